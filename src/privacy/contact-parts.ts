import { NOW } from '../database/timestamps';
import { CUSTOMER_FIELDS } from '../domain/fields/records';
import { ERASED_NAME } from '../domain/retention';
import { PERSONAL_RECURRING } from '../domain/fields/recurring';
import { idsOf, names, RECORDS, TRANSACTIONS } from './scope';

/** One kind of data of a person. */
export interface Part {
  /** The data in words, behind its number: `3 mails`. */
  readonly said: readonly [one: string, many: string];
  /** An UPDATE or DELETE that touches only rows in which something is left, with the tables it needs. */
  readonly also?: string;
  readonly sql: string;
  /** A statement that follows where rows were touched. */
  readonly next?: string;
}

/** The columns of a customer that tell who it is, beside its name. */
export const CONTACT = CUSTOMER_FIELDS.filter((field) => 'personal' in field).map(
  ({ name }) => name,
);

/** A mail that waits is not sent any more, and no node that sends it now can write its result. */
const MAILS = `UPDATE mails m SET recipients = '[]', copies = '[]', subject = '${ERASED_NAME}',
    plain_text = '', html = '', reply_to = NULL, lease = NULL, next_attempt_at = NULL,
    state = CASE WHEN m.state = 'queued' THEN 'failed' ELSE m.state END, updated_at = ${NOW},
    last_response = CASE WHEN m.state = 'queued' THEN 'Not sent: the customer was erased' END,
    attempt_log = (SELECT coalesce(jsonb_agg(jsonb_build_object('at', entry -> 'at', 'response', '', 'reached', '[]'::jsonb)), '[]')
      FROM jsonb_array_elements(CASE WHEN jsonb_typeof(m.attempt_log) = 'array' THEN m.attempt_log ELSE '[]' END) entry)
  WHERE m.id IN (SELECT record_id FROM records WHERE record_table = 'mails') AND m.recipients <> '[]'`;

const linksOf = (table: 'invoices' | 'quotations' | 'credit_notes') =>
  `SELECT '${table}', d.id, 1 FROM ${table} d WHERE d.issued_at IS NOT NULL AND d.id IN ${idsOf(table)}
    AND NOT EXISTS (SELECT FROM erasures, scope WHERE erasures.customer_id = scope.customer)`;

const LINKS = `INSERT INTO document_links AS l (record_table, record_id, revocations)
  ${linksOf('invoices')} UNION ALL ${linksOf('quotations')} UNION ALL ${linksOf('credit_notes')}
  ON CONFLICT (record_id, record_table) DO UPDATE SET revocations = l.revocations + 1`;

/** SQL of the JSON that is left of an answer: a repeat must not carry out its request a second time. */
const ID_OF_ANSWER = `json_build_object('id', a.response_body::json -> 'id')::text`;

const ANSWERS = `UPDATE idempotent_answers a SET response_body = ${ID_OF_ANSWER}
  WHERE a.business_id = (SELECT business FROM scope) AND a.response_status < 400
    AND CASE WHEN a.response_body LIKE '{%' THEN ${names('a.response_body')} AND a.response_body <> ${ID_OF_ANSWER} END`;

/** SQL of the JSON that is left of an event. */
const ID_OF_EVENT = `json_build_object('type', w.payload::json -> 'type', 'timestamp', w.payload::json -> 'timestamp',
      'data', json_build_object('id', w.payload::json -> 'data' -> 'id'))::text`;

const DELIVERIES = `UPDATE webhook_deliveries w SET payload = ${ID_OF_EVENT}, response_excerpt = NULL
  FROM webhook_endpoints e, scope
  WHERE e.id = w.endpoint_id AND e.business_id = scope.business
    AND CASE WHEN w.payload LIKE '{%' THEN ${names('w.payload')} AND w.payload <> ${ID_OF_EVENT} END`;

const EVENTS = `UPDATE events w SET payload = ${ID_OF_EVENT}
  FROM scope WHERE w.business_id = scope.business AND ${names('w.payload')} AND w.payload <> ${ID_OF_EVENT}`;

const CUSTOMER = `UPDATE customers c SET name = '${ERASED_NAME}',
    ${CONTACT.map((column) => `${column} = NULL`).join(', ')}
  FROM scope WHERE c.id = scope.customer
    AND (c.name <> '${ERASED_NAME}' OR num_nonnulls(${CONTACT.map((column) => `c.${column}`).join(', ')}) > 0)`;

/** Nothing more is made for somebody who was erased. The texts of lines may name them, too. */
const RECURRING = `UPDATE recurring_invoices r SET ${PERSONAL_RECURRING.map((column) => `${column} = NULL`).join(', ')},
    state = CASE WHEN r.state = 'completed' THEN r.state ELSE 'cancelled' END, next_occurrence = NULL,
    next_date = NULL, due_on = NULL, retry_at = NULL, last_error = NULL, updated_at = ${NOW},
    items = (SELECT coalesce(jsonb_agg(item || '{"description": "–"}'), '[]') FROM jsonb_array_elements(r.items) item)
  FROM scope WHERE r.customer_id = scope.customer
    AND (num_nonnulls(${PERSONAL_RECURRING.map((column) => `r.${column}`).join(', ')}) > 0
      OR r.state IN ('active', 'paused') OR jsonb_path_exists(r.items, '$[*].description ? (@ <> "–")'))`;

/** The rest of the portal ends with the contacts: a trigger on customers sees to it. */
const INVITATIONS = `DELETE FROM portal_mails m USING scope WHERE m.customer_id = scope.customer`;
const REQUESTED = `DELETE FROM contact_requests r USING scope WHERE r.customer_id = scope.customer`;

const OF_COUNTERPARTY = [
  'counterparty_name',
  'counterparty_iban',
  'counterparty_account_number',
  'text',
  'reference',
];

/** Every file that may hold the customer: an entry that was known stands in several. */
const STATEMENT_FILES = `DELETE FROM bank_statement_files f
  WHERE f.statement_id IN (SELECT s.id FROM bank_transactions t JOIN bank_statements s ON s.business_id = t.business_id
    WHERE t.id IN ${TRANSACTIONS} AND (s.id = t.bank_statement_id OR EXISTS (
      SELECT FROM jsonb_array_elements(s.statements) one WHERE one #>> '{account,id}' = t.account_id
        AND t.booked_on BETWEEN (one ->> 'from')::date AND (one ->> 'to')::date)))`;

const BANK_TRANSACTIONS = `UPDATE bank_transactions t SET ${OF_COUNTERPARTY.map((column) => `${column} = NULL`).join(', ')}
  WHERE t.id IN ${TRANSACTIONS} AND num_nonnulls(${OF_COUNTERPARTY.map((column) => `t.${column}`).join(', ')}) > 0`;

/** The history of an erasure says no values. Afterwards, nothing tells whose the transactions were. */
const THEIR_ENTRIES = `UPDATE history_entries e SET action = 'erased', changes = NULL
  WHERE e.record_table = 'bank_transactions' AND e.action = 'changed' AND e.xact = pg_current_xact_id()
    AND e.record_id IN (SELECT t.id FROM bank_transactions t, scope
      WHERE t.business_id = scope.business AND num_nonnulls(${OF_COUNTERPARTY.map((column) => `t.${column}`).join(', ')}) = 0)`;

/** What is erased at once, whatever the books need. */
export const CONTACT_PARTS: readonly Part[] = [
  { said: ['mail', 'mails'], also: RECORDS, sql: MAILS },
  { said: ['link of a page', 'links of pages'], sql: LINKS },
  { said: ['stored answer', 'stored answers'], also: RECORDS, sql: ANSWERS },
  { said: ['webhook delivery', 'webhook deliveries'], also: RECORDS, sql: DELIVERIES },
  { said: ['stored event', 'stored events'], also: RECORDS, sql: EVENTS },
  { said: ['recurring invoice', 'recurring invoices'], sql: RECURRING },
  { said: ['invitation to the portal', 'invitations to the portal'], sql: INVITATIONS },
  { said: ['request for a change', 'requests for changes'], sql: REQUESTED },
  { said: ['file of a bank', 'files of banks'], sql: STATEMENT_FILES },
  {
    said: ['transaction of a bank', 'transactions of banks'],
    sql: BANK_TRANSACTIONS,
    next: THEIR_ENTRIES,
  },
  { said: ['customer record', 'customer records'], sql: CUSTOMER },
];
