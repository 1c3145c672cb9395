import type {
  StatementFormat,
  SuggestedBecause,
  TransactionStatus,
} from '../domain/bank-transaction';

/* What the page "Bank" asks. Amounts are decimal text; days are `YYYY-MM-DD`. */

/** The body of POST /bank-transactions/:id/match, as that of the API. */
export interface NewMatch {
  customer_id?: string | null;
  allocations?: { invoice_id: string; amount: string }[];
  paid_on?: string;
  fee?: string;
  payment_ids?: string[];
  refund_id?: string;
  refund?: { payment_id?: string; credit_note_id?: string };
  bounced?: { payment_id: string; fee?: string };
}

/** What a credit probably is, and why. */
export interface PanelSuggestion {
  isSure: boolean;
  because: SuggestedBecause[];
  /** Null where the payments are of several customers. */
  customer: { documentId: string; name: string } | null;
  /** The invoices that a new payment pays; none for recorded payments. */
  invoices: { documentId: string; number: string; amount: string }[];
  /** The recorded payments that it may be joined to. */
  payments: number;
  /** What accepting it sends. */
  match: NewMatch;
}

/** A payment or a refund that a transaction is matched to. */
export interface MatchedRecord {
  type: 'payment' | 'refund';
  /** Whether the transaction sent the payment back. */
  isBack: boolean;
  /** Whether a later one did, or somebody has voided it. */
  isVoided: boolean;
  documentId: string;
  /** Its customer, and the invoices or the credit note that it belongs to. */
  customer: string;
  numbers: string[];
}

export interface PanelTransaction {
  documentId: string;
  booked_on: string;
  /** Below 0 for a debit. */
  amount: string;
  currency: string;
  /** The id of the account of the business. */
  account: string;
  counterparty: string | null;
  iban: string | null;
  text: string | null;
  reference: string | null;
  status: TransactionStatus;
  /** Why it is ignored. */
  reason: string | null;
  possibleDuplicate: boolean;
  matched: MatchedRecord[];
  /** Whether nothing was recorded or voided for it. */
  mayReopen: boolean;
  suggestion: PanelSuggestion | null;
}

/** GET /businesses/:id/bank/transactions, with the query of the API's list. */
export interface BankTransactions {
  transactions: PanelTransaction[];
  total: number;
  /** The numbers of all transactions of the account, or of the business. */
  counts: Record<TransactionStatus, number>;
  accounts: { id: string; name: string }[];
  /** The first day that is not closed; null where no day is. */
  firstOpenDay: string | null;
  can: { match: boolean; ignore: boolean; upload: boolean; remove: boolean };
}

/** A record that a transaction may be, with what choosing it sends. */
export interface BankChoice {
  kind: 'joined' | 'refund_id' | 'bounced' | 'refund_payment' | 'refund_note';
  /** The id of the payment, refund or credit note. */
  documentId: string;
  day: string;
  /** Of the record. */
  amount: string;
  customer: string;
  numbers: string[];
  match: NewMatch;
}

/** POST /bank-transactions/:id/match, …/ignore and …/reopen */
export interface ChangedTransaction {
  documentId: string;
  status: TransactionStatus;
}

/** GET /businesses/:id/bank/statements: the latest files. */
export interface PanelStatement {
  documentId: string;
  name: string | null;
  format: StatementFormat;
  /** ISO 8601. */
  at: string;
  from: string | null;
  to: string | null;
  new: number;
  known: number;
}

/** POST /businesses/:id/bank/statements */
export interface UploadedStatement {
  documentId: string;
  new: number;
  known: number;
  /** The number of those that were booked at once, since the business wants that. */
  booked: number;
}

/** POST /businesses/:id/bank/sample: a CSV whose columns nobody has described yet, and its first entries. */
export type { CsvSample } from '../billing/bank/sample-csv';

/** The body of POST /businesses/:id/profiles/bank. Columns are named as the sample has them. */
export interface NewBankProfile {
  name: string;
  replace?: boolean;
  columns: string[];
  booked_on: string | null;
  amount: string | null;
  credit: string | null;
  debit: string | null;
  currency_column: string | null;
  currency: string | null;
  counterparty: string | null;
  account: string | null;
  text: string[];
  reference: string | null;
  bank_reference: string | null;
  own_account: string | null;
  /** The column of the status, and its word for booked entries. */
  status: string | null;
  booked: string | null;
  dates: 'dmy' | 'mdy' | null;
  decimal: '.' | ',';
}

/** Columns of files, saved under a name. */
export interface NamedProfile {
  id: string;
  name: string;
}
