import { fieldsOf } from '../../domain/fields/documents';
import type { StoredCreditNote, StoredInvoice } from '../../billing/document';

/** The kinds of documents that have e-invoices. */
export type BilledName = 'invoice' | 'credit_note';
export type BilledDocument = StoredInvoice | StoredCreditNote;

/**
 * The fields of a document that still change after its issue, and that an e-invoice or its PDF shows. All
 * formats show them as they were when the first of them was handed out.
 */
const CHANGING = {
  invoice: fieldsOf('invoice')
    .filter(
      ({ patch, internal, type }) =>
        patch && !internal && !['time', 'json', 'object'].includes(type),
    )
    .map(({ name }) => name),
  credit_note: ['applied_amount', 'refunded_amount'],
} as const satisfies Record<BilledName, readonly string[]>;

/**
 * Its state as it is kept with the files that were handed out, and the details that were filled in for them,
 * such as `business.vat_id`.
 */
export type AsAt = Readonly<Record<string, string | null>>;

export function asAt(kind: BilledName, document: BilledDocument): AsAt {
  const values = new Map<string, string | null>(Object.entries(document));
  return Object.fromEntries(CHANGING[kind].map((field) => [field, values.get(field) ?? null]));
}

/** The document as it was at the first hand-out. */
export function documentAsAt<Document extends BilledDocument>(
  kind: BilledName,
  document: Document,
  kept: AsAt | null,
): Document {
  if (kept === null) return document;
  const fields = CHANGING[kind].filter((field) => field in kept);
  // What was kept before write-offs were told apart counts as it did then.
  const known = kind === 'invoice' ? { amount_written_off: '0' } : {};
  return {
    ...document,
    ...known,
    ...Object.fromEntries(fields.map((field) => [field, kept[field]])),
  };
}

/** The details of a party that were filled in for the first hand-out. */
export function filledBefore(kept: AsAt | null, party: 'business' | 'customer'): AsAt {
  const start = `${party}.`;
  return Object.fromEntries(
    Object.entries(kept ?? {})
      .filter(([name]) => name.startsWith(start))
      .map(([name, value]) => [name.slice(start.length), value]),
  );
}
