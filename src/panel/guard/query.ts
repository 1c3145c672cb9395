import type { Context } from 'koa';
import type { QueryPermissions } from './reach';

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
 * Looks at all of a query, since Strapi reads relations to load out of any part of it. A list sorted
 * by a field that the role cannot read is what the panel asks for by itself; it is shown unsorted.
 */
export function checkQuery(ctx: Context, reach: QueryPermissions, uid: string): void {
  const query = ctx.query as Query;
  for (const path of sortPaths(query['sort'])) {
    const hidden = !path.includes('.') && reach.attribute(uid, path) && !sortable(reach, uid, path);
    if (hidden) delete query['sort'];
    else reach.checkPath(uid, path);
  }
  for (const [key, value] of Object.entries(query)) {
    if (typeof value === 'object') reach.check(uid, { [key]: value });
  }
}

function sortable(reach: QueryPermissions, uid: string, path: string): boolean {
  try {
    reach.checkPath(uid, path);
    return true;
  } catch {
    return false;
  }
}
