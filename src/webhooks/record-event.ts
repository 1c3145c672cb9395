import type { Core } from '@strapi/strapi';
import type { Transaction } from '../database/pool';
import type { EventType } from '../domain/events';
import { eventMessage } from './event-body';
import { somebodyListens } from './sql/somebody-listens';
import { storeEvent } from './sql/store-event';
import { wakeUpOf } from './wake';

export type { EventType } from '../domain/events';

export interface RecordedEvent {
  type: EventType;
  businessRowId: number;
  /** Made only when somebody listens. */
  data: () => object;
  /** What a statement of the same transaction has already found out; asked here when left out. */
  listened?: boolean | undefined;
}

/**
 * Records that something happened, within the transaction in which it happens: the change and its
 * deliveries commit or fail together. They are sent once it has committed.
 */
export async function recordEvent(
  strapi: Core.Strapi,
  trx: Transaction,
  { type, businessRowId, data, listened }: RecordedEvent,
): Promise<void> {
  if (!(listened ?? (await somebodyListens(trx, businessRowId, type)))) return;
  const stored = await storeEvent(trx, businessRowId, eventMessage(type, data(), new Date()));
  if (stored > 0) trx.afterCommit(wakeUpOf(strapi));
}
