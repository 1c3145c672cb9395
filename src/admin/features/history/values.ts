import { choiceWord } from '../../kit/status/choice-words';
import { wordOf } from '../../kit/status/status-words';
import { printAmount, withMarks } from '../../words/print-amount';
import { panelLocale, panelLanguage } from '../../words/language';
import { longDate } from '../../words/dates';
import type { BankAccount } from '../../../domain/bank-account';
import type { Attachment } from '../../../domain/attachments';
import type { Contact } from '../../../domain/contacts';
import { unitWord } from '../../../domain/units';
import { fileSize } from '../../../words/format';
import { lookText } from '../look/look-text';
import { bankAccountWords, contactWords, historyWords, lineWords } from '../../words';

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
  'supply_date_default',
  'paper_size',
  'interval_unit',
  'mode',
  'period',
  'catch_up',
  'price_source',
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
  if (field === 'bank_account_id') return names[value] ?? bankAccountWords().gone;
  if (field === 'unit_code') return unitWord(value, lineWords().units);
  if (WORDS.includes(field)) return wordOf(value).word;
  if (CHOICES.includes(field)) return choiceWord(field, value);
  if (DAY.test(value)) return longDate(value);
  return MOMENT.test(value) ? momentText(value) : value;
}

const pairsOf = (value: object): string =>
  Object.entries(value)
    .filter(([, one]) => one !== null)
    .map(([key, one]) => {
      const isNested = typeof one === 'object' && one !== null && !Array.isArray(one);
      return isNested ? `${key} (${pairsOf(one as object)})` : `${key}: ${String(one)}`;
    })
    .join(', ');

/** A contact of a customer, with what it receives and may do. */
function contactText(contact: Contact): string {
  const { received } = contactWords();
  const receives = (['receives_documents', 'receives_reminders', 'portal'] as const).flatMap(
    (one) => (contact[one] ? [received[one]] : []),
  );
  const beside = [contact.email, ...receives].filter((one) => one !== null);
  return beside.length === 0 ? contact.name : `${contact.name} (${beside.join(', ')})`;
}

/** An account by its name and what else it says. */
const accountText = ({ id: _id, label, ...account }: BankAccount): string =>
  [label, ...Object.values(account)].filter(Boolean).join(', ');

const attachmentText = ({ name, size }: Pick<Attachment, 'name' | 'size'>): string =>
  `${name} (${fileSize(size, panelLanguage())})`;

/** An entry of a list. A custom field of a business is known by its label. */
function entryOf(field: string, entry: unknown): string {
  if (field === 'contacts') return contactText(entry as Contact);
  if (field === 'bank_accounts') return accountText(entry as BankAccount);
  if (field === 'attachments') return attachmentText(entry as Pick<Attachment, 'name' | 'size'>);
  return typeof entry === 'object' && entry !== null && 'label' in entry
    ? String(entry.label)
    : String(entry);
}

/** A value of a field as a reader of the panel knows it. */
export function valueText(field: string, value: unknown, context: ValueContext): string {
  const words = historyWords();
  if (value === null || value === undefined || value === '') return words.nothing;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value))
    return value.length === 0
      ? words.none
      : value
          .map((entry) => entryOf(field, entry))
          .join(['contacts', 'bank_accounts'].includes(field) ? '; ' : ', ');
  if (field === 'look') return lookText(value);
  if (typeof value === 'object') return pairsOf(value);
  if (/_rate$/.test(field)) return `${localNumber(String(value))} %`;
  if (isAmount(field)) return printAmount(value, context.currency);
  return typeof value === 'string' ? textOf(field, value, context) : localNumber(String(value));
}
