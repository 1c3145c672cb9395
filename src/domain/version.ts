/**
 * A record's version is the moment of its last change, to the millisecond. No two versions of one
 * record are the same: a second change within one millisecond gets a later version.
 * The database does the same with every UPDATE (`database/version-triggers`).
 * @param before the version that is changed, ISO 8601 in UTC; null for a row that has none
 */
export function nextVersion(before: string | null, now: Date): string {
  const earliest = before === null ? 0 : Date.parse(before) + 1;
  return new Date(Math.max(now.getTime(), earliest)).toISOString();
}
