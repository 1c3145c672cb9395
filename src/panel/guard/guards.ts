import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { ACTIONS, checkerOf, type Operator } from '../roles/ability';
import { countDocuments } from './count-documents';
import { checkQuery } from './query';
import { isPerson, QueryPermissions } from './reach';
import { requireVisible } from './records';

interface Guarded {
  strapi: Core.Strapi;
  ctx: Context;
  operator: Operator;
}

/** Looks at a request before Strapi does; whether it has answered it itself. */
export type Guard = (guarded: Guarded) => Promise<boolean>;

const bodyOf = (ctx: Context) => (ctx.request.body ?? {}) as Record<string, unknown>;
export const modelOf = (ctx: Context): string => ctx.params['model'] ?? '';

/** Everything that names a type: no path of the query leads to what the operator may not read. */
export const guardQuery: Guard = async ({ strapi, ctx, operator }) => {
  checkQuery(ctx, new QueryPermissions(strapi, operator), modelOf(ctx));
  return false;
};

const EMPTY = { results: [], pagination: { page: 1, pageSize: 10, pageCount: 0, total: 0 } };

/** Strapi lists every record of a type of which the operator may read none: it has no filter for it. */
const guardPicker: Guard = async ({ strapi, ctx, operator }) => {
  const reach = new QueryPermissions(strapi, operator);
  const { model = '', targetField = '' } = ctx.params;
  // No role names fields of components, nor those that tell who made a record. A picker of people
  // offers nobody.
  const hasRoles = model in strapi.contentTypes && !isPerson(targetField);
  if (hasRoles && !reach.mayRead(model, targetField)) throw new errors.ForbiddenError();
  const attribute = reach.attribute(model, targetField);
  const target = attribute && reach.target(attribute);
  if (target === undefined) return false;
  checkQuery(ctx, reach, target);
  if (reach.mayRead(target)) return false;
  ctx.body = EMPTY;
  return true;
};

/** Strapi asks whether one may create, and not whether one may see what is copied. */
const guardClone: Guard = async ({ strapi, ctx, operator }) => {
  await requireVisible(strapi, operator, modelOf(ctx), ctx.params['sourceId']);
  return false;
};

/** These read whatever ids they are given. */
const guardIds: Guard = async ({ strapi, ctx, operator }) => {
  const { documentIds } = bodyOf(ctx);
  const ids = documentIds ?? (ctx.query as Record<string, unknown>)['documentIds'] ?? [];
  await requireVisible(strapi, operator, modelOf(ctx), ids);
  return false;
};

const guardCount: Guard = async ({ strapi, ctx, operator }) => {
  ctx.body = { data: await countDocuments(strapi, operator) };
  return true;
};

/** Versions are kept by an Enterprise licence only, and know nothing of conditions. */
const guardHistory: Guard = async ({ strapi, ctx, operator }) => {
  const { contentType = '', documentId } = ctx.query as Record<string, string | undefined>;
  await requireVisible(strapi, operator, contentType, documentId);
  return false;
};

const guardRestore: Guard = async ({ strapi, ctx, operator }) => {
  const uid = String(bodyOf(ctx)['contentType'] ?? '');
  const limited = checkerOf(strapi, operator.ability, uid).requiresEntity(ACTIONS.update);
  if (limited) throw new errors.ForbiddenError();
  return false;
};

/** What is asked beside `guardQuery`, by Strapi's name of the handler. */
export const GUARDS: Readonly<Record<string, Guard>> = {
  'relations.findAvailable': guardPicker,
  'collection-types.clone': guardClone,
  'collection-types.autoClone': guardClone,
  'collection-types.bulkFindForValidation': guardIds,
  'collection-types.countManyEntriesDraftRelations': guardIds,
  'homepage.getCountDocuments': guardCount,
};

/** The same for what an Enterprise licence adds. */
export const LICENSED_GUARDS: Readonly<Record<string, Guard>> = {
  'history-version.findMany': guardHistory,
  'history-version.restoreVersion': guardRestore,
};
