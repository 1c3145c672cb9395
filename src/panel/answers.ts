/*
 * The answers of the panel's own routes, under `/invoicing`. The routes of `panel/routes` send them,
 * `admin/api` reads them. Both sides take the types from here, so that they cannot differ.
 */

import type { InvoiceStatus } from '../domain/invoice-status';
import type { QuotationStatus } from '../domain/quotation-status';
import type { Scope } from '../domain/scopes';
import type { serializeWebhookDelivery } from '../webhooks/serialize';

/** The sums of one currency, as decimal text with all their digits. */
export interface MoneyFigures {
  currency: string;
  outstanding: string;
  outstanding_count: number;
  overdue: string;
  overdue_count: number;
  paid_this_month: string;
  paid_count: number;
}

export interface LatestInvoice {
  documentId: string;
  number: string;
  customer: string | null;
  state: InvoiceStatus;
  /** Decimal text. */
  total: string;
  currency: string;
  issue_date: string;
  due_date: string | null;
}

export interface FailingEndpoint {
  documentId: string;
  url: string;
  /** The name of the business. */
  business: string | null;
  enabled: boolean;
  disabled_reason: string | null;
  failing_since: string | null;
  /** The number of failed deliveries, which are not tried again. */
  failed: number;
}

/** GET /home */
export interface Home {
  first_steps: { business: boolean; customer: boolean; invoice: boolean };
  money: MoneyFigures[];
  /** Invoices due before `today` are late. `month_start` begins the month of "paid this month". */
  periods: { today: string | null; month_start: string | null };
  latest: LatestInvoice[];
  failing_webhooks: FailingEndpoint[];
  can: { invoices: boolean; webhooks: boolean };
}

/**
 * A document that an action created: POST …/:id/duplicate and POST /quotations/:id/convert.
 * GET /quotations/:id/invoice answers with the invoice of a converted quotation, or with null.
 */
export interface NumberedDocument {
  documentId: string;
  number: string;
}

/** POST …/:id/state */
export interface ChangedDocument extends NumberedDocument {
  state: InvoiceStatus | QuotationStatus;
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
