import type { Core } from '@strapi/strapi';
import type { PipelinedTransaction } from '../database/pool';
import { withDefaults } from './defaults';
import type { QuotationBody } from './document';
import { QUOTATION } from './kind';
import { quotationStatusEvent } from '../domain/quotation-status';
import { priceQuotation } from './price';
import { replaceDraft } from './replace-draft';
import type { BillingTenant } from './tenant';

/**
 * Replaces a draft quotation. A status in the body issues it, with its event.
 * @returns the answer as JSON text
 * @throws as `replaceDraft`
 */
export function replaceQuotation(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  who: BillingTenant,
  id: string | null,
  body: QuotationBody,
): Promise<string> {
  const priced = priceQuotation(withDefaults(body, who), who.tax);
  const event = quotationStatusEvent('draft', priced.status);
  return replaceDraft(strapi, trx, who, { kind: QUOTATION, id, priced, event });
}
