import Big from 'big.js';
import { quotationStatusEvent, type QuotationStatus } from '../../domain/quotation-status';
import type { InvoiceStatus } from '../../domain/invoice-status';
import { isClosed, periodClosed } from '../../domain/closed-period';
import { apiName, patchedFields } from '../../domain/fields/documents';
import { changedFields, type CustomField } from '../../domain/custom-fields';
import { mergeMetadata, type Metadata } from '../../domain/metadata';
import { isContentLocked, refuseContent, refuseReopening } from '../../domain/issued';
import { decimalText } from '../../domain/money';
import { pick } from '../../domain/pick';
import { settledEvents } from '../../domain/settlement';
import { type Message } from '../../messages/message';
import { parse } from '../../validation/parse';
import type { DocumentKind } from '../../billing/kind';
import type { LineRow } from '../../billing/rows';
import { INVOICE_UPDATE } from '../../billing/schemas/invoice';
import { QUOTATION_UPDATE } from '../../billing/schemas/quotation';
import { eventsOfSave, type Decided, type Prepared } from './decided';
import { LINE_DECIMALS, LINE_TEXTS } from './lines';
import { PAID_ELSEWHERE, statesAnother } from './paid-amount';
import { refuseReversedDates } from './reversed-dates';
import { settle } from './settle';
import type { BusinessRow } from './load';
import type { LoadedRecord } from './loaded-record';
import type { Case } from './rule';

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
    LINE_TEXTS.every((name) => (sent[name] ?? null) === stored[name]) &&
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
  for (const name of [kind.numberColumn, 'issue_date', 'currency', 'template_type'])
    same[name] = (input[name] ?? before[name]) === before[name];
  // Unlike those, they may be empty.
  for (const { name } of patchedFields(kind.name, 'locked'))
    same[name] = (input[name] ?? null) === (before[name] ?? null);
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

/** What a PATCH may change, checked as a PATCH is. */
function changes(kind: DocumentKind, input: Record<string, unknown>) {
  const names = patchedFields(kind.name, 'open').map((field) => apiName(kind.name, field));
  const sent = pick(input, names);
  return kind.name === 'invoice' ? parse(INVOICE_UPDATE, sent) : parse(QUOTATION_UPDATE, sent);
}

/** The exact amounts of a stored document, with its paid ones as they will be. */
function exactOf({ loaded }: Case, before: LoadedRecord, paid: object) {
  const exact = (name: string) => decimalText(new Big((before[name] as string | null) ?? '0'));
  return {
    subtotal: exact('subtotal'),
    tax_amount: exact('tax_amount'),
    total: exact('total'),
    ...paid,
    lines: [...loaded.lines.values()],
  };
}

/** A save of an issued document changes what the spec's PATCH may change, and nothing else (contract §10). */
export function decideLocked(given: Case, kind: DocumentKind, prepared: Prepared): Decided {
  refuseChanges(given, kind, prepared);
  const before = prepared.before as LoadedRecord;
  const { status, deadline, metadata, ...texts } = changes(kind, prepared.input);
  const issueDate = before['issue_date'] as string;
  refuseReversedDates(given.form, kind, before, {
    issue_date: issueDate,
    deadline: deadline ?? null,
  });
  const from = before['state'] as InvoiceStatus;
  const isInvoice = kind.name === 'invoice';
  const settled = isInvoice ? settle(given, before, (status as InvoiceStatus) ?? from) : null;
  const to = settled?.status ?? status ?? from;
  const paid = settled?.paid ?? {};
  const floats = Object.fromEntries(
    Object.entries(paid).map(([name, amount]) => [name, Number(amount)]),
  );
  return {
    business: prepared.business,
    number: before[kind.numberColumn] as string,
    issueDate,
    exact: exactOf(given, before, paid),
    data: {
      ...texts,
      // A form holds all pairs.
      metadata: metadata && mergeMetadata(null, metadata),
      [kind.dateColumn]: deadline,
      state: to,
      ...floats,
      paid_at: settled?.paid_at,
      // It is no part of the document, and stays open whatever locks that.
      ...(isInvoice ? { no_reminders: given.form.data['no_reminders'] } : {}),
    },
    ...(settled ? { credits: settled.credits } : {}),
    events: settled
      ? settledEvents(from, settled.credits.settlement)
      : eventsOfSave(
          quotationStatusEvent(before['state'] as QuotationStatus, to as QuotationStatus),
        ),
  };
}
