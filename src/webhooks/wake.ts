import type { Core } from '@strapi/strapi';
import type { Statement } from '../database/connection';
import type { PipelinedTransaction, Transaction } from '../database/pool';
import { wakeUpOn } from '../outbox/wake-up';

/** Wakes the workers that deliver webhooks. */
export const WEBHOOKS = wakeUpOn('invoicing_webhooks');

/** What a statement that stores events answers. */
export interface Stored {
  has_deliveries: boolean;
}

/** Sends a statement that stores events, and wakes the workers after the commit if there are deliveries. */
export function queueEvents(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  statement: Statement,
): void {
  trx.queue<Stored>(statement, ([stored]) => {
    if (stored?.has_deliveries) wakeAfter(strapi, trx);
  });
}

/** Wakes the workers after the commit. For a transaction that has stored deliveries. */
export function wakeAfter(strapi: Core.Strapi, trx: Transaction): void {
  trx.afterCommit(WEBHOOKS.of(strapi));
}
