import Big from 'big.js';
import { dateInZone } from '../../domain/dates';
import type { EventType } from '../../domain/events';
import { paidAmountsAfterEdit, statusEvent, type InvoiceStatus } from '../../domain/invoice-status';
import { decimalText } from '../../domain/money';
import type { TaxRounding, TaxRules } from '../../domain/tax';
import { parse } from '../../validation/parse';
import type { PricedDocument } from '../../billing/document';
import { INVOICE, QUOTATION, type DocumentKind } from '../../billing/kind';
import { priceInvoice, priceQuotation } from '../../billing/price';
import { INVOICE_RECORD } from '../../billing/schemas/invoice';
import { QUOTATION_CREATE } from '../../billing/schemas/quotation';
import { documentInput, formLines, SHARED_FIELDS } from './document-form';
import { componentData, namedOnce } from './lines';
import type { BusinessRow, CustomerRow, LoadedRecord } from './load';
import { businessOf, customerOf } from './business-and-customer';
import { amountToCheck, enteredAmount, paidAt, storedPaid } from './paid-amount';
import { refuseReversedDates } from './reversed-dates';
import type { Case } from './rule';

/** The document that a save stores. */
export interface Decided {
  business: BusinessRow;
  /** A document without a number gets the next one of its series. */
  priced: PricedDocument & { issue_date: string };
  /** All columns except the number, as Strapi stores them. */
  data: Record<string, unknown>;
  event: EventType | null;
}

interface Prepared {
  business: BusinessRow;
  customer: CustomerRow;
  input: Record<string, unknown>;
  /** The document that the save changes; null when the save creates one. */
  before: LoadedRecord | null;
}

function prepare({ form, loaded, rights, now }: Case, kind: DocumentKind): Prepared {
  const business = businessOf(form, loaded, rights);
  const customer = customerOf(form, loaded, rights, business);
  const input = documentInput(form, kind, loaded, { business, customer, now });
  return { business, customer, input, before: form.action === 'update' ? loaded.record : null };
}

/** The rules of the business now; a document that is no draft keeps those that it was issued with. */
function taxRules({ business, before }: Prepared): TaxRules {
  if (before === null || before['state'] === 'draft') {
    return { rounding: business.tax_rounding, zeroRateCategory: business.zero_rate_category };
  }
  const rounding = (before['tax_rounding'] as TaxRounding | null) ?? 'line';
  return { rounding, zeroRateCategory: null };
}

/** The columns that Strapi stores. They are computed, and replace those of the form. */
function columns(
  { form, loaded }: Case,
  kind: DocumentKind,
  { business, customer, before }: Prepared,
  priced: PricedDocument & { issue_date: string },
): Record<string, unknown> {
  refuseReversedDates(form, kind, before, priced);
  const known = before ? loaded.lines : new Map<never, never>();
  const lines = namedOnce(formLines(form, loaded), known.size > 0);
  return {
    ...form.data,
    ...Object.fromEntries(SHARED_FIELDS.map((name) => [name, priced[name]])),
    business: { id: business.row_id },
    customer: { id: customer.row_id },
    issue_date: priced.issue_date,
    [kind.dateColumn]: priced.deadline,
    state: priced.status,
    tax_rounding: priced.tax_rounding,
    subtotal: Number(priced.subtotal),
    tax_amount: Number(priced.tax_amount),
    total: Number(priced.total),
    items: priced.lines.map((line, index) => componentData(lines[index] ?? {}, line, known)),
  };
}

/** An invoice saved in the panel obeys the rules of the API, and its changes send the same events. */
export function decideInvoice(given: Case): Decided {
  const prepared = prepare(given, INVOICE);
  const { business, input, before } = prepared;
  const entered = enteredAmount(input['amount_paid'], before);
  const record = { ...input, amount_paid: amountToCheck(input, entered, before) };
  const stored = storedPaid(before);
  const checked = priceInvoice(parse(INVOICE_RECORD, record), taxRules(prepared));
  const from = (before?.['state'] ?? 'draft') as InvoiceStatus;
  const { status } = checked;
  const rounded = entered && new Big(checked.amount_paid);
  const paid = paidAmountsAfterEdit(from, status, new Big(checked.total), stored, rounded);
  const priced = {
    ...checked,
    issue_date: checked.issue_date ?? dateInZone(business.time_zone, given.now),
    amount_paid: decimalText(paid.amountPaid),
    amount_paid_before: decimalText(paid.amountPaidBefore),
  };
  const isUpdate = given.form.action === 'update';
  const data = {
    ...columns(given, INVOICE, prepared, priced),
    delivery_date: priced.delivery_date,
    order_reference: priced.order_reference,
    amount_paid: Number(priced.amount_paid),
    amount_paid_before: Number(priced.amount_paid_before),
    paid_at: paidAt(before, status, given.now),
    // Only a conversion sets this link. A form could name any quotation.
    quotation: isUpdate ? undefined : null,
    // The database sets this mark. A copy does not inherit it.
    left_draft: isUpdate ? undefined : null,
  };
  const event = before ? statusEvent(from, status) : ('invoice.created' as const);
  return { business, priced, data, event };
}

/** A quotation saved in the panel obeys the rules of the API. */
export function decideQuotation(given: Case): Decided {
  const prepared = prepare(given, QUOTATION);
  const { business, input } = prepared;
  const checked = priceQuotation(parse(QUOTATION_CREATE, input), taxRules(prepared));
  const issue_date = checked.issue_date ?? dateInZone(business.time_zone, given.now);
  const priced = { ...checked, issue_date };
  const isUpdate = given.form.action === 'update';
  // Only a trigger sets this field, when the quotation is converted.
  const own = { state_before: isUpdate ? undefined : null };
  const data = { ...columns(given, QUOTATION, prepared, priced), ...own };
  return {
    business: prepared.business,
    priced,
    data,
    event: isUpdate ? null : 'quotation.created',
  };
}
