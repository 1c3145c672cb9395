import { wordOf } from '../status/status-words';
import { capital } from './list-words';
import { shortDate } from './short-date';

const FIELDS: Readonly<Record<string, string>> = {
  state: 'Status',
  createdAt: 'Created',
  updatedAt: 'Changed',
  documentId: 'Record',
  id: 'Record',
  paid_on: 'Date',
  paid_at: 'Paid on',
  invoice_number: 'Number',
  quotation_number: 'Number',
  credit_note_number: 'Number',
};

const OPERATORS: Readonly<Record<string, string>> = {
  $eq: 'is',
  $eqi: 'is',
  $ne: 'is not',
  $in: 'is one of',
  $notIn: 'is none of',
  $lt: 'is below',
  $lte: 'is at most',
  $gt: 'is above',
  $gte: 'is at least',
  $contains: 'contains',
  $containsi: 'contains',
  $startsWith: 'begins with',
  $endsWith: 'ends with',
};

/** The words of dates differ from those of numbers. */
const OF_DAYS: Readonly<Record<string, string>> = {
  $lt: 'before',
  $lte: 'until',
  $gt: 'after',
  $gte: 'from',
};

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value);

const fieldWord = (name: string): string => FIELDS[name] ?? capital(name.replaceAll('_', ' '));

function valueWord(field: string, value: unknown): string {
  if (Array.isArray(value)) {
    const shown = value.slice(0, 4).map((one) => valueWord(field, one));
    return value.length > 4 ? `${value.length} values` : shown.join(', ');
  }
  if (isDay(value)) return shortDate(value.slice(0, 10));
  return field === 'state' ? wordOf(String(value)).word : String(value);
}

function testWords(field: string, operator: string, value: unknown): string {
  const label = fieldWord(field);
  if (operator === '$null' || operator === '$notNull') {
    const empty = (operator === '$null') === (String(value) !== 'false');
    return `${label} is ${empty ? 'empty' : 'not empty'}`;
  }
  if (field === 'documentId' || field === 'id') {
    const count = Array.isArray(value) ? value.length : 1;
    return count === 1 ? 'One record' : `${count} records`;
  }
  const words = (isDay(value) ? OF_DAYS[operator] : undefined) ?? OPERATORS[operator] ?? operator;
  return `${label} ${words} ${valueWord(field, value)}`;
}

/** A filter in words, such as `Status is Sent or Due date before 5 Dec 2026`. */
export function filterWords(node: unknown): string {
  if (!isNode(node)) return '';
  const parts = Object.entries(node).map(([name, test]) => {
    if (name === '$or' || name === '$and') {
      const inner = (Array.isArray(test) ? test : Object.values(isNode(test) ? test : {}))
        .map(filterWords)
        .filter(Boolean);
      return inner.join(name === '$or' ? ' or ' : ' and ');
    }
    if (name === '$not') return `not: ${filterWords(test)}`;
    if (!isNode(test)) return testWords(name, '$eq', test);
    return Object.entries(test)
      .map(([key, value]) =>
        key.startsWith('$')
          ? testWords(name, key, value)
          : `${fieldWord(name)}: ${filterWords({ [key]: value })}`,
      )
      .join(' and ');
  });
  return parts.filter(Boolean).join(' and ');
}

const isScalarTest = (test: unknown): boolean =>
  isNode(test) &&
  Object.entries(test).every(
    ([key, value]) => key.startsWith('$') && (typeof value !== 'object' || value === null),
  );

/** The fields that name related records in filters of Strapi. */
const NAMING = ['name', 'invoice_number', 'quotation_number', 'credit_note_number'];

/** True when Strapi shows this part of a filter itself: one field, and one value. */
export function isStrapiChip(part: unknown): boolean {
  if (!isNode(part)) return false;
  const [entry, ...others] = Object.entries(part);
  if (!entry || others.length > 0 || entry[0].startsWith('$')) return false;
  const [name, test] = entry;
  if (isScalarTest(test)) return name !== 'documentId' && name !== 'id';
  if (!isNode(test)) return false;
  const [inner, ...more] = Object.entries(test);
  return (
    inner !== undefined && more.length === 0 && NAMING.includes(inner[0]) && isScalarTest(inner[1])
  );
}
