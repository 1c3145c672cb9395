import type { Core } from '@strapi/strapi';
import type { PipelinedTransaction } from '../database/pool';
import { statusEvent } from '../domain/invoice-status';
import { withDefaults } from './defaults';
import type { InvoiceBody } from './document';
import { INVOICE } from './kind';
import { priceInvoice } from './price';
import { replaceDraft } from './replace-draft';
import type { BillingTenant } from './tenant';

/**
 * Replaces a draft invoice. A status in the body issues it, with its event.
 * @returns the answer as JSON text
 * @throws as `replaceDraft`
 */
export function replaceInvoice(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  who: BillingTenant,
  id: string | null,
  body: InvoiceBody,
): Promise<string> {
  const priced = priceInvoice(withDefaults(body, who), who.tax);
  const event = statusEvent('draft', priced.status);
  return replaceDraft(strapi, trx, who, { kind: INVOICE, id, priced, event });
}
