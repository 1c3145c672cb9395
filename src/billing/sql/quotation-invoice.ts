import type { Queryable } from '../../database/connection';

export interface InvoiceReference {
  id: string;
  number: string;
}

/** The invoice made from a quotation of a business; null when there is none. */
export async function invoiceOfQuotation(
  db: Queryable,
  businessRowId: number,
  quotationRowId: number,
): Promise<InvoiceReference | null> {
  const [row] = await db.query<InvoiceReference>({
    name: 'invoice-of-quotation',
    text: `SELECT document_id AS id, invoice_number AS number FROM invoices
      WHERE quotation_id = $1 AND business_id = $2 LIMIT 1`,
    values: [quotationRowId, businessRowId],
  });
  return row ?? null;
}
