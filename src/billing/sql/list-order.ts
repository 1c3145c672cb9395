import type { Parameters } from '../../database/text-filter';
import {
  LIST_FIELDS,
  type ListedKind,
  type ListField,
  type ListFields,
} from '../schemas/list-fields';
import type { Position } from '../../database/page';

/** An order of a list. Its last part is the row id, so that no two records have one place. */
interface ListOrder {
  column: string;
  type: ListField['type'];
  isDescending: boolean;
  /** Some records may lack the value; they come last. */
  hasEmpty: boolean;
}

/** SQL that gives a text the type of the column. */
export const CAST: Readonly<Record<ListField['type'], string>> = {
  text: '::text',
  uuid: '::text',
  currency: '::text',
  date: '::date',
  decimal: '::numeric',
  signed: '::numeric',
  time: '::timestamp',
  json: '::jsonb',
};

/** SQL of the text of a value, with all its digits and whatever the settings of the session. */
const TEXT_OF: Readonly<Record<ListField['type'], (column: string) => string>> = {
  text: (column) => column,
  uuid: (column) => column,
  currency: (column) => column,
  date: (column) => `to_char(${column}, 'YYYY-MM-DD')`,
  decimal: (column) => `${column}::text`,
  signed: (column) => `${column}::text`,
  time: (column) => `to_char(${column}, 'YYYY-MM-DD HH24:MI:SS.US')`,
  json: (column) => `${column}::text`,
};

/** The order that a checked `sort` names. */
export function orderOf(kind: ListedKind, sort: string): ListOrder {
  const isDescending = sort.startsWith('-');
  const name = isDescending ? sort.slice(1) : sort;
  const fields: ListFields = LIST_FIELDS[kind];
  const field = fields[name];
  if (!field?.sorted) throw new Error(`A list of the kind ${kind} has no order ${sort}`);
  const { column = name, type, always } = field;
  return { column, type, isDescending, hasEmpty: always !== true };
}

/** SQL of an order. @param of the alias of the table with a point, or nothing */
export function orderText({ column, isDescending, hasEmpty }: ListOrder, of = ''): string {
  const way = isDescending ? ' DESC' : '';
  const empty = isDescending && hasEmpty ? ' NULLS LAST' : '';
  return `${of}${column}${way}${empty}, ${of}id${way}`;
}

/** The same order, which no index serves: what a filter finds is sorted. */
export const sortedText = (order: ListOrder): string =>
  `${order.column} IS NULL, ${orderText(order)}`;

/** SQL of the value that a cursor keeps of a record. */
export const valueText = ({ column, type }: ListOrder): string => TEXT_OF[type](column);

/** SQL of the records that come after a place. */
export function afterText(
  { column, type, isDescending, hasEmpty }: ListOrder,
  { value, rowId }: Position,
  parameters: Parameters,
): string {
  const than = isDescending ? '<' : '>';
  const id = `${parameters.add(rowId)}::bigint`;
  if (value === null) return `(${column} IS NULL AND id ${than} ${id})`;
  const later = `(${column}, id) ${than} (${parameters.add(value)}${CAST[type]}, ${id})`;
  return hasEmpty ? `(${later} OR ${column} IS NULL)` : later;
}

/** True for an order in which new and changed records come last. */
export const isByStamp = ({ type, isDescending }: ListOrder): boolean =>
  type === 'time' && !isDescending;
