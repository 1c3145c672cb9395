import { EVENT_TYPES, eventsOf, OPT_IN_EVENTS, USUAL_EVENTS } from '../../../src/domain/events';

test.each([
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
])('the event %s reaches endpoints without a list of their own', (type) => {
  expect(USUAL_EVENTS).toContain(type);
  expect(OPT_IN_EVENTS).not.toContain(type);
});

test.each([
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
])('the event %s reaches only endpoints that list it', (type) => {
  expect(OPT_IN_EVENTS).toContain(type);
  expect(USUAL_EVENTS).not.toContain(type);
});

test('there are no other events, and none twice', () => {
  expect(EVENT_TYPES).toHaveLength(33);
  expect(new Set(EVENT_TYPES).size).toBe(33);
});

test('a change has the events that are none of null, in their order', () => {
  expect(eventsOf('invoice.sent', null, 'invoice.updated')).toEqual([
    'invoice.sent',
    'invoice.updated',
  ]);
  expect(eventsOf(null, null)).toEqual([]);
});
