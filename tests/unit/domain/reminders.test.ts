import fc from 'fast-check';
import {
  checkReminderDays,
  dueReminders,
  nextReminder,
  reminderDayFrom,
  reminderDays,
  reminderObstacle,
} from '../../../src/domain/reminders';

test.each([
  ['3', '3'],
  ['7, 14, 30', '7, 14, 30'],
  ['30;7 14', '7, 14, 30'],
  ['7,7,007', '7'],
  ['0, 365', '0, 365'],
  [' , ', null],
  ['', null],
  ['1 2 3 4 5 5', '1, 2, 3, 4, 5'],
])('%j is stored as %j', (written, value) => {
  expect(checkReminderDays(written)).toEqual({ value });
});

test.each([
  '-1',
  '366',
  '1.5',
  '1 2 3 4 5 6',
  'seven',
  '7 days',
  '1e2',
  '٧',
  '1000',
  7,
  ['7'],
  '7\0',
])('%j is refused', (written) => {
  expect(checkReminderDays(written)).toHaveProperty('problem');
});

const settings = (before: string | null, after: string | null) => ({
  reminder_days_before: before,
  reminder_days_after: after,
});

test('days before the due date are negative, and the due date itself counts once', () => {
  expect(reminderDays(settings('0, 3', '0, 7'))).toEqual([-3, 0, 7]);
  expect(reminderDays(settings(null, ''))).toEqual([]);
  expect(reminderDays(settings('nonsense', '7'))).toEqual([7]);
});

const MILLISECONDS = 86_400_000;
const dateOf = (number: number) => new Date(number * MILLISECONDS).toISOString().slice(0, 10);
const TODAY = Date.parse('2026-03-10') / MILLISECONDS;

/** The plain model: it looks at each past day, the latest first, and asks whether a reminder is due. */
function plainDue(days: readonly number[], due: number, today: number): number | null {
  for (const late of [0, 1, 2, 3])
    for (const day of days) if (due + day === today - late) return day;
  return null;
}

test('a due date has the latest reminder of today and the three days before, and no other', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: -20, max: 20 }), { maxLength: 10 }),
      fc.integer({ min: 0, max: 400 }),
      (days, shift) => {
        const today = TODAY + shift;
        const found = dueReminders(days, dateOf(today));
        const byDate = new Map(found.map(({ dueDate, day }) => [dueDate, day]));
        expect(byDate.size).toBe(found.length);
        for (let due = today - 30; due <= today + 30; due += 1)
          expect(byDate.get(dateOf(due)) ?? null).toBe(plainDue(days, due, today));
        for (const { dueDate, day, on } of found)
          expect(on).toBe(dateOf(Date.parse(dueDate) / MILLISECONDS + day));
      },
    ),
    {
      examples: [
        [[-3, 0, 7], 0],
        [[6, 7], 1],
        [[], 0],
      ],
    },
  );
});

test('a missed reminder is left out when a later one is due', () => {
  const due = '2026-03-01';
  const on = (today: string) =>
    dueReminders([7, 8], today).find(({ dueDate }) => dueDate === due)?.day ?? null;
  expect(['08', '09', '10', '11', '12', '13'].map((day) => on(`2026-03-${day}`))).toEqual([
    7,
    8,
    8,
    8,
    8,
    null,
  ]);
});

const one = {
  days: [-3, 7, 14],
  dueDate: '2026-03-10',
  issuedOn: '2026-02-10',
  sent: [],
  from: '2026-03-01',
};

test('the next reminder is the first day to come, or today when one is due', () => {
  expect(nextReminder(one)).toEqual({ day: -3, on: '2026-03-07' });
  expect(nextReminder({ ...one, from: '2026-03-08' })).toEqual({ day: -3, on: '2026-03-08' });
  expect(nextReminder({ ...one, from: '2026-03-08', sent: [-3] })).toEqual({
    day: 7,
    on: '2026-03-17',
  });
  expect(nextReminder({ ...one, from: '2026-03-11' })).toEqual({ day: 7, on: '2026-03-17' });
  expect(nextReminder({ ...one, from: '2026-03-28' })).toBeNull();
  expect(nextReminder({ ...one, days: [] })).toBeNull();
});

test('days until the day of issue are not reminded of', () => {
  expect(nextReminder({ ...one, issuedOn: '2026-03-07', from: '2026-03-07' })).toEqual({
    day: 7,
    on: '2026-03-17',
  });
  expect(nextReminder({ ...one, issuedOn: '2026-04-01', from: '2026-04-01' })).toBeNull();
});

test('the clock sends what is announced, day after day', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: -9, max: 12 }), { maxLength: 5 }),
      fc.integer({ min: -12, max: 3 }),
      fc.uniqueArray(fc.integer({ min: -15, max: 20 }), { maxLength: 12 }),
      (days, issued, down) => {
        const sorted = [...days].sort((left, right) => left - right);
        const sent: number[] = [];
        const facts = { days: sorted, dueDate: dateOf(TODAY), issuedOn: dateOf(TODAY + issued) };
        for (let today = -15; today <= 20; today += 1) {
          const from = dateOf(TODAY + today);
          const due = dueReminders(sorted, from).find(({ dueDate }) => dueDate === facts.dueDate);
          const sends = due && due.on > facts.issuedOn && !sent.includes(due.day) ? due.day : null;
          const announced = nextReminder({ ...facts, sent, from });
          expect(announced?.on === from ? announced.day : null).toBe(sends);
          if (sends === null || down.includes(today)) continue;
          expect(today - sends).toBeLessThanOrEqual(3);
          sent.push(sends);
        }
        expect(sent).toEqual([...new Set(sent)].sort((left, right) => left - right));
        const missed = (day: number) => down.includes(day);
        for (const day of sorted.filter((each) => each > issued && !missed(each)))
          expect(sent).toContain(day);
      },
    ),
    {
      examples: [
        [[-3, 7], -12, []],
        [[2, 3], -12, [2, 3]],
      ],
    },
  );
});

test.each([
  ['2026-03-10T07:59:59Z', 'UTC', '2026-03-10'],
  ['2026-03-10T19:59:59Z', 'UTC', '2026-03-10'],
  ['2026-03-10T20:00:00Z', 'UTC', '2026-03-11'],
  ['2026-03-10T19:00:00Z', 'Europe/Vienna', '2026-03-11'],
])('at %s in %s, reminders go out from %s', (instant, timeZone, from) => {
  expect(reminderDayFrom(timeZone, '2026-03-10', new Date(instant))).toBe(from);
});

const sound = {
  state: 'sent',
  amount_due: '0.01',
  no_reminders: false,
  customer_no_reminders: false,
  customer: { email: 'a@b.example', contacts: null },
};

test.each([
  [{}, null],
  [{ state: 'overdue' }, null],
  [{ state: 'draft' }, 'not_issued'],
  [{ state: 'cancelled', amount_due: '0' }, 'cancelled'],
  [{ state: 'paid', amount_due: '0' }, 'settled'],
  [{ amount_due: '0' }, 'settled'],
  [{ amount_due: '-5' }, 'settled'],
  [{ no_reminders: true }, 'opted_out'],
  [{ customer_no_reminders: true }, 'customer_opted_out'],
  [{ customer: { email: null, contacts: null } }, 'no_email'],
  [{ customer: { email: 'a,b@c.example', contacts: null } }, 'bad_email'],
])('with %j, the reason against a reminder is %j', (fields, obstacle) => {
  expect(reminderObstacle({ ...sound, ...fields })).toBe(obstacle);
});
