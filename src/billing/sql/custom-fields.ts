import type { Queryable } from '../../database/connection';
import {
  printedFieldsOf,
  type CustomField,
  type CustomFieldKind,
} from '../../domain/custom-fields';

/** SQL: the custom fields that document `d` keeps since its issue. */
export const KEPT_FIELDS = `d.issued_details #> '{business,custom_fields}'`;

/**
 * The fields of a kind of record that some businesses want printed. Credit notes have none.
 * @param businesses row ids, as SQL
 */
export async function findPrintedFields(
  db: Queryable,
  kind: CustomFieldKind | 'credit_note',
  businesses: { sql: string; values: unknown[] },
): Promise<CustomField[]> {
  if (kind === 'credit_note') return [];
  const rows = await db.query<{ custom_fields: CustomField[] }>({
    text: `SELECT custom_fields FROM businesses
      WHERE custom_fields IS NOT NULL AND id IN (${businesses.sql}) ORDER BY name, id`,
    values: businesses.values,
  });
  return rows.flatMap((row) => printedFieldsOf(row.custom_fields, kind));
}

/** Those of one business. */
export const printedFieldsOfBusiness = (
  db: Queryable,
  kind: CustomFieldKind | 'credit_note',
  businessRowId: number,
): Promise<CustomField[]> => findPrintedFields(db, kind, { sql: '$1', values: [businessRowId] });
