import {
  openDay,
  receivedDay,
  requireBookingDate,
  requireNotAfterToday,
  wrongBookingDate,
} from '../../../src/domain/booking-dates';
import { refusal } from './refusal';

const invoice = {
  ...({ field: 'paid_on', document: 'invoice' } as const),
  issued: '2026-06-01',
  today: '2026-11-23',
};

test.each(['2026-06-01', '2026-08-15', '2026-11-23'])('a booking of %s can be', (day) => {
  expect(wrongBookingDate({ ...invoice, day })).toBeNull();
});

test.each([
  ['2026-05-31', 'must not be before the issue date of the invoice, 2026-06-01'],
  ['2026-11-24', 'must not be after today, 2026-11-23'],
  ['2999-01-01', 'must not be after today, 2026-11-23'],
])('a booking of %s is refused with the day that limits it', (day, message) => {
  expect(wrongBookingDate({ ...invoice, day })).toEqual(message);
});

test('a document of a day to come takes no booking before that day', () => {
  const booking = { ...invoice, issued: '2026-12-01', day: '2026-11-23' };
  const message = 'must not be before the issue date of the invoice, 2026-12-01';
  expect(wrongBookingDate(booking)).toEqual(message);
  expect(wrongBookingDate({ ...booking, day: '2026-12-01' })).toEqual(
    'must not be after today, 2026-11-23',
  );
});

test('the error names the field of the request', () => {
  const refused = () =>
    requireBookingDate({
      field: 'refunded_on',
      day: '2026-05-31',
      document: 'credit note',
      issued: '2026-06-01',
      today: '2026-11-23',
    });
  const message = 'must not be before the issue date of the credit note, 2026-06-01';
  expect(refused).toThrow(
    expect.objectContaining({
      code: 'validation_failed',
      details: { errors: [{ pointer: '/refunded_on', message }] },
    }),
  );
});

test.each([
  ['payment', 'must not be before the day of the payment, 2026-06-01'],
  ['credit note', 'must not be before the issue date of the credit note, 2026-06-01'],
] as const)('a booking of a %s is refused on the day before it alone', (document, message) => {
  const booking = { ...invoice, field: 'refunded_on', document } as const;
  expect(wrongBookingDate({ ...booking, day: '2026-05-31' })).toEqual(message);
  expect(wrongBookingDate({ ...booking, day: '2026-06-01' })).toBeNull();
});

test.each([
  ['2026-11-22', []],
  ['2026-11-23', []],
  ['2026-11-24', [{ pointer: '/paid_on', message: 'must not be after today, 2026-11-23' }]],
])('a payment of %s, on 2026-11-23, has these problems', (day, errors) => {
  const refused = refusal(() => requireNotAfterToday('paid_on', day, '2026-11-23'));
  expect(refused?.errors ?? []).toEqual(errors);
});

const TODAY = '2026-11-23';

test.each([
  ['2026-10-30', '2026-10-31', TODAY],
  ['2026-10-31', '2026-10-31', TODAY],
  ['2026-11-01', '2026-10-31', '2026-11-01'],
  ['2026-11-01', null, '2026-11-01'],
])(
  'what belongs to %s, with books closed until %s, is booked on %s',
  (day, closedUntil, expected) => {
    expect(openDay({ day, today: TODAY, closedUntil })).toBe(expected);
  },
);

test.each([
  ['on its day', '2026-11-20', '2026-11-01', null, '2026-11-20'],
  ['on the day of issue', '2026-11-01', '2026-11-01', null, '2026-11-01'],
  ['at the issue, when the money came before', '2026-10-31', '2026-11-01', null, '2026-11-01'],
  ['today, when the money came today', '2026-11-23', '2026-11-01', null, TODAY],
  ['today, when the money comes tomorrow', '2026-11-24', '2026-11-01', null, TODAY],
  ['today, when the invoice is of tomorrow', '2026-11-20', '2026-11-24', null, TODAY],
  ['today, on the last closed day', '2026-11-20', '2026-11-01', '2026-11-20', TODAY],
  ['on its day, the first open one', '2026-11-20', '2026-11-01', '2026-11-19', '2026-11-20'],
  ['today, when the day of issue is closed', '2026-10-31', '2026-11-01', '2026-11-01', TODAY],
  ['at the issue, the first open day', '2026-10-30', '2026-11-01', '2026-10-31', '2026-11-01'],
])('money of a provider counts %s', (_when, paid, issued, closedUntil, expected) => {
  expect(receivedDay({ paid, issued, today: TODAY, closedUntil })).toBe(expected);
});
