import type { Queryable } from '../../database/connection';
import { NOW } from '../../database/timestamps';
import { bringsDocument } from '../../domain/mail-kinds';
import type { NewMail } from '../new-mail';

/** A stored mail. */
export interface MailRow {
  rowId: number;
  /** The public id. */
  id: string;
  created_at: string;
}

const COLUMN = {
  invoice: 'invoice_id',
  quotation: 'quotation_id',
  credit_note: 'credit_note_id',
  customer: 'customer_id',
};

/**
 * SQL that keeps a document from being reopened: its mail may leave at any moment. Notices and receipts
 * hand nothing out, and a credit note cannot be reopened.
 */
function handOut({ kind, document }: NewMail): string {
  if (!bringsDocument({ kind })) return '';
  if (document.kind !== 'invoice' && document.kind !== 'quotation') return '';
  const table = document.kind === 'invoice' ? 'invoices' : 'quotations';
  return `WITH handed_out AS (
        UPDATE ${table} SET handed_out_at = ${NOW}
        WHERE id = $2::int AND business_id = $1::int AND handed_out_at IS NULL)
      `;
}

/** Stores a mail that is due at once. */
export async function insertMail(db: Queryable, mail: NewMail): Promise<MailRow> {
  const { kind, rowId } = mail.document;
  const period = mail.document.kind === 'customer' ? mail.document.period : null;
  const [row] = await db.query<MailRow>({
    text: `${handOut(mail)}INSERT INTO mails (business_id, ${COLUMN[kind]}, kind, recipients, copies, counted, counted_by_operator, sender_name, reply_to,
        subject, plain_text, html, attach_pdf, attach_files, attach_e_invoice, reminder_day, statement_from, statement_to, state, attempts, attempt_log,
        next_attempt_at, document_id, created_at, updated_at, published_at)
      SELECT $1::int, $2::int, $3, $4::jsonb, $5::jsonb, $14::int, $16::int, $6, $7, $8, $9, $10, $11::bool, $15::bool, $12, $13::int, $17::date, $18::date,
        'queued', 0, '[]', moment, gen_random_uuid()::text, moment, moment, moment
      FROM (SELECT ${NOW} AS moment) AS now
      RETURNING id AS "rowId", document_id AS id, created_at`,
    values: [
      mail.businessRowId,
      rowId,
      mail.kind,
      JSON.stringify(mail.to),
      JSON.stringify(mail.cc),
      mail.senderName,
      mail.replyTo,
      mail.subject,
      mail.text,
      mail.html,
      mail.attachPdf,
      mail.attachEInvoice,
      mail.reminderDay,
      mail.counted,
      mail.attachFiles,
      mail.counted_by_operator ?? 0,
      period?.from ?? null,
      period?.to ?? null,
    ],
  });
  if (!row) throw new Error('INSERT … RETURNING gave no row');
  return row;
}
