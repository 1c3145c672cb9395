import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { CREDIT_NOTE } from '../../../billing/kind';
import { recordRefund } from '../../../billing/record-refund';
import { refundPayment } from '../../../billing/refund-payment';
import { voidRefund } from '../../../billing/void-refund';
import { PAYMENT_REFUND_CREATE, REFUND_CREATE } from '../../../billing/schemas/payment';
import type { RefundRow } from '../../../billing/sql/refunds';
import type { BillingTenant } from '../../../billing/tenant';
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

/** Changes a refund as the API does, in one transaction. */
const change = (
  strapi: Core.Strapi,
  ctx: Context,
  work: (trx: PipelinedTransaction) => Promise<RefundRow>,
): Promise<ChangedRefund> =>
  changeOnce(strapi, ctx, async (trx) => {
    const changed = await work(trx);
    return { documentId: changed.id, state: changed.status };
  });

/** The business of a record. @throws 403 where the operator may not create refunds in it */
async function payer(
  strapi: Core.Strapi,
  ctx: Context,
  table: 'credit_notes' | 'payments',
  documentId: string,
): Promise<BillingTenant> {
  const who = await documentOwner(strapi, table, documentId);
  if (!mayUseBusiness(strapi, operatorOf(ctx), REFUND, 'create', who.businessRowId))
    throw new errors.ForbiddenError();
  return who;
}

/** POST /invoicing/credit-notes/:id/refunds */
export async function refund(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<PanelAnswer<ChangedRefund>> {
  const { documentId } = await openRecord(strapi, ctx, CREDIT_NOTE.uid);
  const who = await payer(strapi, ctx, 'credit_notes', documentId);
  const input = parse(REFUND_CREATE, amountBody(bodyOf(ctx)));
  const data = await change(strapi, ctx, (trx) =>
    recordRefund(strapi, trx, who, documentId, input),
  );
  return { status: 201, data };
}

/** POST /invoicing/payments/:id/refunds: of what the payment has on account. */
export async function refundOnAccount(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<PanelAnswer<ChangedRefund>> {
  const { documentId } = await openRecord(strapi, ctx, CONTENT_TYPE.payment);
  const who = await payer(strapi, ctx, 'payments', documentId);
  const input = parse(PAYMENT_REFUND_CREATE, amountBody(bodyOf(ctx)));
  const data = await change(strapi, ctx, (trx) =>
    refundPayment(strapi, trx, who, documentId, input),
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
