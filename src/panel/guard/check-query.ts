import type { Context } from 'koa';
import type { QueryPermissions } from './query-permissions';

type Query = Record<string, unknown>;

function sortPaths(sort: unknown): string[] {
  const list = Array.isArray(sort) ? sort : [sort];
  return list
    .filter((one) => typeof one === 'string')
    .flatMap((one) => one.split(','))
    .map((one) => one.split(':')[0]?.trim() ?? '')
    .filter(Boolean);
}

/**
 * Checks every part of a query, because Strapi finds relations to load in any part. The panel itself
 * may ask for a list sorted by a field that the role cannot read. Such a list is shown unsorted.
 */
export function checkQuery(ctx: Context, permissions: QueryPermissions, uid: string): void {
  const query = ctx.query as Query;
  for (const path of sortPaths(query['sort'])) {
    const hidden =
      !path.includes('.') &&
      permissions.attribute(uid, path) &&
      !permissions.mayReadPath(uid, path);
    if (hidden) delete query['sort'];
    else permissions.checkPath(uid, path);
  }
  for (const [key, value] of Object.entries(query)) {
    if (typeof value === 'object') permissions.check(uid, { [key]: value });
  }
}
