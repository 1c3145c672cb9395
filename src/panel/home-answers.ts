/* The answers of the home page and of the business switcher. */

import type { BankAccount } from '../domain/bank-account';
import type { CustomField } from '../domain/custom-fields';
import type { InvoiceStatus } from '../domain/invoice-status';
import type { Age } from '../domain/reports';
import type { WaitingRequest } from './portal-answers';

/** A sum as exact decimal text, and the number of records that it counts. */
export interface Counted {
  amount: string;
  count: number;
}

/** Documents that wait for somebody: to be sent, to be answered, or to be invoiced. */
export type Waiting =
  'draft_invoices' | 'draft_quotations' | 'sent_quotations' | 'accepted_quotations';

/** The sums of one currency, as decimal text with all their digits. */
export interface MoneyFigures {
  currency: string;
  outstanding: string;
  outstanding_count: number;
  /** The amounts due by days since the due date, as in the report "Open items". */
  ages: Record<Age, Counted>;
  waiting: Record<Waiting, Counted>;
  /** The payments of this month, and what the status Paid stated without a payment. */
  paid_this_month: string;
  payment_count: number;
  marked_paid_count: number;
  /** Ids of the invoices marked as paid, for the filter of a list; not all when there are many. */
  marked_paid: string[];
}

/** A part of the figures, which takes statements of its own. */
export type MoneyPart = 'outstanding' | 'waiting' | 'paid';

/** The first and the last day of the twelve months of the chart. */
export interface RevenueMonths {
  from: string;
  to: string;
}

/**
 * GET /home/revenue?business=…: the report "Revenue by month" of twelve months, over all businesses whose
 * books may be read; null where there is none. It takes longer than the figures, so it is a request of
 * its own.
 */
export interface HomeRevenue extends RevenueMonths {
  /** The first day of each month. */
  months: string[];
  /** Per currency, the net of each month in order. */
  currencies: { currency: string; nets: string[]; sum: string }[];
}

export interface LatestInvoice {
  documentId: string;
  number: string;
  customer: string | null;
  /** Its name; null where the operator may not see it. */
  business: string | null;
  state: InvoiceStatus;
  /** Decimal text. */
  total: string;
  currency: string;
  issue_date: string;
  due_date: string | null;
}

export interface FailingEndpoint {
  documentId: string;
  url: string;
  /** The name of the business. */
  business: string | null;
  enabled: boolean;
  disabled_reason: string | null;
  failing_since: string | null;
  /** The number of failed deliveries, which are not tried again. */
  failed: number;
}

/** The last mail about a document, or the last statement of account, which the customer did not get. */
export interface RefusedMail {
  type: 'invoice' | 'quotation' | 'credit_note' | 'customer';
  /** The public id of the document or the customer. */
  documentId: string;
  subject: string;
  to: string[];
  /** The words of the mail server. */
  response: string | null;
  at: string;
}

/** The steps to a first invoice that are done. The sample business does not count. */
export interface FirstSteps {
  /** The public id of the first business; null before there is one. */
  business: string | null;
  /** A business has a logo or a colour. */
  look: boolean;
  customer: boolean;
  /** The public id of the newest invoice, which is a draft; null before there is one. */
  invoice: string | null;
}

/** The sample business. */
export interface Sample {
  /** Whether to ask for it: there is no business, and nobody has answered. */
  offered: boolean;
  /** Null where there is none. */
  business: { documentId: string; name: string } | null;
}

/** POST /sample/remove: gone, or what the operator has to decide or to know first. */
export type RemovedSample =
  | { outcome: 'removed' }
  /** Something in it was added or changed since it was made. */
  | { outcome: 'changed' }
  /** This document was issued, so that it stays, and the business with it. */
  | { outcome: 'issued'; type: 'invoice' | 'quotation'; documentId: string; number: string };

/** GET /home?business=…: without a business, over all that the operator sees. */
export interface Home {
  /** Whether the operator sees any, in whichever business. */
  has: { business: boolean; invoice: boolean };
  /** Null once an invoice was issued, and for operators who may not create and delete businesses. */
  first_steps: FirstSteps | null;
  /** Null for operators who may not create and delete businesses. */
  sample: Sample | null;
  money: MoneyFigures[];
  /** The parts of `money` that took too long and are missing there. */
  too_slow: MoneyPart[];
  /**
   * Ages count from `today`. `month_start` begins the month of "paid this month", and payments from
   * `first_day` to `last_day` are in it.
   */
  periods: Record<'today' | 'month_start' | 'first_day' | 'last_day', string | null>;
  /** Null for an operator who may not read the books of any of the businesses. */
  revenue: RevenueMonths | null;
  latest: LatestInvoice[];
  failing_webhooks: FailingEndpoint[];
  /** The latest of the last 30 days. */
  refused_mails: RefusedMail[];
  /** The longest waiting fifty. */
  contact_requests: WaitingRequest[];
  /** Told to super administrators: mails go out, and their links open on the service's machine alone. */
  lacks_public_url: boolean;
  can: { invoices: boolean; paid: boolean; quotations: boolean; webhooks: boolean };
}

export interface PanelBusiness {
  /** The row id, which the Content Manager's forms need. */
  id: number;
  documentId: string;
  name: string;
  custom_fields: CustomField[];
  bank_accounts: BankAccount[];
  /** Whether French rules hold for it, also where the role hides its country. */
  is_french: boolean;
  /** Null also where the role hides it. */
  time_zone: string | null;
  /** Its invoices may not say when they were supplied, and its law wants it. */
  asks_supply: boolean;
}

/** GET /businesses: those that the operator may see, by name. */
export interface PanelBusinesses {
  /** The row id of the operator, under which the browser remembers the choice. */
  operator: number;
  businesses: PanelBusiness[];
  /** The types whose lists the operator may filter by business, with the path to it. */
  lists: Record<string, string[]>;
}
