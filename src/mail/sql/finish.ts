import type { Queryable } from '../../database/connection';
import { jsonTime, NOW } from '../../database/timestamps';
import type { Leased } from '../../outbox/results';
import type { Finished } from '../outcome';

export interface FinishedMail extends Finished, Leased {}

/** A document that went out to the customer can no longer be reopened (contract §10). */
const handOut = (table: 'invoices' | 'quotations', column: 'invoice_id' | 'quotation_id') => `
  UPDATE ${table} d SET updated_by_id = NULL, handed_out_at = date_trunc('milliseconds', ${NOW})
  WHERE d.handed_out_at IS NULL AND d.issued_at IS NOT NULL
    AND d.id IN (SELECT done.${column} FROM done WHERE done.went_out AND done.kind <> 'decision')`;

const TEXT = `WITH done AS (
    UPDATE mails m SET state = f.state, attempts = m.attempts + 1, lease = NULL,
      next_attempt_at = at + f.delay * interval '1 millisecond', last_attempt_at = at, updated_at = at,
      last_response = f.response,
      attempt_log = CASE WHEN jsonb_typeof(m.attempt_log) = 'array' THEN m.attempt_log ELSE '[]' END
        || jsonb_build_object('at', ${jsonTime('at')}, 'response', f.response, 'reached', f.reached::jsonb)
    FROM unnest($1::int[], $2::text[], $3::text[], $4::bigint[], $5::text[], $6::text[])
        AS f(id, lease, state, delay, response, reached),
      (SELECT ${NOW} AS at) AS moment
    WHERE m.id = f.id AND m.lease = f.lease
    RETURNING m.kind, m.invoice_id, m.quotation_id, f.reached <> '[]' AS went_out
  ), invoices_out AS (${handOut('invoices', 'invoice_id')}
  ) ${handOut('quotations', 'quotation_id')}`;

/** Writes the results of many attempts. A row whose lease another node has taken over stays as it is. */
export async function finish(db: Queryable, attempts: readonly FinishedMail[]): Promise<void> {
  const column = <K extends keyof FinishedMail>(key: K) => attempts.map((one) => one[key]);
  await db.query({
    name: 'finish-mails',
    text: TEXT,
    values: [
      column('id'),
      column('lease'),
      column('state'),
      column('delayMs'),
      column('response'),
      column('reached').map((addresses) => JSON.stringify(addresses)),
    ],
  });
}
