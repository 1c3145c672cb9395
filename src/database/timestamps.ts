/** Moments are stored in columns without a zone, which hold UTC. */

/** A moment as a value of such a column. @param moment ISO 8601 in UTC, or a date */
export function columnTime(moment: string | Date): string {
  return (typeof moment === 'string' ? moment : moment.toISOString()).replace('Z', '');
}

/** SQL: the current time, which moves on within a transaction. */
export const NOW = `(clock_timestamp() AT TIME ZONE 'UTC')`;

/** SQL: such a column within JSON, as the API writes times. */
export function jsonTime(column: string): string {
  return `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
