import type { Queryable } from './connection';

/** The first step of `database/`. The steps before it, 1 to 35, were others: it takes their place. */
const BASELINE = 100;

/** The last step of the oldest version whose databases are taken over. */
const OLDEST = 28;

/** True for a database whose steps the baseline replaces. */
export const isOfStepsBefore = (recorded: ReadonlySet<number>): boolean =>
  recorded.size > 0 && Math.max(...recorded) < BASELINE;

const TOO_OLD =
  'The database was made by an older version than the one before this. First start the version before this one once, then this one. Nothing was changed.';

/** Functions of ours without a record of steps: versions that recorded none made them at each start. */
const UNRECORDED = `SELECT FROM pg_proc
  WHERE pronamespace = current_schema()::regnamespace AND proname LIKE 'invoicing\\_%' LIMIT 1`;

/**
 * The reason to refuse a database that is too old; null for every other one. Asked before Strapi changes any
 * table.
 */
export async function whyTooOld(db: Queryable): Promise<string | null> {
  const ask = (text: string) => db.query<{ number: number }>({ text, values: [] });
  const known = await ask(`SELECT 1 AS number WHERE to_regclass('invoicing_steps') IS NOT NULL`);
  if (known.length === 0) return (await ask(UNRECORDED)).length > 0 ? TOO_OLD : null;
  const recorded = new Set(
    (await ask('SELECT number FROM invoicing_steps')).map(({ number }) => number),
  );
  return isOfStepsBefore(recorded) && !recorded.has(OLDEST) ? TOO_OLD : null;
}
