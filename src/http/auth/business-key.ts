import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { database } from '../../database/pool';
import { apiTokenSalt } from '../../strapi/api-tokens';
import { madeOnce, runningStrapi } from '../../strapi/service';
import { ApiError } from '../../domain/errors';
import { tenantOf } from '../../billing/tenant';
import { countStranger } from '../limits/by-address';
import type { Caller } from '../requests/caller';
import type { KeyRow } from './find-key';
import { createKeyCache } from './key-cache';
import { lastUsedOf } from './last-used';

const BEARER = /^Bearer +([^\s]{1,512})$/i;
export const READ_ACTION = /\.(find|findOne)$/;
const WEBHOOK_ACTION = /^api::webhook-/;
const BANK_ACTION = /^api::bank-/;

/** The same answer for every fault of a key, missing or wrong (contract §1). */
export function unauthorized(): ApiError {
  return new ApiError('unauthorized', 'A valid API key is required: Authorization: Bearer <key>', {
    headers: { 'WWW-Authenticate': 'Bearer' },
  });
}

function isExpired(row: KeyRow): boolean {
  return row.expires_at !== null && Date.parse(row.expires_at) <= Date.now();
}

function toCaller(row: KeyRow): Caller {
  const { business_row_id, business_id } = row;
  if (business_row_id === null || business_id === null) {
    throw new ApiError(
      'key_without_business',
      'This API key belongs to no business; link it to one in the admin panel',
    );
  }
  return {
    tokenId: row.token_id,
    keyName: row.name ?? '',
    ...tenantOf({ ...row, business_row_id, business_id }),
    type: row.type,
    actions: new Set(row.actions),
  };
}

/** Rows are kept for a few seconds (`key-cache`), and their callers as long as they. */
const CALLERS = new WeakMap<KeyRow, Caller>();

function callerOf(row: KeyRow): Caller {
  const known = CALLERS.get(row);
  if (known) return known;
  const who = toCaller(row);
  CALLERS.set(row, who);
  return who;
}

const keysOf = madeOnce((strapi) => createKeyCache(database(strapi), apiTokenSalt(strapi)));

/** Lets the next request of each key read the settings of its business. Other nodes do within 3 s. */
export function forgetKnownKeys(strapi: Core.Strapi): void {
  keysOf(strapi).forget();
}

/** The valid key of a request; null without one. */
async function validKey(strapi: Core.Strapi, ctx: Context): Promise<KeyRow | null> {
  const key = BEARER.exec(ctx.get('authorization'))?.[1];
  const row = key === undefined ? null : await keysOf(strapi).find(key);
  return row && !isExpired(row) ? row : null;
}

/** Counts a request without a valid key where nobody needs one. @throws ApiError 429 */
export async function countWithoutKey(strapi: Core.Strapi, ctx: Context): Promise<void> {
  if (!(await validKey(strapi, ctx))) await countStranger(strapi, ctx);
}

/** The caller that the key of a request identifies. @throws ApiError 401, 403, or 429 for too many strangers */
export async function authenticate(strapi: Core.Strapi, ctx: Context): Promise<Caller> {
  const row = await validKey(strapi, ctx);
  if (!row) {
    await countStranger(strapi, ctx);
    throw unauthorized();
  }
  const who = callerOf(row);
  lastUsedOf(strapi).mark(who.tokenId);
  return who;
}

/** Whether a key may do an action. */
export function may(who: Caller, action: string): boolean {
  if (who.type === 'full-access') return true;
  if (who.type === 'read-only')
    return READ_ACTION.test(action) && !WEBHOOK_ACTION.test(action) && !BANK_ACTION.test(action);
  return who.actions.has(action);
}

/** What a route needs of a key: all of these actions, or any one of them. */
export interface Needs {
  scope: readonly string[];
  any?: boolean;
}

/** Whether a key may use a route. */
export const meets = (who: Caller, { scope, any }: Needs): boolean =>
  any ? scope.some((action) => may(who, action)) : scope.every((action) => may(who, action));

/** The scope of a route, by the names that `key:create` uses. Any key may use what needs nothing. */
export type KeyScope =
  'webhooks' | 'read' | 'write' | 'read or write' | 'bank' | 'bank and write' | 'any';

export function scopeOf({ scope, any }: Needs): KeyScope {
  if (scope.length === 0) return 'any';
  if (any) return 'read or write';
  if (scope.some((action) => WEBHOOK_ACTION.test(action))) return 'webhooks';
  if (scope.some((action) => BANK_ACTION.test(action)))
    return scope.every((action) => BANK_ACTION.test(action)) ? 'bank' : 'bank and write';
  return scope.every((action) => READ_ACTION.test(action)) ? 'read' : 'write';
}

/** Throws 403 unless the key may use the route. */
function authorize(who: Caller, needs: Needs): void {
  if (meets(who, needs)) return;
  throw new ApiError(
    'insufficient_scope',
    `This API key lacks the ${scopeOf(needs)} scope for this request`,
  );
}

/** Strapi's auth strategy for routes that need a business key. Strapi's default tokens are refused here. */
export const BUSINESS_KEY = {
  name: 'business-key',
  async authenticate(ctx: Context) {
    return { authenticated: true, credentials: await authenticate(runningStrapi(), ctx) };
  },
  verify(auth: { credentials: Caller }, needs: Needs) {
    authorize(auth.credentials, needs);
  },
};
