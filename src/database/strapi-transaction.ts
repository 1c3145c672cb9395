import type { Core } from '@strapi/strapi';
import { withConnection, type StrapiTransaction } from '../strapi/transaction';
import { TYPES, type Statement, type Queryable } from './connection';
import type { Transaction } from './pool';
import { actorText, type Actor } from './actor';

/** Names the actor of a transaction that somebody else has opened, until it ends. */
export async function setActor(trx: Queryable, actor: Actor): Promise<void> {
  await trx.query({
    text: `SELECT set_config('invoicing.actor', $1, true)`,
    values: [actorText(actor)],
  });
}

/**
 * Strapi's transaction, for our own statements. They use its connection, so that a save in the
 * admin panel and the changes of our rules commit or fail together.
 */
function adapt({ connection, onCommit }: StrapiTransaction): Transaction {
  return {
    query: async <Row>(statement: Statement) => {
      const result = await connection.query({ ...statement, name: undefined, types: TYPES });
      return result.rows as Row[];
    },
    afterCommit: onCommit,
  };
}

/** Runs work in Strapi's current transaction, or in a new one. */
export function inStrapiTransaction<T>(
  strapi: Core.Strapi,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return withConnection(strapi, (transaction) => work(adapt(transaction)));
}
