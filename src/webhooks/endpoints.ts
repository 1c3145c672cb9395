import { PING } from '../domain/events';
import type { Queryable } from '../database/connection';
import { eventMessage } from './event-body';
import { newSecret } from './secret';
import { insertEndpoint, type NewEndpoint } from './sql/insert-endpoint';
import { replaceSecret } from './sql/replace-secret';
import type { DeliveryRow, EndpointRow } from './sql/rows';
import { storePing } from './sql/store-ping';

export interface EndpointWithSecret {
  endpoint: EndpointRow;
  /** Shown now and never again. */
  secret: string;
}

/** Gives an endpoint a new secret; the one before it stays valid for a day. @returns the new one */
export async function rotateSecret(trx: Queryable, endpointKey: number): Promise<string> {
  const secret = newSecret();
  await replaceSecret(trx, endpointKey, secret, true);
  return secret;
}

/** Gives an endpoint a secret that nobody is shown yet. */
export function giveHiddenSecret(trx: Queryable, endpointKey: number): Promise<void> {
  return replaceSecret(trx, endpointKey, newSecret(), false);
}

/** Stores an endpoint with its first secret. */
export async function addEndpoint(
  trx: Queryable,
  businessKey: number,
  input: NewEndpoint,
): Promise<EndpointWithSecret> {
  const endpoint = await insertEndpoint(trx, businessKey, input);
  return { endpoint, secret: await rotateSecret(trx, endpoint.key) };
}

/** Queues a test event, which proves the way there and the signature. */
export function ping(trx: Queryable, endpoint: EndpointRow): Promise<DeliveryRow> {
  const message = eventMessage(PING, { webhook_endpoint_id: endpoint.id }, new Date());
  return storePing(trx, endpoint.key, message);
}
