import { beginWith, type ServerSettings } from './session';

/** The kinds of actors. A business's customer acts on a hosted page, the system by itself. */
export const ACTOR_TYPES = ['operator', 'key', 'customer', 'system'] as const;

export interface Actor {
  type: (typeof ACTOR_TYPES)[number];
  /** Null where there is no name to show. */
  name: string | null;
  /** The row id of an operator, whom Strapi's columns name as the creator and the last editor. */
  operatorId?: number;
}

/** The text that the database keeps, such as `key:Web shop`. Empty for the system. */
export function actorText({ type, name }: Actor): string {
  return type === 'system' ? '' : `${type}:${name ?? ''}`;
}

/** The settings that tell the database who acts, until a transaction ends. The system needs none. */
export function actorSettings(actor: Actor | null): ServerSettings {
  const text = actor === null ? '' : actorText(actor);
  const operator = actor?.operatorId;
  return {
    ...(text === '' ? {} : { 'invoicing.actor': text }),
    ...(operator === undefined ? {} : { 'invoicing.operator': String(operator) }),
  };
}

/**
 * SQL that opens a transaction of an actor, as one message. A name is input, and this statement takes no
 * parameters, so the name is escaped. PostgreSQL forgets the actor with the transaction.
 */
export function beginText(actor: Actor | null, settings: ServerSettings = {}): string {
  // PostgreSQL stores no NUL, so no name holds one.
  return beginWith({ ...settings, ...actorSettings(actor) });
}

/** SQL that sets the actor of the transaction, and is true. @param text SQL of its text */
export const actsAs = (text: string): string =>
  `set_config('invoicing.actor', ${text}, true) IS NOT NULL`;
