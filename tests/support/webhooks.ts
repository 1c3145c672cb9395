import { api, createKey, type IssuedKey } from './api';
import { query } from './databases';
import type { Answer, HttpClient } from './http';
import { startReceiver, type Receiver } from './receiver';
import { startService, type ServiceAt, type Service } from './service';
import { sharedServiceWith } from './shared-services';

export const ENDPOINTS = '/api/v1/webhook-endpoints';
export const DELIVERIES = '/api/v1/webhook-deliveries';

/** Receivers of tests are on loopback. */
const TO_LOOPBACK = { OUTBOUND_ALLOW_PRIVATE_NETWORK: 'true' };

/** A service that may send to receivers. */
export function startSender(env: Record<string, string> = {}, database?: string): Promise<Service> {
  const settings = { ...TO_LOOPBACK, ...env };
  return startService({ env: settings, ...(database === undefined ? {} : { database }) });
}

/** A business with a key of every scope. */
export async function listeningDesk(
  service: ServiceAt,
): Promise<IssuedKey & { client: HttpClient }> {
  const issued = await createKey({ service, scopes: ['read', 'write', 'webhooks'] });
  return { ...issued, client: api(issued.key, service) };
}

/** Registers an endpoint. @returns the endpoint with its secret */
export async function addEndpoint(
  client: HttpClient,
  url: string,
  fields: object = {},
): Promise<Answer['body']> {
  const answer = await client.post(ENDPOINTS, { url, ...fields });
  if (answer.status !== 201) throw new Error(`No endpoint: ${answer.text}`);
  return answer.body;
}

export interface StoredDelivery {
  event_type: string;
  id: number;
  state: string;
  attempts: number;
  last_status: number | null;
  last_error: string | null;
  response_excerpt: string | null;
  attempt_log: object[] | null;
  lease: string | null;
  /** Milliseconds between the last attempt and the next one. */
  delay: number | null;
}

/** The stored deliveries to an endpoint, oldest first. */
export function storedDeliveries(
  databaseUrl: string,
  endpointId: string,
): Promise<StoredDelivery[]> {
  return query(
    databaseUrl,
    `select d.*, round(extract(epoch from d.next_attempt_at - d.last_attempt_at) * 1000)::int as delay
       from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id
      where e.document_id = $1 order by d.id`,
    [endpointId],
  );
}

/** Makes all waiting attempts due now, and wakes the worker. */
export async function makeDue(databaseUrl: string): Promise<void> {
  await query(
    databaseUrl,
    `update webhook_deliveries set next_attempt_at = localtimestamp - interval '1 day'
      where state = 'pending' and lease is null`,
  );
  await query(databaseUrl, `select pg_notify('invoicing_webhooks', 'test')`);
}

/** A service of its own that delivers, and a receiver, for the tests of a file. */
export function startBoth(ready: (service: Service, receiver: Receiver) => void): void {
  let stop: () => Promise<unknown> = () => Promise.resolve();
  beforeAll(async () => {
    const [service, receiver] = [await startSender(), await startReceiver()];
    stop = () => Promise.all([service.stop(), receiver.close()]);
    ready(service, receiver);
  });
  afterAll(() => stop());
}

/** The service that files share which look at deliveries of their own businesses. */
export const sharedSender = (): Promise<ServiceAt> => sharedServiceWith(TO_LOOPBACK);

/** That service and a receiver, for the tests of a file or of a `describe`. */
export function sendsToReceiver(ready: (service: ServiceAt, receiver: Receiver) => void): void {
  let receiver: Receiver | undefined;
  beforeAll(async () => {
    receiver = await startReceiver();
    ready(await sharedSender(), receiver);
  });
  afterAll(() => receiver?.close());
}
