import type { Core } from '@strapi/strapi';
import type { PipelinedTransaction } from '../../database/pool';
import { withDefaults } from '../defaults';
import type { InvoiceBody, InvoiceOrigin } from '../document';
import { INVOICE } from '../kind';
import { requireAccount } from '../sql/bank-accounts';
import { priceInvoice } from './price';
import { storeDocument, type MadeDocument } from './store-document';
import type { BillingTenant } from '../tenant';

/**
 * Stores a new invoice.
 * @param origin the recurring invoice that makes it
 * @throws 400, 404 `customer_not_found`, 409 `duplicate_number`
 */
export async function createInvoice(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  who: BillingTenant,
  body: InvoiceBody,
  origin: InvoiceOrigin = {},
): Promise<MadeDocument> {
  await requireAccount(trx, who.businessRowId, body.bank_account_id);
  const input = Object.assign(withDefaults(body, who), origin);
  return storeDocument(strapi, trx, who, INVOICE, priceInvoice(input, who.tax), new Date());
}
