import { wordOf } from '../../kit/status/status-words';
import { shortDate } from '../../words/dates';
import { capital } from '../../words/catalogues';
import { filterSentences } from '../../words';

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value);

/** The field's label, or its name in plain letters: `sku` as Sku. */
function fieldWord(name: string): string {
  const fields: Readonly<Record<string, string>> = filterSentences().fields;
  return fields[name] ?? capital(name.replaceAll('_', ' '));
}

function valueWord(field: string, value: unknown): string {
  if (Array.isArray(value)) {
    const shown = value.slice(0, 4).map((one) => valueWord(field, one));
    return value.length > 4 ? filterSentences().values(value.length) : shown.join(', ');
  }
  if (isDay(value)) return shortDate(value.slice(0, 10));
  return field === 'state' ? wordOf(String(value)).word : String(value);
}

type Test = (field: string, value: string) => string;

function testOf(operator: string, value: unknown): Test {
  const { tests, ofDays } = filterSentences();
  const words: Readonly<Record<string, Test>> = isDay(value) ? { ...tests, ...ofDays } : tests;
  return words[operator] ?? ((field, shown) => `${field} ${operator} ${shown}`);
}

function testWords(field: string, operator: string, value: unknown): string {
  const label = fieldWord(field);
  const words = filterSentences();
  if (operator === '$null' || operator === '$notNull') {
    const empty = (operator === '$null') === (String(value) !== 'false');
    return empty ? words.isEmpty(label) : words.isNotEmpty(label);
  }
  if (field === 'documentId' || field === 'id') {
    const count = Array.isArray(value) ? value.length : 1;
    return count === 1 ? words.oneRecord : words.records(count);
  }
  return testOf(operator, value)(label, valueWord(field, value));
}

/** A filter in words, such as `Status is Sent or Due date before 5 Dec 2026`. */
export function filterWords(node: unknown): string {
  if (!isNode(node)) return '';
  const words = filterSentences();
  const parts = Object.entries(node).map(([name, test]) => {
    if (name === '$or' || name === '$and') {
      const inner = (Array.isArray(test) ? test : Object.values(isNode(test) ? test : {}))
        .map(filterWords)
        .filter(Boolean);
      return inner.join(name === '$or' ? words.or : words.and);
    }
    if (name === '$not') return words.not(filterWords(test));
    if (!isNode(test)) return testWords(name, '$eq', test);
    return Object.entries(test)
      .map(([key, value]) =>
        key.startsWith('$')
          ? testWords(name, key, value)
          : words.of(fieldWord(name), filterWords({ [key]: value })),
      )
      .join(words.and);
  });
  return parts.filter(Boolean).join(words.and);
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
