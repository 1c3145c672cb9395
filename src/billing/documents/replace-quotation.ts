import type { Core } from '@strapi/strapi';
import type { PipelinedTransaction } from '../../database/pool';
import { withDefaults } from '../defaults';
import type { QuotationBody } from '../document';
import { QUOTATION } from '../kind';
import { quotationStatusEvent, type QuotationStatus } from '../../domain/quotation-status';
import { priceQuotation } from './price';
import { replaceDraft, type Replaceable } from './replace-draft';
import type { BillingTenant } from '../tenant';

/**
 * Replaces a quotation. A status in the body issues a draft, with its event.
 * @returns the answer as JSON text
 * @throws as `replaceDraft`
 */
export function replaceQuotation(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  who: BillingTenant,
  id: string | null,
  body: QuotationBody,
  allowed: Replaceable = 'draft',
): Promise<string> {
  const priced = priceQuotation(withDefaults(body, who), who.tax);
  const eventAfter = (from: string) => quotationStatusEvent(from as QuotationStatus, priced.status);
  return replaceDraft(strapi, trx, who, { kind: QUOTATION, id, priced, eventAfter, allowed });
}
