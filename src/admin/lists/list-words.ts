import { LIST_VIEWS, type ListName } from '../../domain/list-views';
import { capital } from '../words/catalogues';
import {
  CREDIT_NOTE,
  CUSTOMER,
  INVOICE,
  PAYMENT,
  PRODUCT,
  QUOTATION,
  RECURRING,
  REFUND,
} from '../requests/content-manager';
import { listBarWords } from '../words';

/** The day that a period is about. */
export type ListDay = 'issue_date' | 'date';

/** A list with tabs, a period or sums: its name in routes, and its words. */
export interface ListWords {
  name: ListName;
  /** The tabs after "All". */
  views: readonly string[];
  /** Null for a list without periods. */
  day: ListDay | null;
}

const of = (name: ListName, day: ListDay | null): ListWords => ({
  name,
  views: LIST_VIEWS[name],
  day,
});

const LISTS: Readonly<Record<string, ListWords>> = {
  [INVOICE]: of('invoices', 'issue_date'),
  [QUOTATION]: of('quotations', 'issue_date'),
  [RECURRING]: of('recurring-invoices', null),
  [CREDIT_NOTE]: of('credit-notes', 'issue_date'),
  [PAYMENT]: of('payments', 'date'),
  [REFUND]: of('refunds', 'date'),
  [CUSTOMER]: of('customers', null),
  [PRODUCT]: of('products', null),
};

export const listWords = (model: string): ListWords | undefined => LISTS[model];

/** The word of a tab after "All", such as Accepted. */
export function viewWord(view: string): string {
  const views: Readonly<Record<string, string>> = listBarWords().views;
  return views[view] ?? capital(view);
}

/** The word of a list's first tab. Other languages have two: invoices are feminine in French. */
export function allWord(list: ListName): string {
  const { all, allInvoices } = listBarWords().views;
  return list === 'invoices' ? allInvoices : all;
}

export function sumWord(name: string): string {
  const sums: Readonly<Record<string, string>> = listBarWords().sums;
  return sums[name] ?? capital(name);
}
