import type { z } from 'zod';
import type { DeliveryRow, EndpointRow } from './sql/rows';
import type { WEBHOOK_DELIVERY, WEBHOOK_ENDPOINT } from './answers';

/** An endpoint as the API returns it. Only create and rotate show a secret. */
export function serializeWebhookEndpoint(
  endpoint: EndpointRow,
  businessId: string,
): z.infer<typeof WEBHOOK_ENDPOINT> {
  return {
    id: endpoint.id,
    business_id: businessId,
    url: endpoint.url,
    description: endpoint.description,
    events: endpoint.events,
    enabled: endpoint.enabled,
    disabled_reason: endpoint.disabled_reason,
    failing_since: endpoint.failing_since,
    created_at: endpoint.created_at,
    updated_at: endpoint.updated_at,
  };
}

export function serializeWebhookDelivery(delivery: DeliveryRow): z.infer<typeof WEBHOOK_DELIVERY> {
  return {
    id: delivery.id,
    endpoint_id: delivery.endpoint_id,
    event_id: delivery.event_id,
    event_type: delivery.event_type,
    state: delivery.state,
    attempts: delivery.attempts,
    next_attempt_at: delivery.next_attempt_at,
    last_attempt_at: delivery.last_attempt_at,
    last_status: delivery.last_status,
    last_error: delivery.last_error,
    duration_ms: delivery.duration_ms,
    response_excerpt: delivery.response_excerpt,
    created_at: delivery.created_at,
    updated_at: delivery.updated_at,
  };
}
