import { actorText, type Actor } from './actor';
import type { Queryable } from './connection';

/** Names the actor of a transaction that somebody else has opened, until it ends. */
export async function setActor(trx: Queryable, actor: Actor): Promise<void> {
  await trx.query({
    text: `SELECT set_config('invoicing.actor', $1, true)`,
    values: [actorText(actor)],
  });
}
