import type { Raw } from '../strapi/transaction';

export interface Trigger {
  name: string;
  table: string;
  sql: string;
  /** Run once, when the trigger is new. */
  after?: string;
}

/** Makes a trigger that is not there yet. */
export async function createTrigger(db: Raw, trigger: Trigger): Promise<void> {
  const known = await db.raw(
    'SELECT 1 FROM pg_trigger WHERE tgname = ? AND tgrelid = to_regclass(?)',
    [trigger.name, trigger.table],
  );
  if (known.rows.length > 0) return;
  await db.raw(`CREATE TRIGGER ${trigger.name} ${trigger.sql}`);
  if (trigger.after) await db.raw(trigger.after);
}
