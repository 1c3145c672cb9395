import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import getRawBody, { type RawBodyError } from 'raw-body';
import { isUnreachable } from '../database/failures';
import { database } from '../database/pool';
import { ApiError, notFound } from '../domain/errors';
import { countStranger } from '../http/limits/by-address';
import { discardRefusedBody } from '../http/requests/refused-body';
import { CONNECTABLE, type Connectable } from '../providers';
import { ProviderError, type ProviderEvent, type RawEvent } from '../providers/provider';
import { accessOf, providerOf, type Connection } from './connection';
import { businessOfHook } from './hook-token';
import { connectionsAt } from './sql/connections';
import { keepQuestion } from './sql/inbox';
import { PAYMENTS } from './wake';

const PATH = /^\/hooks\/payments\/([a-z]{1,20})\/([A-Za-z0-9_-]{1,64})$/;
/** The largest events of Stripe have some 30 kB. */
const MOST_BYTES = 512_000;

const isConnectable = (name: string | undefined): name is Connectable =>
  CONNECTABLE.some((one) => one === name);

async function readBody(ctx: Context): Promise<Buffer> {
  try {
    const length = ctx.req.headers['content-length'];
    return await getRawBody(ctx.req, { limit: MOST_BYTES, length });
  } catch (error) {
    const { type } = error as Partial<RawBodyError>;
    if (type !== 'entity.too.large') throw error;
    throw new ApiError('payload_too_large', 'The event is too large');
  }
}

/** The event, as the keys of this account prove it; null where they do not. */
async function eventOf(
  strapi: Core.Strapi,
  connection: Connection,
  raw: RawEvent,
): Promise<ProviderEvent | null> {
  try {
    const provider = providerOf(strapi, connection.provider);
    return await provider.parseEvent(accessOf(strapi, connection), raw, new Date());
  } catch (error) {
    if (error instanceof ProviderError) return null;
    throw error;
  }
}

/** Keeps an event for the worker, and answers at once. @throws ApiError 400, 404, 405, 413 */
async function keepEvent(strapi: Core.Strapi, ctx: Context): Promise<void> {
  discardRefusedBody(ctx);
  const [, name, token = ''] = PATH.exec(ctx.path) ?? [];
  const business = isConnectable(name) ? businessOfHook(strapi, name, token) : null;
  if (!isConnectable(name) || business === null) {
    await countStranger(strapi, ctx);
    throw notFound('page');
  }
  if (ctx.method !== 'POST') {
    const headers = { Allow: 'POST' };
    throw new ApiError('method_not_allowed', `${ctx.method} is not allowed here`, { headers });
  }
  const connections = await connectionsAt(database(strapi), business, name);
  const raw = { body: await readBody(ctx), headers: ctx.req.headers };
  for (const connection of connections) {
    const event = await eventOf(strapi, connection, raw);
    if (!event) continue;
    if (event.about) {
      await keepQuestion(database(strapi), {
        businessRowId: connection.business_row_id,
        connectionRowId: connection.row_id,
        eventId: event.id,
        kind: event.about.kind,
        objectId: event.about.id,
      });
      PAYMENTS.of(strapi)();
    }
    return;
  }
  await countStranger(strapi, ctx);
  throw new ApiError('validation_failed', 'The signature of the event is not valid');
}

function refuse(strapi: Core.Strapi, ctx: Context, error: unknown): void {
  const known = error instanceof ApiError ? error : null;
  ctx.status = known?.status ?? (isUnreachable(error) ? 503 : 500);
  if (known?.details.headers) ctx.set(known.details.headers);
  ctx.body = { error: known?.message ?? 'The event was not kept; send it again' };
  if (ctx.status === 500) strapi.log.error(`An event of a payment provider: ${String(error)}`);
}

/**
 * POST /hooks/payments/{provider}/{token}: events of a provider. It runs before Strapi's own middlewares, which
 * would read the body: a signature is of its exact bytes.
 */
export function paymentHooks(strapi: Core.Strapi): (ctx: Context) => Promise<void> {
  return async (ctx) => {
    ctx.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
    try {
      await keepEvent(strapi, ctx);
      ctx.status = 200;
      ctx.body = { received: true };
    } catch (error) {
      refuse(strapi, ctx, error);
    }
  };
}
