import type { Core } from '@strapi/strapi';
import type { PipelinedTransaction } from '../database/pool';
import { withCurrency } from './defaults';
import type { InvoiceBody } from './document';
import { INVOICE } from './kind';
import { priceInvoice } from './price';
import { storeDocument } from './store-document';
import type { BillingTenant } from './tenant';

/**
 * Stores a new invoice.
 * @returns the answer as JSON text
 * @throws 400, 404 `customer_not_found`, 409 `duplicate_number`
 */
export async function createInvoice(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  who: BillingTenant,
  body: InvoiceBody,
): Promise<string> {
  const priced = priceInvoice(withCurrency(body, who.defaultCurrency), who.tax);
  return (await storeDocument(strapi, trx, who, INVOICE, priced, new Date())).json;
}
