import type { Queryable } from '../database/connection';

/**
 * Adds an entry to the history of a document or a customer: a mail was stored for it. Call it after all changes
 * of the record in the same transaction, since a later one would find this entry and add nothing.
 * @param table the record's table, and its row id
 * @param after such as `reminder to a@b.c`
 */
export async function recordMailed(
  db: Queryable,
  table: 'invoices' | 'quotations' | 'credit_notes' | 'customers',
  rowId: number,
  after: string,
): Promise<void> {
  await db.query({
    text: `INSERT INTO history_entries (record_table, record_id, action, actor, changes)
      VALUES ($1, $2, 'mailed', invoicing_actor(),
        jsonb_build_object('email', jsonb_build_array(NULL::text, $3::text)))`,
    values: [table, rowId, after],
  });
}
