import type { Queryable } from '../database/connection';

export interface InvoiceReference {
  id: string;
  number: string;
}

/** The invoice made from a quotation; null when there is none. */
export async function invoiceOfQuotation(
  db: Queryable,
  quotationKey: number,
): Promise<InvoiceReference | null> {
  const [row] = await db.query<InvoiceReference>({
    name: 'invoice-of-quotation',
    text: `SELECT document_id AS id, invoice_number AS number FROM invoices
      WHERE quotation_id = $1 LIMIT 1`,
    values: [quotationKey],
  });
  return row ?? null;
}
