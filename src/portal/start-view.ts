import type { Language } from '../domain/languages';
import type { ListedDocument } from './listed';

/** Open invoices of a customer in one currency. */
export interface OpenGroup {
  currency: string;
  /** Those that are overdue first. The others of `count` stand in the list of all. */
  invoices: readonly (ListedDocument & { is_waiting: boolean })[];
  count: number;
  /** The payment provider at which they can be paid together; null for none. */
  provider: string | null;
}

export interface StartCustomer {
  /** The public id. */
  id: string;
  name: string;
  groups: readonly OpenGroup[];
  /** Quotations that wait for a decision, some of `toDecideCount`. */
  toDecide: readonly ListedDocument[];
  toDecideCount: number;
}

/** What somebody has to do with one business. */
export interface StartBusiness {
  name: string;
  /** In the time zone of the business. */
  today: string;
  /** A figure per currency in which something is due or on account. */
  figures: readonly { currency: string; due: string; on_account: string }[];
  customers: readonly StartCustomer[];
}

/** Why the selected invoices were not paid, or that the payer comes back. */
export type StartNotice = 'none' | 'too_many' | 'mixed' | 'nothing' | 'unavailable' | 'paid';

export interface StartView {
  language: Language;
  businesses: readonly StartBusiness[];
  /** Whether no business has sent anything yet. */
  isEmpty: boolean;
  notice: StartNotice | null;
}
