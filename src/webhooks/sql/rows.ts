import type { DeliveryState, EventType } from '../../domain/events';

/*
 * Rows as the statements of this folder return them.
 */

/** Row ids of an endpoint and of its business. */
export interface EndpointRowId {
  row_id: number;
  business_row_id: number;
}

export interface EndpointRow extends EndpointRowId {
  id: string;
  url: string;
  description: string | null;
  /** Null for all. */
  events: EventType[] | null;
  enabled: boolean;
  disabled_reason: string | null;
  failing_since: string | null;
  created_at: string;
  updated_at: string;
}

export interface DeliveryRow {
  id: string;
  endpoint_id: string;
  event_id: string;
  event_type: string;
  state: DeliveryState;
  attempts: number;
  next_attempt_at: string | null;
  last_attempt_at: string | null;
  last_status: number | null;
  last_error: string | null;
  duration_ms: number | null;
  response_excerpt: string | null;
  created_at: string;
  updated_at: string;
}

/** `events` as json, since Strapi configures pg to return jsonb as text. */
export const ENDPOINT_COLUMNS = `e.id AS row_id, e.business_id AS business_row_id, e.document_id AS id, e.url, e.description,
  CASE WHEN jsonb_typeof(e.events) = 'array' THEN e.events::json END AS events,
  e.enabled, e.disabled_reason, e.failing_since, e.created_at, e.updated_at`;

/** Columns of the delivery `d` to the endpoint `e`. */
export const DELIVERY_COLUMNS = `d.document_id AS id, e.document_id AS endpoint_id, d.event_id,
  d.event_type, d.state, d.attempts, d.next_attempt_at, d.last_attempt_at, d.last_status, d.last_error,
  d.duration_ms, d.response_excerpt, d.created_at, d.updated_at`;
