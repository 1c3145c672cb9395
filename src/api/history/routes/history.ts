import type { Context } from 'koa';
import { API_HISTORIES, type ApiHistory } from '../../../billing/history';
import { HISTORY_ENTRY } from '../../../billing/schemas/answers';
import { HISTORY_SEARCH } from '../../../billing/schemas/search';
import { listHistory } from '../../../billing/sql/list-history';
import { database } from '../../../database/pool';
import { notFound } from '../../../domain/errors';
import { keyOperation } from '../../../http/routes/operation';
import { routesOf } from '../../../http/routes/route';
import { sendPage } from '../../../http/answers/list-answer';
import { caller, parseQuery, pathId } from '../../../http/requests/request';
import { runningStrapi } from '../../../strapi/service';

/** GET /api/v1/{table}/{id}/history: what changed, who changed it and when, newest first. */
async function answerHistory(ctx: Context, { table, word }: ApiHistory): Promise<void> {
  const { businessRowId } = caller(ctx);
  const id = pathId(ctx);
  const search = parseQuery(ctx, HISTORY_SEARCH);
  const db = database(runningStrapi());
  const page = id && (await listHistory(db, table, { id, businessRowId, ...search }));
  if (!page) throw notFound(word);
  sendPage(ctx, page, search);
}

export const HISTORY_OPERATIONS = API_HISTORIES.map((history) =>
  keyOperation('GET', `/${history.path}/:id/history`, (ctx) => answerHistory(ctx, history), {
    id: `list${history.name}History`,
    tag: history.tag,
    summary: `List the changes of a record, newest first: ${history.word}`,
    permissions: [history.permission],
    record: history.table,
    query: HISTORY_SEARCH,
    answer: HISTORY_ENTRY,
    list: true,
    refuses: ['page_too_large'],
  }),
);

export default routesOf(HISTORY_OPERATIONS);
