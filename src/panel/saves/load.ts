import { CONTENT_TYPE, VERSIONED, type VersionedTable } from '../../content-types';
import type { Queryable } from '../../database/connection';
import { DOCUMENT_KINDS, type DocumentKind } from '../../billing/kind';
import { hasListenersColumn, linesOf } from '../../billing/sql/document-columns';
import type { LineRow } from '../../billing/sql/rows';
import { STORED_LINE_COLUMNS, type StoredLines } from './lines';
import { readRelation, type Reference } from './read-relation';

/** A stored record with all its columns by name. */
export type LoadedRecord = Record<string, unknown> & {
  id: number;
  /** ISO 8601 in UTC, to the millisecond. */
  updated_at: string | null;
  updated_by_id: number | null;
};

export interface BusinessRow {
  row_id: number;
  id: string;
  time_zone: string;
  default_currency: string;
  default_terms: string | null;
  /** Whether an enabled webhook endpoint hears of its events. */
  has_listeners: boolean;
}

export interface CustomerRow {
  row_id: number;
  id: string;
  business_row_id: number | null;
}

/** A record of these types belongs to a business. */
const OWNED: readonly string[] = [
  CONTENT_TYPE.customer,
  CONTENT_TYPE.endpoint,
  ...DOCUMENT_KINDS.map(({ uid }) => uid),
];

/** All that a save is decided by. */
export interface Loaded {
  /** The stored record with all its columns; null when there is none. */
  record: LoadedRecord | null;
  /** The lines of a stored document, in their order. */
  lines: StoredLines;
  customer: {
    /** The one that the stored document has. */
    current: CustomerRow | null;
    /** The one that the form names. */
    chosen: CustomerRow | null;
  };
  business: {
    /** The one that the stored record has. */
    current: BusinessRow | null;
    /** The one that the form names. */
    chosen: BusinessRow | null;
    /** The one of the customer that the form names. */
    implied: BusinessRow | null;
  };
}

export const NOTHING_LOADED: Loaded = {
  record: null,
  lines: new Map(),
  customer: { current: null, chosen: null },
  business: { current: null, chosen: null, implied: null },
};

/** What a save names. */
interface Named {
  uid: string;
  action: string;
  documentId: string | null;
  data: Record<string, unknown>;
}

type Row = Partial<LoadedRecord> & {
  record_lines?: (LineRow & { row_id: number })[];
  record_customers?: CustomerRow[];
  record_businesses?: BusinessRow[];
  /** The version as the statement found it. The lock waits for others, who may make a newer one. */
  version_found?: string | null;
};

const json = (rows: string): string =>
  `(SELECT coalesce(json_agg(found), '[]'::json) FROM (${rows}) found)`;

/** `d` is the record, `c` the customers of a document: its own, and the one that the form names. */
function textOf(table: VersionedTable, owned: boolean, kind: DocumentKind | null, lock: boolean) {
  const customers = `, c AS (SELECT id AS row_id, document_id AS id, business_id AS business_row_id
    FROM customers WHERE id = (SELECT customer_id FROM d) OR document_id = $4 OR id = $5)`;
  const businesses = `SELECT b.id AS row_id, b.document_id AS id,
      coalesce(b.time_zone, 'UTC') AS time_zone,
      coalesce(b.default_currency, 'USD') AS default_currency, b.default_terms,
      ${hasListenersColumn('b.id')}
    FROM businesses b WHERE b.id = d.business_id OR b.document_id = $2 OR b.id = $3
      ${kind ? 'OR b.id IN (SELECT business_row_id FROM c)' : ''}`;
  return `WITH d AS MATERIALIZED (
      SELECT * FROM ${table} WHERE document_id = $1${lock ? ' FOR NO KEY UPDATE' : ''}
    )${kind ? customers : ''}
    SELECT d.*, (SELECT updated_at FROM ${table} WHERE document_id = $1) AS version_found
      ${owned ? `, ${json(businesses)} AS record_businesses` : ''}
      ${kind ? `, ${json('SELECT * FROM c')} AS record_customers` : ''}
      ${kind ? `, ${linesOf(kind, STORED_LINE_COLUMNS)} AS record_lines` : ''}
    FROM (SELECT 1) AS one LEFT JOIN d ON true`;
}

const publicId = (reference?: Reference | null): string | null =>
  reference && 'documentId' in reference ? reference.documentId : null;
const rowId = (reference?: Reference | null): number | null =>
  reference && 'rowId' in reference ? reference.rowId : null;

async function read(db: Queryable, text: string, values: unknown[], lock: boolean): Promise<Row> {
  const [row = {}] = await db.query<Row>({ text, values });
  if (!lock || row.version_found === row.updated_at) return row;
  // The lock was waited for, and only the record itself is newer than the statement: its lines are not.
  const [again = {}] = await db.query<Row>({ text, values });
  return again;
}

/**
 * Reads the stored record, its lines and everything that the form names, in one statement. A record
 * that is to change is locked until the transaction ends. The lock is the weaker one, so others may
 * still create records that point at it.
 */
export async function load(
  db: Queryable,
  { uid, action, documentId, data }: Named,
): Promise<Loaded> {
  const table = VERSIONED.find((one) => one.uid === uid)?.table;
  const owned = OWNED.includes(uid);
  if (!table || (documentId === null && !owned)) return NOTHING_LOADED;
  const kind = DOCUMENT_KINDS.find((one) => one.uid === uid) ?? null;
  const [business, customer] = [readRelation(data['business']), readRelation(data['customer'])];
  const lock = action === 'update';
  const values: unknown[] = [documentId];
  if (owned) values.push(publicId(business), rowId(business));
  if (kind) values.push(publicId(customer), rowId(customer));
  const row = await read(db, textOf(table, owned, kind, lock), values, lock);
  return loadedOf(row, business, customer);
}

function loadedOf(
  row: Row,
  business: Reference | null | undefined,
  customer: Reference | null | undefined,
): Loaded {
  const {
    record_lines: lines = [],
    record_customers: customers = [],
    record_businesses: businesses = [],
    version_found: _version,
    ...record
  } = row;
  const named = <T extends { row_id: number; id: string }>(
    rows: readonly T[],
    reference: Reference | null | undefined,
  ) =>
    rows.find((one) => one.id === publicId(reference) || one.row_id === rowId(reference)) ?? null;
  const byRowId = <T extends { row_id: number }>(rows: readonly T[], id: unknown) =>
    rows.find((one) => one.row_id === id) ?? null;
  const chosen = named(customers, customer);
  return {
    record: record.id === undefined || record.id === null ? null : (record as LoadedRecord),
    lines: new Map(lines.map(({ row_id, ...line }) => [row_id, line])),
    customer: { current: byRowId(customers, record['customer_id']), chosen },
    business: {
      current: byRowId(businesses, record['business_id']),
      chosen: named(businesses, business),
      implied: byRowId(businesses, chosen?.business_row_id),
    },
  };
}
