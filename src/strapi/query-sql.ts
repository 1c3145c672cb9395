import type { Core } from '@strapi/strapi';
import type { Uid } from './models';
import { requirePart } from './part';

const BUILDER = {
  name: 'db.queryBuilder',
  breaks: 'the home page could not count what an operator may see',
};

interface Builder {
  where(filters: object): Builder;
  select(columns: string | string[]): Builder;
  getKnexQuery(): unknown;
}

interface KnexQuery {
  toSQL(): { toNative(): { sql: string; bindings: unknown[] } };
}

/**
 * Columns of a type's records that pass filters, as SQL with `$1` and so on for its values.
 * @param columns names of columns in the table, `id` among them
 */
export function sqlOfRows(
  strapi: Core.Strapi,
  uid: Uid,
  filters: object,
  columns: readonly string[],
): { sql: string; bindings: unknown[] } {
  const methods = ['where', 'select'] as const;
  const builder = requirePart<Builder>(BUILDER, strapi.db.queryBuilder(uid), methods);
  const selected = requirePart<Builder>(BUILDER, builder.where(filters).select([...columns]), [
    'getKnexQuery',
  ]);
  const query = requirePart<KnexQuery>(BUILDER, selected.getKnexQuery(), ['toSQL']);
  return query.toSQL().toNative();
}

/** The ids of a type's records that pass filters. */
export const sqlOfIds = (strapi: Core.Strapi, uid: Uid, filters: object) =>
  sqlOfRows(strapi, uid, filters, ['id']);

const PARAMETERS = {
  name: 'query-params',
  breaks: 'an export of the panel would not know the filter of a list',
};

interface QueryParameters {
  transform(uid: Uid, query: object): { where?: object };
}

/** The filters of a list, as requests name them, in the form that `sqlOfIds` takes. */
export function convertedFilters(strapi: Core.Strapi, uid: Uid, filters: object): object {
  const converter = requirePart<QueryParameters>(PARAMETERS, strapi.get('query-params'), [
    'transform',
  ]);
  return converter.transform(uid, { filters }).where ?? {};
}
