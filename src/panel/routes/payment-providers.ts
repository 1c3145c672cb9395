import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { z } from 'zod';
import { CONTENT_TYPE } from '../../content-types';
import type { Check } from '../../domain/checks';
import { say } from '../../messages/message';
import { asRefusal, connect, connected, disconnect } from '../../online/connect';
import { hookUrl } from '../../online/hook-token';
import { CONNECTABLE, type Connectable } from '../../providers';
import { ProviderError } from '../../providers/provider';
import { required, verbatim } from '../../validation/fields';
import { parse } from '../../validation/parse';
import type { PaymentProvider } from '../answers';
import type { Action, PanelRecord } from '../roles/ability';
import { operatorActor } from '../roles/operator';
import { fieldError } from '../saves/failures';
import { openRecord, operatorOf } from './operator';
import { bodyOf, panelRoute, type PanelAnswer, type PanelRoute } from './route';

/** A secret in one line, as it is copied. It never appears in a message. */
const secret =
  (form: RegExp, problem: () => ReturnType<typeof say>): Check<string> =>
  (input) => {
    const checked = verbatim()(typeof input === 'string' ? input.trim() : input);
    if ('problem' in checked) return checked;
    return form.test(checked.value) ? checked : { problem: problem() };
  };

/** Body of PUT /invoicing/businesses/:id/payment-providers/stripe. */
const STRIPE_KEYS = z.object({
  secret_key: required(
    secret(/^(?:sk|rk)_(?:test|live)_\w+$/, () => say('not_stripe_key')),
    {},
  ),
  webhook_secret: required(
    secret(/^whsec_\S+$/, () => say('not_stripe_secret')),
    {},
  ),
});

/**
 * The keys move the money of a business. Whoever may read its bank account may see that a provider is
 * connected, and whoever may change it may connect one.
 */
const FIELD = 'bank_accounts';

const businessOf = (strapi: Core.Strapi, ctx: Context, action: Action): Promise<PanelRecord> =>
  openRecord(strapi, ctx, CONTENT_TYPE.business, [{ action, field: FIELD }]);

async function shown(
  strapi: Core.Strapi,
  { id, documentId }: PanelRecord,
  provider: Connectable,
): Promise<PaymentProvider> {
  const connection = await connected(strapi, id, provider);
  return {
    provider,
    connected: connection !== null,
    mode: connection?.mode ?? null,
    account: connection?.account_name ?? null,
    webhook_url: hookUrl(strapi, provider, documentId),
  };
}

async function list(strapi: Core.Strapi, ctx: Context): Promise<PanelAnswer<PaymentProvider[]>> {
  const business = await businessOf(strapi, ctx, 'read');
  return { data: await Promise.all(CONNECTABLE.map((name) => shown(strapi, business, name))) };
}

/** A key that the provider refuses is a fault of its field. */
async function asFormError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProviderError && error.failure === 'unauthorized') {
      throw fieldError(['secret_key'], say('key_refused'));
    }
    throw asRefusal(error);
  }
}

async function connectStripe(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<PanelAnswer<PaymentProvider>> {
  const business = await businessOf(strapi, ctx, 'update');
  const { secret_key: apiKey, webhook_secret: webhookSecret } = parse(STRIPE_KEYS, bodyOf(ctx));
  const actor = operatorActor(operatorOf(ctx));
  const changing = { businessRowId: business.id, provider: 'stripe' as const, actor };
  await asFormError(() => connect(strapi, changing, { apiKey, webhookSecret }));
  return { data: await shown(strapi, business, 'stripe') };
}

async function disconnectStripe(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<PanelAnswer<PaymentProvider>> {
  const business = await businessOf(strapi, ctx, 'update');
  const actor = operatorActor(operatorOf(ctx));
  const changing = { businessRowId: business.id, provider: 'stripe' as const, actor };
  await asFormError(() => disconnect(strapi, changing));
  return { data: await shown(strapi, business, 'stripe') };
}

/** The payment providers in the form of a business. Keys go in, and never come out. */
export function paymentProviderRoutes(strapi: Core.Strapi): PanelRoute[] {
  const at = '/businesses/:id/payment-providers';
  return [
    panelRoute('GET', at, (ctx) => list(strapi, ctx)),
    panelRoute('PUT', `${at}/stripe`, (ctx) => connectStripe(strapi, ctx)),
    panelRoute('DELETE', `${at}/stripe`, (ctx) => disconnectStripe(strapi, ctx)),
  ];
}
