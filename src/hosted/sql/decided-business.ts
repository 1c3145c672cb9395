import type { Queryable } from '../../database/connection';

/** The business of a quotation that is locked, and how often the quotation's link was revoked. */
export interface DecidedBusiness {
  /** The public id. */
  id: string;
  name: string;
  email: string | null;
  time_zone: string;
  revocations: number;
}

export async function decidedBusiness(
  db: Queryable,
  { businessRowId, rowId }: { businessRowId: number; rowId: number },
): Promise<DecidedBusiness> {
  const [found] = await db.query<DecidedBusiness>({
    name: 'decided-business',
    text: `SELECT b.document_id AS id, b.name, b.email,
        coalesce(b.time_zone, 'UTC') AS time_zone,
        coalesce((SELECT l.revocations FROM document_links l
          WHERE l.record_id = $2 AND l.record_table = 'quotations'), 0) AS revocations
      FROM businesses b WHERE b.id = $1`,
    values: [businessRowId, rowId],
  });
  if (!found) throw new Error('A quotation without a business');
  return found;
}
