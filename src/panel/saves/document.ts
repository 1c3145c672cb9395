import type { z } from 'zod';
import { createInvoice } from '../../billing/documents/create-invoice';
import { createQuotation } from '../../billing/documents/create-quotation';
import { INVOICE, QUOTATION, type DocumentKind } from '../../billing/kind';
import { replaceInvoice } from '../../billing/documents/replace-invoice';
import { standingAccount } from '../../billing/sql/bank-accounts';
import type { Owner } from '../../billing/tenant';
import { replaceQuotation } from '../../billing/documents/replace-quotation';
import { INVOICE_RECORD } from '../../billing/schemas/invoice';
import { QUOTATION_CREATE } from '../../billing/schemas/quotation';
import { dateInZone } from '../../domain/dates';
import { validationError } from '../../domain/errors';
import type { TaxRounding, TaxRules } from '../../domain/tax';
import { parse } from '../../validation/parse';
import { PAID_ELSEWHERE, statedAmount, statesAnother } from './amount-paid';
import { NOBODY, partiesOf, requireCustomer, type Parties } from './business-and-customer';
import { documentInput, formLines } from './document-form';
import { keptLineIds } from './lines';
import { changeLocked, isLocked, type Prepared } from './locked';
import { refusedTogether } from './refused-together';
import { refuseReversedDates } from './reversed-dates';
import type { Case, Rule } from './rule';
import type { Saving } from './saving';
import { tenantOfForm } from './tenant';

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

/**
 * The rules of the business now; a draft may be rounded by rate all the same. A document that is no draft
 * keeps those that it was issued with.
 */
function taxRules({ form }: Case, { business, before }: Prepared): TaxRules {
  const kept = (before?.['tax_rounding'] as TaxRounding | null | undefined) ?? 'line';
  if (before !== null && before['state'] !== 'draft')
    return { rounding: kept, zeroRateCategory: null, zeroRateReason: null };
  const chosen = before && (form.data['tax_rounding'] ?? kept);
  return {
    rounding: chosen === 'rate' ? 'rate' : business.tax_rounding,
    zeroRateCategory: business.zero_rate_category,
    zeroRateReason: business.zero_rate_reason,
  };
}

/** Who makes the document, and its checked body. A refusal also names dates in the wrong order. */
function request<Schema extends z.ZodType<{ items: readonly object[] }>>(
  given: Case,
  kind: DocumentKind,
  schema: Schema,
  prepared: Prepared,
) {
  const { form, loaded, now } = given;
  const { business, before, input } = prepared;
  const who = { ...tenantOfForm(business), tax: taxRules(given, prepared) };
  const refuseDates = () =>
    refuseReversedDates(form, kind, before, input, dateInZone(who.timeZone, now));
  const body = refusedTogether(() => parse(schema, input), refuseDates);
  refuseDates();
  const ids = before === null ? [] : keptLineIds(formLines(form, loaded), loaded.lines);
  const items = body.items.map((line, at) => ({ ...line, line_id: ids[at] }));
  return { who, body: { ...body, items } };
}

/** The save of an issued invoice that is locked, or else the invoice as the use cases take it. */
export function invoiceRequest(given: Case) {
  const prepared = prepare(given, INVOICE, INVOICE_RECORD);
  if (isLocked(INVOICE, prepared)) return { locked: prepared };
  const { before } = prepared;
  if (statesAnother(prepared.input['amount_paid'], before))
    throw validationError([{ path: ['amount_paid'], message: PAID_ELSEWHERE }]);
  const input = { ...prepared.input, amount_paid: statedAmount(before) };
  return request(given, INVOICE, INVOICE_RECORD, { ...prepared, input });
}

/** The same for a quotation. */
export function quotationRequest(given: Case) {
  const prepared = prepare(given, QUOTATION, QUOTATION_CREATE);
  if (isLocked(QUOTATION, prepared)) return { locked: prepared };
  return request(given, QUOTATION, QUOTATION_CREATE, prepared);
}

/** A form may not show the account that stands, since its business has it no more. */
async function withKnownAccount<Body extends { bank_account_id: string | null }>(
  { trx }: Saving,
  { loaded: { record } }: Case,
  { who, body }: { who: Owner; body: Body },
): Promise<Body> {
  if (body.bank_account_id !== record?.['bank_account_id']) return body;
  const known = await standingAccount(trx, who.businessRowId, body.bank_account_id);
  return { ...body, bank_account_id: known };
}

/** An invoice saved in the panel is stored by the use cases of the API. */
export const invoiceRule: Rule = async (saving, given) => {
  const { strapi, trx, action, documentId } = saving;
  const asked = invoiceRequest(given);
  if ('locked' in asked) return changeLocked(saving, given, INVOICE, asked.locked);
  const { who } = asked;
  const body = await withKnownAccount(saving, given, asked);
  if (action !== 'update') return { storedId: (await createInvoice(strapi, trx, who, body)).id };
  await replaceInvoice(strapi, trx, who, documentId, body, 'unlocked');
  return { storedId: documentId };
};

/** The same for a quotation. */
export const quotationRule: Rule = async (saving, given) => {
  const { strapi, trx, action, documentId } = saving;
  const asked = quotationRequest(given);
  if ('locked' in asked) return changeLocked(saving, given, QUOTATION, asked.locked);
  const { who, body } = asked;
  if (action !== 'update') return { storedId: (await createQuotation(strapi, trx, who, body)).id };
  await replaceQuotation(strapi, trx, who, documentId, body, 'unlocked');
  return { storedId: documentId };
};
