import type { Core } from '@strapi/strapi';
import type { PipelinedTransaction } from '../../database/pool';
import { withDefaults } from '../defaults';
import type { QuotationBody } from '../document';
import { QUOTATION } from '../kind';
import { priceQuotation } from './price';
import { storeDocument, type MadeDocument } from './store-document';
import type { BillingTenant } from '../tenant';

/**
 * Stores a new quotation.
 * @throws 400, 404 `customer_not_found`, 409 `duplicate_number`
 */
export function createQuotation(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  who: BillingTenant,
  body: QuotationBody,
): Promise<MadeDocument> {
  const priced = priceQuotation(withDefaults(body, who), who.tax);
  return storeDocument(strapi, trx, who, QUOTATION, priced, new Date());
}
