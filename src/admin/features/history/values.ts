import { choiceWord } from '../../kit/status/choice-words';
import { wordOf } from '../../kit/status/status-words';
import { printAmount, withMarks } from '../../words/print-amount';
import { panelLocale, panelLanguage } from '../../words/language';
import { longDate } from '../../words/dates';
import { historyWords } from '../../words';

/** English digits, with or without marks of thousands: `-1,234.50`. */
const NUMBER = /^-?\d[\d,]*(\.\d+)?$/;

/** A number that the server wrote, with the marks of the panel's language. Other texts stay. */
function localNumber(text: string): string {
  return panelLanguage() === 'en' || !NUMBER.test(text) ? text : withMarks(text);
}

const AMOUNTS = ['subtotal', 'total', 'amount', 'unit_price', 'refunded_amount', 'refund_due'];
const CHOICES = [
  'tax_rounding',
  'zero_rate_category',
  'tax_category',
  'lock_documents',
  'paper_size',
];
const WORDS = ['status', 'template_type', 'method', 'reason'];
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T.*Z$/;

export interface ValueContext {
  currency: string | null;
  names: Readonly<Record<string, string>>;
}

const isAmount = (field: string): boolean =>
  AMOUNTS.includes(field) || /(^|_)(amount|credited|paid|applied)(_|$)/.test(field);

/** A moment by the clock of the browser. */
export const momentText = (at: string): string => new Date(at).toLocaleString(panelLocale());

function textOf(field: string, value: string, { names }: ValueContext): string {
  if (field === 'customer_id') return names[value] ?? historyWords().hiddenCustomer;
  if (WORDS.includes(field)) return wordOf(value).word;
  if (CHOICES.includes(field)) return choiceWord(field, value);
  if (DAY.test(value)) return longDate(value);
  return MOMENT.test(value) ? momentText(value) : value;
}

const pairsOf = (value: object): string =>
  Object.entries(value)
    .map(([key, one]) => `${key}: ${String(one)}`)
    .join(', ');

/** An entry of a list. A custom field of a business is known by its label. */
const entryOf = (entry: unknown): string =>
  typeof entry === 'object' && entry !== null && 'label' in entry
    ? String(entry.label)
    : String(entry);

/** A value of a field as a reader of the panel knows it. */
export function valueText(field: string, value: unknown, context: ValueContext): string {
  const words = historyWords();
  if (value === null || value === undefined || value === '') return words.nothing;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value)) return value.length === 0 ? words.none : value.map(entryOf).join(', ');
  if (typeof value === 'object') return pairsOf(value);
  if (/_rate$/.test(field)) return `${localNumber(String(value))} %`;
  if (isAmount(field)) return printAmount(value, context.currency);
  return typeof value === 'string' ? textOf(field, value, context) : localNumber(String(value));
}
