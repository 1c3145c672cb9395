import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import type { Transaction } from '../database/pool';
import type { EventType } from '../domain/events';
import { eventMessage } from './event-body';
import { somebodyListens } from './sql/somebody-listens';
import { storeEvents } from './sql/store-events';
import { wakeUpOf } from './wake';

/** Events of one statement. */
const BATCH = 1_000;

/** Records one event for each datum, as `recordEvent` records one. */
export async function recordEvents(
  strapi: Core.Strapi,
  trx: Transaction,
  { type, businessRowId }: { type: EventType; businessRowId: number },
  data: readonly (() => object)[],
): Promise<void> {
  if (data.length === 0 || !(await somebodyListens(trx, businessRowId, type))) return;
  const now = new Date();
  for (let at = 0; at < data.length; at += BATCH) {
    await nextTurn();
    const messages = data.slice(at, at + BATCH).map((datum) => eventMessage(type, datum(), now));
    await storeEvents(trx, businessRowId, messages);
  }
  trx.afterCommit(wakeUpOf(strapi));
}
