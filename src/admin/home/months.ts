const print = (day: string, month: 'long' | 'short', year?: 'numeric'): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', { month, year, timeZone: 'UTC' });

/** `2026-05-01` as May. */
export const shortMonth = (day: string): string => print(day, 'short').slice(0, 3);

/** `2026-05-01` as May 2026. */
export const longMonth = (day: string): string => print(day, 'long', 'numeric');
