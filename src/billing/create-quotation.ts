import type { Core } from '@strapi/strapi';
import type { PipelinedTransaction } from '../database/pool';
import type { QuotationInput } from './document';
import { QUOTATION } from './kind';
import { priceQuotation } from './price';
import { storeDocument } from './store-document';
import type { TaxedTenant } from './tenant';

/**
 * Stores a new quotation.
 * @returns the answer as JSON text
 * @throws 400, 404 `customer_not_found`, 409 `duplicate_number`
 */
export async function createQuotation(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  who: TaxedTenant,
  input: QuotationInput,
): Promise<string> {
  const priced = priceQuotation(input, who.tax);
  return (await storeDocument(strapi, trx, who, QUOTATION, priced, new Date())).json;
}
