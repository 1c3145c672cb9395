import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { CONTENT_TYPE } from '../../content-types';
import { say } from '../../messages/message';
import { apiTokens, apiTokenSalt } from '../../strapi/api-tokens';
import { createKey, isNameTaken, LONGEST_DAYS } from '../../http/auth/create-key';
import { listKeys, type ListedKey } from '../../http/auth/list-keys';
import { scopesOf } from '../../http/auth/scopes';
import { saying } from '../../strapi/saying';
import { parse } from '../../validation/parse';
import { database } from '../../database/pool';
import { inStrapiTransaction } from '../../database/strapi-transaction';
import { asOperator } from '../roles/as-operator';
import { fieldError } from '../saves/failures';
import type { Action, PanelRecord } from '../roles/ability';
import type { CreatedKey, Key, NewKey, RevokedKey } from '../answers';
import { openRecord } from './operator';
import { bodyOf, panelRoute, type PanelAnswer, type PanelRoute } from './route';
import { z } from 'zod';
import { SCOPES, type Scope } from '../../domain/scopes';
import { optional, required, name } from '../../validation/fields';
import type { Check } from '../../domain/checks';

const scopes: Check<Scope[]> = (input) => {
  if (!Array.isArray(input) || input.length === 0) {
    return { problem: say('none_of', { values: SCOPES.join(', ') }) };
  }
  const unknown = input.some((one) => !SCOPES.includes(one as Scope));
  if (unknown) return { problem: say('holds_others', { values: SCOPES.join(', ') }) };
  return { value: SCOPES.filter((scope) => input.includes(scope)) };
};

const days: Check<number> = (input) => {
  const whole = typeof input === 'number' && Number.isInteger(input);
  return whole && input >= 1 && input <= LONGEST_DAYS
    ? { value: input }
    : { problem: say('not_whole_or_null', { min: 1, max: LONGEST_DAYS }) };
};

/** Body of POST /invoicing/businesses/:id/keys. */
const KEY_CREATE = z.object({
  name: required(name, {}),
  scopes: required(scopes, {}),
  expires_in_days: optional(days, {}),
});

function shown(key: ListedKey): Key {
  return {
    id: key.id,
    name: key.name,
    scopes: scopesOf(key),
    last_used_at: key.last_used_at,
    expires_at: key.expires_at,
    created_at: key.created_at,
    expired: key.expires_at !== null && Date.parse(key.expires_at) <= Date.now(),
  };
}

/** Keys are the business's field `api_tokens`. A role needs the right to read or change this field. */
const businessOf = (strapi: Core.Strapi, ctx: Context, action: Action): Promise<PanelRecord> =>
  openRecord(strapi, ctx, CONTENT_TYPE.business, [{ action, field: 'api_tokens' }]);

async function list(strapi: Core.Strapi, ctx: Context): Promise<PanelAnswer<Key[]>> {
  const business = await businessOf(strapi, ctx, 'read');
  return { data: (await listKeys(database(strapi), business.id)).map(shown) };
}

/**
 * A name that no other API token has, because Strapi requires unique names. If another business uses the
 * name, it gets a random ending. A refusal would reveal that the other business uses it.
 */
async function freeName(strapi: Core.Strapi, businessRowId: number, name: string): Promise<string> {
  if (!(await isNameTaken(database(strapi), name))) return name;
  const own = await listKeys(database(strapi), businessRowId);
  if (own.some((key) => key.name === name)) {
    throw fieldError(['name'], say('key_name_used'));
  }
  return `${name.slice(0, 240)} ${randomBytes(3).toString('hex')}`;
}

async function create(strapi: Core.Strapi, ctx: Context): Promise<PanelAnswer<CreatedKey>> {
  const business = await businessOf(strapi, ctx, 'update');
  const wanted: NewKey = parse(KEY_CREATE, bodyOf(ctx));
  const { name, scopes, expires_in_days: expiresInDays } = wanted;
  const free = await freeName(strapi, business.id, name);
  const description = `${scopes.join(' and ')} for ${String(business['name'])}`;
  const key = { name: free, description, scopes, expiresInDays };
  const made = await asOperator(strapi, () =>
    inStrapiTransaction(strapi, (trx) => createKey(trx, apiTokenSalt(strapi), business.id, key)),
  );
  const [listed] = await listKeys(database(strapi), business.id, made.id);
  if (!listed) throw new Error('The new key is not listed');
  return { status: 201, data: { ...shown(listed), key: made.key } };
}

async function revoke(strapi: Core.Strapi, ctx: Context): Promise<PanelAnswer<RevokedKey>> {
  const business = await businessOf(strapi, ctx, 'update');
  const { keyId = '' } = ctx.params;
  const id = /^\d{1,9}$/.test(keyId) ? Number(keyId) : null;
  const [key] = id === null ? [] : await listKeys(database(strapi), business.id, id);
  if (!key) throw saying(errors.NotFoundError, say('no_such_key'));
  await asOperator(strapi, () => apiTokens(strapi).revoke(key.id));
  return { data: { id: key.id } };
}

/** The API keys in the form of a business. Each key is one of Strapi's API tokens. */
export function keyRoutes(strapi: Core.Strapi): PanelRoute[] {
  const at = '/businesses/:id/keys';
  return [
    panelRoute('GET', at, (ctx) => list(strapi, ctx)),
    panelRoute('POST', at, (ctx) => create(strapi, ctx)),
    panelRoute('DELETE', `${at}/:keyId`, (ctx) => revoke(strapi, ctx)),
  ];
}
