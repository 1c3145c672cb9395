import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import type { NumberedKind } from '../../billing/kind';
import type { PanelRecord } from '../roles/ability';
import { openRecord, readsAll, type Caller } from './operator';

/** A PDF, an e-invoice and the page of a document show all of these. */
const SHOWN = [
  'business',
  'customer',
  'issue_date',
  'currency',
  'total',
  'notes',
  'terms',
  ...['description', 'quantity', 'unit_price'].map((name) => `items.${name}`),
];

/** Whether the operator's roles show documents of a kind whole, and not only some of their fields. */
export const readsWhole = (
  strapi: Core.Strapi,
  ctx: Caller,
  { uid, numberColumn }: NumberedKind,
): boolean => readsAll(strapi, ctx, uid, [numberColumn, ...SHOWN]);

/** @throws 403 when the operator's roles hide a part of such documents */
export function requireWhole(strapi: Core.Strapi, ctx: Caller, kind: NumberedKind): void {
  if (!readsWhole(strapi, ctx, kind)) throw new errors.ForbiddenError();
}

/** The record that the path names, for an operator who may see it whole. @throws 404, 403 */
export async function openWhole(
  strapi: Core.Strapi,
  ctx: Context,
  kind: NumberedKind,
): Promise<PanelRecord> {
  const seen = await openRecord(strapi, ctx, kind.uid);
  requireWhole(strapi, ctx, kind);
  return seen;
}
