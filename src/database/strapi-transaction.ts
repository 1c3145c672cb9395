import type { Core } from '@strapi/strapi';
import { withConnection } from '../strapi/transaction';
import type { Actor } from './actor';
import { pipeline, type PipelinedTransaction } from './pipeline';

/**
 * Runs work in Strapi's current transaction, or in a new one. Our own statements use its connection, so
 * that a save in the admin panel and what follows from it commit or fail together.
 * @param actor makes the changes of the transaction from now on; null leaves it as it is
 */
export function inStrapiTransaction<T>(
  strapi: Core.Strapi,
  work: (trx: PipelinedTransaction) => Promise<T>,
  actor: Actor | null = null,
): Promise<T> {
  return withConnection(strapi, async ({ connection, onCommit }) => {
    const { trx, cause, commit } = pipeline(connection, actor, onCommit, 'others');
    try {
      const done = await work(trx);
      await commit();
      return done;
    } catch (error) {
      throw await cause(error);
    }
  });
}
