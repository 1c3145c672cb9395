import type { Core } from '@strapi/strapi';
import type { Transaction } from '../../database/pool';
import { wakeAfter } from '../../webhooks/wake';
import { changeQuotation } from './change-quotation';
import { QUOTATION } from '../kind';
import type { QuotationUpdate } from '../schemas/quotation';
import { lockDocument } from '../sql/lock-document';
import { updateDocument } from '../sql/update-document';
import type { Owner } from '../tenant';

/**
 * Changes a quotation by the rules of a PATCH, with its events.
 * @returns the answer as JSON text
 * @throws 404, 409 `document_locked`
 */
export async function updateQuotation(
  strapi: Core.Strapi,
  trx: Transaction,
  owner: Owner,
  id: string | null,
  change: Partial<QuotationUpdate>,
): Promise<string> {
  const found = await lockDocument(trx, QUOTATION, owner.businessRowId, id);
  const { quotation, events } = changeQuotation(found, change, new Date());
  const updated = await updateDocument(trx, QUOTATION, owner, quotation, events);
  if (updated.has_deliveries) wakeAfter(strapi, trx);
  return updated.json;
}
