import { randomUUID } from 'node:crypto';
import { jsonText } from '../domain/json';
import type { EventType, PING } from '../domain/events';

export interface EventMessage {
  /** The `webhook-id`: the same for every endpoint and every attempt, for receivers to dedupe by. */
  id: string;
  type: EventType | typeof PING;
  /** The body as text: what is signed is what is stored is what is sent, each time. */
  body: string;
}

/** The envelope of an event (contract §8), every number with its digits. */
export function eventMessage(type: EventMessage['type'], data: object, now: Date): EventMessage {
  const body = jsonText({ type, timestamp: now.toISOString(), data });
  return { id: `evt_${randomUUID()}`, type, body };
}
