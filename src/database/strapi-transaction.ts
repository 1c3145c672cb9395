import type { Core } from '@strapi/strapi';
import type { PoolClient } from 'pg';
import { TYPES, type Statement } from './connection';
import type { Transaction } from './pool';

interface KnexTransaction {
  client: { acquireConnection(): Promise<PoolClient> };
}

/**
 * Strapi's transaction as one that our statements run in, on the very same connection, so that
 * what the admin panel saves and what the rules add commit or fail as one.
 */
async function adapt(
  trx: KnexTransaction,
  onCommit: (task: () => void) => void,
): Promise<Transaction> {
  const connection = await trx.client.acquireConnection();
  return {
    query: async <Row>(statement: Statement) => {
      const result = await connection.query({ ...statement, name: undefined, types: TYPES });
      return result.rows as Row[];
    },
    afterCommit: onCommit,
  };
}

/** Runs work in Strapi's current transaction, or in a new one. */
export async function inStrapiTransaction<T>(
  strapi: Core.Strapi,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return strapi.db.transaction(async ({ trx, onCommit }) =>
    work(await adapt(trx as unknown as KnexTransaction, onCommit)),
  ) as Promise<T>;
}
