/*
 * The answers of the panel's own routes, under `/invoicing`. The routes of `panel/routes` send them,
 * `admin/api` reads them. Both sides take the types from here, so that they cannot differ.
 */

export type * from './bank-answers';
export type * from './credit-answers';
export type * from './customer-answers';
export type * from './document-answers';
export type * from './e-invoice-answers';
export type * from './home-answers';
export type * from './money-answers';
export type * from './link-answers';
export type * from './list-answers';
export type * from './mail-answers';
export type * from './portal-answers';
export type * from './recurring-answers';
export type * from './reminder-answers';

import type { ProfileReading } from '../billing/import/profiles';
import type { PastFigures } from '../billing/import/past/figures';
import type { Scope } from '../domain/scopes';
import type { serializeWebhookDelivery } from '../webhooks/serialize';

/** An attempt to send a mail, as its form shows it. */
export interface MailAttempt {
  at: string;
  response: string;
}

/** POST /mails/:id/resend */
export interface ResentMail {
  documentId: string;
  /** True while the service has no mail server. */
  waits: boolean;
}

export { SCOPES, type Scope } from '../domain/scopes';

/** GET /businesses/:id/keys lists them. */
export interface Key {
  id: number;
  name: string;
  scopes: Scope[];
  last_used_at: string | null;
  expires_at: string | null;
  created_at: string;
  expired: boolean;
}

/** The body of POST /businesses/:id/keys. */
export interface NewKey {
  name: string;
  scopes: Scope[];
  expires_in_days: number | null;
}

/** POST /businesses/:id/keys: the only answer that holds the key itself. */
export interface CreatedKey extends Key {
  key: string;
}

/** DELETE /businesses/:id/keys/:keyId */
export type RevokedKey = Pick<Key, 'id'>;

/** GET /businesses/:id/payment-providers lists them; PUT and DELETE …/stripe answer one. Never with a key. */
export interface PaymentProvider {
  provider: 'stripe';
  connected: boolean;
  /** These two are null while it is not connected. */
  mode: 'test' | 'live' | null;
  account: string | null;
  /** Where the provider is to send its events. */
  webhook_url: string;
}

/** The body of PUT /businesses/:id/payment-providers/stripe. */
export interface StripeKeys {
  secret_key: string;
  webhook_secret: string;
}

/** GET /webhooks/status lists them. */
export type { EndpointStatus } from '../webhooks/sql/endpoint-health';

/** POST /webhooks/endpoints/:id/rotate-secret and …/reveal-secret */
export interface SigningSecret {
  secret: string;
}

/** POST /webhooks/endpoints/:id/ping and POST /webhooks/deliveries/:id/redeliver */
export type Delivery = ReturnType<typeof serializeWebhookDelivery>;

/** POST /webhooks/redeliver-failed and POST /webhooks/endpoints/:id/redeliver-failed */
export interface ResentDeliveries {
  count: number;
}

/** One attempt of a delivery, as the delivery's field `attempt_log` stores it. */
export interface Attempt {
  at: string;
  status: number | null;
  error: string | null;
  duration_ms: number;
}

/** A field of a record before and after a change. */
export interface Change {
  field: string;
  before: unknown;
  after: unknown;
}

/** One change of a record, as the API answers it. */
export interface HistoryEntry {
  id: string;
  at: string;
  actor: { type: 'operator' | 'key' | 'customer' | 'system'; name: string | null };
  action: 'created' | 'imported' | 'recorded' | 'changed' | 'mailed' | 'erased';
  changes: Change[];
}

/** GET …/:id/history */
export interface PanelHistory {
  entries: HistoryEntry[];
  total: number;
  /** The labels of the form by field; those of lines are named `items.quantity`. */
  labels: Record<string, string>;
  /** The customers whose ids are in the changes. */
  names: Record<string, string>;
  /** The present currency of a document. */
  currency: string | null;
}

/** GET /reports, /businesses/:id/reports/… and /customers/:id/statement */
export type {
  FigureDocument,
  FigureDocuments,
  OpenItems,
  ReportBusiness,
  RevenueReport,
  Statement,
  StatementPart,
  TaxReport,
} from '../billing/reports/answers';
/** GET /import/progress: how far the operator's import is; null when none runs on this node. */
export type ImportProgress = { step: 'checked' | 'stored'; done: number; of: number } | null;

/** GET /imports: the latest imports into a list of a business. */
export interface PastImport {
  id: string;
  /** ISO 8601. */
  at: string;
  /** Null for the service itself, or somebody without a name. */
  by: string | null;
  file: string | null;
  created: number;
  changed: number;
  customers: number;
  taken_back: boolean;
  /** Whether the operator may take it back, as far as nothing stands against it. */
  may_take_back: boolean;
}

/** GET /businesses/:id/next-numbers: the numbers that new records get today. */
export type { NextNumber } from '../billing/next-numbers';

/** POST /import/:list: what an import did, or would do. */
export interface ImportReport {
  /** How the file was read: as chosen, or as guessed. */
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';
  separator: ',' | ';' | '\t';
  /** The names of the sheets of a workbook; none of a text. */
  sheets: readonly string[];
  /** The sheet that was read. */
  sheet?: string;
  /** The row with the names of the columns; the first one is 1. */
  header: number;
  decimal: '.' | ',';
  /** The program whose export the file is; null for another one. */
  profile: string | null;
  /** The exports of this list that are known. One that the business has saved says how it is read. */
  profiles: { id: string; name: string; reading?: ProfileReading }[];
  /** The part of a date such as 03/04/2024 that comes first; null is unclear. Missing without dates. */
  dates?: 'dmy' | 'mdy' | null;
  /** The field that each column fills; null for none, and a question mark where nobody has said it yet. */
  mapping: (string | null)[];
  /** The first row of the file. */
  columns: string[];
  /** All fields that a column may fill. */
  fields: { name: string; label: string }[];
  /** The first rows below the names. */
  sample: string[][];
  rows: number;
  created: number;
  changed: number;
  same: number;
  /** New customers that the import of invoices makes. */
  customers: number;
  /** The sums of the new invoices. */
  sums: { currency: string; total: string; paid: string }[];
  /** The new invoices by month, status and customer, and those that are locked; null for another list. */
  figures: PastFigures | null;
  /** Columns that may mean several things, and what the import would be with each of them. */
  questions: {
    /** Its place in the file. */
    column: number;
    readings: { field: string; sums: ImportReport['sums']; problem_count: number }[];
  }[];
  /** Whether the sums of the other program must be sent, since invoices have no total in the file. */
  needs_sums: boolean;
  /** Free numbers that new invoices will never get, and the first ranges of them. */
  skipped: { count: number; ranges: { from: string; to: string }[] };
  /** The first problems. With one, nothing is stored unless the rest is asked for. */
  problems: {
    row: number;
    column: string | null;
    /** The text of its cell; null when it is empty, or when the problem is about the whole row. */
    value: string | null;
    message: string;
  }[];
  problem_count: number;
  /** Rows that are left out where only the others are imported. */
  bad_rows: number;
  stored: boolean;
}
