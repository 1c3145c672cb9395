import Big from 'big.js';
import type { z } from 'zod';
import { printedMinorUnit } from '../../domain/currency';
import { dateInZone } from '../../domain/dates';
import { validationError } from '../../domain/errors';
import { STATED_NAMES, type DocumentField } from '../../domain/fields/documents';
import { quotationStatusEvent, type QuotationStatus } from '../../domain/quotation-status';
import { statusEvent, type InvoiceStatus } from '../../domain/invoice-status';
import { decimalText, roundToMinorUnit } from '../../domain/money';
import { changeStatus } from '../../domain/change-status';
import { withoutNotes, type Settlement } from '../../domain/settlement';
import type { TaxRounding, TaxRules } from '../../domain/tax';
import { parse } from '../../validation/parse';
import type { PricedDocument } from '../../billing/document';
import { withDefaults, type BodyDefaults } from '../../billing/defaults';
import { INVOICE, QUOTATION, type DocumentKind } from '../../billing/kind';
import { priceInvoice, priceQuotation } from '../../billing/price';
import { INVOICE_CREATE } from '../../billing/schemas/invoice';
import { QUOTATION_CREATE } from '../../billing/schemas/quotation';
import { documentInput, formLines } from './document-form';
import { componentData, namedOnce } from './lines';
import type { BusinessRow } from './load';
import type { LoadedRecord } from './loaded-record';
import { NOBODY, partiesOf, requireCustomer, type Parties } from './business-and-customer';
import { eventsOfSave, type Decided, type Prepared } from './decided';
import { decideLocked, isLocked } from './locked';
import {
  PAID_ELSEWHERE,
  paidAt,
  statedAmount,
  statesAnother,
  storedSettlement,
} from './paid-amount';
import { refusedTogether } from './refused-together';
import { refuseReversedDates, refuseReversedInput } from './reversed-dates';
import type { Case } from './rule';

/** @param schema says what else is wrong with a form that lacks its business or customer */
function prepare(given: Case, kind: DocumentKind, schema: z.ZodType): Prepared {
  const { form, loaded, rights, now } = given;
  const inputOf = (parties: Parties) => documentInput(form, kind, loaded, { ...parties, now });
  const parties = refusedTogether(
    () => partiesOf(form, loaded, rights),
    () => requireCustomer(form, loaded),
    () => parse(schema, inputOf(NOBODY)),
  );
  const before = form.action === 'update' ? loaded.record : null;
  return { ...parties, input: inputOf(parties), before };
}

/** The checked document. A refusal also names dates in the wrong order. */
function checkedInput<Schema extends z.ZodType>(
  { form, now }: Case,
  kind: DocumentKind,
  schema: Schema,
  { business, before, input }: Prepared,
): z.output<Schema> {
  const today = dateInZone(business.time_zone, now);
  return refusedTogether(
    () => parse(schema, input),
    () => refuseReversedInput(form, kind, before, input, today),
  );
}

/**
 * The rules of the business now; a draft may be rounded by rate all the same. A document that is no draft
 * keeps those that it was issued with.
 */
function taxRules({ form }: Case, { business, before }: Prepared): TaxRules {
  const kept = (before?.['tax_rounding'] as TaxRounding | null | undefined) ?? 'line';
  if (before !== null && before['state'] !== 'draft')
    return { rounding: kept, zeroRateCategory: null };
  const chosen = before && (form.data['tax_rounding'] ?? kept);
  return {
    rounding: chosen === 'rate' ? 'rate' : business.tax_rounding,
    zeroRateCategory: business.zero_rate_category,
  };
}

const defaultsOf = ({ default_currency, template }: BusinessRow): BodyDefaults => ({
  defaultCurrency: default_currency,
  defaultTemplate: template,
});

/** A document that lacks nothing but its number. */
type Complete = PricedDocument & { issue_date: string; deadline: string | null };

/** The columns that Strapi stores. They are computed, and replace those of the form. */
function columns(
  { form, loaded }: Case,
  kind: DocumentKind,
  { business, customer, before }: Prepared,
  priced: Complete,
): Record<string, unknown> {
  refuseReversedDates(form, kind, before, priced);
  const known = before ? loaded.lines : new Map<never, never>();
  const lines = namedOnce(formLines(form, loaded), known.size > 0);
  const stated: Readonly<Partial<Record<DocumentField['name'], unknown>>> = priced;
  return {
    ...form.data,
    ...Object.fromEntries(STATED_NAMES[kind.name].map((name) => [name, stated[name]])),
    business: { id: business.row_id },
    customer: { id: customer.row_id },
    issue_date: priced.issue_date,
    [kind.dateColumn]: priced.deadline,
    state: priced.status,
    tax_rounding: priced.tax_rounding,
    subtotal: Number(priced.subtotal),
    tax_amount: Number(priced.tax_amount),
    total: Number(priced.total),
    ...startOfIssue(before),
    items: priced.lines.map((line, index) => componentData(lines[index] ?? {}, line, known)),
  };
}

/**
 * A new document, or a copy, is not issued. A save that may change an issued document makes it keep the
 * details of today (contract §10). The database computes both.
 */
const startOfIssue = (before: LoadedRecord | null) =>
  before === null
    ? { issued_at: null, issued_details: null, handed_out_at: null }
    : { issued_details: null };

const NOTHING_SETTLED = {
  amount_recorded: 0,
  amount_written_off: 0,
  amount_credited: 0,
  credit_total: 0,
  amount_refunded: 0,
};

/** A copy does not inherit that its customer is not reminded of the original. */
const startAsNew = ({ form }: Case) => ({
  ...NOTHING_SETTLED,
  no_reminders: form.data['no_reminders'] ?? false,
});

const asDecided = (business: BusinessRow, priced: Complete) => ({
  business,
  number: priced.number,
  issueDate: priced.issue_date,
  exact: priced,
});

/** What was stated of a stored invoice, in the smallest unit of its currency where that is another one now. */
function restated(before: LoadedRecord | null, { total, currency }: PricedDocument): Settlement {
  const stored = storedSettlement(before);
  const isSame = before?.['currency'] === currency;
  const inUnit = (amount: Big) =>
    isSame ? amount : roundToMinorUnit(amount, printedMinorUnit(currency));
  return {
    ...stored,
    total: new Big(total),
    amountPaid: inUnit(stored.amountPaid),
    amountPaidBefore: inUnit(stored.amountPaidBefore),
  };
}

/** An invoice saved in the panel obeys the rules of the API, and its changes send the same events. */
export function decideInvoice(given: Case): Decided {
  const prepared = prepare(given, INVOICE, INVOICE_CREATE);
  if (isLocked(INVOICE, prepared)) return decideLocked(given, INVOICE, prepared);
  const { business, input, before } = prepared;
  if (statesAnother(input['amount_paid'], before))
    throw validationError([{ path: ['amount_paid'], message: PAID_ELSEWHERE }]);
  const record = { ...input, amount_paid: statedAmount(input['status'], before) };
  const parsed = withDefaults(
    checkedInput(given, INVOICE, INVOICE_CREATE, { ...prepared, input: record }),
    defaultsOf(business),
  );
  const checked = priceInvoice(parsed, taxRules(given, prepared));
  const from = (before?.['state'] ?? 'draft') as InvoiceStatus;
  const { status } = checked;
  const { settlement: paid } = changeStatus(withoutNotes(restated(before, checked)), status);
  const priced = {
    ...checked,
    issue_date: checked.issue_date ?? dateInZone(business.time_zone, given.now),
    deadline: checked.deadline ?? null,
    amount_paid: decimalText(paid.amountPaid),
    amount_paid_before: decimalText(paid.amountPaidBefore),
  };
  const isUpdate = given.form.action === 'update';
  const data = {
    ...columns(given, INVOICE, prepared, priced),
    amount_paid: Number(priced.amount_paid),
    amount_paid_before: Number(priced.amount_paid_before),
    paid_at: paidAt(before, status, given.now),
    // Only a conversion sets this link. A form could name any quotation.
    quotation: isUpdate ? undefined : null,
    // Nor does a form name the recurring invoice, and a copy has none.
    recurring_invoice_id: isUpdate ? undefined : null,
    occurrence_date: isUpdate ? undefined : null,
    // The database sets this mark. A copy does not inherit it.
    left_draft: isUpdate ? undefined : null,
    ...(isUpdate ? {} : startAsNew(given)),
  };
  const events = eventsOfSave(before ? statusEvent(from, status) : 'invoice.created');
  return { ...asDecided(business, priced), data, events };
}

/** Fields that only a conversion sets, and a customer's decision. A form could name anything. */
const setElsewhere = (value: null | undefined) => ({
  state_before: value,
  decided_at: value,
  decided_by: value,
  decision_remark: value,
});

/** A quotation saved in the panel obeys the rules of the API. */
export function decideQuotation(given: Case): Decided {
  const prepared = prepare(given, QUOTATION, QUOTATION_CREATE);
  if (isLocked(QUOTATION, prepared)) return decideLocked(given, QUOTATION, prepared);
  const { business, before } = prepared;
  const parsed = withDefaults(
    checkedInput(given, QUOTATION, QUOTATION_CREATE, prepared),
    defaultsOf(business),
  );
  const checked = priceQuotation(parsed, taxRules(given, prepared));
  const issue_date = checked.issue_date ?? dateInZone(business.time_zone, given.now);
  const priced = { ...checked, issue_date };
  const isUpdate = given.form.action === 'update';
  const own = setElsewhere(isUpdate ? undefined : null);
  const data = { ...columns(given, QUOTATION, prepared, priced), ...own };
  const from = before?.['state'] as QuotationStatus;
  const events = eventsOfSave(
    before ? quotationStatusEvent(from, priced.status) : 'quotation.created',
  );
  return { ...asDecided(business, priced), data, events };
}
