import { CONTENT_TYPE } from '../../content-types';
import type { Queryable } from '../../database/connection';
import type { DocumentKind } from '../../billing/kind';

/** How a row is named: by its public id, or by its number. */
export type RowReference = { documentId: string } | { rowId: number };

export interface BusinessRow {
  row_id: number;
  id: string;
  time_zone: string;
  default_currency: string;
  default_terms: string | null;
}

export interface OwnedRow {
  row_id: number;
  id: string;
  business_row_id: number | null;
}

function where(reference: RowReference): { sql: string; value: string | number } {
  return 'rowId' in reference
    ? { sql: 'id = $1', value: reference.rowId }
    : { sql: 'document_id = $1', value: reference.documentId };
}

export async function findBusiness(
  db: Queryable,
  reference: RowReference,
): Promise<BusinessRow | null> {
  const { sql, value } = where(reference);
  const [row] = await db.query<BusinessRow>({
    text: `SELECT id AS row_id, document_id AS id, coalesce(time_zone, 'UTC') AS time_zone,
      coalesce(default_currency, 'USD') AS default_currency, default_terms
      FROM businesses WHERE ${sql}`,
    values: [value],
  });
  return row ?? null;
}

/** The number of the file that is a business's logo; null when it has none. */
export async function findLogo(db: Queryable, businessId: string): Promise<number | null> {
  const [row] = await db.query<{ file: number }>({
    text: `SELECT link.file_id AS file FROM files_related_mph link
      JOIN businesses b ON b.id = link.related_id
      WHERE b.document_id = $1 AND link.related_type = $2 AND link.field = 'logo' LIMIT 1`,
    values: [businessId, CONTENT_TYPE.business],
  });
  return row?.file ?? null;
}

/** Which business a customer, a document or a webhook endpoint belongs to. */
export async function findOwned(
  db: Queryable,
  table: 'customers' | 'webhook_endpoints' | DocumentKind['table'],
  reference: RowReference,
): Promise<OwnedRow | null> {
  const { sql, value } = where(reference);
  const [row] = await db.query<OwnedRow>({
    text: `SELECT id AS row_id, document_id AS id, business_id AS business_row_id FROM ${table} WHERE ${sql}`,
    values: [value],
  });
  return row ?? null;
}

/** The component rows of a document's lines by which the panel names them. */
export async function findLineRowIds(
  db: Queryable,
  kind: DocumentKind,
  documentRowId: number,
): Promise<Map<number, string>> {
  const rows = await db.query<{ row_id: number; line_id: string }>({
    text: `SELECT l.id AS row_id, l.line_id FROM ${kind.table}_cmps link
      JOIN ${kind.lineTable} l ON l.id = link.cmp_id
      WHERE link.entity_id = $1 AND link.field = 'items'`,
    values: [documentRowId],
  });
  return new Map(rows.map((row) => [row.row_id, row.line_id]));
}
