import type { Queryable } from '../../database/connection';

interface Invited {
  businessRowId: number;
  customerRowId: number;
  /** In small letters. */
  email: string;
}

/** Stores an invitation to be mailed, unless one waits. */
export async function queueInvitation(
  db: Queryable,
  { businessRowId, customerRowId, email }: Invited,
): Promise<void> {
  await db.query({
    text: `INSERT INTO portal_mails (kind, email, business_id, customer_id)
      SELECT 'invitation', $3, $1, $2 WHERE NOT EXISTS (
        SELECT FROM portal_mails WHERE kind = 'invitation' AND state = 'queued'
          AND email = $3 AND customer_id = $2)`,
    values: [businessRowId, customerRowId, email],
  });
}
