import { isClosed, periodClosed } from '../../../src/domain/closed-period';

test.each([
  ['2026-03-31', '2026-03-30', true],
  ['2026-03-31', '2026-03-31', true],
  ['2026-03-31', '2026-04-01', false],
  ['2026-03-31', '2025-12-31', true],
  ['2026-03-31', '2027-01-01', false],
  ['2025-12-31', '2025-12-31', true],
  ['2025-12-31', '2026-01-01', false],
  ['2024-02-29', '2024-02-28', true],
  ['2024-02-29', '2024-02-29', true],
  ['2024-02-29', '2024-03-01', false],
  [null, '2026-03-31', false],
  [null, '0001-01-01', false],
])('with books that are closed until %s, that %s is closed is %s', (closedUntil, day, expected) => {
  expect(isClosed(closedUntil, day)).toBe(expected);
});

const booking = { closedUntil: '2026-03-31', day: '2026-03-15' };

test('the refusal of a booking names the last closed day and the day of the booking', () => {
  expect(periodClosed({ ...booking, issues: false })).toMatchObject({
    code: 'period_closed',
    status: 409,
    message:
      'The books are closed until 2026-03-31, so nothing that counts on 2026-03-15 can change',
  });
});

test('the refusal of an issue says what to change', () => {
  expect(periodClosed({ ...booking, issues: true })).toMatchObject({
    code: 'period_closed',
    status: 409,
    message:
      'The books are closed until 2026-03-31, so nothing of 2026-03-15 can be issued; change its issue date',
  });
});
