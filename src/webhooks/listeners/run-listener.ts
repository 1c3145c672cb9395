import { setTimeout as sleep } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { database, openDatabase, type Database } from '../../database/pool';
import { inWords } from '../../domain/errors';
import { settingsOf } from '../../strapi/settings-service';
import { storedValue } from '../../strapi/store';
import type { Place } from './place';
import { takeTurn, type Listener, type Turn } from './turn';

const POLL_MS = 1_000;
const LONGEST_DELAY_MS = 60_000;
/** A place is stored after each turn with events, and else this often, so that few events are looked at again. */
const STORE_MS = 60_000;

/** A turn of the process alone, whose place it remembers itself. */
function ownTurns(strapi: Core.Strapi, listener: Listener, isStopped: () => boolean) {
  let place: Place | null = null;
  return async (): Promise<Turn> => {
    const turn = await takeTurn(database(strapi), listener, place, isStopped);
    place = turn.place;
    return turn;
  };
}

/** SQL: true on one node at a time, until its transaction ends. */
const LOCK = `SELECT pg_try_advisory_xact_lock(hashtextextended('invoicing listener ' || $1, 0)) AS mine`;

/** Turns under a name: on one node at a time, from the place that is stored. Null while another node has it. */
function namedTurns(
  strapi: Core.Strapi,
  db: Database,
  listener: Listener & { name: string },
  isStopped: () => boolean,
) {
  const stored = storedValue<Place>(strapi, `listener ${listener.name}`);
  return (): Promise<Turn | null> =>
    db.transaction(async (trx) => {
      const [lock] = await trx.query<{ mine: boolean }>({ text: LOCK, values: [listener.name] });
      if (!lock?.mine) return null;
      const place = await stored.get();
      const turn = await takeTurn(trx, listener, place, isStopped);
      // Before the transaction ends, and with it the lock.
      const isOld = place === null || turn.place.since > place.since + STORE_MS;
      if (turn.heard > 0 || isOld) await stored.set(turn.place);
      return turn;
    });
}

export interface RunningListener {
  /** Resolves after the first turn: it hears of what is stored from then on. */
  begun: Promise<void>;
  stop(): Promise<void>;
}

/** Logs failures, and says how long to wait after each turn. */
function pacing({ log }: Core.Strapi, { type, name }: Listener) {
  const who = `The listener ${name === null ? `for ${type}` : `"${name}"`}`;
  let failures = 0;
  const again = (problem: string): number => {
    const delay = Math.min(POLL_MS * 2 ** failures, LONGEST_DELAY_MS);
    failures += 1;
    log.error(`${who} failed, and is called again in ${delay / 1_000} s: ${problem}`);
    return delay;
  };
  return {
    after: (turn: Turn | null): number => {
      if (turn?.failure) return again(turn.failure);
      failures = 0;
      return turn?.isBehind ? 0 : POLL_MS;
    },
    afterError: (error: unknown) => again(inWords(error)),
  };
}

/** Runs a listener until it is stopped. Each has a loop of its own, so that none waits for another. */
export function runListener(strapi: Core.Strapi, listener: Listener): RunningListener {
  const stopped = new AbortController();
  const { signal } = stopped;
  const isStopped = () => signal.aborted;
  const { name } = listener;
  // While the listener works, its transaction holds the lock. So it has a connection of its own.
  const db = name === null ? null : openDatabase(settingsOf(strapi).DATABASE_URL, 1, strapi.log);
  const turn =
    db === null || name === null
      ? ownTurns(strapi, listener, isStopped)
      : namedTurns(strapi, db, { ...listener, name }, isStopped);
  const { after, afterError } = pacing(strapi, listener);
  const once = () => turn().then(after, (error: unknown) => (isStopped() ? 0 : afterError(error)));
  const first = once();
  const loop = async () => {
    for (let delay = await first; !isStopped(); delay = await once()) {
      await sleep(delay, undefined, { signal, ref: false }).catch(() => undefined);
      if (isStopped()) return;
    }
  };
  const ended = loop().finally(() => db?.close());
  return {
    begun: first.then(() => undefined),
    stop: () => {
      stopped.abort();
      return ended;
    },
  };
}
