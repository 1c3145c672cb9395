/** The events that an endpoint gets without a list of its own (spec, Events). */
export const USUAL_EVENTS = [
  'customer.created',
  'invoice.created',
  'invoice.sent',
  'invoice.paid',
  'invoice.cancelled',
  'quotation.created',
  'quotation.accepted',
  'quotation.rejected',
  'payment.recorded',
  'payment.voided',
  'payment.refunded',
  'payment.unallocated',
  'credit_note.created',
  'credit_note.refunded',
] as const;
/** The events that go only to endpoints that list them (contract §13, §14). */
export const OPT_IN_EVENTS = [
  'invoice.updated',
  'invoice.overdue',
  'invoice.written_off',
  'quotation.updated',
  'quotation.sent',
  'quotation.expired',
  'quotation.converted',
  'customer.updated',
  'product.created',
  'product.updated',
  'payment.updated',
  'recurring_invoice.created',
  'recurring_invoice.updated',
  'recurring_invoice.paused',
  'recurring_invoice.resumed',
  'recurring_invoice.completed',
  'recurring_invoice.cancelled',
  'recurring_invoice.failed',
  'bank_transaction.matched',
] as const;

export const EVENT_TYPES = [...USUAL_EVENTS, ...OPT_IN_EVENTS] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** The events that a change has. */
export const eventsOf = <Type extends EventType>(...events: readonly (Type | null)[]): Type[] =>
  events.filter((event) => event !== null);

/** Sent on demand to one endpoint, to show that deliveries arrive. */
export const PING = 'ping';

export const DELIVERY_STATES = ['pending', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];
