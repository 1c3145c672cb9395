import type { Core } from '@strapi/strapi';
import { database, registerDatabase } from '../../src/database/pool';
import { storeDueReminders } from '../../src/mail/reminders';
import { readSettings } from '../../src/settings';
import { service } from '../../src/strapi/service';
import { query } from './databases';
import { readRun } from './run';

/** The settings of a service that can send. Nothing listens there, so that mails stay in the outbox. */
export const MAIL_ENV = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'billing@northwind.example' };

/** A node's clock on a database, with connections of its own and a time that the test sets. */
export interface Clock {
  /** Stores the reminders of an instant. @returns their number */
  at(instant: string): Promise<number>;
  strapi: Core.Strapi;
  close(): Promise<void>;
}

/** The parts of a service from which the clock reads: Strapi's container, our pool and the settings. */
export function clockOn(databaseUrl: string, env: Record<string, string> = MAIL_ENV): Clock {
  const parts = new Map<string, () => unknown>();
  const log = { info: () => undefined, warn: () => undefined, error: console.error };
  const container = {
    log,
    add: (name: string, part: () => unknown) => parts.set(name, part),
    get: (name: string) => parts.get(name)?.(),
    has: (name: string) => parts.has(name),
  };
  const strapi = container as unknown as Core.Strapi;
  registerDatabase(strapi, databaseUrl, 2);
  const settings = readSettings({ ...readRun().env, DATABASE_URL: databaseUrl, ...env });
  service('settings').provide(strapi, settings);
  return {
    strapi,
    at: (instant) => storeDueReminders(strapi, new Date(instant)),
    close: () => database(strapi).close(),
  };
}

export interface StoredReminder {
  invoice: string;
  number: string;
  to: string[];
  subject: string;
  text: string;
  day: number | null;
  state: string;
  sender: string;
  reply_to: string | null;
}

/** The reminders in a business's outbox, oldest first. */
export const remindersOf = (databaseUrl: string, business: string): Promise<StoredReminder[]> =>
  query<StoredReminder>(
    databaseUrl,
    `SELECT d.document_id AS invoice, d.invoice_number AS number, m.recipients AS to, m.subject,
      m.plain_text AS text, m.reminder_day AS day, m.state, m.sender_name AS sender, m.reply_to
    FROM mails m JOIN invoices d ON d.id = m.invoice_id JOIN businesses b ON b.id = m.business_id
    WHERE b.document_id = $1 AND m.kind = 'reminder' ORDER BY m.id`,
    [business],
  );

/** A zone in which it is now this hour, whatever the time of the test. */
export function zoneAtHour(hour: number): string {
  const ahead = ((hour - new Date().getUTCHours() + 36) % 24) - 12;
  return ahead === 0 ? 'UTC' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

/** The day so many days from today in a zone. */
export const dayIn = (timeZone: string, days: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(Date.now() + days * 86_400_000));

/** Issues invoices a year earlier than they were. The guards of issued documents look away meanwhile. */
export async function issuedLongAgo(databaseUrl: string): Promise<void> {
  await query(
    databaseUrl,
    `ALTER TABLE invoices DISABLE TRIGGER USER;
    UPDATE invoices SET issued_at = issued_at - interval '1 year' WHERE issued_at IS NOT NULL;
    ALTER TABLE invoices ENABLE TRIGGER USER`,
  );
}
