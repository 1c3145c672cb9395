import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { z } from 'zod';
import { CONTENT_TYPE } from '../../../content-types';
import { database } from '../../../database/pool';
import { parseQuery } from '../../../http/requests/request';
import { DOCS, optional, uuid } from '../../../validation/fields';
import type { Uid } from '../../roles/ability';
import { readScope, type Scope } from '../../roles/sql-filter';
import { visibleRowIds } from '../../roles/visible-rows';
import { operatorOf } from '../operator';
import { businessDays, type BusinessDays } from '../../lists/business-days';

const QUERY = z.object({ business: optional(uuid, DOCS.uuid('A business.')) });

/**
 * The row id of the business that the query names; null for all.
 * @throws 404 when the operator may not see it
 */
export async function chosenBusiness(strapi: Core.Strapi, ctx: Context): Promise<number | null> {
  const { business: documentId } = parseQuery(ctx, QUERY);
  if (documentId === null) return null;
  const [row] = await database(strapi).query<{ id: number }>({
    text: 'SELECT id FROM businesses WHERE document_id = $1',
    values: [documentId],
  });
  if (!row) throw new errors.NotFoundError();
  const operator = operatorOf(ctx);
  const filter = { documentId: { $eq: documentId } };
  const seen = await visibleRowIds(strapi, operator, CONTENT_TYPE.business, 'read', filter);
  if (seen !== null && !seen.includes(row.id)) throw new errors.NotFoundError();
  return row.id;
}

/** The records of a type that count, and the days of their businesses. */
export interface Seen {
  scope: Scope;
  days: BusinessDays;
}

/** The chosen one of the businesses that a limit leaves, or all of them. */
export function within(limit: readonly number[] | null, chosen: number | null) {
  if (chosen === null) return limit;
  return limit === null || limit.includes(chosen) ? [chosen] : [];
}

/** The records of a type that the operator may see, in the chosen business. */
export async function seenOf(
  strapi: Core.Strapi,
  ctx: Context,
  uid: Uid,
  { chosen, now }: { chosen: number | null; now: Date },
): Promise<Seen> {
  const scope = await readScope(strapi, operatorOf(ctx), uid);
  const days = await businessDays(database(strapi), within(scope.businesses, chosen), now);
  return { scope, days };
}
