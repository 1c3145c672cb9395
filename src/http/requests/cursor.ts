import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { ListedKind } from '../../billing/schemas/list-fields';
import type { Position } from '../../database/page';
import { SecretBox } from '../../database/secrets/secret-box';
import { validationError } from '../../domain/errors';
import { madeOnce } from '../../strapi/service';
import { settingsOf } from '../../strapi/settings-service';
import { caller } from './request';

/** A search that may be read by cursor: filters and sort beside what says which part is read. */
export interface CursorSearch {
  cursor: string | null;
  page?: number;
  limit: number;
}

const boxOf = madeOnce((strapi) => new SecretBox(settingsOf(strapi).ENCRYPTION_KEY, 'cursors'));

/** What a cursor is bound to: the business, the list, its filters and its order. */
function bound(ctx: Context, kind: ListedKind, search: CursorSearch): string {
  const { cursor: _cursor, page: _page, limit: _limit, ...same } = search;
  const text = JSON.stringify([caller(ctx).businessId, kind, same]);
  return createHash('sha256').update(text).digest('base64url');
}

/** A cursor for a place. Nobody can read or change it, or use it for another search. */
export const sealCursor = (
  strapi: Core.Strapi,
  ctx: Context,
  kind: ListedKind,
  search: CursorSearch,
  { value, rowId }: Position,
): string => boxOf(strapi).seal(bound(ctx, kind, search), JSON.stringify([value, rowId]));

/** The place that a cursor stands for; null for the beginning. */
export function openCursor(
  strapi: Core.Strapi,
  ctx: Context,
  kind: ListedKind,
  search: CursorSearch,
): Position | null {
  if (search.cursor === null || search.cursor === '') return null;
  const text = boxOf(strapi).open(bound(ctx, kind, search), search.cursor);
  if (text === null) {
    const message = 'must be the next_cursor of a list with the same filters and sort';
    throw validationError([{ path: ['cursor'], message }]);
  }
  const [value, rowId] = JSON.parse(text) as [string | null, number];
  return { value, rowId };
}
