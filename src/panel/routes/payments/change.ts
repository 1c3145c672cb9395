import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { PAYMENT_UPDATE, type PaymentUpdate } from '../../../billing/schemas/payment';
import { CONTENT_TYPE } from '../../../content-types';
import { parse } from '../../../validation/parse';
import type { PanelRecord } from '../../roles/ability';
import { requireNeeds } from '../operator';
import { bodyOf } from '../route';

/** The fields of a payment that describe it, and that operators change. */
export const DESCRIBING = ['method', 'reference', 'note'] as const;

interface Asked {
  strapi: Core.Strapi;
  ctx: Context;
  seen: PanelRecord;
}

/** The fields that a body names. @throws 403 where the roles do not let the operator change one of them */
export async function paymentChange({ strapi, ctx, seen }: Asked): Promise<PaymentUpdate> {
  const { method, reference, note } = parse(PAYMENT_UPDATE, bodyOf(ctx));
  const update: PaymentUpdate = { method, reference, note, metadata: undefined };
  const named = DESCRIBING.filter((field) => update[field] !== undefined);
  const needs = named.map((field) => ({ action: 'update', field }) as const);
  await requireNeeds(strapi, ctx, CONTENT_TYPE.payment, seen, needs);
  return update;
}
