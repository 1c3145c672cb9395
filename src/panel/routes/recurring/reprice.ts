import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { REPRICE } from '../../../billing/schemas/repricing';
import type { Owner } from '../../../billing/tenant';
import { CONTENT_TYPE } from '../../../content-types';
import { database } from '../../../database/pool';
import { isObject } from '../../../domain/checks';
import { reprice as repriceAll } from '../../../recurring/reprice';
import { parse } from '../../../validation/parse';
import type { Repricing } from '../../answers';
import { visibleRowIds } from '../../roles/visible-rows';
import { decimalInput } from '../../saves/decimal-values';
import { changeOnce, mayAny, openById, operatorOf, readsAll } from '../operator';
import { bodyOf, type PanelAnswer } from '../route';

const UID = CONTENT_TYPE.recurring;

/** The fields that the answer tells. A role must show all of them. */
const TOLD = ['name', 'customer', 'items', 'currency', 'next_date'];

const DECIMALS = ['tax_rate', 'price_by', 'price_percent', 'new_tax_rate'] as const;

interface Sent {
  business: unknown;
  body: Record<string, unknown>;
}

/** The body of the API, with the business. Numbers come as they were typed. */
function sentBy(ctx: Context): Sent {
  const sent = bodyOf(ctx);
  const { business, ...body } = isObject(sent) ? sent : {};
  const typed = DECIMALS.map((name) => [name, decimalInput(body[name])] as const);
  return { business, body: { ...body, ...Object.fromEntries(typed) } };
}

async function ownerOf(strapi: Core.Strapi, ctx: Context, business: unknown): Promise<Owner> {
  const id = typeof business === 'string' ? business : null;
  const record = await openById(strapi, ctx, CONTENT_TYPE.business, id);
  return { businessRowId: record.id, businessId: record.documentId };
}

/**
 * POST /invoicing/recurring-invoices/reprice {business, …}: as the API does it, over the recurring invoices
 * that the operator may change.
 */
export async function reprice(strapi: Core.Strapi, ctx: Context): Promise<PanelAnswer<Repricing>> {
  const may =
    readsAll(strapi, ctx, UID, TOLD) &&
    mayAny(strapi, ctx, UID, { action: 'update', field: 'items' });
  if (!may) throw new errors.ForbiddenError();
  const { business, body } = sentBy(ctx);
  const who = await ownerOf(strapi, ctx, business);
  const wanted = parse(REPRICE, body);
  const rowIds = await visibleRowIds(strapi, operatorOf(ctx), UID, 'update');
  if (wanted.dry_run)
    return {
      data: await database(strapi).transaction((trx) =>
        repriceAll(strapi, trx, who, wanted, rowIds),
      ),
    };
  const data = await changeOnce(strapi, ctx, (trx) => repriceAll(strapi, trx, who, wanted, rowIds));
  return { data };
}
