const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

const MOMENT = new Intl.DateTimeFormat('en-GB', {
  ...{ day: 'numeric', month: 'short', year: 'numeric' },
  ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
});

function printed(format: Intl.DateTimeFormat, value: unknown): string {
  const date = new Date(typeof value === 'string' ? value : Number.NaN);
  return Number.isNaN(date.getTime()) ? '–' : format.format(date);
}

/** A stored day as `5 Dec 2026`, which nobody takes for another day. */
export const shortDate = (day: unknown): string => printed(DAY, day);

/** A moment with its time, in the time zone of the browser. */
export const shortMoment = (moment: unknown): string => printed(MOMENT, moment);
