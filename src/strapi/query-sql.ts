import type { Core } from '@strapi/strapi';
import type { Uid } from './models';
import { requirePart } from './part';

const BUILDER = {
  name: 'db.queryBuilder',
  breaks: 'the home page could not count what an operator may see',
};

interface Builder {
  where(filters: object): Builder;
  select(column: string): Builder;
  getKnexQuery(): unknown;
}

interface KnexQuery {
  toSQL(): { toNative(): { sql: string; bindings: unknown[] } };
}

/** The ids of a type's records that pass filters, as SQL with `$1` and so on for its values. */
export function sqlOfIds(
  strapi: Core.Strapi,
  uid: Uid,
  filters: object,
): { sql: string; bindings: unknown[] } {
  const builder = requirePart<Builder>(BUILDER, strapi.db.queryBuilder(uid), ['where', 'select']);
  const selected = requirePart<Builder>(BUILDER, builder.where(filters).select('id'), [
    'getKnexQuery',
  ]);
  const query = requirePart<KnexQuery>(BUILDER, selected.getKnexQuery(), ['toSQL']);
  return query.toSQL().toNative();
}
