/* The answers of the panel's own routes about a customer, like those of `answers`. Amounts are decimal text. */

import type { IntervalUnit } from '../domain/schedule/occurrences';
import type { EntryStatus, PaymentMethod } from '../domain/payment';
import type { InvoiceStatus } from '../domain/invoice-status';
import type { QuotationStatus } from '../domain/quotation-status';
import type { RecurringStatus } from '../domain/recurring-status';

/** GET /customers/:id/record: a customer for reading, without what the operator's roles hide. */
export interface CustomerRecord {
  documentId: string;
  /** The version that the operator sees. */
  updatedAt: string;
  name: string | null;
  /** By the names of the form, without those that are empty. */
  fields: Record<string, unknown>;
  /** The id of its business; null where the role hides it. */
  business: string | null;
  /** The fields that the operator may change. */
  changes: string[];
}

export interface CustomerDocument {
  type: 'invoice' | 'quotation' | 'credit_note';
  documentId: string;
  number: string;
  issue_date: string;
  /** Null for a credit note, which has none. */
  state: InvoiceStatus | QuotationStatus | null;
  total: string;
  currency: string;
  /** Whether somebody has to do something about it: it is a draft, owed or not decided. */
  open: boolean;
  /** The due date of an open invoice; null where a role hides it. */
  due_date: string | null;
  /** The amount due of an open invoice; null where a role hides it. */
  amount_due: string | null;
}

/** The amounts owed in a currency, as in the report "Open items". */
export interface CustomerBalance {
  currency: string;
  total: string;
  /** The part of the total whose due date is over. */
  overdue: string;
  refund_due: string;
  on_account: string;
}

export interface CustomerPayment {
  documentId: string;
  amount: string;
  currency: string;
  paid_on: string;
  method: PaymentMethod | null;
  reference: string | null;
  state: EntryStatus;
}

export interface CustomerRecurring {
  documentId: string;
  name: string | null;
  state: RecurringStatus;
  interval_unit: IntervalUnit;
  interval_count: number;
  next_date: string | null;
}

/** GET /customers/:id/documents */
export interface CustomerDocuments {
  /** At most ten that the operator may see. The open ones stand first, by due date; then the latest. */
  documents: CustomerDocument[];
  /** The number of all, by type; 0 where a role shows none. */
  counts: Record<CustomerDocument['type'], number>;
  /** Null where the operator may not read these books as a whole. */
  balances: CustomerBalance[] | null;
  /** The business whose reports have the statement of the customer; null as above. */
  statement_of: string | null;
  /** The day in the time zone of the business. Null where the operator may not mail the statement. */
  send_statement: { today: string } | null;
  /** The latest five. */
  payments: CustomerPayment[];
  /** At most ten. Those that go on stand first. */
  recurring: CustomerRecurring[];
  /** Whether the operator may make an invoice for this customer, and record a payment. */
  can: { invoice: boolean; payment: boolean };
}
