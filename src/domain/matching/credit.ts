import type Big from 'big.js';
import type { CERTAINTIES, SUGGESTED_BECAUSE } from '../bank-transaction';

/** Money that came to an account of the business. Days are `YYYY-MM-DD`. */
export interface Credit {
  /** Above 0. */
  amount: Big;
  currency: string;
  booked_on: string;
  /** Text and reference, a line each. */
  text: string;
  /** That of the counterparty. */
  name: string | null;
  iban: string | null;
  is_reversal: boolean;
  is_possible_duplicate: boolean;
}

/** An invoice that a credit may pay. */
export interface Candidate {
  id: string;
  number: string;
  customer_id: string;
  customer_name: string;
  status: string;
  currency: string;
  issue_date: string;
  due: Big;
}

/** A document that the text of a credit names. */
export interface Found {
  by: 'reference' | 'number';
  /** A number as it is folded, or an RF reference. */
  written: string;
  /** Null for a quotation or a credit note. */
  invoice: Candidate | null;
}

/** A recorded payment that no transaction has, and that may have come over the bank. */
export interface RecordedPayment {
  id: string;
  customer_id: string;
  customer_name: string;
  amount: Big;
  paid_on: string;
  invoice_ids: readonly string[];
}

/** The facts of the books about a credit. */
export interface Known {
  /** Each document whose number or RF reference stands in the text. */
  found: readonly Found[];
  /** Open invoices that may be meant, the oldest first, at most 50. */
  candidates: readonly Candidate[];
  /** Those in the currency of the credit within ten days of it. */
  payments: readonly RecordedPayment[];
  /** Whether there is more than was looked at, so that a person must decide. */
  is_cut: boolean;
  /** The customers whose payments came from its IBAN before. */
  iban_customers: readonly string[];
}

export type Reason = (typeof SUGGESTED_BECAUSE)[number];

/** The suggested match of a credit. */
export interface Suggestion {
  payment_ids: string[];
  /** Null where payments of several customers are joined. */
  customer_id: string | null;
  allocations: { invoice_id: string; amount: Big }[];
  certainty: (typeof CERTAINTIES)[number];
  because: Reason[];
}
