import Big from 'big.js';
import { ZERO } from '../../domain/money';
import type { BusinessDetails } from '../../billing/sql/printed-details';
import type { DocumentWords } from '../../words/document';
import { storedView, type PrintedDocument } from './document-view';
import { dated, labelled, printingOf } from './printing';
import { supplyFacts } from './supply';
import type { Supplied } from '../../domain/service-period';
import type { DocumentView, PrintOptions, Total } from '../view-model';

/** What is printed of a credit note. Its amounts are positive decimal text. */
export interface PrintedCreditNote extends PrintedDocument, Omit<Supplied, 'lines'> {
  issue_date: string;
  invoice_number: string;
  /** The issue date of the invoice. */
  invoice_date?: string | null;
  /** Contract §10. */
  reason: keyof DocumentWords['creditNote']['reasons'] | null;
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
  const printing = printingOf(note, business);
  const { words, money } = printing;
  const own = words.creditNote;
  const [applied, refunded] = [new Big(note.applied_amount), new Big(note.refunded_amount)];
  const refundDue = new Big(note.total).minus(applied).minus(refunded);
  const row = (kind: 'part' | 'due', label: string, amount: Big): Total[] =>
    amount.eq(ZERO) ? [] : [{ kind, label, value: money(amount) }];
  const due = row('due', own.refundDue, refundDue);
  const parts = {
    heading: own.heading,
    recipient: own.recipient,
    facts: [
      ...dated(words.issued, note.issue_date, printing),
      ...labelled(own.invoice, note.invoice_number),
      ...dated(own.invoiceDate, note.invoice_date, printing),
      ...supplyFacts(note, printing),
      ...labelled(own.reason, note.reason && own.reasons[note.reason]),
    ],
    end: [
      ...row('part', own.applied, applied.times(-1)),
      ...row('part', own.refunded, refunded.times(-1)),
      ...due,
    ],
    due: due[0] ?? ('total' as const),
    remarks: [],
  };
  return storedView(note, business, printing, parts, options);
}
