import { CONTENT_TYPE } from '../../content-types';
import type { Queryable } from '../../database/connection';

/** The row id of the file that is a business's logo; null when it has none. */
export async function findLogo(db: Queryable, businessId: string): Promise<number | null> {
  const [row] = await db.query<{ file: number }>({
    text: `SELECT link.file_id AS file FROM files_related_mph link
      JOIN businesses b ON b.id = link.related_id
      WHERE b.document_id = $1 AND link.related_type = $2 AND link.field = 'logo' LIMIT 1`,
    values: [businessId, CONTENT_TYPE.business],
  });
  return row?.file ?? null;
}
