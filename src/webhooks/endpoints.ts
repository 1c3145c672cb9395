import type { Queryable } from '../database/connection';
import { ApiError } from '../domain/errors';
import { say } from '../messages/message';
import { newSecret, type EndpointSecrets } from './secret';
import { countEndpoints } from './sql/count-endpoints';
import { insertEndpoint, type NewEndpoint } from './sql/insert-endpoint';
import { replaceSecret } from './sql/replace-secret';
import type { DeliveryRow, EndpointRowId, EndpointRow } from './sql/rows';
import { storePing } from './sql/store-ping';

/** Each event goes to all endpoints. Without a limit, a business could make the service flood others. */
const MOST_ENDPOINTS = 20;

export interface EndpointWithSecret {
  endpoint: EndpointRow;
  /** The API shows it only in this answer. */
  secret: string;
}

/** Gives an endpoint a new secret. The old one stays valid for a day. @returns the new one */
export async function rotateSecret(
  trx: Queryable,
  secrets: EndpointSecrets,
  endpoint: EndpointRowId,
): Promise<string> {
  const secret = newSecret();
  await replaceSecret(trx, endpoint, secrets.seal(endpoint.row_id, secret), true);
  return secret;
}

/** Gives an endpoint a secret that nobody has seen yet. */
export function giveHiddenSecret(
  trx: Queryable,
  secrets: EndpointSecrets,
  endpoint: EndpointRowId,
): Promise<void> {
  return replaceSecret(trx, endpoint, secrets.seal(endpoint.row_id, newSecret()), false);
}

/** Throws 400 when the business has as many endpoints as it may. Until the transaction ends, nobody else can add one. */
async function refuseTooMany(trx: Queryable, businessRowId: number): Promise<void> {
  if ((await countEndpoints(trx, businessRowId)) < MOST_ENDPOINTS) return;
  throw new ApiError('too_many_endpoints', say('too_many_endpoints', { max: MOST_ENDPOINTS }));
}

/** Stores an endpoint with its first secret. */
export async function addEndpoint(
  trx: Queryable,
  secrets: EndpointSecrets,
  businessRowId: number,
  input: NewEndpoint,
): Promise<EndpointWithSecret> {
  await refuseTooMany(trx, businessRowId);
  const endpoint = await insertEndpoint(trx, businessRowId, input);
  return { endpoint, secret: await rotateSecret(trx, secrets, endpoint) };
}

/** Queues a test event. It shows that the URL is reachable and the signature is accepted. */
export function ping(trx: Queryable, endpoint: EndpointRow): Promise<DeliveryRow> {
  return storePing(trx, endpoint, { webhook_endpoint_id: endpoint.id });
}
