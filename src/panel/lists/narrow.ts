import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { CREDIT_NOTE, INVOICE, QUOTATION } from '../../billing/kind';
import { isObject } from '../../domain/checks';
import { errorCode } from '../../database/failures';
import { database } from '../../database/pool';
import { refusedAmong } from '../../mail/sql/refused-mails';
import { say } from '../../messages/message';
import { documentService } from '../../strapi/documents';
import { currentRequest } from '../../strapi/request-context';
import { putBefore, routesOf } from '../../strapi/routes';
import { saying } from '../../strapi/saying';
import { ACTIONS, checkerOf, type Operator } from '../roles/ability';
import { mailScope } from '../roles/mail-scope';
import { operatorIn } from '../roles/operator';
import type { PanelList } from './list';
import { listOf } from './lists';
import { pageOf, type Page } from './page';
import { listQuery, OWN_PARAMETERS } from './query';

/** As Strapi's own list. */
const MOST_ROWS = 1000;
const USUAL_ROWS = 10;

type Query = Record<string, unknown>;

interface State {
  isList?: true;
}

interface Rows {
  results?: { id: number; mail_refused?: true }[];
  pagination?: object;
}

function whole(value: unknown, usual: number, most: number): number {
  const number = Number(value);
  if (value === undefined || !Number.isInteger(number)) return usual;
  return Math.min(Math.max(number, 1), most);
}

/** Class 22 are values that a type cannot have, such as `abc` for a number in a filter. */
export function asBadFilter(error: unknown): never {
  if (!errorCode(error).startsWith('22')) throw error;
  throw saying(errors.ValidationError, say('filter_or_search_value'));
}

/** Lets Strapi read the records of the page, with its own check of each. */
function readOnly(query: Query, { ids }: Page): void {
  for (const name of [...OWN_PARAMETERS, '_q', 'sort', 'start', 'limit'])
    Reflect.deleteProperty(query, name);
  Object.assign(query, {
    filters: { id: { $in: ids } },
    page: 1,
    pageSize: Math.max(ids.length, 1),
  });
}

function inOrder(body: unknown, { ids, total }: Page, page: number, pageSize: number): void {
  const rows = (body ?? {}) as Rows;
  if (!Array.isArray(rows.results)) return;
  const byId = new Map(rows.results.map((row) => [row.id, row]));
  rows.results = ids.flatMap((id) => byId.get(id) ?? []);
  rows.pagination = { page, pageSize, pageCount: Math.ceil(total / pageSize), total };
}

/** Those of a page whose last mail was refused, as far as the operator may see mails. */
async function refusedIn(
  strapi: Core.Strapi,
  operator: Operator,
  { uid }: PanelList,
  rowIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const kind = [INVOICE, QUOTATION, CREDIT_NOTE].find((one) => one.uid === uid);
  const scope = kind && rowIds.length > 0 ? await mailScope(strapi, operator) : null;
  if (!kind || !scope) return new Set();
  return new Set(await refusedAmong(database(strapi), kind.name, rowIds, scope));
}

async function narrowed(strapi: Core.Strapi, ctx: Context, next: Next): Promise<unknown> {
  const operator = operatorIn(ctx.state);
  const list = listOf(ctx.params['model'] ?? '');
  // Strapi refuses.
  const may =
    operator && list && !checkerOf(strapi, operator.ability, list.uid).cannot(ACTIONS.read);
  if (!may) return next();
  const query = ctx.query as Query;
  const [page, pageSize] = [
    whole(query['page'], 1, Number.MAX_SAFE_INTEGER),
    whole(query['pageSize'], USUAL_ROWS, MOST_ROWS),
  ];
  const wanted = { list, query: listQuery(list, query), sort: query['sort'], page, pageSize };
  const found = await pageOf(strapi, operator, wanted).catch(asBadFilter);
  readOnly(query, found);
  (ctx.state as State).isList = true;
  const refused = await refusedIn(strapi, operator, list, found.ids);
  await next();
  inOrder(ctx.body, found, page, pageSize);
  for (const row of (ctx.body as Rows | null)?.results ?? [])
    if (refused.has(row.id)) row.mail_refused = true;
  return undefined;
}

/** Rows show no lines: to check those of ten documents with 1,000 lines held the loop for 0.7 s. */
function leaveLinesOut(strapi: Core.Strapi): void {
  documentService(strapi).use((call, next) => {
    const { isList } = (currentRequest(strapi)?.state ?? {}) as State;
    const { populate } = call.params;
    if (isList && call.action === 'findMany' && isObject(populate))
      Reflect.deleteProperty(populate, 'items');
    return next();
  });
}

const LIST = 'collection-types.find';

/**
 * Gives the lists of the panel their search, tabs, periods and sorts. We find the ids of a page, and
 * Strapi reads and checks these records (docs/decisions/0041). Called in `register` before the guards,
 * so that it runs after them. The service does not start when Strapi lacks the handler of lists.
 */
export function narrowLists(strapi: Core.Strapi): void {
  const lists = routesOf(strapi, 'content-manager').filter(({ handler }) => handler === LIST);
  if (lists.length === 0) throw new Error(`Strapi's Content Manager has no ${LIST}`);
  leaveLinesOut(strapi);
  for (const route of lists)
    putBefore(route, [(ctx: Context, next: Next) => narrowed(strapi, ctx, next)]);
}
