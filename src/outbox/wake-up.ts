import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { database } from '../database/pool';
import { madeOnce } from '../strapi/service';

/** Tells the workers of all nodes that something is due. */
interface WakeUp {
  /** Names this process in its notifications, so that it can ignore its own. */
  readonly node: string;
  (): void;
  /** The worker of this process, when it has one. */
  here: (() => void) | null;
}

/**
 * Notifies after the commit, not in the transaction: PostgreSQL commits only one transaction at a time
 * that has notified. After a crash in between, the workers find the rows by polling. While one
 * notification is on its way, further ones are combined into the next.
 */
function createWakeUp(strapi: Core.Strapi, channel: string): WakeUp {
  const node = randomUUID();
  let sending = false;
  let again = false;
  const notify = async (): Promise<void> => {
    if (sending) return void (again = true);
    sending = true;
    again = false;
    const statement = { name: `notify-${channel}`, text: `SELECT pg_notify('${channel}', $1)` };
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

/** On which nodes tell each other that rows of one outbox are due. */
export interface Channel {
  readonly channel: string;
  readonly of: (strapi: Core.Strapi) => WakeUp;
}

/** @param channel a constant */
export function wakeUpOn(channel: string): Channel {
  return { channel, of: madeOnce((strapi) => createWakeUp(strapi, channel)) };
}
