/* The answers about recurring invoices. Amounts are decimal text. */

import type { z } from 'zod';
import type { REPRICING } from '../billing/schemas/repricing';
import type { InvoiceStatus } from '../domain/invoice-status';
import type { RecurringStatus } from '../domain/recurring-status';
import type { Placeholder } from '../domain/schedule/placeholders';

/** An invoice to come. */
export interface ComingInvoice {
  date: string;
  /** The day on which it will be made. */
  issue_date: string;
  due_date: string | null;
  total: string;
  /** Descriptions, notes, terms and order reference, with their placeholders filled in. */
  texts: string[];
}

/** POST /recurring-invoices/preview: the invoices that the form would make, as it is now. */
export interface RecurringPreview {
  currency: string;
  coming: ComingInvoice[];
  /** The text of each placeholder in the next invoice, in its language. Without a period, two are missing. */
  placeholders: { name: Placeholder; text: string }[];
  /** What its texts may tell wrongly around the end of a year, in the language of the panel. */
  warnings: { path: readonly (string | number)[]; message: string }[];
}

export interface PastOccurrence {
  date: string;
  status: 'made' | 'skipped';
  /** Null for a skipped one, and for a draft that was deleted. */
  invoice: { documentId: string; number: string; state: InvoiceStatus } | null;
}

/** GET /recurring-invoices/:id/state: what stands beside the form. */
export interface RecurringState {
  status: RecurringStatus;
  next_occurrence: number | null;
  next_date: string | null;
  last_error: string | null;
  /** How many occurrences are due and not made, because it is paused. */
  missed: number;
  /** The latest. None where a role hides invoices. */
  past: PastOccurrence[];
  can: { change: boolean; run: boolean };
}

/** POST /recurring-invoices/reprice */
export type Repricing = z.infer<typeof REPRICING>;

/** GET /invoices/:id/recurring: the recurring invoice that made an invoice; null for none. */
export interface RecurringOrigin {
  documentId: string;
  name: string | null;
}

/** GET /recurring-invoices/upcoming?business=… : what the home page tells. */
export interface UpcomingInvoices {
  /** The invoices of the next 30 days. */
  currencies: { currency: string; total: string; count: number }[];
  /** True when there are more than were added up. */
  more: boolean;
  /** Drafts that recurring invoices have made. */
  drafts: number;
  /** Those whose invoices cannot be made. */
  failing: {
    documentId: string;
    name: string | null;
    customer: string | null;
    paused: boolean;
    last_error: string | null;
  }[];
}
