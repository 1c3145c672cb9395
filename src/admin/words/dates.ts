import { panelLanguage, panelLocale } from './language';

/** Dates in the language of the panel. A format is slow to make, so each language keeps its own. */
function datesLike(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (date) => {
    const locale = panelLocale();
    const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, options);
    formats.set(locale, format);
    return format.format(date);
  };
}

const DAY = { day: 'numeric', year: 'numeric', timeZone: 'UTC' } as const;
const TIME = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;

const short = datesLike({ ...DAY, month: 'short' });
const long = datesLike({ ...DAY, month: 'long' });
const moment = datesLike({ day: 'numeric', month: 'short', year: 'numeric', ...TIME });
const monthName = datesLike({ month: 'short', timeZone: 'UTC' });
const monthOfYear = datesLike({ month: 'long', year: 'numeric', timeZone: 'UTC' });

function printed(print: (date: Date) => string, value: unknown): string {
  const date = new Date(typeof value === 'string' ? value : Number.NaN);
  return Number.isNaN(date.getTime()) ? '–' : print(date);
}

/** A stored day as `5 Dec 2026`, which nobody takes for another day. */
export const shortDate = (day: unknown): string => printed(short, day);

/** `2026-05-03` as 3 May 2026. */
export const longDate = (day: unknown): string => printed(long, day);

/** Both days are included: 1 May 2026 – 31 May 2026. */
export const longPeriod = ({ from, to }: { from: string; to: string }): string =>
  `${longDate(from)} – ${longDate(to)}`;

/** A moment with its time, in the time zone of the browser. */
export const shortMoment = (value: unknown): string => printed(moment, value);

/** `2026-05-01` as May, without a dot. French needs four letters: juin is not juil. */
export function shortMonth(day: string): string {
  const name = printed(monthName, day).replace('.', '');
  return panelLanguage() === 'en' ? name.slice(0, 3) : name;
}

/** `2026-05-01` as May 2026. */
export const longMonth = (day: string): string => printed(monthOfYear, day);
