import { dateInZone, shiftDate } from '../../domain/dates';
import type { DocumentKind } from '../../billing/kind';
import { isBeyondFloat, storeExactAmounts } from '../../billing/sql/exact-amounts';
import type { BusinessRow } from './rows';
import { nextNumber } from '../../billing/sql/series';
import type { KindName, PricedDocument } from '../../billing/document';
import type { Saving } from './context';
import { refuseReversedDates } from './date-order';
import { documentInput, findSource, panelLines, type Source } from './document-input';
import { businessOfCustomer, customerOf, ownerOf } from './owner';
import { componentData, type PanelLine } from './lines';

/** Everything that both kinds of document need before their own rules. */
export interface Prepared<Name extends KindName = KindName> {
  business: BusinessRow;
  customer: { row_id: number; id: string };
  source: Source<Name> | null;
  input: Record<string, unknown>;
}

/**
 * A duplicate starts anew: a draft of today, with a number of its own, and as long to pay as before
 * unless a form has named the day.
 */
function startAnew(
  { data }: Saving,
  input: Record<string, unknown>,
  kind: DocumentKind,
  { source, today }: { source: Source | null; today: string },
): void {
  const before = source?.document;
  if (data[kind.dateColumn] === undefined && data.issue_date === undefined && before?.deadline) {
    input[kind.dateColumn] = shiftDate(before.deadline, before.issue_date, today);
  }
  input.status = 'draft';
  input.amount_paid = null;
  if (input[kind.numberColumn] === source?.document.number) input[kind.numberColumn] = null;
  if (input.issue_date === source?.document.issue_date) input.issue_date = null;
}

async function businessFor(saving: Saving, source: Source | null): Promise<BusinessRow> {
  const { action, data } = saving;
  if (action === 'update') return ownerOf(saving, data.business, source?.businessRowId ?? null);
  const wanted = data.business ?? (source ? { id: source.businessRowId } : undefined);
  // Who chose only the customer has chosen the business with it.
  const implied = await businessOfCustomer(saving, data.customer);
  const chosen = wanted ?? (implied ? { id: implied.row_id } : undefined);
  return ownerOf(saving, chosen, null, source?.businessRowId ?? implied?.row_id ?? null);
}

export async function prepare<Name extends KindName>(
  saving: Saving,
  kind: DocumentKind<Name>,
): Promise<Prepared<Name>> {
  const source = await findSource(saving, kind);
  const business = await businessFor(saving, source);
  const current = source?.document.customer_id ?? null;
  const customer = await customerOf(saving, saving.data.customer, business, current);
  const input = documentInput(saving, kind, source, business, customer.id);
  const today = dateInZone(business.time_zone, new Date());
  if (saving.action === 'clone') startAnew(saving, input, kind, { source, today });
  // A number that was cleared in the form is not given up: the series would have a gap.
  input[kind.numberColumn] ??= saving.action === 'update' ? source?.document.number : null;
  return { business, customer, source, input };
}

/**
 * Strapi makes a binary float of every decimal, text included, so that the last digits of the
 * longest amounts are lost. Called once the record is stored, in the same transaction.
 */
export async function keepDigits(
  { trx }: Saving,
  kind: DocumentKind,
  document: { businessRowId: number; id: string },
  priced: PricedDocument,
): Promise<void> {
  if (isBeyondFloat(kind, priced)) await storeExactAmounts(trx, kind, document, priced);
}

/** A save can name a stored line once. The second is a new line, or a total would count it twice. */
function namedOnce(lines: readonly PanelLine[], mayName: boolean): PanelLine[] {
  const named = new Set<number>();
  return lines.map(({ id, ...line }) => {
    if (!mayName || id === undefined || named.has(Number(id))) return line;
    named.add(Number(id));
    return { id, ...line };
  });
}

/** The columns that Strapi is to store, all computed here and none taken from the form. */
export async function storedData(
  saving: Saving,
  kind: DocumentKind,
  prepared: Prepared,
  priced: PricedDocument,
): Promise<Record<string, unknown>> {
  const { business, customer, source } = prepared;
  const issued = priced.issue_date ?? dateInZone(business.time_zone, new Date());
  refuseReversedDates(saving, kind, source, { issued, deadline: priced.deadline });
  const known = saving.action === 'update' ? (source?.lines ?? new Map()) : new Map();
  const lines = namedOnce(panelLines(saving, source), known.size > 0);
  return {
    ...saving.data,
    business: { id: business.row_id },
    customer: { id: customer.row_id },
    issue_date: issued,
    [kind.dateColumn]: priced.deadline,
    state: priced.status,
    currency: priced.currency,
    notes: priced.notes,
    terms: priced.terms,
    template_type: priced.template_type,
    subtotal: Number(priced.subtotal),
    tax_amount: Number(priced.tax_amount),
    total: Number(priced.total),
    items: priced.lines.map((line, index) => componentData(lines[index] ?? {}, line, known)),
    [kind.numberColumn]: priced.number ?? (await nextNumber(saving.trx, kind, business.row_id)),
  };
}
