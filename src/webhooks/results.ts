import type { Queryable } from '../database/connection';
import type { Held } from '../outbox/in-flight';
import { Results, type CountAttempt } from '../outbox/results';
import { isGone, isSuccess, judge, type Attempt, type Finished } from './outcome';
import type { Claimed } from './sql/claim';
import { finish } from './sql/finish';
import { noteHealth, type Health } from './sql/note-health';

type Verdict = keyof Health;

/** The effect of an attempt on its endpoint's health; none when a healthy endpoint succeeds. */
function verdictOf(attempt: Attempt, wasFailing: boolean): Verdict | null {
  if (isSuccess(attempt)) return wasFailing ? 'healthy' : null;
  return isGone(attempt) ? 'gone' : 'failing';
}

const judged = ({ attempts }: Claimed, attempt: Attempt) =>
  judge(attempt, attempts, Math.random(), new Date());

/** Results of deliveries, and what they say about their endpoints. */
export class DeliveryResults extends Results<Claimed, Attempt, Finished> {
  #verdicts = new Map<number, Verdict>();

  constructor(count: CountAttempt) {
    super('webhook_deliveries', judged, finish, count);
  }

  override add(held: Held<Claimed>, attempt: Attempt): void {
    super.add(held, attempt);
    const { endpoint, failing } = held.item;
    const verdict = verdictOf(attempt, failing);
    const before = this.#verdicts.get(endpoint);
    // Any success in the batch marks the endpoint healthy; only a 410 marks it gone.
    if (verdict && before !== 'gone' && !(before === 'healthy' && verdict === 'failing')) {
      this.#verdicts.set(endpoint, verdict);
    }
  }

  /** @returns a line for each endpoint that the results have disabled */
  override async write(db: Queryable): Promise<string[]> {
    const verdicts = this.#verdicts;
    this.#verdicts = new Map();
    try {
      await super.write(db);
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
