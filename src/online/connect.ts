import type { Core } from '@strapi/strapi';
import type { Actor } from '../database/actor';
import { database, type PipelinedTransaction } from '../database/pool';
import { ApiError } from '../domain/errors';
import { say } from '../messages/message';
import type { Connectable } from '../providers';
import { ProviderError, type Access, type Account } from '../providers/provider';
import { providerOf, sealSecret, type Connection } from './connection';
import { closeAttempt } from './note-checkout';
import { openAttemptsAt } from './sql/checkouts';
import {
  connectedOf,
  lockConnections,
  lockToForget,
  storeConnection,
  storeDisconnected,
} from './sql/connections';

/** A business, and who changes what it has connected. */
interface Changing {
  businessRowId: number;
  provider: Connectable;
  actor: Actor;
}

/** What a business has connected at a provider, or null. */
export async function connected(
  strapi: Core.Strapi,
  businessRowId: number,
  provider: Connectable,
): Promise<Connection | null> {
  const all = await connectedOf(database(strapi), businessRowId);
  return all.find((one) => one.provider === provider) ?? null;
}

const underWay = () => new ApiError('payment_at_provider', say('payment_under_way'));

/**
 * Closes what customers could still pay at an account, so that no money comes there unseen.
 * @throws ApiError 409 `payment_at_provider` where one of them is paid or being paid
 */
async function closeOpen(strapi: Core.Strapi, connection: Connection): Promise<void> {
  for (const attempt of await openAttemptsAt(database(strapi), connection.row_id)) {
    if (attempt.state === 'processing') throw underWay();
    const state = await closeAttempt(strapi, connection, attempt);
    if (state === 'open' || state === 'processing') throw underWay();
  }
}

/** Nobody opens a checkout of an account while its keys go. @throws 409 `payment_at_provider` */
async function forget(trx: PipelinedTransaction, connection: Connection): Promise<void> {
  const hasRefunds = await lockToForget(trx, connection.row_id);
  const open = await openAttemptsAt(trx, connection.row_id);
  if (hasRefunds || open.length > 0) throw underWay();
  await storeDisconnected(trx, connection.row_id);
}

/**
 * Forgets the keys of a provider; no customer can pay there any more. A second time changes nothing.
 * @throws ApiError 409 `payment_at_provider`; ProviderError
 */
export async function disconnect(
  strapi: Core.Strapi,
  { businessRowId, provider, actor }: Changing,
): Promise<void> {
  const connection = await connected(strapi, businessRowId, provider);
  if (!connection) return;
  await closeOpen(strapi, connection);
  await database(strapi).transaction(async (trx) => {
    await lockConnections(trx, businessRowId);
    await forget(trx, connection);
  }, actor);
}

const isSame = (one: Connection, { id, mode }: Account): boolean =>
  one.account_id === id && one.mode === mode;

interface Keys {
  apiKey: string;
  webhookSecret: string;
}

async function store(
  strapi: Core.Strapi,
  { businessRowId, provider, actor }: Changing,
  { apiKey, webhookSecret }: Keys,
  account: Account,
): Promise<void> {
  const { id: accountId, name: accountName, mode } = account;
  const bound = { business_row_id: businessRowId, provider, account_id: accountId, mode };
  const seal = (secret: string) => sealSecret(strapi, bound, secret);
  await database(strapi).transaction(async (trx) => {
    await lockConnections(trx, businessRowId);
    const before = (await connectedOf(trx, businessRowId)).find((one) => one.provider === provider);
    if (before && !isSame(before, account)) await forget(trx, before);
    await storeConnection(trx, {
      businessRowId,
      provider,
      accountId,
      accountName,
      mode,
      apiKey: seal(apiKey),
      webhookSecret: seal(webhookSecret),
    });
  }, actor);
}

/**
 * Connects a provider by its keys, once the provider has said whose they are. New keys of the same account
 * replace the old ones; another account takes the place of the one before.
 * @throws ApiError 409 `payment_at_provider` at the account before; ProviderError
 */
export async function connect(strapi: Core.Strapi, changing: Changing, keys: Keys): Promise<void> {
  const { businessRowId, provider } = changing;
  const access: Access = { key: keys.apiKey, webhookSecret: keys.webhookSecret };
  const account = await providerOf(strapi, provider).identify(access);
  const before = await connected(strapi, businessRowId, provider);
  if (before && !isSame(before, account)) await closeOpen(strapi, before);
  await store(strapi, changing, keys, account);
}

/** A failure of a provider as an answer: of its key, or of itself. */
export function asRefusal(error: unknown): unknown {
  if (!(error instanceof ProviderError) || error.failure === 'unauthorized') return error;
  return new ApiError('unavailable', say('provider_silent'), { headers: { 'Retry-After': '5' } });
}
