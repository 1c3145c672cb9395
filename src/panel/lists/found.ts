import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { database } from '../../database/pool';
import { Parameters } from '../../database/text-filter';
import type { Metadata } from '../../domain/metadata';
import { namedPeriod } from '../../domain/named-periods';
import { say } from '../../messages/message';
import { MissingPart } from '../../strapi/part';
import { convertedFilters, sqlOfRows } from '../../strapi/query-sql';
import { saying } from '../../strapi/saying';
import { QueryPermissions } from '../guard/query-permissions';
import { ACTIONS, checkerOf, type Operator } from '../roles/ability';
import { readScope, type Scope } from '../roles/sql-filter';
import { businessDays } from './business-days';
import type { PanelList, Part, Shows } from './list';
import type { ListQuery } from './query';
import { searchOf } from './search';

/** The records that a list shows, as parts of a statement. */
export interface Found {
  /** WITH clause and FROM clause around the wanted columns of the record `d`. */
  statement: (columns: string, rest?: { join?: string; view?: boolean; end?: string }) => string;
  parameters: Parameters;
  shows: Shows;
}

interface Source {
  strapi: Core.Strapi;
  operator: Operator;
  list: PanelList;
}

/** The columns that the SQL of a list reads: a field of a related record is read by its id. */
function columnsOf({ texts, amounts, views, sums, sorts, ...rest }: PanelList): string[] {
  const named = [views, sums, sorts].flatMap((parts) => Object.values<Part>(parts));
  const others = [rest.day, rest.pairs, ...(rest.days ?? [])].flatMap((part) => part ?? []);
  const searched = texts.flatMap(
    ({ columns, fields }) => columns ?? fields.flatMap(({ needs }) => needs),
  );
  const needs = [
    ...searched,
    ...[...amounts, ...named, ...others].flatMap((part) => part.needs),
  ].map((path) => path.replace(/\..*/, '_id'));
  const currency = Object.keys(sums).length > 0 ? ['currency'] : [];
  return ['id', 'document_id', 'business_id', ...currency, ...needs];
}

/** The table, or Strapi's own SQL for the filter of the list. Its values are the first parameters. */
async function sourceOf(
  { strapi, operator, list }: Source,
  filters: object,
  scope: Scope,
  more: readonly string[],
): Promise<{ from: string; bindings: readonly unknown[] }> {
  const checker = checkerOf(strapi, operator.ability, list.uid);
  // The condition of most roles names businesses, and the statement compares these itself.
  const within = scope.sql !== null && scope.businesses === null;
  const sanitized = within
    ? await checker.sanitizedQuery({ filters }, ACTIONS.read)
    : await checker.sanitizeQuery({ filters });
  const converted = convertedFilters(strapi, list.uid, sanitized.filters ?? {});
  if (Object.keys(converted).length === 0) return { from: list.table, bindings: [] };
  const columns = [...new Set([...columnsOf(list), ...more])];
  try {
    const { sql, bindings } = sqlOfRows(strapi, list.uid, converted, columns);
    return { from: `(${sql})`, bindings };
  } catch (error) {
    // Strapi throws a plain error for a value such as `abc` of a number.
    if (error instanceof MissingPart) throw error;
    throw saying(errors.ValidationError, say('filter_value'));
  }
}

function permitted(part: Part | undefined | null, shows: Shows, what: string): Part {
  if (part && shows(part)) return part;
  throw saying(errors.ForbiddenError, say('may_not_filter_by', { field: what }));
}

/** The condition that a record has pairs. An index finds them. */
function withPairs(list: PanelList, pairs: Metadata, parameters: Parameters, shows: Shows): string {
  const { sql } = permitted(list.pairs, shows, 'metadata');
  return `${sql} @> ${parameters.add(JSON.stringify(pairs))}::jsonb`;
}

/** The businesses that the operator may see, and the days of the period in each. */
async function businessesOf(
  { strapi }: Source,
  { businesses }: Scope,
  period: ListQuery['period'],
  parameters: Parameters,
): Promise<string> {
  const { rowIds, today } = await businessDays(database(strapi), businesses, new Date());
  const days = today.map((day) => (typeof period === 'string' ? namedPeriod(period, day) : period));
  const add = (name: 'from' | 'to') =>
    `${parameters.add(days.map((one) => one?.[name] ?? null))}::date[]`;
  return `WITH business AS MATERIALIZED (SELECT * FROM unnest(${parameters.add(rowIds)}::int[],
      ${add('from')}, ${add('to')}) AS b(id, first_day, last_day))`;
}

const inPeriod = ({ sql }: Part): string =>
  `(b.first_day IS NULL OR ${sql} >= b.first_day) AND (b.last_day IS NULL OR ${sql} <= b.last_day)`;

/** The other types that a search or a tab reads, and of which the operator may see all of the same businesses. */
async function sameScopes(
  { strapi, operator, list }: Source,
  { text }: ListQuery,
  scope: Scope,
): Promise<ReadonlySet<string>> {
  const same = new Set<string>();
  const read = [...Object.values(list.views), ...(text === '' ? [] : list.texts)];
  for (const { also } of read) {
    if (!also || checkerOf(strapi, operator.ability, also.uid).cannot(ACTIONS.read)) continue;
    const other = await readScope(strapi, operator, also.uid);
    const whole = other.sql === null || other.businesses !== null;
    const covers = (scope.businesses ?? []).every((id) => other.businesses?.includes(id));
    if (whole && (other.sql === null || (scope.businesses !== null && covers))) same.add(also.uid);
  }
  return same;
}

/**
 * The records of a list within those that the operator may see: its filter, search, period and tab.
 * @param more columns of the record that the statement reads besides those of the list
 * @throws 403 when the tab or the period reads a field that the role hides
 */
export async function foundIn(
  source: Source,
  query: ListQuery,
  more: readonly string[] = [],
): Promise<Found> {
  const { strapi, operator, list } = source;
  const permissions = new QueryPermissions(strapi, operator);
  const scope = await readScope(strapi, operator, list.uid);
  const others = await sameScopes(source, query, scope);
  const shows: Shows = ({ needs, also }) =>
    needs.every((path) => permissions.mayReadPath(list.uid, path)) &&
    (!also ||
      (others.has(also.uid) && also.fields.every((one) => permissions.mayRead(also.uid, one))));
  const { from, bindings } = await sourceOf(source, query.filters, scope, more);
  const parameters = new Parameters();
  for (const value of bindings) parameters.add(value);
  const start = await businessesOf(source, scope, query.period, parameters);
  const search = query.text === '' ? null : searchOf(list, query.text, parameters, shows);
  const conditions = [
    ...(query.period === null ? [] : [inPeriod(permitted(list.day, shows, 'this day'))]),
    ...(query.pairs === null ? [] : [withPairs(list, query.pairs, parameters, shows)]),
    ...(search === null ? [] : [search.condition]),
  ];
  const view =
    query.view === null ? [] : [permitted(list.views[query.view], shows, 'this status').sql];
  // A record without a business is a fault that only those see who see everything.
  const kind = scope.businesses === null ? 'LEFT JOIN' : 'JOIN';
  return {
    shows,
    parameters,
    statement: (columns, { join = '', view: narrowed = true, end = '' } = {}) => {
      const where = narrowed ? [...conditions, ...view] : conditions;
      return `${start} SELECT ${columns} FROM ${from} d ${kind} business b ON b.id = d.business_id ${search?.joins ?? ''} ${join}
        ${where.length === 0 ? '' : `WHERE ${where.join(' AND ')}`} ${end}`;
    },
  };
}
