import type { Queryable } from '../database/connection';
import { eventIdText } from '../webhooks/sql/store-events';
import type { Person } from './find-person';
import { idsOf, names, RECORDS, scoped } from './scope';

/** Row ids and what only the service needs. */
const LEFT_OUT = [
  'id',
  'document_id',
  'created_by_id',
  'updated_by_id',
  'published_at',
  'locale',
  'lease',
  'business_id',
  'customer_id',
  'invoice_id',
  'quotation_id',
  'credit_note_id',
  'payment_id',
  'endpoint_id',
  'bank_statement_id',
  'possible_duplicate_of_id',
  'refund_id',
];

/** SQL of row `t` as JSON, with public ids in the place of row ids. @param more SQL of further JSON */
const shown = (more = `'{}'::jsonb`): string =>
  `jsonb_build_object('id', t.document_id) || (to_jsonb(t) - '{${LEFT_OUT.join(',')}}'::text[]) || ${more}`;

const all = (json: string, from: string, order = 't.id'): string =>
  `(SELECT coalesce(jsonb_agg(${json} ORDER BY ${order}), '[]') FROM ${from})`;

const publicId = (of: 'invoice' | 'quotation' | 'credit_note' | 'payment'): string =>
  `'${of}_id', (SELECT d.document_id FROM ${of}s d WHERE d.id = t.${of}_id)`;

/** An e-invoice in XML as text, one in a PDF as base64. */
const E_INVOICE = `jsonb_build_object('format', e.format, 'issued_at', e.issued_at, 'content',
  CASE e.format WHEN 'factur-x' THEN encode(e.content, 'base64') ELSE convert_from(e.content, 'UTF8') END)`;

const ATTACHMENT = `jsonb_build_object('id', a.attachment_id, 'name', a.name, 'media_type', a.media_type,
  'size', a.size, 'sha256', a.sha256, 'created_at', a.created_at)`;

function documents(of: 'invoice' | 'quotation' | 'credit_note', more = ''): string {
  const table = `${of}s`;
  const lines = all(
    `to_jsonb(l) - '{id}'::text[]`,
    `${table}_cmps k JOIN components_billing_${of}_lines l ON l.id = k.cmp_id WHERE k.entity_id = t.id AND k.field = 'items'`,
    'k."order", k.id',
  );
  const eInvoices = all(
    E_INVOICE,
    `e_invoices e WHERE e.record_table = '${table}' AND e.record_id = t.id`,
    'e.created_at, e.format',
  );
  const attached =
    of === 'credit_note'
      ? `'[]'`
      : all(ATTACHMENT, `attachments a WHERE a.${of}_id = t.id`, 'a.id');
  const link = `(SELECT to_jsonb(l) - '{record_table,record_id}'::text[] FROM document_links l
    WHERE l.record_table = '${table}' AND l.record_id = t.id)`;
  const json = `jsonb_build_object('items', ${lines}, 'e_invoices', ${eInvoices},
    'attachments', ${attached}, 'page', ${link}${more})`;
  return all(shown(json), `${table} t, scope WHERE t.customer_id = scope.customer`);
}

const OCCURRENCES = `(SELECT coalesce(jsonb_agg(jsonb_build_object('occurrence', o.occurrence, 'date', o.date,
    'status', o.status, 'invoice_id', (SELECT d.document_id FROM invoices d WHERE d.id = o.invoice_id))
    ORDER BY o.series, o.occurrence), '[]')
  FROM recurring_occurrences o WHERE o.recurring_invoice_id = t.id)`;

const ALLOCATIONS = `(SELECT coalesce(jsonb_agg(jsonb_build_object('id', a.document_id,
    'invoice_id', (SELECT d.document_id FROM invoices d WHERE d.id = a.invoice_id), 'amount', a.amount,
    'day', a.day, 'state', a.state) ORDER BY a.id), '[]')
  FROM allocations a WHERE a.payment_id = t.id)`;

const MATCHED = `(SELECT coalesce(jsonb_agg(p.document_id ORDER BY p.id), '[]')
  FROM bank_transaction_payments m JOIN payments p ON p.id = m.payment_id WHERE m.transaction_id = t.id)`;

const recordsOf = (table: string): string =>
  `${table} t WHERE t.id IN (SELECT record_id FROM records WHERE record_table = '${table}')`;

const PARTS: Readonly<Record<string, string>> = {
  customer: `(SELECT ${shown()} FROM customers t, scope WHERE t.id = scope.customer)`,
  erased_at: '(SELECT e.erased_at FROM erasures e, scope WHERE e.customer_id = scope.customer)',
  invoices: documents('invoice', `, ${publicId('quotation')}`),
  quotations: documents('quotation'),
  credit_notes: documents('credit_note', `, ${publicId('invoice')}`),
  recurring_invoices: all(
    shown(`jsonb_build_object('occurrences', ${OCCURRENCES})`),
    'recurring_invoices t, scope WHERE t.customer_id = scope.customer',
  ),
  payments: all(
    shown(`jsonb_build_object(${publicId('invoice')}, 'allocations', ${ALLOCATIONS})`),
    recordsOf('payments'),
  ),
  refunds: all(
    shown(`jsonb_build_object(${publicId('credit_note')}, ${publicId('payment')})`),
    recordsOf('refunds'),
  ),
  bank_transactions: all(
    shown(`jsonb_build_object('payment_ids', ${MATCHED}, 'refund_id',
      (SELECT r.document_id FROM refunds r WHERE r.id = t.refund_id))`),
    recordsOf('bank_transactions'),
  ),
  mails: all(
    shown(
      `jsonb_build_object(${(['invoice', 'quotation', 'credit_note'] as const).map(publicId).join(', ')})`,
    ),
    recordsOf('mails'),
  ),
  portal_invitations: all(
    `jsonb_build_object('email', t.email, 'state', t.state, 'created_at', t.created_at, 'updated_at', t.updated_at)`,
    'portal_mails t, scope WHERE t.customer_id = scope.customer',
  ),
  portal_users: all(
    `jsonb_build_object('email', t.email, 'signed_in_at', t.signed_in_at)`,
    `portal_people t, scope JOIN customers c ON c.id = scope.customer
      WHERE t.business_id = scope.business AND t.email = ANY (invoicing_portal_addresses(c.contacts))
        AND t.signed_in_at IS NOT NULL`,
    't.email',
  ),
  requested_changes: all(
    `jsonb_build_object('email', t.email, 'changes', t.changes, 'state', t.state, 'created_at', t.created_at,
      'decided_at', t.decided_at)`,
    'contact_requests t, scope WHERE t.customer_id = scope.customer',
  ),
  reminders: all(
    `jsonb_build_object(${publicId('invoice')}, 'due_date', t.due_date, 'day', t.day)`,
    `invoice_reminders t WHERE t.invoice_id IN (SELECT record_id FROM records WHERE record_table = 'invoices')`,
    't.invoice_id, t.due_date, t.day',
  ),
  webhook_deliveries: all(
    shown(),
    `webhook_deliveries t JOIN webhook_endpoints e ON e.id = t.endpoint_id, scope
      WHERE e.business_id = scope.business AND ${names('t.payload')}`,
  ),
  events: all(
    `jsonb_build_object('id', ${eventIdText('t.event_id')}) || t.payload::jsonb`,
    `events t, scope WHERE t.business_id = scope.business AND ${names('t.payload')}`,
    't.created_at, t.id',
  ),
  stored_answers: all(
    `jsonb_build_object('at', t.created_at, 'status', t.response_status, 'body', t.response_body)`,
    `idempotent_answers t, scope WHERE t.business_id = scope.business AND ${names('t.response_body')}`,
    't.created_at',
  ),
  history: all(
    `jsonb_build_object('record', r.record_table, 'id', r.public_id, 'at', t.at, 'actor', t.actor,
      'action', t.action, 'changes', t.changes)`,
    `history_entries t JOIN records r USING (record_table, record_id)`,
    't.number',
  ),
};

const FILES = ` SELECT a.id FROM attachments a
  WHERE a.invoice_id IN ${idsOf('invoices')} OR a.quotation_id IN ${idsOf('quotations')} ORDER BY a.id`;

const FILE = `SELECT json_build_object('id', attachment_id, 'content', encode(content, 'base64'))::text AS json
  FROM attachments WHERE id = $1`;

/**
 * Everything that is kept of a person, as JSON text. PostgreSQL writes it, so that amounts keep their digits. It
 * writes files one by one: all in one value may be more than it can hold.
 * @param print takes the text in parts
 * @returns the last part
 */
export async function exportPerson(
  trx: Queryable,
  person: Person,
  print: (text: string) => Promise<void>,
): Promise<string> {
  await trx.query({ text: `SELECT set_config('statement_timeout', '0', true)`, values: [] });
  const pairs = Object.entries(PARTS).map(([name, sql]) => `'${name}', ${sql}`);
  const text = `, ${RECORDS} SELECT jsonb_pretty(jsonb_build_object(${pairs.join(', ')})) AS json`;
  const [row] = await trx.query<{ json: string }>(scoped(text, person, true));
  if (!row) throw new Error('SELECT without FROM gave no row');
  await print(`${row.json.slice(0, -'\n}'.length)},\n    "files": [`);
  const files = await trx.query<{ id: number }>(scoped(FILES, person, true));
  for (const [place, { id }] of files.entries()) {
    const [file] = await trx.query<{ json: string }>({ text: FILE, values: [id] });
    await print(`${place === 0 ? '' : ','}\n        ${file?.json ?? 'null'}`);
  }
  return ']\n}';
}
