/** The events that an endpoint can listen to (spec, Events). */
export const EVENT_TYPES = [
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
  'credit_note.created',
  'credit_note.refunded',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** Sent on demand to one endpoint, to show that deliveries arrive. */
export const PING = 'ping';

export const DELIVERY_STATES = ['pending', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];
