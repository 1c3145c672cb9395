import type { NumberedKind } from '../../billing/kind';
import { perNumberedKind } from '../../billing/kind';
import type { Queryable } from '../../database/connection';
import { pageOf, type Page } from '../../database/page';

/** A mail with the attempts to send it. */
export interface ListedMail {
  id: string;
  to: readonly string[];
  cc: readonly string[];
  subject: string;
  state: 'queued' | 'sent' | 'failed';
  /** The oldest first. */
  attempt_log: readonly { at: string; response: string }[];
  created_at: string;
}

const TEXTS = perNumberedKind(({ name, table }) => {
  const from = `mails m JOIN ${table} d ON d.id = m.${name}_id WHERE d.document_id = $1 AND m.business_id = $2`;
  return `SELECT counted.count AS matches, found.* FROM (SELECT count(*) FROM ${from}) AS counted
    LEFT JOIN LATERAL (SELECT m.id AS row_id, m.document_id AS id, m.recipients::json AS to,
        m.copies::json AS cc, m.subject, m.state, coalesce(m.attempt_log, '[]')::json AS attempt_log,
        m.created_at
      FROM ${from} ORDER BY m.created_at DESC, m.id DESC LIMIT $3 OFFSET $4) found ON true
    ORDER BY found.created_at DESC, found.row_id DESC`;
});

interface Wanted {
  businessRowId: number;
  /** The public id of the document. */
  id: string;
  page: number;
  limit: number;
}

/** A page of the mails about a document, newest first, with the number of all. */
export async function listMails(
  db: Queryable,
  { name }: NumberedKind,
  { businessRowId, id, page, limit }: Wanted,
): Promise<Page<ListedMail>> {
  const rows = await db.query<ListedMail & { matches: number; row_id: number }>({
    name: `list-mails-of-${name}`,
    text: TEXTS[name],
    values: [id, businessRowId, limit, (page - 1) * limit],
  });
  return pageOf(rows);
}
