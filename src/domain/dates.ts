const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function daysInMonth(year: number, month: number): number {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return month === 2 && leap ? 29 : (DAYS[month - 1] ?? 0);
}

/** True for a `YYYY-MM-DD` day that exists in the Gregorian calendar, years 0001 to 9999. */
export function isCalendarDate(text: string): boolean {
  const match = DATE.exec(text);
  if (!match) return false;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  return year >= 1 && day >= 1 && day <= daysInMonth(year, month);
}

/** True for an IANA time zone that this runtime knows, such as `Europe/Vienna`. */
export function isTimeZone(name: string): boolean {
  try {
    dayFormat(name);
    return true;
  } catch {
    return false;
  }
}

const formats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
}

export const DAY_MS = 86_400_000;
const noon = (day: string): number => Date.parse(`${day}T12:00:00Z`);

/** Shifts `day` by the distance from `from` to `to`; `YYYY-MM-DD` each. */
export function shiftDate(day: string, from: string, to: string): string {
  const days = Math.round((noon(day) - noon(from)) / DAY_MS);
  return new Date(noon(to) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The UTC offset of a time zone at an instant, in milliseconds. */
function offsetAt(timeZone: string, instant: Date): number {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(instant);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  const wall = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return wall - Math.trunc(instant.getTime() / 1000) * 1000;
}

/** The instant at which a day begins in a time zone. @param day `YYYY-MM-DD` */
export function startOfDayInZone(timeZone: string, day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // At UTC's midnight the offset may be the one before or after a change of clocks.
  const near = midnight - offsetAt(timeZone, new Date(midnight));
  return new Date(midnight - offsetAt(timeZone, new Date(near)));
}

/** The calendar day of an instant in a time zone, `YYYY-MM-DD`. Throws on an unknown zone. */
export function dateInZone(timeZone: string, instant: Date): string {
  if (timeZone === 'UTC') return instant.toISOString().slice(0, 10);
  const parts = dayFormat(timeZone).formatToParts(instant);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}
