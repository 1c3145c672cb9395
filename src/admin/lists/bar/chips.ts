import type { CustomField } from '../../../domain/custom-fields';
import { withPair } from '../../../domain/metadata';
import { isPeriodName } from '../../../domain/named-periods';
import { shortDate } from '../../words/dates';
import { lowered } from '../../words/catalogues';
import { filterWords, isStrapiChip } from './chip-words';
import { viewWord, type ListDay, type ListWords } from '../list-words';
import type { ListAddress } from '../list-address';
import { pairsIn, pairsText } from './pairs-address';
import { listBarWords } from '../../words';

/** Parameters of a list's address that choose no records. */
const ORDER = ['page', 'pageSize', 'sort', 'plugins'];

/** The parameters by which the list is narrowed: searches, filters, tabs, periods. */
export function narrowing(search = window.location.search): string[] {
  const given = [...new URLSearchParams(search)].filter(([, value]) => value !== '');
  const names = given.map(([name]) => name.split('[')[0] ?? name);
  return [...new Set(names)].filter((name) => !ORDER.includes(name));
}

/** A part of the filter in words, and the parameters of the address without it. */
export interface Chip {
  label: string;
  without: Record<string, unknown>;
}

interface Filters {
  $and?: unknown;
  [name: string]: unknown;
}

const partsOf = ($and: unknown): unknown[] =>
  Array.isArray($and) ? $and : Object.values(($and as object | undefined) ?? {});

/** Strapi shows the simple parts of `$and` itself. The chips here are for all others. */
function filterChips(filters: unknown): Chip[] {
  if (typeof filters !== 'object' || filters === null) return [];
  const { $and, ...rest } = filters as Filters;
  const parts = partsOf($and);
  const own = parts.flatMap((part, index) => {
    if (isStrapiChip(part)) return [];
    const left = parts.filter((_, at) => at !== index);
    return [{ label: filterWords(part), without: { filters: { ...rest, $and: left } } }];
  });
  const others = Object.entries(rest).map(([name, test]) => {
    const { [name]: _gone, ...left } = rest;
    const filter = { ...left, ...($and === undefined ? {} : { $and }) };
    return { label: filterWords({ [name]: test }), without: { filters: filter } };
  });
  return [...own, ...others].filter(({ label }) => label !== '');
}

function periodWords(name: ListDay, { text }: ListAddress): string | null {
  const [period, from, to] = ['period', 'from', 'to'].map(text);
  const { chips, days, periods } = listBarWords();
  const day = days[name];
  if (period && isPeriodName(period)) return chips.named(day, lowered(periods[period]));
  if (from && to) return chips.between(day, shortDate(from), shortDate(to));
  if (from) return chips.since(day, shortDate(from));
  return to ? chips.until(day, shortDate(to)) : null;
}

/** The pairs that narrow the list, each by the label of its custom field. */
function pairChips(address: ListAddress, fields: readonly CustomField[]): Chip[] {
  const pairs = pairsIn(address);
  return Object.entries(pairs).map(([key, value]) => ({
    label: `${fields.find((field) => field.key === key)?.label ?? key}: ${value}`,
    without: { metadata: pairsText(withPair(pairs, key, '')) },
  }));
}

export const NO_PERIOD = { period: undefined, from: undefined, to: undefined };

/** Everything that narrows a list, but for the search, which stands in its box. */
export function chipsOf(
  { day, views }: ListWords,
  address: ListAddress,
  fields: readonly CustomField[] = [],
): Chip[] {
  const view = address.text('view');
  const period = day === null ? null : periodWords(day, address);
  return [
    ...(views.includes(view) ? [{ label: viewWord(view), without: { view: undefined } }] : []),
    ...(period === null ? [] : [{ label: period, without: NO_PERIOD }]),
    ...pairChips(address, fields),
    ...filterChips(address.query['filters']),
  ];
}

/** True when anything narrows the list, chips of Strapi included. */
export const isNarrowed = (list: ListWords, address: ListAddress): boolean =>
  chipsOf(list, address).length > 0 ||
  partsOf((address.query['filters'] as Filters | undefined)?.$and).length > 0;
