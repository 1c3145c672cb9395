import type { CustomerDocument } from '../../../panel/answers';
import { shownCount } from '../../words/catalogues';

type Type = CustomerDocument['type'];

const TYPES: Readonly<Record<Type, { title: string; one: string; many: string }>> = {
  invoice: { title: 'Invoice', one: 'invoice', many: 'invoices' },
  quotation: { title: 'Quotation', one: 'quotation', many: 'quotations' },
  credit_note: { title: 'Credit note', one: 'credit note', many: 'credit notes' },
};

export const EN = {
  title: 'Documents',
  newInvoice: 'New invoice',
  statement: 'Statement',
  loading: 'Loading …',
  unreadable: 'The documents could not be read.',
  none: 'There is no document yet.',
  outstanding: 'Outstanding',
  toRefund: 'To refund',
  nothingOutstanding: 'Nothing is outstanding.',
  /** A document without its number. */
  dated: (type: Type, day: string) => `${TYPES[type].title}, ${day}`,
  /** The link to the list of them. */
  all: (type: Type, count: number) =>
    count === 1 ? `1 ${TYPES[type].one}` : `All ${shownCount(count)} ${TYPES[type].many}`,
};

export type CustomerWords = typeof EN;
