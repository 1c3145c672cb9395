import type { NumberedName } from '../../billing/document';
import { LOGO_URL } from '../../billing/sql/printed-details';
import type { Queryable } from '../../database/connection';
import { NOW } from '../../database/timestamps';
import type { EInvoiceFormat } from '../../domain/e-invoice-formats';
import type { Period } from '../../domain/reports';
import type { ClaimRequest } from '../../outbox/business-rows';
import type { NewMail } from '../new-mail';
import { reminderRefusal } from './still-due';

/** How long a claimed mail belongs to this node. `next_attempt_at` holds its end. */
export const LEASE_MS = 120_000;

/** A row that a mail is about, by its public id and its row id. */
interface Named<Kind extends string> {
  kind: Kind;
  id: string;
  row_id: number;
}

/** The document of a mail. */
export type MailedDocument = Named<NumberedName>;

/** A customer and the period of its statement of account. */
export type MailedStatement = Named<'customer'> & Period;

/** A mail that is due, with all that it takes to send it. */
export interface Claimed {
  id: number;
  business: number;
  public_id: string;
  kind: NewMail['kind'];
  /** Null when it was deleted. */
  document: MailedDocument | MailedStatement | null;
  /** False for the document of a draft. */
  is_current: boolean;
  /** The reason for which a reminder must not be sent any more. */
  refusal: string | null;
  recipients: string[];
  copies: string[];
  sender_name: string;
  reply_to: string | null;
  subject: string;
  plain_text: string;
  html: string;
  /** Where the logo of the business lies today. */
  logo_url: string | null;
  attach_pdf: boolean;
  attach_files: boolean;
  attach_e_invoice: EInvoiceFormat | null;
  /** Attempts since it was queued, and those before that. */
  attempts: number;
  earlier_attempts: number;
  /** Those who have it already: an earlier attempt reached only a part. As `onTheWire` writes them. */
  reached: string[];
}

const LOGGED = `CASE WHEN jsonb_typeof(m.attempt_log) = 'array' THEN m.attempt_log ELSE '[]' END`;

/**
 * Finds due mails in a fair order: the oldest of every business, then the second oldest of every
 * business, and so on. `waiting` skips through the index from business to business, however many mails
 * each has.
 */
const TEXT = `WITH RECURSIVE waiting AS (
    (SELECT m.business_id FROM mails m WHERE m.state = 'queued' ORDER BY m.business_id LIMIT 1)
    UNION ALL
    SELECT (SELECT m.business_id FROM mails m
      WHERE m.state = 'queued' AND m.business_id > w.business_id ORDER BY m.business_id LIMIT 1)
    FROM waiting w WHERE w.business_id IS NOT NULL
  ), due AS MATERIALIZED (
    SELECT oldest.id, row_number() OVER (PARTITION BY w.business_id ORDER BY oldest.next_attempt_at, oldest.id) AS turn
    FROM waiting w LEFT JOIN unnest($3::int[], $4::int[]) AS busy(business_id, count) USING (business_id)
    CROSS JOIN LATERAL (
      SELECT m.id, m.next_attempt_at FROM mails m
      WHERE m.state = 'queued' AND m.business_id = w.business_id AND m.next_attempt_at <= ${NOW}
      ORDER BY m.next_attempt_at LIMIT greatest(0, $5::int - coalesce(busy.count, 0))
      FOR UPDATE SKIP LOCKED
    ) oldest
  ), chosen AS (
    SELECT id FROM due ORDER BY turn, random() LIMIT $2::int
  ), m AS (
    UPDATE mails m SET lease = $1, next_attempt_at = ${NOW} + $6::int * interval '1 millisecond'
    FROM chosen WHERE m.id = chosen.id RETURNING m.*
  )
  SELECT m.id, m.business_id AS business, m.document_id AS public_id, m.kind, d.document,
    m.kind <> 'document' OR d.issued_at IS NOT NULL AS is_current,
    CASE m.kind WHEN 'reminder' THEN d.refusal END AS refusal,
    m.recipients::json, m.copies::json, m.sender_name, m.reply_to, m.subject, m.plain_text, m.html,
    (SELECT ${LOGO_URL} FROM businesses b WHERE b.id = m.business_id) AS logo_url,
    m.attach_pdf, m.attach_files, m.attach_e_invoice, m.attempts,
    jsonb_array_length(log) - m.attempts AS earlier_attempts,
    (SELECT coalesce(json_agg(DISTINCT reached), '[]') FROM jsonb_array_elements(log) WITH ORDINALITY AS l(entry, place),
      jsonb_array_elements_text(CASE jsonb_typeof(entry -> 'reached') WHEN 'array' THEN entry -> 'reached' ELSE '[]' END) AS reached
      WHERE l.place > jsonb_array_length(log) - m.attempts) AS reached
  FROM m CROSS JOIN LATERAL (SELECT ${LOGGED} AS log) AS logged
  LEFT JOIN LATERAL (
    SELECT json_build_object('kind', 'invoice', 'id', i.document_id, 'row_id', i.id) AS document, i.issued_at,
      ${reminderRefusal('m', 'i', 'c')} AS refusal
      FROM invoices i LEFT JOIN customers c ON c.id = i.customer_id WHERE i.id = m.invoice_id
    UNION ALL
    SELECT json_build_object('kind', 'quotation', 'id', q.document_id, 'row_id', q.id), q.issued_at, NULL
      FROM quotations q WHERE q.id = m.quotation_id
    UNION ALL
    SELECT json_build_object('kind', 'credit_note', 'id', n.document_id, 'row_id', n.id), n.issued_at, NULL
      FROM credit_notes n WHERE n.id = m.credit_note_id
    UNION ALL
    SELECT json_build_object('kind', 'customer', 'id', s.document_id, 'row_id', s.id,
        'from', m.statement_from, 'to', m.statement_to), NULL, NULL
      FROM customers s WHERE s.id = m.customer_id
  ) d ON true`;

export function claim(db: Queryable, request: ClaimRequest): Promise<Claimed[]> {
  const { lease, free, perBusiness, busy } = request;
  return db.query<Claimed>({
    name: 'claim-mails',
    text: TEXT,
    values: [lease, free, [...busy.keys()], [...busy.values()], perBusiness, LEASE_MS],
  });
}
