import type { Core } from '@strapi/strapi';
import { service } from '../strapi/service';
import { settingsOf } from '../strapi/settings-service';
import type { Due } from './in-flight';
import type { Outbox } from './outbox';
import { runOutbox, type RunningWorker } from './run-worker';
import type { Channel } from './wake-up';

/** The worker of one outbox. */
export interface OwnWorker {
  /** Runs it in this process; null when there is nothing to send with. */
  run(strapi: Core.Strapi): RunningWorker | null;
  /** Runs it, and lets changes of this process wake it, unless `WEBHOOK_WORKER=off`. */
  start(strapi: Core.Strapi): void;
  /** Stops a worker that `start` has started. */
  stop(strapi: Core.Strapi): Promise<void>;
}

/** @param outboxOf null when there is nothing to send with */
export function ownWorker<Item extends Due, Sent>(
  { channel, of: wakeUpOf }: Channel,
  outboxOf: (strapi: Core.Strapi) => Outbox<Item, Sent> | null,
): OwnWorker {
  const running = service<RunningWorker>(`worker-${channel}`);
  const run = (strapi: Core.Strapi): RunningWorker | null => {
    const { log } = strapi;
    const { node } = wakeUpOf(strapi);
    const outbox = outboxOf(strapi);
    return outbox && runOutbox(outbox, { settings: settingsOf(strapi), channel, node, log });
  };
  return {
    run,
    start: (strapi) => {
      if (settingsOf(strapi).WEBHOOK_WORKER === 'off') return;
      const worker = run(strapi);
      if (worker) wakeUpOf(strapi).here = running.provide(strapi, worker).wake;
    },
    stop: async (strapi) => {
      wakeUpOf(strapi).here = null;
      await running.find(strapi)?.stop();
    },
  };
}
