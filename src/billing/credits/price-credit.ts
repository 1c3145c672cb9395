import Big from 'big.js';
import { printedMinorUnit } from '../../domain/currency';
import { ApiError } from '../../domain/errors';
import { CREDITED } from '../../domain/fields/documents';
import { decimalText, sum, ZERO } from '../../domain/money';
import { pick } from '../../domain/pick';
import { addNote, type NoteBalance, type Settlement } from '../../domain/settlement';
import { say } from '../../messages/message';
import { creditItems, creditWhole, type Credited } from './credit-lines';
import type { PricedCreditNote, StoredInvoice } from '../document';
import type { CreditNoteCreate } from '../schemas/credit-note';
import type { CreditNoteLineRow } from '../rows';

/** @throws ApiError `invoice_not_issued`, `nothing_to_credit`, `invoice_cancelled` */
export function requireCreditable({ status, total, creditTotal }: Settlement): void {
  if (status === 'draft') {
    throw new ApiError('invoice_not_issued', say('credit_draft'));
  }
  if (creditTotal.gte(total) && (status !== 'cancelled' || creditTotal.gt(ZERO))) {
    throw new ApiError('nothing_to_credit', say('nothing_to_credit'));
  }
  if (status === 'cancelled') {
    throw new ApiError('invoice_cancelled', say('credit_cancelled'));
  }
}

function totalsOf(lines: readonly CreditNoteLineRow[]) {
  const total = sum(lines.map(({ amount }) => new Big(amount)));
  const taxAmount = sum(lines.map(({ tax_amount }) => new Big(tax_amount)));
  return { total, taxAmount, subtotal: total.minus(taxAmount) };
}

/** @throws ApiError `credit_exceeds_invoice` for a credit of nothing, or of more than is left of the total */
export function requireWithin(
  { total, creditTotal }: Pick<Settlement, 'total' | 'creditTotal'>,
  credit: Big,
): void {
  const left = total.minus(creditTotal);
  if (credit.gt(ZERO) && credit.lte(left)) return;
  const message = say('credit_out_of_range', {
    left: decimalText(left),
    credit: decimalText(credit),
  });
  throw new ApiError('credit_exceeds_invoice', message);
}

interface CreditedInvoice {
  invoice: StoredInvoice;
  settlement: Settlement;
  credited: Credited;
}

/**
 * A credit note of an invoice, and the invoice after it. Decides, stores nothing.
 * @throws ApiError the errors of `creditItems`, `credit_exceeds_invoice`
 */
export function priceCredit(
  { invoice, settlement: before, credited }: CreditedInvoice,
  input: CreditNoteCreate,
  issueDate: string,
): { priced: PricedCreditNote; settlement: Settlement; note: NoteBalance } {
  const minorUnit = printedMinorUnit(invoice.currency);
  const lines = input.items
    ? creditItems(invoice.lines, credited, input.items, minorUnit)
    : creditWhole(invoice.lines, credited);
  const { total, taxAmount, subtotal } = totalsOf(lines);
  requireWithin(before, total);
  const { settlement, note } = addNote(before, total);
  const priced: PricedCreditNote = {
    number: input.credit_note_number,
    issue_date: issueDate,
    status: 'issued',
    reason: input.reason,
    notes: input.notes,
    terms: null,
    customer_id: invoice.customer_id,
    ...pick(invoice, CREDITED),
    subtotal: decimalText(subtotal),
    tax_amount: decimalText(taxAmount),
    total: decimalText(total),
    applied_amount: decimalText(note.applied),
    lines,
  };
  return { priced, settlement, note };
}
