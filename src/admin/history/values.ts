import { choiceWord } from '../inputs/choice-words';
import { wordOf } from '../status/status-words';
import { printAmount } from '../totals/print-amount';

const AMOUNTS = ['subtotal', 'total', 'amount', 'unit_price', 'refunded_amount', 'refund_due'];
const CHOICES = ['tax_rounding', 'zero_rate_category', 'tax_category', 'lock_documents'];
const WORDS = ['status', 'template_type', 'method', 'reason'];
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T.*Z$/;

export interface ValueContext {
  currency: string | null;
  names: Readonly<Record<string, string>>;
}

const isAmount = (field: string): boolean =>
  AMOUNTS.includes(field) || /(^|_)(amount|credited|paid|applied)(_|$)/.test(field);

/** A date without a time is the same day everywhere. */
const dayOf = (value: string): string =>
  new Date(`${value}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

function textOf(field: string, value: string, { names }: ValueContext): string {
  if (field === 'customer_id') return names[value] ?? 'a customer that you may not see';
  if (WORDS.includes(field)) return wordOf(value).word;
  if (CHOICES.includes(field)) return choiceWord(field, value);
  if (DAY.test(value)) return dayOf(value);
  return MOMENT.test(value) ? new Date(value).toLocaleString() : value;
}

/** A value of a field as a reader of the panel knows it. */
export function valueText(field: string, value: unknown, context: ValueContext): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.join(', ');
  if (/_rate$/.test(field)) return `${String(value)} %`;
  if (isAmount(field)) return printAmount(value, context.currency);
  return typeof value === 'string' ? textOf(field, value, context) : String(value);
}
