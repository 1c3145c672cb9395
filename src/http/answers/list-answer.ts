import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { ListedKind } from '../../billing/schemas/list-fields';
import {
  listRecords,
  listRecordsAfter,
  type Records,
  type Search,
} from '../../billing/sql/list-records';
import type { JsonPage, JsonStretch, Page, Position } from '../../database/page';
import { database } from '../../database/pool';
import { jsonText } from '../../domain/json';
import { openCursor, sealCursor, type CursorSearch } from '../requests/cursor';
import { caller } from '../requests/request';
import { send, sendText } from './answer';

interface Paging {
  page: number;
  limit: number;
}

/** Without rows there are no pages (spec, common search rules). */
function pagination(total: number, { page, limit }: Paging) {
  return { page, limit, total, total_pages: Math.ceil(total / limit) };
}

/** Answers with the search envelope around rows that a serializer turns into answers. */
export function sendRows<Row>(
  ctx: Context,
  page: Page<Row>,
  search: Paging,
  serialize: (row: Row) => object,
): void {
  const data = page.rows.map(serialize);
  send(ctx, 200, { data, pagination: pagination(page.total, search) });
}

const sendEnvelope = (ctx: Context, data: string, paging: object): void =>
  sendText(ctx, 200, `{"data":${data},"pagination":${JSON.stringify(paging)}}`);

/** The search envelope around elements that are already JSON text. */
export const sendPage = (ctx: Context, page: JsonPage, search: Paging): void =>
  sendEnvelope(ctx, page.data, pagination(page.total, search));

/** A list of one kind, read by pages and by cursor. */
interface List {
  kind: ListedKind;
  page: () => Promise<JsonPage>;
  after: (after: Position | null) => Promise<JsonStretch>;
}

/** Answers a search: with `cursor` what comes next, else a page. */
export async function sendList(
  strapi: Core.Strapi,
  ctx: Context,
  search: CursorSearch & Paging,
  { kind, page, after }: List,
): Promise<void> {
  if (search.cursor === null) return sendPage(ctx, await page(), search);
  return sendStretch(strapi, ctx, search, { kind, after });
}

/** Answers a search with what comes next. */
export async function sendStretch(
  strapi: Core.Strapi,
  ctx: Context,
  search: CursorSearch,
  { kind, after }: Pick<List, 'kind' | 'after'>,
): Promise<void> {
  const { data, next } = await after(openCursor(strapi, ctx, kind, search));
  const next_cursor = next && sealCursor(strapi, ctx, kind, search, next);
  sendEnvelope(ctx, data, { limit: search.limit, next_cursor });
}

/** The same of records whose rows a serializer turns into answers. */
export function sendRecords<Row extends { id: string }, Wanted extends CursorSearch & Search>(
  strapi: Core.Strapi,
  ctx: Context,
  search: Wanted,
  records: Records<Wanted>,
  serialize: (row: Row, businessId: string) => object,
): Promise<void> {
  const { businessId } = caller(ctx);
  const answer = (rows: Row[]) => rows.map((row) => serialize(row, businessId));
  return sendAnswered(strapi, ctx, search, records, answer);
}

/** The same of records whose rows are answered together. */
export function sendAnswered<Row extends { id: string }, Wanted extends CursorSearch & Search>(
  strapi: Core.Strapi,
  ctx: Context,
  search: Wanted,
  records: Records<Wanted>,
  answer: (rows: Row[]) => object[] | Promise<object[]>,
): Promise<void> {
  const db = database(strapi);
  const { businessRowId } = caller(ctx);
  const textOf = async (rows: Row[]) => jsonText(await answer(rows));
  return sendList(strapi, ctx, search, {
    kind: records.kind,
    page: async () => {
      const { rows, total } = await listRecords<Row, Wanted>(db, records, businessRowId, search);
      return { data: await textOf(rows), total };
    },
    after: async (place) => {
      const found = await listRecordsAfter<Row, Wanted>(db, records, businessRowId, search, place);
      return { data: await textOf(found.rows), next: found.next };
    },
  });
}
