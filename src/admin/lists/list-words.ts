import { LIST_VIEWS, type ListName } from '../../domain/list-views';
import {
  CREDIT_NOTE,
  CUSTOMER,
  INVOICE,
  PAYMENT,
  PRODUCT,
  QUOTATION,
  REFUND,
} from '../content-manager';

/** A list with tabs, a period or sums: its name in routes, and its words. */
export interface ListWords {
  name: ListName;
  /** The tabs after "All". */
  views: readonly string[];
  /** The label of the day that a period is about; null for a list without periods. */
  day: string | null;
}

const of = (name: ListName, day: string | null): ListWords => ({
  name,
  views: LIST_VIEWS[name],
  day,
});

const LISTS: Readonly<Record<string, ListWords>> = {
  [INVOICE]: of('invoices', 'Issue date'),
  [QUOTATION]: of('quotations', 'Issue date'),
  [CREDIT_NOTE]: of('credit-notes', 'Issue date'),
  [PAYMENT]: of('payments', 'Date'),
  [REFUND]: of('refunds', 'Date'),
  [CUSTOMER]: of('customers', null),
  [PRODUCT]: of('products', null),
};

export const listWords = (model: string): ListWords | undefined => LISTS[model];

/** `accepted` as Accepted. */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const SUM_WORDS: Readonly<Record<string, string>> = {
  total: 'Total',
  amount_due: 'Amount due',
  recorded: 'Recorded',
};

export const sumWord = (name: string): string => SUM_WORDS[name] ?? capital(name);
