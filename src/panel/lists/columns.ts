import type { Core } from '@strapi/strapi';
import { viewsOf } from '../../strapi/content-manager';
import { columnOf, joinOf, modelOf, type Attribute } from '../../strapi/models';
import type { ListColumn, ListShape } from '../answers';
import { isAlways, isPerson, QueryPermissions } from '../guard/query-permissions';
import type { Operator } from '../roles/ability';
import { relatedNames } from '../views/related-columns';
import type { PanelList } from './list';

/** A column of a list, and the SQL of its value for the record `d`; null for one that is added later. */
export interface ReadColumn extends ListColumn {
  sql: string | null;
}

const SHOWN_ALWAYS = ['createdAt', 'updatedAt'];

type Views = Awaited<ReturnType<ReturnType<typeof viewsOf>['findConfiguration']>>;

/** The field that names a related record, and the record's table. */
interface Named {
  field: string;
  sql: string;
}

function namedBy(
  strapi: Core.Strapi,
  { uid }: PanelList,
  name: string,
  { metadatas = {} }: Views,
): Named | null {
  const join = joinOf(strapi, uid, name);
  const field = metadatas[name]?.edit?.mainField;
  const column = join && field ? columnOf(strapi, join.target, field) : null;
  if (!join || !field || column === null) return null;
  const record = `json_build_object('documentId', r.document_id, '${field}', r.${column})`;
  return {
    field,
    sql: `(SELECT ${record} FROM ${join.table} r WHERE r.id = d.${join.column})`,
  };
}

function columnIn(
  strapi: Core.Strapi,
  list: PanelList,
  [name, { type, enum: values }]: [string, Attribute],
  views: Views,
): ReadColumn | null {
  const label = views.metadatas?.[name]?.list?.label ?? name;
  const named = type === 'relation' ? namedBy(strapi, list, name, views) : null;
  if (named) {
    const path = `${name}.${named.field}`;
    const sort = Object.hasOwn(list.sorts, path) ? path : null;
    return { name, label, type, sort, field: named.field, sql: named.sql };
  }
  const column = columnOf(strapi, list.uid, name);
  if (column === null) return null;
  return { name, label, type, sort: name, ...(values ? { values } : {}), sql: `d.${column}` };
}

/** The columns that name a record to which the rows have no relation of their own. */
const related = (strapi: Core.Strapi, operator: Operator, { uid }: PanelList): ReadColumn[] =>
  relatedNames(strapi, operator, uid).map(({ key, field }) => {
    return { name: key, label: null, type: 'relation', field, sort: null, sql: null };
  });

/** The columns that the service computes. The panel has their words. */
const computed = (list: PanelList): ReadColumn[] =>
  Object.entries(list.computed ?? {}).map(([name, { sql }]) => ({
    name,
    label: null,
    type: 'decimal',
    sort: Object.hasOwn(list.sorts, name) ? name : null,
    sql,
  }));

/** The columns of a list that the operator's roles show, and its shape as "Configure the view" left it. */
export async function columnsOf(
  strapi: Core.Strapi,
  operator: Operator,
  list: PanelList,
): Promise<{ columns: ReadColumn[]; views: Views }> {
  const permissions = new QueryPermissions(strapi, operator);
  const model = modelOf(strapi, list.uid);
  const views = await viewsOf(strapi, 'content-types').findConfiguration(model);
  const shows = (name: string) =>
    isAlways(name)
      ? SHOWN_ALWAYS.includes(name)
      : !isPerson(name) && permissions.mayRead(list.uid, name);
  const own = Object.entries(model?.attributes ?? {}).filter(([name]) => shows(name));
  const more = computed(list).filter(({ name }) =>
    list.computed?.[name]?.needs.every((path) => permissions.mayReadPath(list.uid, path)),
  );
  const columns = own.flatMap((one) => columnIn(strapi, list, one, views) ?? []);
  return { columns: [...columns, ...related(strapi, operator, list), ...more], views };
}

const withoutSql = ({ sql: _sql, ...column }: ReadColumn): ListColumn => column;

/** The columns and the first order of a list. */
export async function shapeOf(
  strapi: Core.Strapi,
  operator: Operator,
  list: PanelList,
): Promise<ListShape> {
  const { columns, views } = await columnsOf(strapi, operator, list);
  const { defaultSortBy = 'id', defaultSortOrder = 'ASC', pageSize = 20 } = views.settings ?? {};
  return {
    columns: columns.map(withoutSql),
    usual: views.layouts?.list ?? [],
    sort: `${defaultSortBy}:${defaultSortOrder}`,
    page_size: pageSize,
  };
}
