import type Big from 'big.js';
import type { QuotationCreate } from './schemas/quotation';
import type { InvoiceCreate } from './schemas/invoice';
import { validationError } from '../domain/errors';
import { initialPaidAmounts, type PaidAmounts } from '../domain/invoice-status';
import { merged } from '../domain/merged';
import { decimalText, roundToMinorUnit, ZERO } from '../domain/money';
import type { DocumentTotals } from '../domain/totals';
import type { LineRow } from './sql/rows';
import { priceDocument, type LineInput } from './price-document';

/** A checked and computed document that only lacks what its business gives: day and number. */
export interface DocumentDraft {
  customerId: string;
  number: string | null;
  issueDate: string | null;
  deadline: string | null;
  status: string;
  currency: string;
  notes: string | null;
  terms: string | null;
  templateType: string;
  totals: DocumentTotals;
  lines: LineRow[];
}

export interface InvoiceDraft extends DocumentDraft {
  paid: PaidAmounts;
}

type CommonInput = Pick<
  InvoiceCreate,
  'customer_id' | 'issue_date' | 'status' | 'currency' | 'notes' | 'terms' | 'template_type'
>;

function common(input: Omit<CommonInput, 'status'> & { status: string }) {
  return {
    customerId: input.customer_id,
    issueDate: input.issue_date,
    status: input.status,
    currency: input.currency,
    notes: input.notes,
    terms: input.terms,
    templateType: input.template_type,
  };
}

function checkedAmountPaid(sent: Big | null, total: Big, minorUnit: number): Big {
  const amount = roundToMinorUnit(sent ?? ZERO, minorUnit);
  if (amount.lte(total)) return amount;
  const message = `must be at most the total, ${decimalText(total)}`;
  throw validationError([{ path: ['amount_paid'], message }]);
}

/** @throws ApiError `validation_failed` when amounts are out of bounds */
export function draftInvoice(
  input: Omit<InvoiceCreate, 'items'> & { items: LineInput[] },
): InvoiceDraft {
  const { lines, totals, minorUnit } = priceDocument(input.items, input.currency);
  const sent = checkedAmountPaid(input.amount_paid, totals.total, minorUnit);
  return merged(common(input), {
    number: input.invoice_number,
    deadline: input.due_date,
    lines,
    totals,
    paid: initialPaidAmounts(input.status, sent, totals.total),
  });
}

/** @throws ApiError `validation_failed` when amounts are out of bounds */
export function draftQuotation(input: QuotationCreate): DocumentDraft {
  const { lines, totals } = priceDocument(input.items, input.currency);
  return merged(common(input), {
    number: input.quotation_number,
    deadline: input.valid_until,
    lines,
    totals,
  });
}
