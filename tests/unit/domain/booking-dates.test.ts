import { requireBookingDate, wrongBookingDate } from '../../../src/domain/booking-dates';

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
