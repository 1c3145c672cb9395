import type { Core } from '@strapi/strapi';
import { withConnection, type StrapiTransaction } from '../strapi/transaction';
import { TYPES, type Statement } from './connection';
import type { Transaction } from './pool';

/**
 * Strapi's transaction as one that our statements run in, on the very same connection, so that
 * what the admin panel saves and what the rules add commit or fail as one.
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
