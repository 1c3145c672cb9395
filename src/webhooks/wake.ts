import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { database } from '../database/pool';
import { service } from '../strapi/service';

/** The channel on which nodes tell each other that deliveries are due. */
export const CHANNEL = 'invoicing_webhooks';

/** Tells the workers of all nodes that deliveries are due. */
interface WakeUp {
  /** Names this process in its notifications, so that it can ignore its own. */
  readonly node: string;
  (): void;
  /** The worker of this process, when it has one. */
  here: (() => void) | null;
}

const WAKE_UP = service<WakeUp>('webhook-wake-up');

export const wakeUpOf = WAKE_UP.get;

/**
 * Notifies after the commit, not in the transaction: PostgreSQL commits only one transaction at a time
 * that has notified. After a crash in between, the workers find the deliveries by polling. While one
 * notification is on its way, further ones are combined into the next.
 */
function createWakeUp(strapi: Core.Strapi): WakeUp {
  const node = randomUUID();
  let sending = false;
  let again = false;
  const notify = async (): Promise<void> => {
    if (sending) return void (again = true);
    sending = true;
    again = false;
    const statement = { name: 'notify', text: `SELECT pg_notify('${CHANNEL}', $1)` };
    await database(strapi)
      .query({ ...statement, values: [node] })
      .catch(() => undefined);
    sending = false;
    if (again) await notify();
  };
  const wake = () => {
    wakeUp.here?.();
    void notify();
  };
  const wakeUp: WakeUp = Object.assign(wake, { node, here: null });
  return wakeUp;
}

/** Called once, in `register`. */
export function registerWakeUp(strapi: Core.Strapi): void {
  WAKE_UP.provide(strapi, createWakeUp(strapi));
}
