import type { Queryable } from '../../database/connection';
import { jsonTime, NOW } from '../../database/timestamps';
import type { Leased } from '../../outbox/results';
import type { Finished } from '../outcome';
import { bringsDocument } from './brings-document';

export interface FinishedMail extends Finished, Leased {}

type MailedTable = 'invoices' | 'quotations';
const COLUMN = { invoices: 'invoice_id', quotations: 'quotation_id' } as const;

/** SQL: some attempt for the mail `m` reached somebody. */
const REACHED = `EXISTS (SELECT FROM jsonb_array_elements(
    CASE WHEN jsonb_typeof(m.attempt_log) = 'array' THEN m.attempt_log ELSE '[]' END) one
  WHERE one->'reached' <> '[]')`;

/** A document that went out to the customer can no longer be reopened (contract §10). */
const handOut = (table: MailedTable) => `
  UPDATE ${table} d SET handed_out_at = date_trunc('milliseconds', ${NOW})
  WHERE d.handed_out_at IS NULL AND d.issued_at IS NOT NULL
    AND d.id IN (SELECT done.${COLUMN[table]} FROM done WHERE done.went_out AND ${bringsDocument('done')})`;

/**
 * A mail holds its document from the moment at which it is stored. One that failed for good and reached
 * nobody lets go of it, unless the document went out in another way. An imported invoice went out before
 * it was made here.
 */
const letGo = (table: MailedTable) => `
  UPDATE ${table} d SET handed_out_at = NULL
  WHERE d.handed_out_at > d.created_at
    AND d.id IN (SELECT done.${COLUMN[table]} FROM done
      WHERE done.state = 'failed' AND NOT done.reached AND NOT done.went_out AND ${bringsDocument('done')})
    AND NOT EXISTS (SELECT FROM done WHERE done.${COLUMN[table]} = d.id AND ${bringsDocument('done')}
      AND (done.state <> 'failed' OR done.reached OR done.went_out))
    AND NOT EXISTS (SELECT FROM mails m WHERE m.${COLUMN[table]} = d.id AND ${bringsDocument('m')}
      AND m.id NOT IN (SELECT id FROM done) AND (m.state <> 'failed' OR ${REACHED}))
    AND NOT EXISTS (SELECT FROM document_links l
      WHERE l.record_id = d.id AND l.record_table = '${table}'
        AND coalesce(l.opened_at, l.pdf_left_at) IS NOT NULL)
    AND NOT EXISTS (SELECT FROM e_invoices e
      WHERE e.record_id = d.id AND e.record_table = '${table}' AND e.issued_at = d.issued_at)`;

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
    RETURNING m.id, m.state, m.kind, m.invoice_id, m.quotation_id, f.reached <> '[]' AS went_out,
      ${REACHED} AS reached
  ), invoices_out AS (${handOut('invoices')}
  ), invoices_free AS (${letGo('invoices')}
  ), quotations_free AS (${letGo('quotations')}
  ) ${handOut('quotations')}`;

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
