import type { Context } from 'koa';
import type { JsonPage, Page } from '../database/page';
import { sendText, type Answer } from './answer';

interface Paging {
  page: number;
  limit: number;
}

/** No rows, no pages (spec, common search rules). */
function pagination(total: number, { page, limit }: Paging) {
  return { page, limit, total, total_pages: Math.ceil(total / limit) };
}

/** The search envelope around rows that a serializer turns into answers. */
export function listAnswer<Row>(
  page: Page<Row>,
  search: Paging,
  serialize: (row: Row) => object,
): Answer {
  return {
    status: 200,
    body: { data: page.rows.map(serialize), pagination: pagination(page.total, search) },
  };
}

/** The search envelope around elements that are already JSON text. */
export function sendPage(ctx: Context, page: JsonPage, search: Paging): void {
  const paging = JSON.stringify(pagination(page.total, search));
  sendText(ctx, 200, `{"data":${page.data},"pagination":${paging}}`);
}
