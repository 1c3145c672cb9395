import type { Queryable } from '../../database/connection';
import { inWords } from '../../domain/errors';
import { beginAt, handledAt, settledAt, type Place } from './place';
import { readMoment, readNew, type EventRow } from './read';

const AT_ONCE = 100;

/** An event, as webhooks send it, with its `webhook-id` and the public id of its business. */
export interface HeardEvent {
  id: string;
  business: string;
  type: string;
  timestamp: string;
  data: Record<string, unknown>;
}

export interface Listener {
  /** An event's type, or `*` for all. */
  type: string;
  /** Under which its place is stored; null for a listener of this process alone. */
  name: string | null;
  fn(event: HeardEvent): unknown;
}

/** What a turn came to. */
export interface Turn {
  place: Place;
  heard: number;
  /** The call that failed, as the log says it. */
  failure: string | null;
  isBehind: boolean;
}

const heardOf = ({ event_id: id, business, payload }: EventRow): HeardEvent => ({
  id,
  business,
  ...(JSON.parse(payload) as Pick<HeardEvent, 'type' | 'timestamp' | 'data'>),
});

/** Calls the listener for what is new, one event after the other, and ends at the first that fails. */
export async function takeTurn(
  db: Queryable,
  { type, fn }: Listener,
  known: Place | null,
  isStopped: () => boolean,
): Promise<Turn> {
  const now = await readMoment(db);
  const place = known === null ? beginAt(now) : settledAt(known, now);
  const events = known === null ? [] : await readNew(db, type, place, AT_ONCE);
  const done: EventRow[] = [];
  let failure: string | null = null;
  for (const event of events) {
    if (isStopped()) break;
    const heard = heardOf(event);
    try {
      await fn(heard);
    } catch (error) {
      failure = `${heard.type} ${heard.id}: ${inWords(error)}`;
      break;
    }
    done.push(event);
  }
  const isAll = done.length === events.length && events.length < AT_ONCE;
  return {
    place: handledAt(place, done, isAll),
    heard: done.length,
    failure,
    isBehind: failure === null && !isAll,
  };
}
