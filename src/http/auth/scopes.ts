import { SCOPES, type Scope } from '../../domain/scopes';

/** What each scope lets a key do: permissions of a Strapi API token, and nothing else of the content API. */
const RECORDS = ['customer', 'invoice', 'quotation'] as const;
const forRecords = (...actions: string[]): string[] =>
  RECORDS.flatMap((name) => actions.map((action) => `${name}.${action}`));
const ACTIONS: Readonly<Record<Scope, readonly string[]>> = {
  read: forRecords('find', 'findOne'),
  write: forRecords('create', 'update'),
  webhooks: [
    ...['find', 'findOne', 'create', 'update', 'delete'].map((one) => `webhook-endpoint.${one}`),
    ...['find', 'redeliver'].map((one) => `webhook-delivery.${one}`),
  ],
};

export function permissionsOf(scopes: readonly Scope[]): string[] {
  const actions = scopes.flatMap((scope) => ACTIONS[scope]);
  return actions.map((action) => `api::${action.split('.')[0]}.${action}`);
}

/**
 * The scopes of any API token, those made in Strapi's settings too. Of a scope that a custom token
 * holds only in part it is said that it has it: never less than what a key can do.
 */
export function scopesOf(token: { type: string; actions: readonly string[] }): Scope[] {
  if (token.type === 'full-access') return [...SCOPES];
  if (token.type === 'read-only') return ['read'];
  return SCOPES.filter((scope) =>
    permissionsOf([scope]).some((action) => token.actions.includes(action)),
  );
}
