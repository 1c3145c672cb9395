import Big from 'big.js';
import { jsonValue } from '../../database/prepare';
import { columnTime } from '../../database/timestamps';
import { columnOf, RECURRING_FIELDS, type RecurringField } from '../../domain/fields/recurring';
import { jsonText, parseJson } from '../../domain/json';
import { decimalText } from '../../domain/money';
import type { DayOfMonth } from '../../domain/schedule/occurrences';
import type { DecimalName, RecurringInvoice, RecurringItem } from '../recurring';
import { answeredItem } from '../serialize';

const FIELDS: readonly RecurringField[] = RECURRING_FIELDS;

/** The columns of a recurring invoice `r`, under the names of its shape. */
export const RECURRING_COLUMNS = [
  'r.id AS row_id',
  'r.document_id AS id',
  'r.customer_id AS customer_row_id',
  '(SELECT document_id FROM customers WHERE id = r.customer_id) AS customer_id',
  ...FIELDS.map(
    (field) => `r.${columnOf(field)}${field.name === 'items' ? '::text' : ''} AS ${field.name}`,
  ),
  'r.created_at',
  'r.updated_at',
].join(', ');

/** A day of the month is text, since one of them is `last`. Lines are text, so that numbers keep their digits. */
export type RecurringRow = Omit<RecurringInvoice, 'day_of_month' | 'items'> & {
  day_of_month: string | null;
  items: string;
};

/** A line with the numbers of its JSON. */
type ReadItem = {
  [Name in keyof RecurringItem]: Name extends DecimalName
    ? number | Big | null
    : RecurringItem[Name];
};

const decimal = (value: number | Big | null): string => decimalText(new Big(value ?? 0));

const itemOf = (item: ReadItem): RecurringItem => ({
  ...item,
  quantity: decimal(item.quantity),
  unit_price: item.unit_price === null ? null : decimal(item.unit_price),
  tax_rate: decimal(item.tax_rate),
  discount_rate: decimal(item.discount_rate),
});

function dayOfMonth(text: string | null): DayOfMonth | null {
  if (text === null || text === 'last') return text;
  return Number(text);
}

export const recurringOf = <Row extends RecurringRow>(
  row: Row,
): Omit<Row, 'day_of_month' | 'items'> & RecurringInvoice => ({
  ...row,
  items: (parseJson(row.items) as ReadItem[]).map(itemOf),
  day_of_month: dayOfMonth(row.day_of_month),
});

const CAST: Readonly<Record<RecurringField['type'], string>> = {
  text: 'text',
  date: 'date',
  whole: 'integer',
  time: 'timestamp',
  json: 'jsonb',
  object: 'jsonb',
  flag: 'boolean',
};

function valueOf({ name, type }: RecurringField, recurring: RecurringInvoice): unknown {
  const value = recurring[name as keyof RecurringInvoice];
  if (name === 'items') return jsonText(recurring.items.map(answeredItem));
  if (type === 'json' || type === 'object') return jsonValue(value);
  if (type === 'time') return typeof value === 'string' ? columnTime(value) : null;
  return type === 'text' && value !== null ? String(value) : value;
}

/** A column that a statement writes: its type in SQL, and its value. */
export interface WrittenColumn {
  name: string;
  cast: string;
  value: (recurring: RecurringInvoice) => unknown;
}

/** All of them. */
export const WRITTEN: readonly WrittenColumn[] = FIELDS.map((field) => ({
  name: columnOf(field),
  cast: CAST[field.type],
  value: (recurring) => valueOf(field, recurring),
}));
