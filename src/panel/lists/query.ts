import { errors } from '@strapi/utils';
import { errorCode } from '../../database/failures';
import { isCalendarDate } from '../../domain/dates';
import { isPeriodName, OWN_DAYS, type PeriodName } from '../../domain/named-periods';
import type { Metadata } from '../../domain/metadata';
import { say } from '../../messages/message';
import { saying } from '../../strapi/saying';
import type { PanelList } from './list';
import { pairsOf } from './pairs';

/** The part of a list that the panel asks for. All of it comes from the address of the page. */
export interface ListQuery {
  filters: object;
  /** The text of the search; empty for none. */
  text: string;
  /** The tab; null for all. */
  view: string | null;
  period: PeriodName | { from: string | null; to: string | null } | null;
  /** The pairs of metadata that a record must have. */
  pairs: Metadata | null;
}

type Raw = Readonly<Record<string, unknown>>;

const LONGEST_TEXT = 255;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function filtersOf({ filters }: Raw): object {
  if (filters === undefined || filters === '') return {};
  if (!isObject(filters)) throw new errors.ValidationError('filters must be an object');
  return Array.isArray(filters) ? { $and: filters } : filters;
}

function textOf({ _q: text }: Raw): string {
  if (text === undefined || text === null) return '';
  if (typeof text === 'string' && text.length <= LONGEST_TEXT) return text.trim();
  throw saying(errors.ValidationError, say('search_too_long', { max: LONGEST_TEXT }));
}

function viewOf(list: PanelList, { view }: Raw): string | null {
  if (view === undefined || view === '' || view === 'all') return null;
  if (typeof view === 'string' && Object.hasOwn(list.views, view)) return view;
  throw new errors.ValidationError('The list has no such tab');
}

function dayOf(day: unknown): string | null {
  if (day === undefined || day === '') return null;
  if (typeof day === 'string' && isCalendarDate(day)) return day;
  throw new errors.ValidationError('A day must have the form YYYY-MM-DD');
}

function periodOf(list: PanelList, raw: Raw): ListQuery['period'] {
  const { period } = raw;
  const [from, to] = [dayOf(raw['from']), dayOf(raw['to'])];
  const isNamed = period !== undefined && period !== '' && period !== OWN_DAYS;
  if (!isNamed && from === null && to === null) return null;
  if (list.day === null) throw new errors.ValidationError('This list has no period');
  if (!isNamed) return { from, to };
  if (typeof period === 'string' && isPeriodName(period)) return period;
  throw new errors.ValidationError('There is no period of this name');
}

/** @throws 400 for a parameter that the list does not understand */
export function listQuery(list: PanelList, raw: Raw): ListQuery {
  return {
    filters: filtersOf(raw),
    text: textOf(raw),
    view: viewOf(list, raw),
    period: periodOf(list, raw),
    pairs: pairsOf(raw['metadata']),
  };
}

/** As Strapi's own list. */
const MOST_ROWS = 1000;
const USUAL_ROWS = 10;

function whole(value: unknown, usual: number, most: number): number {
  const number = Number(value);
  if (value === undefined || !Number.isInteger(number)) return usual;
  return Math.min(Math.max(number, 1), most);
}

/** The page that is asked for, and its order. */
export const pageIn = ({ sort, page, pageSize }: Raw) => ({
  sort,
  page: whole(page, 1, Number.MAX_SAFE_INTEGER),
  pageSize: whole(pageSize, USUAL_ROWS, MOST_ROWS),
});

/** Class 22 are values that a type cannot have, such as `abc` for a number in a filter. */
export function asBadFilter(error: unknown): never {
  if (!errorCode(error).startsWith('22')) throw error;
  throw saying(errors.ValidationError, say('filter_or_search_value'));
}
