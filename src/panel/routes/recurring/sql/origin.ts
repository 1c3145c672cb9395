import type { Queryable } from '../../../../database/connection';
import type { RecurringOrigin } from '../../../answers';

interface Origin extends RecurringOrigin {
  rowId: number;
}

/** The recurring invoice that made an invoice; null for none. */
export async function originOfInvoice(db: Queryable, invoiceRowId: number): Promise<Origin | null> {
  const [row] = await db.query<Origin>({
    text: `SELECT r.id AS "rowId", r.document_id AS "documentId", r.name FROM invoices i
      JOIN recurring_invoices r ON r.document_id = i.recurring_invoice_id AND r.business_id = i.business_id
      WHERE i.id = $1`,
    values: [invoiceRowId],
  });
  return row ?? null;
}
