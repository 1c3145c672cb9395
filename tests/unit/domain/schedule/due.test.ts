import fc from 'fast-check';
import { daysLater } from '../../../../src/domain/dates';
import { caughtUp, dueOccurrences, dueThrough } from '../../../../src/domain/schedule/due';
import { times } from '../../../support/times';
import { scheduleOf } from './schedules';

const ZONES = Intl.supportedValuesOf('timeZone');

/** A moment on a clock, as the runtime's own calendar tells it. */
function onClock(timeZone: string, instant: Date): { day: string; hour: number } {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { day: `${of('year')}-${of('month')}-${of('day')}`, hour: Number(of('hour')) };
}

test.each([
  ['UTC', '2026-03-01T05:59:59.999Z', '2026-02-28'],
  ['UTC', '2026-03-01T06:00:00.000Z', '2026-03-01'],
  // The clocks change at two in the morning.
  ['Europe/Berlin', '2026-03-29T03:59:59Z', '2026-03-28'],
  ['Europe/Berlin', '2026-03-29T04:00:00Z', '2026-03-29'],
  ['Europe/Berlin', '2026-10-25T04:59:59Z', '2026-10-24'],
  ['Europe/Berlin', '2026-10-25T05:00:00Z', '2026-10-25'],
  // Midnight was skipped.
  ['America/Sao_Paulo', '2018-11-04T07:59:59Z', '2018-11-03'],
  ['America/Sao_Paulo', '2018-11-04T08:00:00Z', '2018-11-04'],
  ['America/Sao_Paulo', '2019-02-17T09:00:00Z', '2019-02-17'],
  // The whole 30 December 2011 was skipped: what was due on it is due with the 31st.
  ['Pacific/Apia', '2011-12-30T09:59:59Z', '2011-12-29'],
  ['Pacific/Apia', '2011-12-30T10:00:00Z', '2011-12-30'],
  ['Pacific/Apia', '2011-12-30T16:00:00Z', '2011-12-31'],
  ['Asia/Kathmandu', '2026-01-01T00:15:00Z', '2026-01-01'],
])('in %s at %s the occurrences through %s are due', (zone, instant, day) => {
  expect(dueThrough(zone, new Date(instant))).toBe(day);
});

test('in every zone, a day is due from six in the morning by its clock', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ZONES),
      fc.integer({ min: 0, max: 20 * 366 * 24 * 60 }),
      (timeZone, minute) => {
        const instant = new Date(Date.parse('2011-12-01T00:00:00Z') + minute * 60_000);
        const { day, hour } = onClock(timeZone, instant);
        expect(dueThrough(timeZone, instant)).toBe(hour >= 6 ? day : daysLater(day, -1));
      },
    ),
    { numRuns: times(2_000) },
  );
});

test('every zone has each day due within a day of its beginning in UTC', () => {
  for (const timeZone of ZONES) {
    const through = dueThrough(timeZone, new Date('2026-06-15T12:00:00Z'));
    expect(['2026-06-14', '2026-06-15', '2026-06-16']).toContain(through);
  }
});

const place = { schedule: scheduleOf({}), next: 0, counted: 0 };
const numbers = (through: string, change = {}) =>
  dueOccurrences({ ...place, ...change }, through).map(({ occurrence }) => occurrence);

test('what is due begins with the next occurrence and ends with the day', () => {
  expect(numbers('2026-01-30')).toEqual([]);
  expect(numbers('2026-01-31')).toEqual([0]);
  expect(numbers('2026-04-30', { next: 2, counted: 2 })).toEqual([2, 3]);
});

test('nothing is due beyond the end of a schedule', () => {
  expect(numbers('2027-01-01', { schedule: scheduleOf({ end_date: '2026-03-31' }) })).toEqual([
    0, 1, 2,
  ]);
  expect(numbers('2027-01-01', { schedule: scheduleOf({ max_occurrences: 2 }) })).toEqual([0, 1]);
});

const due = dueOccurrences(place, '2026-03-31');
const skippedBy = (catchUp: 'all' | 'latest' | 'none', missedThrough: string) =>
  caughtUp(catchUp, due, missedThrough).skipped.map(({ date }) => date);

test('after a pause, all makes each, latest the last, and none skips what was missed', () => {
  expect(skippedBy('all', '2026-03-31')).toEqual([]);
  expect(skippedBy('latest', '2026-03-31')).toEqual(['2026-01-31', '2026-02-28']);
  expect(skippedBy('none', '2026-03-31')).toEqual(['2026-01-31', '2026-02-28', '2026-03-31']);
});

test('none keeps the occurrence of a day that is not over', () => {
  expect(skippedBy('none', '2026-03-30')).toEqual(['2026-01-31', '2026-02-28']);
});

test('more than twelve that were missed become drafts', () => {
  const missed = (through: string) =>
    caughtUp('all', dueOccurrences(place, through), through).asDrafts;
  expect(missed('2026-12-31')).toBe(false);
  expect(missed('2027-01-31')).toBe(true);
});
