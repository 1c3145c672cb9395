import type { NumberedName } from '../../billing/document';
import type { Queryable } from '../../database/connection';
import { jsonTime, NOW } from '../../database/timestamps';
import { bringsDocument } from './brings-document';

/** Nobody needs to be told for longer. */
const SHOWN_DAYS = 30;

/** A mail is about a document, or brings a customer its statement of account. */
type About = NumberedName | 'customer';

const TABLES = {
  invoice: 'invoices',
  quotation: 'quotations',
  credit_note: 'credit_notes',
  customer: 'customers',
} as const satisfies Record<About, string>;

const counts = (name: About, mail: string): string =>
  name === 'customer' ? `${mail}.kind = 'statement'` : bringsDocument(mail);

const isNewest = (name: About): string => `NOT EXISTS (SELECT FROM mails n
  WHERE n.${name}_id = m.${name}_id AND ${counts(name, 'n')}
    AND ((n.created_at, n.id) > (m.created_at, m.id)
      OR (n.state = 'sent' AND n.last_attempt_at > m.last_attempt_at)))`;

/**
 * SQL: the mail `m` to a customer failed, and none went out after it. A reminder that the service itself
 * held back, such as that of a paid invoice, was not refused.
 */
const refused = (name: About): string => `m.state = 'failed' AND ${counts(name, 'm')}
  AND m.${name}_id IS NOT NULL AND m.created_at > (SELECT ${NOW} - interval '${SHOWN_DAYS} days')
  AND NOT (m.kind = 'reminder' AND starts_with(m.last_response, 'Not sent:')) AND ${isNewest(name)}`;

/** SQL: the last mail of a document `d` was refused. */
export const lastMailRefused = (name: NumberedName): string =>
  `d.id IN (SELECT m.${name}_id FROM mails m WHERE ${refused(name)})`;

/** A condition on mails `m`, such as a role's. Its parameters are the first ones. */
interface Limit {
  sql: string;
  values: readonly unknown[];
}

/** Those of some documents whose last mail was refused. @param rowIds of documents of one kind */
export async function refusedAmong(
  db: Queryable,
  name: NumberedName,
  rowIds: readonly number[],
  { sql, values }: Limit,
): Promise<number[]> {
  const rows = await db.query<{ id: number }>({
    text: `SELECT DISTINCT m.${name}_id AS id FROM mails m
      WHERE m.${name}_id = ANY($${values.length + 1}::int[]) AND ${refused(name)} AND ${sql}`,
    values: [...values, rowIds],
  });
  return rows.map(({ id }) => id);
}

/** A refused mail, with its document or its customer. */
export interface RefusedRow {
  type: About;
  /** The public id of the document or the customer. */
  documentId: string;
  subject: string;
  to: string[];
  response: string | null;
  at: string;
}

const MOST = 50;

/** The refused mails within a limit, the latest first. */
export function refusedMails(db: Queryable, { sql, values }: Limit): Promise<RefusedRow[]> {
  const each = Object.entries(TABLES).map(
    ([name, table]) => `SELECT '${name}' AS type, d.document_id AS "documentId", m.subject,
        m.recipients::json AS to, m.last_response AS response, ${jsonTime('m.created_at')} AS at
      FROM mails m JOIN ${table} d ON d.id = m.${name}_id
      WHERE ${refused(name as About)} AND ${sql}`,
  );
  return db.query<RefusedRow>({
    text: `SELECT * FROM (${each.join(' UNION ALL ')}) mail ORDER BY at DESC LIMIT ${MOST}`,
    values: [...values],
  });
}
