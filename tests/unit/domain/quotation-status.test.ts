import {
  QUOTATION_STATUSES,
  quotationStatusEvent,
  type QuotationStatus,
} from '../../../src/domain/quotation-status';

/** Every status has the same event, wherever the quotation comes from. */
const EVENTS: [QuotationStatus, string | null][] = [
  ['draft', null],
  ['sent', 'quotation.sent'],
  ['accepted', null],
  ['rejected', null],
  ['expired', 'quotation.expired'],
  ['converted', 'quotation.converted'],
];

test.each(EVENTS)('a quotation that becomes %s has the event %s', (to, event) => {
  const others = QUOTATION_STATUSES.filter((from) => from !== to);
  expect(others).toHaveLength(5);
  expect(others.map((from) => quotationStatusEvent(from, to))).toEqual(Array(5).fill(event));
});

test.each(QUOTATION_STATUSES)('a quotation that stays %s has no event', (status) => {
  expect(quotationStatusEvent(status, status)).toBeNull();
});
