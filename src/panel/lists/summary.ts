import Big from 'big.js';
import type { Core } from '@strapi/strapi';
import { database } from '../../database/pool';
import { decimalText } from '../../domain/money';
import type { ListSummary } from '../answers';
import type { Operator } from '../roles/ability';
import { foundIn } from './found';
import type { PanelList } from './list';
import type { ListQuery } from './query';

/** Records alike in currency and tabs. Its other columns are tabs `v0`, … and sums `s0`, …. */
interface Group {
  currency: string | null;
  count: number;
  [column: string]: unknown;
}

const add = (one: string, other: unknown): string =>
  decimalText(new Big(one).plus(String(other ?? 0)));

interface Named {
  names: readonly string[];
  /** The column of each. */
  columns: readonly string[];
}

/** The parts that the role shows, each as a column of the groups. */
function shown(
  parts: PanelList['views'],
  shows: (part: { needs: readonly string[] }) => boolean,
  letter: string,
): Named & { sql: string[] } {
  const entries = Object.entries(parts).filter(([, part]) => shows(part));
  return {
    names: entries.map(([name]) => name),
    columns: entries.map((_, index) => `${letter}${index}`),
    sql: entries.map(([, { sql }]) => sql),
  };
}

function sumsOf(groups: readonly Group[], { names, columns }: Named): ListSummary['sums'] {
  const sums = new Map<string, ListSummary['sums'][number]>();
  const zeros = Object.fromEntries(names.map((name) => [name, '0']));
  for (const group of groups) {
    const currency = group.currency ?? '';
    const before = sums.get(currency) ?? { currency, count: 0, amounts: zeros };
    const amounts = names.map((name, index) => {
      const column = columns[index] ?? '';
      return [name, add(before.amounts[name] ?? '0', group[column])] as const;
    });
    const count = before.count + group.count;
    sums.set(currency, { currency, count, amounts: Object.fromEntries(amounts) });
  }
  return [...sums.values()].sort((a, b) => (a.currency < b.currency ? -1 : 1));
}

const countOf = (groups: readonly Group[]): number =>
  groups.reduce((sum, { count }) => sum + count, 0);

/**
 * The number of records behind each tab under the present filter, and the sums of the tab that is shown.
 * One statement reads each record once.
 */
export async function summaryOf(
  strapi: Core.Strapi,
  operator: Operator,
  list: PanelList,
  query: ListQuery,
): Promise<ListSummary> {
  const found = await foundIn({ strapi, operator, list }, query);
  const views = shown(list.views, found.shows, 'v');
  const money = found.shows({ needs: ['currency'] }) && Object.keys(list.sums).length > 0;
  const sums = shown(money ? list.sums : {}, found.shows, 's');
  const columns = [
    money ? 'd.currency' : 'NULL AS currency',
    'count(*) AS count',
    ...views.sql.map((sql, index) => `coalesce(${sql}, false) AS v${index}`),
    ...sums.sql.map((sql, index) => `sum(${sql}) AS s${index}`),
  ];
  const by = ['currency', ...views.columns].join(', ');
  const groups = await database(strapi).query<Group>({
    text: found.statement(columns.join(', '), { view: false, end: `GROUP BY ${by}` }),
    values: found.parameters.values,
  });
  const inView = (name: string) => {
    const column = views.columns[views.names.indexOf(name)] ?? '';
    return groups.filter((group) => group[column] === true);
  };
  const present = query.view === null ? groups : inView(query.view);
  return {
    count: countOf(present),
    views: {
      all: countOf(groups),
      ...Object.fromEntries(views.names.map((name) => [name, countOf(inView(name))])),
    },
    sums: sums.names.length === 0 ? [] : sumsOf(present, sums),
  };
}
