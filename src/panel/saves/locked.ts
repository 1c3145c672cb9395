import { isDeepStrictEqual } from 'node:util';
import Big from 'big.js';
import type { z } from 'zod';
import type { DocumentKind } from '../../billing/kind';
import type { LineRow } from '../../billing/rows';
import { INVOICE_RECORD_UPDATE } from '../../billing/schemas/invoice';
import { QUOTATION_UPDATE } from '../../billing/schemas/quotation';
import { updateInvoice } from '../../billing/documents/update-invoice';
import { updateQuotation } from '../../billing/documents/update-quotation';
import { isClosed, periodClosed } from '../../domain/closed-period';
import { dateInZone } from '../../domain/dates';
import { changedFields, type CustomField } from '../../domain/custom-fields';
import { apiName, contentFields, patchedFields } from '../../domain/fields/documents';
import { isContentLocked, refuseContent, refuseReopening } from '../../domain/issued';
import { replacedBy, type Metadata, type MetadataChange } from '../../domain/metadata';
import { pick } from '../../domain/pick';
import { type Message } from '../../messages/message';
import { parse } from '../../validation/parse';
import { PAID_ELSEWHERE, statesAnother } from './amount-paid';
import type { Parties } from './business-and-customer';
import { LINE_DECIMALS, LINE_TEXTS } from './lines';
import type { BusinessRow } from './load';
import type { LoadedRecord } from './loaded-record';
import { refuseReversedDates } from './reversed-dates';
import type { Case, StoredByRule } from './rule';
import type { Saving } from './saving';
import { ownerOf } from './tenant';

/** The save of a document: whose it is, and the whole document with the API's names. */
export interface Prepared extends Parties {
  input: Record<string, unknown>;
  /** The document that the save changes; null when the save creates one. */
  before: LoadedRecord | null;
}

/** The columns that say whether a stored document is issued, and what holds it fast. */
const tiesOf = (record: LoadedRecord) => ({
  issued_at: record['issued_at'] as string | null,
  handed_out_at: record['handed_out_at'] as string | null,
  created_at: record['created_at'] as string,
  amount_recorded: (record['amount_recorded'] as string | null) ?? '0',
  credit_total: (record['credit_total'] as string | null) ?? '0',
});

const isClosedBy = (
  kind: DocumentKind,
  { closed_until: until }: BusinessRow,
  before: LoadedRecord,
): boolean =>
  kind.name === 'invoice' &&
  before['issued_at'] !== null &&
  isClosed(until, before['issue_date'] as string);

/**
 * Whether a save may change only what a PATCH may.
 * @throws ApiError `document_locked` for a return to draft that is no longer possible
 */
export function isLocked(kind: DocumentKind, { before, business, input }: Prepared): boolean {
  if (before === null) return false;
  const ties = tiesOf(before);
  if (input['status'] !== 'draft')
    return isContentLocked(business.lock_documents, ties) || isClosedBy(kind, business, before);
  refuseReopening(kind.name, ties, business.lock_documents);
  return false;
}

const sameDecimal = (sent: unknown, stored: string): boolean => {
  try {
    return new Big(sent as Big).eq(stored);
  } catch {
    return false;
  }
};

function sameLine(sent: Record<string, unknown>, stored: LineRow | undefined): boolean {
  if (stored === undefined) return false;
  return (
    LINE_TEXTS.every((name) => (sent[name] ?? null) === (stored[name] ?? null)) &&
    LINE_DECIMALS.every((name) => sameDecimal(sent[name], stored[name]))
  );
}

function sameLines({ form, loaded }: Case, sent: Record<string, unknown>[]): boolean {
  const { items } = form.data;
  if (!Array.isArray(items)) return true;
  const stored = [...loaded.lines];
  return (
    items.length === stored.length &&
    stored.every(([id, line], index) => {
      const { id: sentId } = items[index] as { id?: unknown };
      return Number(sentId) === id && sameLine(sent[index] ?? {}, line);
    })
  );
}

/** The fields of the content that a save would change. */
function changedContent(given: Case, kind: DocumentKind, prepared: Prepared): string[] {
  const { business, customer, input } = prepared;
  const before = prepared.before as LoadedRecord;
  const same: Record<string, boolean> = {
    business: business.row_id === before['business_id'],
    customer: customer.row_id === before['customer_id'],
    items: sameLines(given, input['items'] as Record<string, unknown>[]),
    amount_paid: kind.name !== 'invoice' || !statesAnother(input['amount_paid'], before),
  };
  for (const field of contentFields(kind.name)) {
    const name = apiName(kind.name, field);
    if (!(name in input)) continue;
    // Those that a new document has a default for are never empty.
    const sent = input[name] ?? (field.patch === 'locked' ? null : before[name]);
    same[name] = isDeepStrictEqual(sent, before[name] ?? null);
  }
  return Object.keys(same).filter((name) => !same[name]);
}

const OTHERWISE: Readonly<Record<string, Message>> = {
  amount_paid: PAID_ELSEWHERE,
};

/** Its business would let it be changed, if its issue date were not closed. */
function refuseClosed({ closed_until: until, lock_documents }: BusinessRow, before: LoadedRecord) {
  if (until === null || isContentLocked(lock_documents, tiesOf(before))) return;
  throw periodClosed({ closedUntil: until, day: before['issue_date'] as string, issues: false });
}

/** What it keeps since its issue. */
interface Kept {
  business: { custom_fields?: readonly CustomField[] | null };
}

/** The printed custom fields that a save would change. A form holds all pairs. */
const changedPrinted = (kind: DocumentKind, { before, input }: Prepared) =>
  changedFields(
    kind.name,
    {
      custom_fields: (before?.['issued_details'] as Kept | null)?.business.custom_fields,
      metadata: (before?.['metadata'] ?? null) as Metadata | null,
    },
    { metadata: (input['metadata'] ?? null) as Metadata | null },
  );

function refuseChanges(given: Case, kind: DocumentKind, prepared: Prepared): void {
  const changed = changedContent(given, kind, prepared);
  const printed = changedPrinted(kind, prepared);
  if (changed.length + printed.length > 0)
    refuseClosed(prepared.business, prepared.before as LoadedRecord);
  refuseContent(kind.name, [
    ...changed.map((field) => ({
      path: [field],
      ...(OTHERWISE[field] && { message: OTHERWISE[field] }),
    })),
    ...printed,
  ]);
}

/** What a PATCH may change, checked as a PATCH is. A form holds all pairs of metadata. */
function changes<Schema extends z.ZodType<{ status?: unknown; metadata?: MetadataChange | null }>>(
  kind: DocumentKind,
  schema: Schema,
  { input, before }: Prepared,
): z.output<Schema> {
  const fields = (['open', 'unsent'] as const).flatMap((patch) => patchedFields(kind.name, patch));
  const names = fields.map((field) => apiName(kind.name, field));
  const change = parse(schema, pick(input, names));
  const metadata = replacedBy(before?.['metadata'] as Metadata | null, change.metadata ?? null);
  const status = change.status === before?.['state'] ? undefined : change.status;
  return { ...change, metadata, status };
}

/** A save of an issued document changes what the spec's PATCH may change, and nothing else (contract §10). */
export async function changeLocked(
  { strapi, trx, documentId }: Saving,
  given: Case,
  kind: DocumentKind,
  prepared: Prepared,
): Promise<StoredByRule> {
  const { business, before, input } = prepared;
  refuseChanges(given, kind, prepared);
  refuseReversedDates(given.form, kind, before, input, before?.['issue_date'] as string);
  const owner = ownerOf(business);
  if (kind.name === 'invoice') {
    const change = changes(kind, INVOICE_RECORD_UPDATE, prepared);
    const today = dateInZone(business.time_zone, given.now);
    await updateInvoice(strapi, trx, owner, documentId, change, today);
  } else {
    const change = changes(kind, QUOTATION_UPDATE, prepared);
    await updateQuotation(strapi, trx, owner, documentId, change);
  }
  return { storedId: documentId };
}
