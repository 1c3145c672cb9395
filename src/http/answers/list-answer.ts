import type { Context } from 'koa';
import type { JsonPage, Page } from '../../database/page';
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

/** The search envelope around elements that are already JSON text. */
export function sendPage(ctx: Context, page: JsonPage, search: Paging): void {
  const paging = JSON.stringify(pagination(page.total, search));
  sendText(ctx, 200, `{"data":${page.data},"pagination":${paging}}`);
}
