import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { INVOICE } from '../../billing/kind';
import { ApiError } from '../../domain/errors';
import { say } from '../../messages/message';
import { documentsOf } from '../../strapi/documents';
import type { NumberedDocument } from '../answers';
import { openRecord, operatorOf } from './operator';
import { bodyOf, type PanelAnswer } from './route';

/**
 * POST /invoicing/invoices/:id/round-per-rate {updatedAt?}: a draft has its tax rounded for each rate from
 * now on, as e-invoices need it. If the record is newer than `updatedAt`, the answer is 409.
 */
export async function roundPerRate(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<PanelAnswer<NumberedDocument>> {
  const found = await openRecord(strapi, ctx, INVOICE.uid, [
    { action: 'update', field: 'items.tax_rate' },
  ]);
  if (found['state'] !== 'draft') throw new ApiError('document_locked', say('rounding_kept'));
  const { documentId } = found;
  const { updatedAt } = bodyOf(ctx) as { updatedAt?: unknown };
  const data = { tax_rounding: 'rate', updatedAt, updatedBy: operatorOf(ctx).id };
  const saved = await documentsOf(strapi, INVOICE.uid).update({ documentId, data });
  if (!saved) throw new errors.NotFoundError();
  return { data: { documentId, number: String(saved[INVOICE.numberColumn]) } };
}
