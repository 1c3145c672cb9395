import { isDeepStrictEqual } from 'node:util';

/**
 * A record's version is the moment of its last change, to the millisecond. No two versions of one
 * record are the same: a second change within one millisecond gets a later version.
 * The database does the same with every UPDATE (`invoicing_next_version`).
 * @param before the version that is changed, ISO 8601 in UTC; null for a row that has none
 */
export function nextVersion(before: string | null, now: Date): string {
  const earliest = before === null ? 0 : Date.parse(before) + 1;
  return new Date(Math.max(now.getTime(), earliest)).toISOString();
}

/** Whether a change made a record another than it was, but for its version. */
export function isChanged<T extends { updated_at: string }>(before: T, after: T): boolean {
  const known = new Map(Object.entries({ ...before, updated_at: after.updated_at }));
  return Object.entries(after).some(
    ([name, value]) => !isDeepStrictEqual(value ?? null, known.get(name) ?? null),
  );
}
