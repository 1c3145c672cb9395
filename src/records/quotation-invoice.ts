import type { Queryable } from '../database/connection';

/** The number of the invoice made from a quotation; null when there is none. */
export async function invoiceOfQuotation(
  db: Queryable,
  quotationKey: number,
): Promise<string | null> {
  const [row] = await db.query<{ invoice_number: string }>({
    name: 'invoice-of-quotation',
    text: 'SELECT invoice_number FROM invoices WHERE quotation_id = $1 LIMIT 1',
    values: [quotationKey],
  });
  return row?.invoice_number ?? null;
}
