import { receivedDay } from '../../../src/domain/booking-dates';
import { judge } from '../../../src/online/outcome';

test('a question that fails is repeated after 5 s, 30 s, 2 min, 10 min, then every hour for a month', () => {
  const delayOf = (madeBefore: number) =>
    (judge({ error: 'No answer', answered: false }, madeBefore, 0).delayMs ?? 0) / 1000;
  expect([0, 1, 2, 3, 4, 5, 100].map(delayOf)).toEqual([5, 30, 120, 600, 3600, 3600, 3600]);
  expect(judge({ error: 'No', answered: true }, 718, 0)).toMatchObject({ state: 'pending' });
  expect(judge({ error: 'No', answered: true }, 719, 0)).toEqual({
    state: 'failed',
    delayMs: null,
    error: 'No',
    made: 1,
  });
  expect(judge({ error: null, answered: true }, 3, 0.5)).toEqual({
    state: 'done',
    delayMs: null,
    error: null,
    made: 1,
  });
});

test('what a provider says is kept without what PostgreSQL cannot store', () => {
  const { error } = judge({ error: `\0${'x'.repeat(600)}`, answered: true }, 0, 0);
  expect(error).toBe('x'.repeat(499));
});

test.each([
  ['2026-03-05', '2026-03-01', null, '2026-03-05'],
  ['2026-03-05', '2026-03-08', null, '2026-03-08'],
  ['2026-03-05', '2026-03-01', '2026-03-31', '2026-04-02'],
  ['2026-04-03', '2026-03-01', null, '2026-04-02'],
  ['2026-03-05', '2026-05-01', null, '2026-04-02'],
])(
  'money of %s for an invoice of %s, closed until %s, is booked on %s',
  (paid, issued, closed, day) => {
    expect(receivedDay({ paid, issued, today: '2026-04-02', closedUntil: closed })).toBe(day);
  },
);
