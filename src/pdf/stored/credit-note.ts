import Big from 'big.js';
import { ZERO } from '../../domain/money';
import { moneyPrinter } from '../../domain/print-money';
import type { BusinessDetails } from '../../billing/sql/printed-details';
import { labelled, storedView, type PrintedDocument } from './document-view';
import type { DocumentView, PrintOptions, Total } from '../view-model';

/** The reasons of a credit note (contract §10) as words. */
const REASONS = {
  return: 'Return',
  price: 'Price reduction',
  duplicate: 'Duplicate invoice',
  order_change: 'Order change',
  other: 'Other',
} as const;

/** What is printed of a credit note. Its amounts are positive decimal text. */
export interface PrintedCreditNote extends PrintedDocument {
  issue_date: string;
  invoice_number: string;
  /** The issue date of the invoice. */
  invoice_date?: string | null;
  reason: keyof typeof REASONS | null;
  /** Set off against what was due of the invoice. */
  applied_amount: string;
  /** Already paid back. */
  refunded_amount: string;
}

/** A stored credit note as `GET /api/v1/credit-notes/{id}/pdf` prints it. */
export function creditNoteView(
  note: PrintedCreditNote,
  business: BusinessDetails,
  options: PrintOptions = {},
): DocumentView {
  const print = moneyPrinter(note.currency);
  const [applied, refunded] = [new Big(note.applied_amount), new Big(note.refunded_amount)];
  const refundDue = new Big(note.total).minus(applied).minus(refunded);
  const row = (kind: 'part' | 'due', label: string, amount: Big): Total[] =>
    amount.eq(ZERO) ? [] : [{ kind, label, value: print(amount) }];
  const due = row('due', 'Refund Due', refundDue);
  const own = {
    heading: 'CREDIT NOTE',
    recipient: 'Credit To',
    facts: [
      ...labelled('Date', note.issue_date),
      ...labelled('Invoice', note.invoice_number),
      ...labelled('Invoice Date', note.invoice_date ?? null),
      ...labelled('Reason', note.reason && REASONS[note.reason]),
    ],
    end: [
      ...row('part', 'Applied to Invoice', applied.times(-1)),
      ...row('part', 'Refunded', refunded.times(-1)),
      ...due,
    ],
    due: due[0] ?? { label: 'Total', value: print(note.total) },
    remarks: [],
  };
  return storedView(note, business, own, options);
}
