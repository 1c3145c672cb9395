import { CONTENT_TYPE } from '../../content-types';
import type { Queryable } from '../../database/connection';
import type { Operator } from '../roles/ability';

/** The row id of the file that is a business's logo; null when it has none. */
async function findLogo(db: Queryable, businessId: string): Promise<number | null> {
  const [row] = await db.query<{ file: number }>({
    text: `SELECT link.file_id AS file FROM files_related_mph link
      JOIN businesses b ON b.id = link.related_id
      WHERE b.document_id = $1 AND link.related_type = $2 AND link.field = 'logo' LIMIT 1`,
    values: [businessId, CONTENT_TYPE.business],
  });
  return row?.file ?? null;
}

/**
 * Whether the operator may use this file as the logo of a business. All businesses share files, so only a role
 * that shows these may choose one; the logo that the business has stays usable.
 * @param businessId null for a new business
 * @param file its row id
 */
export async function mayUseAsLogo(
  db: Queryable,
  { ability }: Operator,
  businessId: string | null,
  file: number,
): Promise<boolean> {
  if (ability.can('plugin::upload.read')) return true;
  return businessId !== null && (await findLogo(db, businessId)) === file;
}
