import type { Queryable } from '../../src/database/connection';
import type { NewMail } from '../../src/mail/new-mail';
import { insertMail, type MailRow } from '../../src/mail/sql/insert-mail';
import { api, createKey, type IssuedKey } from './api';
import { query, rowOf } from './databases';
import { eventually } from './eventually';
import type { HttpClient } from './http';
import { createCustomer, createInvoice, type Created } from './records';
import { startService, type Service } from './service';

export const MAIL_FROM = 'invoices@books.example';

/** A service that sends its mails to this server. */
export function startMailing(
  smtpUrl: string,
  { database, env = {} }: { database?: string; env?: Record<string, string> } = {},
): Promise<Service> {
  const settings = { SMTP_URL: smtpUrl, MAIL_FROM, ...env };
  return startService({ env: settings, ...(database === undefined ? {} : { database }) });
}

const onUrl = (url: string): Queryable => ({
  query: ({ text, values }) => query(url, text, values),
});

const TABLES = { invoice: 'invoices', quotation: 'quotations', credit_note: 'credit_notes' };

/** A document by its public id. */
export interface MailedDocument {
  kind: keyof typeof TABLES;
  id: string;
}

/** Stores a mail as the service would, and wakes the workers. */
export async function storeMail(
  url: string,
  { kind, id }: MailedDocument,
  fields: Partial<NewMail> = {},
): Promise<MailRow> {
  const table = TABLES[kind];
  const rowId = await rowOf(url, table, id);
  const [row] = await query<{ business: number }>(
    url,
    `select business_id as business from ${table} where id = $1`,
    [rowId],
  );
  const stored = await insertMail(onUrl(url), {
    businessRowId: row?.business ?? 0,
    kind: 'document',
    document: { kind, rowId },
    to: ['jane@customer.example'],
    cc: [],
    counted: 0,
    senderName: 'Acme Ltd',
    replyTo: 'office@acme.example',
    subject: 'Invoice INV-00001',
    text: 'Please find the invoice attached.\n',
    html: '<p>Please find the invoice attached.</p>',
    attachPdf: false,
    attachFiles: false,
    attachEInvoice: null,
    reminderDay: null,
    ...fields,
  });
  await wakeMails(url);
  return stored;
}

async function wakeMails(url: string): Promise<void> {
  await query(url, `select pg_notify('invoicing_mails', 'test')`);
}

export interface StoredMail {
  state: string;
  attempts: number;
  attempt_log: { at: string; response: string; reached: string[] }[];
  last_response: string | null;
  lease: string | null;
  /** Milliseconds between the last attempt and the next one. */
  delay: number | null;
}

export async function storedMail(url: string, { id }: { id: string }): Promise<StoredMail> {
  const [mail] = await query<StoredMail>(
    url,
    `select m.*, round(extract(epoch from m.next_attempt_at - m.last_attempt_at) * 1000)::int as delay
       from mails m where m.document_id = $1`,
    [id],
  );
  if (!mail) throw new Error(`No mail ${id}`);
  return mail;
}

/** Waits for the end of this number of attempts. */
export async function mailAfter(
  url: string,
  mail: { id: string },
  attempts: number,
): Promise<StoredMail> {
  await eventually(async () => (await storedMail(url, mail)).attempts >= attempts);
  return storedMail(url, mail);
}

/** Makes all waiting attempts due now, and wakes the workers. */
export async function makeMailsDue(url: string, whose: 'waiting' | 'leased too' = 'waiting') {
  const limit = whose === 'waiting' ? 'and lease is null' : '';
  await query(
    url,
    `update mails set next_attempt_at = localtimestamp - interval '1 day'
      where state = 'queued' ${limit}`,
  );
  await wakeMails(url);
}

/** A business with a key and an issued invoice. */
export async function mailingDesk(
  service: Service,
  invoice: object = {},
): Promise<IssuedKey & { client: HttpClient; invoice: Created; document: MailedDocument }> {
  const issued = await createKey({ service, scopes: ['read', 'write'] });
  const client = api(issued.key, service);
  const customer = await createCustomer(client);
  const made = await createInvoice(client, customer.id, { status: 'sent', ...invoice });
  return { ...issued, client, invoice: made, document: { kind: 'invoice', id: made.id } };
}
