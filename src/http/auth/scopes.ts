import { SCOPES, type Scope } from '../../domain/scopes';

/**
 * The permissions per scope of a Strapi API token. A key has no other permissions of the content
 * API.
 */
const RECORDS = ['customer', 'invoice', 'quotation', 'payment', 'product'] as const;
const forRecords = (...actions: string[]): string[] =>
  RECORDS.flatMap((name) => actions.map((action) => `${name}.${action}`));
const ACTIONS: Readonly<Record<Scope, readonly string[]>> = {
  read: [
    ...forRecords('find', 'findOne'),
    'credit-note.find',
    'credit-note.findOne',
    'refund.find',
  ],
  write: [
    ...forRecords('create', 'update'),
    'credit-note.create',
    'refund.create',
    'refund.update',
  ],
  webhooks: [
    ...['find', 'findOne', 'create', 'update', 'delete'].map((one) => `webhook-endpoint.${one}`),
    ...['find', 'redeliver'].map((one) => `webhook-delivery.${one}`),
  ],
  bank: [
    ...['find', 'findOne', 'create', 'delete'].map((one) => `bank-statement.${one}`),
    ...['find', 'findOne'].map((one) => `bank-transaction.${one}`),
  ],
};

export function permissionsOf(scopes: readonly Scope[]): string[] {
  const actions = scopes.flatMap((scope) => ACTIONS[scope]);
  return actions.map((action) => `api::${action.split('.')[0]}.${action}`);
}

/**
 * The scopes of any API token, also of those made in Strapi's settings. A custom token that holds part
 * of a scope is listed with the whole scope, so the list never understates a key.
 */
export function scopesOf(token: { type: string; actions: readonly string[] }): Scope[] {
  if (token.type === 'full-access') return [...SCOPES];
  if (token.type === 'read-only') return ['read'];
  return SCOPES.filter((scope) =>
    permissionsOf([scope]).some((action) => token.actions.includes(action)),
  );
}
