import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { database } from '../../database/pool';
import type { ListName } from '../../domain/list-views';
import { parse } from '../../validation/parse';
import { checkQuery } from '../guard/check-query';
import { QueryPermissions } from '../guard/query-permissions';
import { choiceBody, storeChoice, storedChoices, workingChoice } from '../lists/choice';
import type { PanelList } from '../lists/list';
import { LISTS } from '../lists/lists';
import { asBadFilter, listQuery, pageIn } from '../lists/query';
import { shapeOf } from '../lists/columns';
import { rowsOf } from '../lists/rows';
import { summaryOf } from '../lists/summary';
import type { ListChoices, ListRows, ListSummary } from '../answers';
import { mayAny, operatorOf } from './operator';
import { bodyOf, panelRoute, type PanelAnswer, type PanelRoute } from './route';

const known = (name: string): name is ListName => Object.hasOwn(LISTS, name);

/**
 * The list that the path names.
 * @throws 404 for any other name, 403 when the roles do not show the type
 */
function openList(strapi: Core.Strapi, ctx: Context): { name: ListName; list: PanelList } {
  const name = ctx.params['list'] ?? '';
  if (!known(name)) throw new errors.NotFoundError();
  const list = LISTS[name];
  if (!mayAny(strapi, ctx, list.uid, { action: 'read' })) throw new errors.ForbiddenError();
  return { name, list };
}

/** GET /invoicing/lists/:list?filters…&_q=…&view=…&period=…: counts and sums of a list. */
async function summary(strapi: Core.Strapi, ctx: Context): Promise<PanelAnswer<ListSummary>> {
  const { list } = openList(strapi, ctx);
  const operator = operatorOf(ctx);
  checkQuery(ctx, new QueryPermissions(strapi, operator), list.uid);
  const query = listQuery(list, ctx.query);
  return { data: await summaryOf(strapi, operator, list, query).catch(asBadFilter) };
}

/** GET /invoicing/lists/:list/rows?page=…&pageSize=…&sort=…, and as above: one page of a list. */
async function rows(strapi: Core.Strapi, ctx: Context): Promise<PanelAnswer<ListRows>> {
  const { list } = openList(strapi, ctx);
  const operator = operatorOf(ctx);
  checkQuery(ctx, new QueryPermissions(strapi, operator), list.uid);
  const wanted = { list, query: listQuery(list, ctx.query), ...pageIn(ctx.query) };
  return { data: await rowsOf(strapi, operator, wanted).catch(asBadFilter) };
}

/** GET /invoicing/lists: how the operator left each list, and the columns that it can have. */
async function choices(strapi: Core.Strapi, ctx: Context): Promise<PanelAnswer<ListChoices>> {
  const operator = operatorOf(ctx);
  const permissions = new QueryPermissions(strapi, operator);
  const stored = await storedChoices(database(strapi), operator.id);
  const lists = stored.flatMap(({ list, choice }) =>
    known(list) && permissions.mayRead(LISTS[list].uid)
      ? [[list, workingChoice(strapi, permissions, LISTS[list], choice)]]
      : [],
  );
  const seen = Object.entries(LISTS).filter(([, { uid }]) => permissions.mayRead(uid));
  const shapes = await Promise.all(
    seen.map(async ([name, list]) => [name, await shapeOf(strapi, operator, list)] as const),
  );
  const data = {
    operator: operator.id,
    lists: Object.fromEntries(lists),
    shapes: Object.fromEntries(shapes),
  };
  return { data };
}

/** POST /invoicing/lists/:list: remembers how the operator leaves a list. */
async function choose(strapi: Core.Strapi, ctx: Context): Promise<PanelAnswer<null>> {
  const { name, list } = openList(strapi, ctx);
  const choice = parse(choiceBody(list), bodyOf(ctx));
  await storeChoice(database(strapi), operatorOf(ctx).id, name, choice);
  return { data: null };
}

export function listRoutes(strapi: Core.Strapi): PanelRoute[] {
  return [
    panelRoute('GET', '/lists', (ctx) => choices(strapi, ctx)),
    panelRoute('GET', '/lists/:list', (ctx) => summary(strapi, ctx)),
    panelRoute('GET', '/lists/:list/rows', (ctx) => rows(strapi, ctx)),
    panelRoute('POST', '/lists/:list', (ctx) => choose(strapi, ctx)),
  ];
}
