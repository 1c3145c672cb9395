import { isOpen } from '../../billing/sql/amount-due';
import type { Tenant } from '../../billing/tenant';
import type { Queryable } from '../../database/connection';

/** An occurrence whose invoice is still to be mailed. */
interface Waiting extends Tenant {
  recurring_row_id: number;
  series: number;
  occurrence: number;
  invoice_id: string;
  /** False once it was paid, cancelled or set back: then nobody wants the mail. */
  is_open: boolean;
}

/** Locks the oldest mail that waits, of another business than these. */
export async function claimWaitingMail(
  trx: Queryable,
  but: readonly number[],
): Promise<Waiting | null> {
  const [row] = await trx.query<Waiting>({
    name: 'claim-waiting-mail',
    text: `SELECT b.id AS "businessRowId", b.document_id AS "businessId", coalesce(b.time_zone, 'UTC') AS "timeZone",
        o.recurring_invoice_id AS recurring_row_id, o.series, o.occurrence,
        d.document_id AS invoice_id, ${isOpen('d')} AS is_open
      FROM recurring_occurrences o JOIN invoices d ON d.id = o.invoice_id
        JOIN businesses b ON b.id = d.business_id
      WHERE o.mail_waits AND b.id <> ALL ($1::integer[])
      ORDER BY o.invoice_id LIMIT 1 FOR UPDATE OF o SKIP LOCKED`,
    values: [but],
  });
  return row ?? null;
}

/** The mail was stored, or never will be. @param problem why not; null for no reason to tell */
export async function endWait(
  trx: Queryable,
  { recurring_row_id: rowId, series, occurrence }: Waiting,
  problem: string | null,
): Promise<void> {
  await trx.query({
    name: 'end-wait-of-mail',
    text: `WITH told AS (UPDATE recurring_invoices SET last_error = $4 WHERE id = $1 AND $4::text IS NOT NULL)
      UPDATE recurring_occurrences SET mail_waits = false
      WHERE recurring_invoice_id = $1 AND series = $2 AND occurrence = $3`,
    values: [rowId, series, occurrence, problem],
  });
}
