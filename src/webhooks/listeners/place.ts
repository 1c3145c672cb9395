/**
 * How far a listener has come. Neither a moment nor a number says that alone: transactions commit in another
 * order than they store their events. So each event since `since` is known by its number, once it was handled.
 */
export interface Place {
  /** In milliseconds since 1970, as all moments here. Every older event was handled. */
  since: number;
  /** No transaction will commit an older event any more. */
  settled: number;
  /** `settled` moves to this moment when all transactions of then have ended. */
  next: Moment;
  /** The numbers of the events since `since` that were handled, and their moments. */
  handled: [id: string, at: number][];
}

/** A moment, and the ids of transactions around it: all below `xmin` have ended, none from `xmax` on had begun. */
export interface Moment {
  at: number;
  xmin: string;
  xmax: string;
}

/**
 * A statement may begin, and wait this long for a lock, before its transaction gets an id. Statements of the API
 * end after 15 seconds.
 */
const UNNUMBERED_MS = 30_000;

/** The place of a listener that begins now. */
export const beginAt = (now: Moment): Place => ({
  since: now.at,
  settled: now.at,
  next: now,
  handled: [],
});

/** The place at a later moment, before events are read. */
export function settledAt(place: Place, now: Moment): Place {
  const { next, settled } = place;
  // Restored into another PostgreSQL, which counts its own transactions.
  if (BigInt(next.xmax) > BigInt(now.xmax)) return { ...place, next: now };
  if (BigInt(now.xmin) < BigInt(next.xmax)) return place;
  return { ...place, settled: Math.max(settled, next.at - UNNUMBERED_MS), next: now };
}

/**
 * The place after events were handled, in the order of their numbers.
 * @param isAll false when events may be left that have higher numbers
 */
export function handledAt(
  place: Place,
  events: readonly { id: string; at: number }[],
  isAll: boolean,
): Place {
  const last = events.at(-1);
  const handled = [...place.handled, ...events.map(({ id, at }): [string, number] => [id, at])];
  // An event with a higher number was stored later, by a statement that may have begun a little earlier.
  const reached = isAll ? place.settled : (last?.at ?? 0) - UNNUMBERED_MS;
  const since = Math.max(place.since, Math.min(place.settled, reached));
  return { ...place, since, handled: handled.filter(([, at]) => at >= since) };
}
