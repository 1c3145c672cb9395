import type { Core } from '@strapi/strapi';
import type { PipelinedTransaction } from '../../database/pool';
import { statusEvent, type InvoiceStatus } from '../../domain/invoice-status';
import { withDefaults } from '../defaults';
import type { InvoiceBody } from '../document';
import { INVOICE } from '../kind';
import { requireAccount } from '../sql/bank-accounts';
import { priceInvoice } from './price';
import { replaceDraft, type Replaceable } from './replace-draft';
import type { BillingTenant } from '../tenant';

/**
 * Replaces an invoice. A status in the body issues a draft, with its event.
 * @returns the answer as JSON text
 * @throws as `replaceDraft`
 */
export async function replaceInvoice(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  who: BillingTenant,
  id: string | null,
  body: InvoiceBody,
  allowed: Replaceable = 'draft',
): Promise<string> {
  await requireAccount(trx, who.businessRowId, body.bank_account_id);
  const priced = priceInvoice(withDefaults(body, who), who.tax);
  const eventAfter = (from: string) => statusEvent(from as InvoiceStatus, priced.status);
  return replaceDraft(strapi, trx, who, { kind: INVOICE, id, priced, eventAfter, allowed });
}
