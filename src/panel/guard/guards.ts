import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { ACTIONS, checkerOf, type Operator, mayDo, type Uid } from '../roles/ability';
import { checkQuery } from './check-query';
import { isPerson, QueryPermissions } from './query-permissions';
import { documentsOf } from '../../strapi/documents';
import { contentTypes } from '../../strapi/models';

/**
 * GET /content-manager/homepage/count-documents. Strapi counts whole tables for every operator. This
 * counts only the records that the operator may see. Our types have no drafts.
 */
async function countDocuments(strapi: Core.Strapi, { ability }: Operator): Promise<object> {
  let published = 0;
  for (const [uid, type] of Object.entries(contentTypes(strapi))) {
    if (type.pluginOptions?.['content-manager']?.visible === false) continue;
    const checker = checkerOf(strapi, ability, uid);
    if (checker.cannot(ACTIONS.read)) continue;
    const { filters } = await checker.sanitizedQuery({}, ACTIONS.read);
    published += await documentsOf(strapi, uid).count(filters ? { filters } : {});
  }
  return { draft: 0, published, modified: 0 };
}

/** Throws 404 unless the operator may see every one of these records. */
async function requireVisible(
  strapi: Core.Strapi,
  operator: Operator,
  uid: string,
  ids: unknown,
): Promise<void> {
  for (const id of [ids].flat()) {
    const seen = typeof id === 'string' && (await mayDo(strapi, operator, uid as Uid, id, 'read'));
    if (!seen) throw new errors.NotFoundError();
  }
}

interface Guarded {
  strapi: Core.Strapi;
  ctx: Context;
  operator: Operator;
}

/** Checks a request before Strapi handles it. @returns true when the guard has answered it */
export type Guard = (guarded: Guarded) => Promise<boolean>;

const bodyOf = (ctx: Context) => (ctx.request.body ?? {}) as Record<string, unknown>;
export const modelOf = (ctx: Context): string => ctx.params['model'] ?? '';

/** For every route that names a type: the query must not use fields that the operator may not read. */
export const guardQuery: Guard = async ({ strapi, ctx, operator }) => {
  checkQuery(ctx, new QueryPermissions(strapi, operator), modelOf(ctx));
  return false;
};

const EMPTY = { results: [], pagination: { page: 1, pageSize: 10, pageCount: 0, total: 0 } };

/**
 * Strapi has no filter for a type that the operator may not read, so its picker would list every
 * record.
 */
const guardPicker: Guard = async ({ strapi, ctx, operator }) => {
  const permissions = new QueryPermissions(strapi, operator);
  const { model = '', targetField = '' } = ctx.params;
  // Roles do not name fields of components, nor `createdBy` and `updatedBy`. A picker of people is
  // empty.
  const hasRoles = model in strapi.contentTypes && !isPerson(targetField);
  if (hasRoles && !permissions.mayRead(model, targetField)) throw new errors.ForbiddenError();
  const attribute = permissions.attribute(model, targetField);
  const target = attribute && permissions.target(attribute);
  if (target === undefined) return false;
  checkQuery(ctx, permissions, target);
  if (permissions.mayRead(target)) return false;
  ctx.body = EMPTY;
  return true;
};

/** Strapi checks the right to create, but not the right to see the copied record. */
const guardClone: Guard = async ({ strapi, ctx, operator }) => {
  await requireVisible(strapi, operator, modelOf(ctx), ctx.params['sourceId']);
  return false;
};

/** Strapi's handlers read every id that the request names, without a check of the record. */
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

/**
 * Strapi stores versions only with an Enterprise licence, and it ignores conditions when it reads
 * them.
 */
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

/** Guards that run in addition to `guardQuery`, by Strapi's name of the handler. */
export const GUARDS: Readonly<Record<string, Guard>> = {
  'relations.findAvailable': guardPicker,
  'collection-types.clone': guardClone,
  'collection-types.autoClone': guardClone,
  'collection-types.bulkFindForValidation': guardIds,
  'collection-types.countManyEntriesDraftRelations': guardIds,
  'homepage.getCountDocuments': guardCount,
};

/** Guards of the handlers that exist only with an Enterprise licence. */
export const LICENSED_GUARDS: Readonly<Record<string, Guard>> = {
  'history-version.findMany': guardHistory,
  'history-version.restoreVersion': guardRestore,
};
