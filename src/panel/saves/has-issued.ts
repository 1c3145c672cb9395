import type { Queryable } from '../../database/connection';

/** Whether a business has issued an invoice or a quotation, and no draft of it since. */
export async function hasIssued(db: Queryable, businessRowId: number): Promise<boolean> {
  const some = (table: string) =>
    `EXISTS (SELECT FROM ${table} WHERE business_id = $1 AND issued_at IS NOT NULL)`;
  const [found] = await db.query<{ some: boolean }>({
    text: `SELECT ${some('invoices')} OR ${some('quotations')} AS some`,
    values: [businessRowId],
  });
  return found?.some === true;
}
