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
  /** Makes the data. Called only when an endpoint listens. */
  data: () => object;
  /** Set when a statement of the same transaction already knows it; asked here otherwise. */
  listened?: boolean | undefined;
}

/**
 * Records an event in the transaction of its change: the change and its deliveries commit or fail
 * together. Deliveries are sent after the commit.
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
