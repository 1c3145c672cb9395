import { parse } from '../../validation/parse';
import { dateInZone } from '../../domain/dates';
import type { EventType } from '../../domain/events';
import { statusEvent, type InvoiceStatus, type PaidAmounts } from '../../domain/invoice-status';
import { decimalText } from '../../domain/money';
import { draftInvoice, draftQuotation, type DocumentDraft } from '../../billing/draft';
import { INVOICE, QUOTATION, type DocumentKind } from '../../billing/kind';
import { INVOICE_RECORD } from '../../billing/schemas/invoice';
import { QUOTATION_CREATE } from '../../billing/schemas/quotation';
import type { ExactAmounts } from '../../billing/sql/exact-amounts';
import { documentInput, linesOf } from './document-form';
import { componentData, namedOnce } from './lines';
import type { BusinessRow, CustomerRow, LoadedRecord } from './load';
import { businessOf, customerOf } from './owner';
import { amountToCheck, enteredAmount, paidAfterSave, paidAt } from './paid';
import { refuseReversedDates } from './reversed-dates';
import type { Case } from './saving';

/** A document as a save is to store it. */
export interface Decided {
  business: BusinessRow;
  /** Null takes the next number of the series. */
  number: string | null;
  /** The other columns, as Strapi stores them. */
  data: Record<string, unknown>;
  /** The amounts with all their digits. */
  amounts: ExactAmounts;
  event: EventType | null;
}

/** Decides a save of one kind of document; throws the problems of its fields. */
export type Decide = (given: Case) => Decided;

interface Prepared {
  business: BusinessRow;
  customer: CustomerRow;
  input: Record<string, unknown>;
  /** The document that the save changes; null when the save makes one. */
  before: LoadedRecord | null;
}

function prepare({ form, loaded, rights, now }: Case, kind: DocumentKind): Prepared {
  const business = businessOf(form, loaded, rights);
  const customer = customerOf(form, loaded, rights, business);
  const input = documentInput(form, kind, loaded, business, customer.id, now);
  return { business, customer, input, before: form.action === 'update' ? loaded.record : null };
}

/** The columns that Strapi is to store, all computed here and none taken from the form. */
function columns(
  { form, loaded, now }: Case,
  kind: DocumentKind,
  { business, customer, before }: Prepared,
  draft: DocumentDraft,
): Record<string, unknown> {
  const issued = draft.issueDate ?? dateInZone(business.time_zone, now);
  refuseReversedDates(form, kind, before, { issued, deadline: draft.deadline });
  const known = before ? loaded.lines : new Map<never, never>();
  const lines = namedOnce(linesOf(form, loaded), known.size > 0);
  return {
    ...form.data,
    business: { id: business.row_id },
    customer: { id: customer.row_id },
    issue_date: issued,
    [kind.dateColumn]: draft.deadline,
    state: draft.status,
    currency: draft.currency,
    notes: draft.notes,
    terms: draft.terms,
    template_type: draft.templateType,
    subtotal: Number(decimalText(draft.totals.subtotal)),
    tax_amount: Number(decimalText(draft.totals.taxAmount)),
    total: Number(decimalText(draft.totals.total)),
    items: draft.lines.map((priced, index) => componentData(lines[index] ?? {}, priced, known)),
  };
}

function amountsOf({ totals, lines }: DocumentDraft, paid: PaidAmounts | null): ExactAmounts {
  return {
    subtotal: decimalText(totals.subtotal),
    taxAmount: decimalText(totals.taxAmount),
    total: decimalText(totals.total),
    paid: paid && {
      amountPaid: decimalText(paid.amountPaid),
      amountPaidBefore: decimalText(paid.amountPaidBefore),
    },
    lines,
  };
}

/** An invoice saved in the panel obeys the rules of the API, and its changes have their events. */
export const decideInvoice: Decide = (given) => {
  const prepared = prepare(given, INVOICE);
  const { business, input, before } = prepared;
  const entered = enteredAmount(input['amount_paid'], before);
  const record = { ...input, amount_paid: amountToCheck(input, entered, before) };
  const draft = draftInvoice(parse(INVOICE_RECORD, record));
  const status = draft.status as InvoiceStatus;
  const paid = paidAfterSave(before, status, draft.totals.total, entered && draft.paid.amountPaid);
  const data = {
    ...columns(given, INVOICE, prepared, draft),
    amount_paid: Number(decimalText(paid.amountPaid)),
    amount_paid_before: Number(decimalText(paid.amountPaidBefore)),
    paid_at: paidAt(before, status, given.now),
    // Only a conversion links the two; a form could name any quotation there is.
    quotation: given.form.action === 'update' ? undefined : null,
    // The database sets this mark; a copy gets its own.
    left_draft: given.form.action === 'update' ? undefined : null,
  };
  const event = before
    ? statusEvent(before['state'] as InvoiceStatus, status)
    : ('invoice.created' as const);
  return { business, number: draft.number, data, amounts: amountsOf(draft, paid), event };
};

/** A quotation saved in the panel obeys the rules of the API. */
export const decideQuotation: Decide = (given) => {
  const prepared = prepare(given, QUOTATION);
  const draft = draftQuotation(parse(QUOTATION_CREATE, prepared.input));
  const isUpdate = given.form.action === 'update';
  return {
    business: prepared.business,
    number: draft.number,
    data: {
      ...columns(given, QUOTATION, prepared, draft),
      // Only a conversion writes it, in the database.
      state_before: isUpdate ? undefined : null,
    },
    amounts: amountsOf(draft, null),
    event: isUpdate ? null : 'quotation.created',
  };
};
