import type { Queryable } from '../database/connection';
import { isGone, isSuccess, judge, type Attempt } from './outcome';
import type { Held } from './in-flight';
import type { Claimed } from './sql/claim';
import { finish, type FinishedAttempt } from './sql/finish';
import { noteHealth, type Health } from './sql/note-health';
import { release } from './sql/release';

type Verdict = keyof Health;

/** The effect of an attempt on its endpoint's health; none when a healthy endpoint succeeds. */
function verdictOf(attempt: Attempt, wasFailing: boolean): Verdict | null {
  if (isSuccess(attempt)) return wasFailing ? 'healthy' : null;
  return isGone(attempt) ? 'gone' : 'failing';
}

interface Batch {
  finished: FinishedAttempt[];
  released: Held[];
  verdicts: Map<number, Verdict>;
}

const emptyBatch = (): Batch => ({ finished: [], released: [], verdicts: new Map() });

/**
 * Results of attempts that are not yet written. Under load, one statement writes many. When the
 * database cannot be reached, they are kept and written later, while their leases last.
 */
export class Results {
  #batch = emptyBatch();

  get pending(): boolean {
    return this.#batch.finished.length + this.#batch.released.length > 0;
  }

  add(held: Held, delivery: Claimed, attempt: Attempt): void {
    const judged = judge(attempt, delivery.attempts, Math.random(), new Date());
    this.#batch.finished.push({ ...judged, id: held.id, lease: held.lease });
    const verdict = verdictOf(attempt, delivery.failing);
    const before = this.#batch.verdicts.get(held.endpoint);
    // Any success in the batch marks the endpoint healthy; only a 410 marks it gone.
    if (verdict && before !== 'gone' && !(before === 'healthy' && verdict === 'failing')) {
      this.#batch.verdicts.set(held.endpoint, verdict);
    }
  }

  giveBack(held: Held): void {
    this.#batch.released.push(held);
  }

  /** Writes the results. @returns the endpoints that they disabled */
  async write(db: Queryable): Promise<{ id: string; reason: string }[]> {
    if (!this.pending) return [];
    const batch = this.#batch;
    this.#batch = emptyBatch();
    try {
      if (batch.released.length > 0) await release(db, batch.released);
      if (batch.finished.length > 0) await finish(db, batch.finished);
    } catch (error) {
      this.#putBack(batch);
      throw error;
    }
    if (batch.verdicts.size === 0) return [];
    const noted = await noteHealth(db, healthOf(batch.verdicts));
    return noted.filter(({ reason }) => reason !== null);
  }

  #putBack(batch: Batch): void {
    this.#batch.finished.unshift(...batch.finished);
    this.#batch.released.unshift(...batch.released);
    this.#batch.verdicts = new Map([...batch.verdicts, ...this.#batch.verdicts]);
  }
}

function healthOf(verdicts: ReadonlyMap<number, Verdict>): Health {
  const only = (wanted: Verdict) =>
    [...verdicts].filter(([, verdict]) => verdict === wanted).map(([endpoint]) => endpoint);
  return { healthy: only('healthy'), failing: only('failing'), gone: only('gone') };
}
