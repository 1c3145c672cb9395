import type { Core } from '@strapi/strapi';
import type { PipelinedTransaction } from '../database/pool';
import type { InvoiceInput } from './document';
import { INVOICE } from './kind';
import { priceInvoice } from './price';
import { storeDocument } from './store-document';
import type { TaxedTenant } from './tenant';

/**
 * Stores a new invoice.
 * @returns the answer as JSON text
 * @throws 400, 404 `customer_not_found`, 409 `duplicate_number`
 */
export async function createInvoice(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  who: TaxedTenant,
  input: InvoiceInput,
): Promise<string> {
  const priced = priceInvoice(input, who.tax);
  return (await storeDocument(strapi, trx, who, INVOICE, priced, new Date())).json;
}
