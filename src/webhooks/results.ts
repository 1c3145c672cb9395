import type { Queryable } from '../database/connection';
import type { Held } from '../outbox/in-flight';
import { leased, UnwrittenResults, type CountAttempt } from '../outbox/results';
import { isGone, isSuccess, judge, type Attempt } from './outcome';
import type { Claimed } from './sql/claim';
import { finish, type FinishedAttempt } from './sql/finish';
import { noteHealth, type Health } from './sql/note-health';

type Verdict = keyof Health;

/** The effect of an attempt on its endpoint's health; none when a healthy endpoint succeeds. */
function verdictOf(attempt: Attempt, wasFailing: boolean): Verdict | null {
  if (isSuccess(attempt)) return wasFailing ? 'healthy' : null;
  return isGone(attempt) ? 'gone' : 'failing';
}

/** Results of attempts that are not yet written, and what they say about their endpoints. */
export class Results {
  readonly #unwritten: UnwrittenResults<FinishedAttempt>;
  #verdicts = new Map<number, Verdict>();

  constructor(count: CountAttempt) {
    this.#unwritten = new UnwrittenResults('webhook_deliveries', finish, count);
  }

  add(held: Held<Claimed>, attempt: Attempt): void {
    const { endpoint, attempts, failing } = held.item;
    const judged = judge(attempt, attempts, Math.random(), new Date());
    this.#unwritten.add({ ...judged, ...leased(held) });
    const verdict = verdictOf(attempt, failing);
    const before = this.#verdicts.get(endpoint);
    // Any success in the batch marks the endpoint healthy; only a 410 marks it gone.
    if (verdict && before !== 'gone' && !(before === 'healthy' && verdict === 'failing')) {
      this.#verdicts.set(endpoint, verdict);
    }
  }

  giveBack(held: Held<Claimed>): void {
    this.#unwritten.giveBack(leased(held));
  }

  /** @returns a line for each endpoint that the results have disabled */
  async write(db: Queryable): Promise<string[]> {
    if (!this.#unwritten.pending) return [];
    const verdicts = this.#verdicts;
    this.#verdicts = new Map();
    try {
      await this.#unwritten.write(db);
    } catch (error) {
      this.#verdicts = new Map([...verdicts, ...this.#verdicts]);
      throw error;
    }
    if (verdicts.size === 0) return [];
    const noted = await noteHealth(db, healthOf(verdicts));
    return noted.flatMap(({ id, reason }) =>
      reason === null ? [] : [`Webhook endpoint ${id} was disabled: ${reason}`],
    );
  }
}

function healthOf(verdicts: ReadonlyMap<number, Verdict>): Health {
  const only = (wanted: Verdict) =>
    [...verdicts].filter(([, verdict]) => verdict === wanted).map(([endpoint]) => endpoint);
  return { healthy: only('healthy'), failing: only('failing'), gone: only('gone') };
}
