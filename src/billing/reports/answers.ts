import type {
  Age,
  Period,
  PeriodGroup,
  RevenueKey,
  StatementEntryType,
  TaxBasis,
} from '../../domain/reports';

/*
 * The answers of reports. Every amount is exact decimal text in the currency beside it, and amounts of
 * different currencies are never added up. A row holds what `FiguresDocuments` needs to list its
 * documents.
 */

interface Taxed {
  net: string;
  tax: string;
  /** net + tax */
  gross: string;
}

/** One rate and category of tax in one period. */
export interface TaxRow extends Period, Taxed {
  currency: string;
  /** In per cent. */
  tax_rate: string;
  tax_category: string | null;
  /** The number of its documents: by payment date its invoices. */
  documents: number;
}

export interface TaxSum extends Taxed {
  currency: string;
  /** What was written off in the period, less what credit notes replaced. No other figure holds it. */
  written_off: string;
}

export interface TaxReport extends Period {
  basis: TaxBasis;
  group: PeriodGroup;
  rows: TaxRow[];
  sums: TaxSum[];
}

export interface RevenueRow {
  /** The public id of a customer or product, or the first day of a month. Null: lines without a product. */
  key: string | null;
  /** The name of a customer or product; null for a month, and for a product that is not known. */
  name: string | null;
  currency: string;
  net: string;
  documents: number;
}

interface RevenueSum {
  currency: string;
  net: string;
}

export interface RevenueReport extends Period {
  by: RevenueKey;
  rows: RevenueRow[];
  sums: RevenueSum[];
}

interface OpenSum extends Record<Age, string> {
  currency: string;
  total: string;
  /** Credited, and not yet refunded. No other figure holds it. */
  refund_due: string;
  /** Paid, and not allocated to an invoice yet. No other figure holds it. */
  on_account: string;
}

export interface OpenRow extends OpenSum {
  customer: string;
  name: string;
  documents: number;
}

export interface OpenItems {
  /** The day of the figures: today in the time zone of the business, or one in the past. */
  today: string;
  rows: OpenRow[];
  sums: OpenSum[];
}

interface StatementEntry {
  type: StatementEntryType;
  day: string;
  /** The number of the invoice or credit note; the reference of a payment that is not for one invoice. */
  number: string;
  /** The public id of the invoice or credit note; null where it is neither. */
  document: string | null;
  /** The change of the balance; negative where the customer owes less by it. */
  amount: string;
  /** The balance after it. */
  balance: string;
}

export interface StatementPart {
  currency: string;
  opening: string;
  entries: StatementEntry[];
  closing: string;
}

/** The balance of a customer, and its reasons. */
export interface Statement extends Period {
  customer: string;
  name: string;
  parts: StatementPart[];
}

/** A document behind a figure, with its part of the figure. */
export interface FigureDocument extends Taxed {
  type: 'invoice' | 'credit_note' | 'cancellation' | 'revival';
  /** The public id of the invoice or credit note. */
  id: string;
  number: string;
  /** The day by which it counts. By payment date that is the issue date of the invoice. */
  day: string;
  customer: string | null;
  currency: string;
}

export interface FigureDocuments {
  rows: FigureDocument[];
  total: number;
}

/** GET /reports: the businesses whose reports the operator may read. */
export interface ReportBusiness {
  documentId: string;
  name: string;
  /** The day in its time zone. */
  today: string;
}
