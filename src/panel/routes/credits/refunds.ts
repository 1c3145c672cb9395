import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { CREDIT_NOTE } from '../../../billing/kind';
import { recordRefund } from '../../../billing/record-refund';
import { voidRefund } from '../../../billing/void-refund';
import { REFUND_CREATE } from '../../../billing/schemas/payment';
import type { RefundRow } from '../../../billing/sql/refunds';
import { CONTENT_TYPE } from '../../../content-types';
import type { PipelinedTransaction } from '../../../database/pool';
import { parse } from '../../../validation/parse';
import type { ChangedRefund } from '../../answers';
import { mayUseBusiness } from '../../roles/ability';
import { documentOwner } from '../document-owner';
import { changeOnce, openRecord, operatorOf } from '../operator';
import { bodyOf, type PanelAnswer } from '../route';
import { amountBody } from './typed-decimals';

const REFUND = CONTENT_TYPE.refund;

/** Our use cases leave these columns empty, as they do for a program. They change all three records. */
function nameOperator(trx: PipelinedTransaction, refund: RefundRow, operatorId: number): void {
  trx.queue({
    text: `WITH refund AS (
        UPDATE refunds SET created_by_id = coalesce(created_by_id, $3), updated_by_id = $3
        WHERE document_id = $1
      ), note AS (
        UPDATE credit_notes SET updated_by_id = $3 WHERE document_id = $2 RETURNING invoice_id)
      UPDATE invoices SET updated_by_id = $3 WHERE id IN (SELECT invoice_id FROM note)`,
    values: [refund.id, refund.credit_note_id, operatorId],
  });
}

/** Changes a refund as the API does, in one transaction. */
const change = (
  strapi: Core.Strapi,
  ctx: Context,
  work: (trx: PipelinedTransaction) => Promise<RefundRow>,
): Promise<ChangedRefund> =>
  changeOnce(strapi, ctx, async (trx, operator) => {
    const changed = await work(trx);
    nameOperator(trx, changed, operator.id);
    return { documentId: changed.id, state: changed.status };
  });

/** POST /invoicing/credit-notes/:id/refunds: needs the right to create refunds in this business. */
export async function refund(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<PanelAnswer<ChangedRefund>> {
  const { documentId } = await openRecord(strapi, ctx, CREDIT_NOTE.uid);
  const who = await documentOwner(strapi, 'credit_notes', documentId);
  if (!mayUseBusiness(strapi, operatorOf(ctx), REFUND, 'create', who.businessRowId))
    throw new errors.ForbiddenError();
  const input = parse(REFUND_CREATE, amountBody(bodyOf(ctx)));
  const data = await change(strapi, ctx, (trx) =>
    recordRefund(strapi, trx, who, documentId, input),
  );
  return { status: 201, data };
}

/** POST /invoicing/refunds/:id/void: needs the right to change the refund's status. */
export async function voidOne(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<PanelAnswer<ChangedRefund>> {
  const need = { action: 'update', field: 'state' } as const;
  const { documentId } = await openRecord(strapi, ctx, REFUND, [need]);
  const who = await documentOwner(strapi, 'refunds', documentId);
  const data = await change(strapi, ctx, (trx) => voidRefund(strapi, trx, who, documentId));
  return { data };
}
