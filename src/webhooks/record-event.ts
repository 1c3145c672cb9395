import type { Core } from '@strapi/strapi';
import type { Transaction } from '../database/pool';

export const EVENT_TYPES = [
  'customer.created',
  'invoice.created',
  'invoice.sent',
  'invoice.paid',
  'invoice.cancelled',
  'quotation.created',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** The name under which Strapi's event hub hears of every event. */
export const HUB_EVENT = 'invoicing.event';

export interface RecordedEvent {
  type: EventType;
  businessKey: number;
  /** Made only when somebody listens. */
  data: () => object;
}

/**
 * Records that something happened, within the transaction in which it happens: a change that is
 * rolled back has no event. Strapi's event hub is told once it has committed.
 */
export function recordEvent(strapi: Core.Strapi, trx: Transaction, event: RecordedEvent): void {
  const timestamp = new Date().toISOString();
  trx.afterCommit(() => {
    void strapi.eventHub.emit(HUB_EVENT, { ...event, timestamp });
  });
}
