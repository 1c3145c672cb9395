import { beginWith, type ServerSettings } from './session';

/** The kinds of actors. A business's customer acts on a hosted page, the system by itself. */
export const ACTOR_TYPES = ['operator', 'key', 'customer', 'system'] as const;

export interface Actor {
  type: (typeof ACTOR_TYPES)[number];
  /** Null where there is no name to show. */
  name: string | null;
}

/** The text that the database keeps, such as `key:Web shop`. Empty for the system. */
export function actorText({ type, name }: Actor): string {
  return type === 'system' ? '' : `${type}:${name ?? ''}`;
}

/**
 * SQL that opens a transaction of an actor, as one message. A name is input, and this statement takes no
 * parameters, so the name is escaped. PostgreSQL forgets the actor with the transaction.
 */
export function beginText(actor: Actor | null, settings: ServerSettings = {}): string {
  const text = actor === null ? '' : actorText(actor);
  // PostgreSQL stores no NUL, so no name holds one.
  return beginWith(text === '' ? settings : { ...settings, 'invoicing.actor': text });
}

/** SQL that sets the actor of the transaction, and is true. @param text SQL of its text */
export const actsAs = (text: string): string =>
  `set_config('invoicing.actor', ${text}, true) IS NOT NULL`;
