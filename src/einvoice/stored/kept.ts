import { CREDIT_NOTE, INVOICE, type NumberedKind } from '../../billing/kind';
import type { PrintedColumns } from '../../billing/sql/printed-details';
import type { Queryable } from '../../database/connection';
import type { PipelinedTransaction } from '../../database/pool';
import { begunOf, wholeOf, type Begun } from '../../database/slices';
import type { EInvoiceFormat } from '../../domain/e-invoice-formats';
import { notFound } from '../../domain/errors';
import type { Language } from '../../domain/languages';
import { documentLanguage } from '../../pdf/stored/printing';
import type { AsAt, BilledName } from './as-at';

export type BilledKind = NumberedKind<BilledName>;

/** Makes something for each kind that has e-invoices. */
export const perBilled = <T>(make: (kind: BilledKind) => T): Readonly<Record<BilledName, T>> => ({
  invoice: make(INVOICE),
  credit_note: make(CREDIT_NOTE),
});

/** Names one document of one business. */
export interface Wanted {
  businessRowId: number;
  id: string | null;
}

/** SQL: `e` is of the present issue of document `d`. */
export const ofIssue = (table: string) =>
  `e.record_table = '${table}' AND e.record_id = d.id AND e.issued_at = d.issued_at`;

/** SQL that each change of document `d` changes. Only invoices always get another `updated_at`. */
export const versionOf = ({ name }: BilledKind) =>
  name === 'invoice' ? 'd.updated_at::text' : 'd.xmin::text';

/** A document, and the file of a format that was handed out for its present issue. */
export interface Found {
  rowId: number;
  number: string;
  language: Language;
  content: Buffer | null;
}

type Row = Pick<Found, 'rowId' | 'number'> & Pick<PrintedColumns, 'kept'> & (Begun | NoFile);

interface NoFile {
  content: null;
  size: null;
}

const WHERE_KEPT = perBilled(
  ({ table }) => `FROM ${table} d JOIN e_invoices e ON ${ofIssue(table)}
    WHERE d.id = $1 AND d.business_id = $2 AND e.format = $3`,
);

/** The whole file of a document. With files attached, it may have 13 MB. */
const wholeFile = (
  db: Queryable,
  { name }: BilledKind,
  begun: Begun,
  values: readonly unknown[],
): Promise<Buffer | null> =>
  wholeOf(db, begun, { column: 'e.content', from: WHERE_KEPT[name], values });

const FIND = perBilled(
  ({
    table,
    numberColumn,
  }) => `SELECT d.id AS "rowId", d.${numberColumn} AS number, d.issued_details AS kept, ${begunOf('e.content')}
    FROM ${table} d LEFT JOIN e_invoices e ON ${ofIssue(table)} AND e.format = $3
    WHERE d.document_id = $1 AND d.business_id = $2`,
);

/** @throws 404 when the business has no such document */
export async function findKept(
  db: Queryable,
  kind: BilledKind,
  { businessRowId, id }: Wanted,
  format: EInvoiceFormat,
): Promise<Found> {
  const [row] = await db.query<Row>({
    name: `kept-e-invoice-${kind.name}`,
    text: FIND[kind.name],
    values: [id, businessRowId, format],
  });
  if (!row) throw notFound(kind.name);
  const { rowId, number, kept } = row;
  // A draft has no e-invoice.
  const language = kept ? documentLanguage(kept.business, kept.customer) : 'en';
  const values = [rowId, businessRowId, format];
  const content = row.content === null ? null : await wholeFile(db, kind, row, values);
  return { rowId, number, language, content };
}

const HANDED_OUT = perBilled(
  ({ table }) => `SELECT e.format FROM ${table} d JOIN e_invoices e ON ${ofIssue(table)}
    WHERE d.document_id = $1 AND d.business_id = $2`,
);

/** The formats in which the present issue of a document was handed out. */
export async function handedOutFormats(
  db: Queryable,
  kind: BilledKind,
  { businessRowId, id }: Wanted,
): Promise<string[]> {
  const rows = await db.query<{ format: string }>({
    text: HANDED_OUT[kind.name],
    values: [id, businessRowId],
  });
  return rows.map(({ format }) => format);
}

/** A file that was made, and the state of the document that it shows. */
export interface Made {
  version: string;
  asAt: AsAt;
  content: Buffer;
}

const LOCK = perBilled(
  (kind) => `SELECT FROM ${kind.table} d
    WHERE d.id = $1 AND d.business_id = $2 AND ${versionOf(kind)} = $3 AND d.issued_at IS NOT NULL
    FOR UPDATE OF d`,
);

const KEEP = perBilled(
  ({
    table,
  }) => `INSERT INTO e_invoices (record_table, record_id, issued_at, format, as_at, content)
    SELECT '${table}', d.id, d.issued_at, $3, $4, $5 FROM ${table} d
    WHERE d.id = $1 AND d.business_id = $2
    ON CONFLICT DO NOTHING`,
);

/** A credit note cannot be reopened, so it has no such column. */
const LOCK_FOR_EVER = `UPDATE invoices SET
    handed_out_at = date_trunc('milliseconds', clock_timestamp() AT TIME ZONE 'UTC')
  WHERE id = $1 AND business_id = $2 AND handed_out_at IS NULL`;

/**
 * Keeps a file before it is handed out. Of two that were made at the same time, the first one stays, and
 * both callers get it. Null when the document has changed since its version was read.
 */
export async function keep(
  trx: PipelinedTransaction,
  kind: BilledKind,
  { rowId, businessRowId }: { rowId: number; businessRowId: number },
  format: EInvoiceFormat,
  { version, asAt, content }: Made,
): Promise<Buffer | null> {
  const ids = [rowId, businessRowId];
  const locked = await trx.query({ text: LOCK[kind.name], values: [...ids, version] });
  if (locked.length === 0) return null;
  const values = [...ids, format, JSON.stringify(asAt), content];
  trx.queue({ text: KEEP[kind.name], values });
  if (kind.name === 'invoice') trx.queue({ text: LOCK_FOR_EVER, values: ids });
  const text = `SELECT ${begunOf('e.content')} ${WHERE_KEPT[kind.name]}`;
  const [kept] = await trx.query<Begun>({ text, values: [...ids, format] });
  return kept ? wholeFile(trx, kind, kept, [...ids, format]) : null;
}
