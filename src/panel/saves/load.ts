import type { Queryable } from '../../database/connection';
import type { LineRow } from '../../billing/rows';
import type { StoredLines } from './lines';
import type { LockRule } from '../../domain/issued';
import type { TaxCategory, TaxRounding } from '../../domain/tax';
import type { TemplateName } from '../../domain/templates';
import { LOAD_STATEMENTS } from './load-statement';
import type { LoadedRecord } from './loaded-record';
import { readRelation, type Reference } from './read-relation';

export interface BusinessRow {
  row_id: number;
  id: string;
  time_zone: string;
  default_currency: string;
  template: TemplateName;
  /** Per cent, as decimal text. */
  default_tax_rate: string | null;
  default_notes: string | null;
  default_terms: string | null;
  tax_rounding: TaxRounding;
  zero_rate_category: TaxCategory | null;
  zero_rate_reason: string | null;
  lock_documents: LockRule | null;
  closed_until: string | null;
  default_quotation_notes: string | null;
  default_quotation_terms: string | null;
}

export interface CustomerRow {
  row_id: number;
  id: string;
  business_row_id: number | null;
  default_tax_rate: string | null;
}

/** The rows that a save depends on. */
export interface Loaded {
  /** The stored record; null when there is none. */
  record: LoadedRecord | null;
  /** The lines of a stored document, in their order. */
  lines: StoredLines;
  customer: {
    /** The customer of the stored document. */
    current: CustomerRow | null;
    /** The one that the form names. */
    chosen: CustomerRow | null;
  };
  business: {
    /** The business of the stored record. */
    current: BusinessRow | null;
    /** The one that the form names. */
    chosen: BusinessRow | null;
    /** The business of the customer that the form names. */
    implied: BusinessRow | null;
  };
}

/** For a new record that belongs to no business. */
export const NOTHING_LOADED: Loaded = {
  record: null,
  lines: new Map(),
  customer: { current: null, chosen: null },
  business: { current: null, chosen: null, implied: null },
};

type Row = Partial<LoadedRecord> & {
  record_lines?: (LineRow & { row_id: number })[];
  record_customers?: CustomerRow[];
  record_businesses?: BusinessRow[];
  /** The version when the statement began. While it waits for the lock, others may store a newer one. */
  version_found?: string | null;
};

interface Names {
  business: Reference | null | undefined;
  customer: Reference | null | undefined;
}

/** A public id and a row id. A reference has one of them. */
function idsOf(reference: Reference | null | undefined): [string | null, number | null] {
  if (!reference) return [null, null];
  return 'documentId' in reference ? [reference.documentId, null] : [null, reference.rowId];
}

interface Named {
  row_id: number;
  id: string;
}

function byReference<T extends Named>(rows: readonly T[], reference: Names['business']): T | null {
  const [id, rowId] = idsOf(reference);
  return rows.find((one) => one.id === id || one.row_id === rowId) ?? null;
}

function byRowId<T extends Named>(rows: readonly T[], rowId: unknown): T | null {
  return rows.find((one) => one.row_id === rowId) ?? null;
}

function loadedOf(row: Row, names: Names): Loaded {
  const {
    record_lines: lines = [],
    record_customers: customers = [],
    record_businesses: businesses = [],
    version_found: _version,
    ...record
  } = row;
  const chosen = byReference(customers, names.customer);
  return {
    record: record.id == null ? null : (record as LoadedRecord),
    lines: new Map(lines.map(({ row_id, ...line }) => [row_id, line])),
    customer: { current: byRowId(customers, record['customer_id']), chosen },
    business: {
      current: byRowId(businesses, record['business_id']),
      chosen: byReference(businesses, names.business),
      implied: byRowId(businesses, chosen?.business_row_id),
    },
  };
}

interface Asked {
  uid: string;
  action: string;
  documentId: string | null;
  data: Record<string, unknown>;
}

/**
 * Reads the stored record, its lines and everything that the form names, in one statement. It locks the
 * record of an update until the transaction ends.
 */
export async function load(
  db: Queryable,
  { uid, action, documentId, data }: Asked,
): Promise<Loaded> {
  const statement = LOAD_STATEMENTS.get(uid);
  if (!statement || (documentId === null && !statement.owned)) return NOTHING_LOADED;
  const names = {
    business: readRelation(data['business']),
    customer: readRelation(data['customer']),
  };
  const values: unknown[] = [documentId];
  if (statement.owned) values.push(...idsOf(names.business));
  if (statement.hasCustomer) values.push(...idsOf(names.customer));
  const text = action === 'update' ? statement.lock : statement.read;
  const find = async () => (await db.query<Row>({ text, values }))[0] ?? {};
  const row = await find();
  // A statement that waited for the lock finds the newest record, but the old lines.
  const isWhole = row.version_found === row.updated_at;
  return loadedOf(isWhole ? row : await find(), names);
}
