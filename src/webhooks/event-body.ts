import { randomUUID } from 'node:crypto';
import { jsonText } from '../domain/json';
import type { EventType, PING } from '../domain/events';

export interface EventMessage {
  /** The `webhook-id`. It is the same for every endpoint and attempt, so receivers can detect repeats. */
  id: string;
  type: EventType | typeof PING;
  /** The body as text. The same text is stored, signed and sent, at every attempt. */
  body: string;
}

/** The envelope of an event (contract §8), every number with its digits. */
export function eventMessage(type: EventMessage['type'], data: object, now: Date): EventMessage {
  const body = jsonText({ type, timestamp: now.toISOString(), data });
  return { id: `evt_${randomUUID()}`, type, body };
}
