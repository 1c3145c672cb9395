import type { Core } from '@strapi/strapi';
import type { EventData } from '../../../billing/schemas/event';
import type { EventType } from '../../../domain/events';
import { listenersOf } from '../../../webhooks/listeners/listeners';
import type { HeardEvent } from '../../../webhooks/listeners/turn';

type Heard<Type extends EventType> = Omit<HeardEvent, 'type' | 'data'> & {
  type: Type;
  data: EventData<Type>;
};

const service = ({ strapi }: { strapi: Core.Strapi }) => ({
  /**
   * Calls a function with events of a type, or with all of them, after the commit and at least once, whoever
   * made the change. One that throws is called again with the same event.
   * @param name under which its place is kept over restarts; one node at a time calls it
   * @returns stops it
   */
  on: <Type extends EventType | '*'>(
    type: Type,
    fn: (event: Heard<Type extends EventType ? Type : EventType>) => unknown,
    { name = null }: { name?: string | null } = {},
  ): (() => Promise<void>) =>
    listenersOf(strapi).add({ type, name, fn: fn as (event: HeardEvent) => unknown }),
});

export default service;
export type EventService = ReturnType<typeof service>;
