import {
  dateInZone,
  daysLater,
  startOfDayInZone,
  isCalendarDate,
  isOver,
  isTimeZone,
  shiftDate,
  usualDueDate,
} from '../../../src/domain/dates';

test.each([
  '2026-01-01',
  '2026-12-31',
  '2024-02-29',
  '2000-02-29',
  '0001-01-01',
  '9999-12-31',
  '2026-04-30',
])('%s is a day of the calendar', (text) => {
  expect(isCalendarDate(text)).toBe(true);
});

test.each([
  '2026-02-30',
  '2026-02-29',
  '1900-02-29',
  '2100-02-29',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '2026-01-32',
  '0000-01-01',
  '2026-1-1',
  '26-01-01',
  '2026/01/01',
  '20260101',
  '2026-01-01T00:00:00Z',
  ' 2026-01-01',
  '2026-01-01\n',
  '２０２６-01-01',
  '-2026-01-01',
  '12026-01-01',
  '',
])('%j is no day of the calendar', (text) => {
  expect(isCalendarDate(text)).toBe(false);
});

test.each([
  ['UTC', '2026-03-01T00:00:00.000Z', '2026-03-01'],
  ['UTC', '2026-02-28T23:59:59.999Z', '2026-02-28'],
  ['Pacific/Kiritimati', '2026-02-28T10:00:00.000Z', '2026-03-01'],
  ['Pacific/Kiritimati', '2026-02-28T09:59:59.999Z', '2026-02-28'],
  ['Pacific/Pago_Pago', '2026-03-01T10:59:59.999Z', '2026-02-28'],
  ['Pacific/Pago_Pago', '2026-03-01T11:00:00.000Z', '2026-03-01'],
  ['Europe/Vienna', '2026-03-28T22:59:59.000Z', '2026-03-28'],
  ['Europe/Vienna', '2026-03-28T23:00:00.000Z', '2026-03-29'],
  ['Europe/Vienna', '2026-03-29T22:00:00.000Z', '2026-03-30'],
  ['Asia/Kathmandu', '2026-01-01T18:15:00.000Z', '2026-01-02'],
  ['America/New_York', '2027-01-01T04:59:59.000Z', '2026-12-31'],
])('in %s the instant %s belongs to %s', (zone, instant, day) => {
  expect(dateInZone(zone, new Date(instant))).toBe(day);
});

test('zones of the IANA database are known, other names are not', () => {
  expect(['UTC', 'Europe/Vienna', 'Asia/Kolkata'].map(isTimeZone)).toEqual([true, true, true]);
  expect(['Mars/Olympus', 'Vienna', ''].map(isTimeZone)).toEqual([false, false, false]);
});

test('the day in an unknown zone is an error, not a guess', () => {
  expect(() => dateInZone('Mars/Olympus', new Date(0))).toThrow(RangeError);
});

test.each([
  ['UTC', '2026-11-01', '2026-11-01T00:00:00.000Z'],
  ['Europe/Vienna', '2026-11-01', '2026-10-31T23:00:00.000Z'],
  ['Europe/Vienna', '2026-07-01', '2026-06-30T22:00:00.000Z'],
  // On these days the clocks change, after midnight.
  ['Europe/Vienna', '2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['Europe/Vienna', '2026-10-25', '2026-10-24T22:00:00.000Z'],
  ['America/New_York', '2026-11-01', '2026-11-01T04:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-01-01', '2025-12-31T10:00:00.000Z'],
  ['Asia/Kolkata', '2026-02-01', '2026-01-31T18:30:00.000Z'],
  ['Australia/Lord_Howe', '2026-04-01', '2026-03-31T13:00:00.000Z'],
  // On these days the clocks skip the hour after midnight.
  ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z'],
  ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z'],
  // The day before does not exist, because the island crossed the date line.
  ['Pacific/Apia', '2011-12-31', '2011-12-30T10:00:00.000Z'],
])('in %s the day %s begins at %s', (timeZone, day, instant) => {
  expect(startOfDayInZone(timeZone, day).toISOString()).toBe(instant);
});

test.each([
  ['2026-03-02', '2026-01-31', '2026-11-20', '2026-12-20'],
  ['2026-01-31', '2026-01-31', '2028-02-29', '2028-02-29'],
  ['2026-01-01', '2026-01-15', '2026-03-10', '2026-02-24'],
])('%s is moved from the start %s to the start %s: %s', (day, from, to, moved) => {
  expect(shiftDate(day, from, to)).toBe(moved);
});

test.each([
  ['2026-11-22', 0, '2026-11-22'],
  ['2026-11-22', 14, '2026-12-06'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2025-12-31', 365, '2026-12-31'],
  ['9999-12-31', 1, null],
])('%s and %d days later is %s', (day, days, later) => {
  expect(daysLater(day, days)).toBe(later);
});

test.each([
  ['2026-03-30', true],
  ['2026-03-31', false],
  ['2026-04-01', false],
  ['2025-12-31', true],
  ['2027-01-01', false],
  [null, false],
])('that the deadline %s is over on 2026-03-31 is %s', (deadline, expected) => {
  expect(isOver(deadline, '2026-03-31')).toBe(expected);
});

test.each([
  ['2026-12-25', null, null],
  ['2026-12-25', 0, '2026-12-25'],
  ['2026-12-25', 14, '2027-01-08'],
  ['2024-02-15', 14, '2024-02-29'],
  ['9999-12-31', 0, '9999-12-31'],
  ['9999-12-31', 1, null],
])('an invoice of %s with %s days to pay is due on %s', (issued, term, due) => {
  expect(usualDueDate(issued, term)).toBe(due);
});
