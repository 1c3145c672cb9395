import fc from 'fast-check';
import { isReminderTime } from '../../../src/domain/reminders';
import { times } from '../../support/times';

/** Zones with odd offsets, with summer time on both halves of the Earth, and one that skipped a day. */
const ZONES = [
  'UTC',
  'Europe/Vienna',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'America/St_Johns',
  'Pacific/Apia',
  'Africa/Cairo',
];

/** The hour on a clock, as the runtime's own calendar tells it. */
const hourIn = (timeZone: string, instant: Date): number =>
  Number(
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(
      instant,
    ),
  );

test('reminders go out from eight to eight by the clock of the business, also when it changes', () => {
  const from = Date.parse('2011-12-01T00:00:00Z');
  const minutes = fc.integer({ min: 0, max: 20 * 366 * 24 * 60 });
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), minutes, (timeZone, minute) => {
      const instant = new Date(from + minute * 60_000);
      const hour = hourIn(timeZone, instant);
      expect(isReminderTime(timeZone, instant)).toBe(hour >= 8 && hour <= 19);
    }),
    {
      numRuns: times(2_000),
      examples: [
        // The two hours around each change of the clocks in Vienna in 2026.
        ...['2026-03-29T06:00:00Z', '2026-03-29T05:59:00Z', '2026-10-25T07:00:00Z'].map(
          (at): [string, number] => ['Europe/Vienna', (Date.parse(at) - from) / 60_000],
        ),
        ['Europe/Vienna', (Date.parse('2026-10-25T06:59:00Z') - from) / 60_000],
      ],
    },
  );
});

test('the hourly run finds the hours of each day in every zone', () => {
  for (const timeZone of ZONES)
    for (let hour = 0; hour < 366 * 24; hour += 24) {
      const begin = Date.parse('2026-01-01T00:00:00Z') + hour * 3_600_000;
      const runs = Array.from({ length: 24 }, (_, at) => new Date(begin + at * 3_600_000));
      expect(runs.filter((run) => isReminderTime(timeZone, run)).length).toBeGreaterThan(10);
    }
});

test('eight o’clock in Vienna is six in summer and seven in winter', () => {
  const goesAt = (instant: string) => isReminderTime('Europe/Vienna', new Date(instant));
  expect(goesAt('2026-07-01T05:59:59Z')).toBe(false);
  expect(goesAt('2026-07-01T06:00:00Z')).toBe(true);
  expect(goesAt('2026-01-01T06:59:59Z')).toBe(false);
  expect(goesAt('2026-01-01T07:00:00Z')).toBe(true);
  expect(goesAt('2026-01-01T19:00:00Z')).toBe(false);
});
