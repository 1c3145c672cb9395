import { columnTime } from '../../database/timestamps';
import { checkInstant, type Check } from '../../domain/checks';
import { readDecimal } from '../../domain/decimal-text';
import { amount, currency, date, DOCS, text, uuid, type FieldDoc } from '../../validation/fields';

/** A query has texts alone. */
const decimal: Check<string> = (input) => {
  const exact = typeof input === 'string' ? readDecimal(input) : undefined;
  const checked = amount(exact);
  return 'value' in checked ? { value: checked.value.toFixed() } : checked;
};

/** The same with either sign. */
const signed: Check<string> = (input) => {
  if (typeof input !== 'string' || !input.startsWith('-')) return decimal(input);
  const checked = decimal(input.slice(1));
  return 'value' in checked ? { value: `-${checked.value}` } : checked;
};

/** A moment of a request, as the text of its value in SQL. */
export const moment: Check<string> = (input) => {
  const checked = checkInstant(input);
  return 'value' in checked ? { value: columnTime(checked.value) } : checked;
};

/** The text of a value, as a parameter of SQL takes it. */
export const ACCEPTED = {
  text: { check: text(), doc: DOCS.text('') },
  uuid: { check: uuid, doc: DOCS.uuid('') },
  currency: { check: currency, doc: { type: 'string', pattern: '^[A-Za-z]{3}$' } },
  date: { check: date, doc: DOCS.date('') },
  decimal: { check: decimal, doc: { type: 'number', minimum: 0 } },
  signed: { check: signed, doc: { type: 'number' } },
  time: { check: moment, doc: { type: 'string', format: 'date-time' } },
} as const satisfies Readonly<Record<string, { check: Check<string>; doc: FieldDoc }>>;
