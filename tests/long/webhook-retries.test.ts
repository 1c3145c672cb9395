import { RETRY_SECONDS } from '../../src/domain/retry-schedule';
import { query } from '../support/databases';
import { eventually } from '../support/eventually';
import { verified, type Receiver } from '../support/receiver';
import { createCustomer } from '../support/records';
import type { Service } from '../support/service';
import {
  addEndpoint,
  DELIVERIES,
  ENDPOINTS,
  listeningDesk,
  makeDue,
  startBoth,
  storedDeliveries,
} from '../support/webhooks';

let service: Service;
let receiver: Receiver;

startBoth((...both) => ([service, receiver] = both));

beforeEach(() => receiver.answer((response) => response.writeHead(204).end()));

async function endpointAt(path: string) {
  const { client } = await listeningDesk(service);
  const endpoint = await addEndpoint(client, receiver.url + path);
  const at = `${ENDPOINTS}/${endpoint.id as string}`;
  const ping = async () => (await client.post(`${at}/ping`)).body.id as string;
  const read = async () => (await client.get(at)).body;
  const stored = () => storedDeliveries(service.databaseUrl, endpoint.id);
  /** The last delivery, after this number of attempts. */
  const after = async (attempts: number) => {
    await eventually(async () => (await stored()).at(-1)?.attempts === attempts);
    const last = (await stored()).at(-1);
    if (!last) throw new Error('There is no delivery');
    return last;
  };
  return { client, endpoint, at, ping, read, stored, after };
}

const answerWith = (status: number, headers: Record<string, string> = {}, body = '') =>
  receiver.answer((response) => response.writeHead(status, headers).end(body));

test('a delivery is tried ten times by the schedule, under one id and with one body', async () => {
  answerWith(500, {}, 'out of order');
  const { ping, after, read } = await endpointAt('/ten');
  await ping();
  for (const [made, seconds] of RETRY_SECONDS.slice(1).entries()) {
    const { state, delay, last_status } = await after(made + 1);
    expect([state, last_status]).toEqual(['pending', 500]);
    expect(delay).toBeGreaterThanOrEqual(seconds * 1000);
    expect(delay).toBeLessThanOrEqual(seconds * 1100);
    await makeDue(service.databaseUrl);
  }
  const last = await after(10);
  expect(last).toMatchObject({ state: 'failed', delay: null, response_excerpt: 'out of order' });
  expect(last.attempt_log).toHaveLength(10);
  expect(last.attempt_log?.[9]).toMatchObject({ status: 500, error: null });
  await makeDue(service.databaseUrl);
  const sent = receiver.received('/ten');
  expect([sent.length, new Set(sent.map(({ id }) => id)).size]).toEqual([10, 1]);
  expect(new Set(sent.map(({ text }) => text)).size).toBe(1);
  expect((await read()).failing_since).not.toBeNull();
});

test('Retry-After delays the next attempt', async () => {
  answerWith(429, { 'Retry-After': '3600' });
  const { ping, after } = await endpointAt('/later');
  await ping();
  expect(await after(1)).toMatchObject({ state: 'pending', delay: 3_600_000, last_status: 429 });
});

test('410 disables the endpoint; after it is enabled, it gets the waiting deliveries', async () => {
  const { client, at, ping, after, read, stored } = await endpointAt('/gone');
  answerWith(500);
  await createCustomer(client, { name: 'Waits' });
  await after(1);
  answerWith(410);
  await ping();
  expect(await after(1)).toMatchObject({ state: 'failed', last_status: 410 });
  await eventually(async () => (await read()).enabled === false);
  expect((await read()).disabled_reason).toBe('It answered 410 Gone');
  const before = receiver.received('/gone').length;
  await createCustomer(client, { name: 'Unheard' });
  await makeDue(service.databaseUrl);
  answerWith(204);
  const enabled = await client.patch(at, { enabled: true });
  expect(enabled.body).toMatchObject({ enabled: true, disabled_reason: null, failing_since: null });
  await receiver.until(before + 1, '/gone');
  await eventually(async () => (await stored()).every(({ state }) => state !== 'pending'));
  expect((await stored()).map(({ state }) => state)).toEqual(['delivered', 'failed']);
});

test('an endpoint that fails for five days is disabled with a reason, and a success clears it', async () => {
  const { endpoint, ping, after, read } = await endpointAt('/five');
  const failingFor = (interval: string) =>
    query(
      service.databaseUrl,
      `update webhook_endpoints set failing_since = localtimestamp - $2::interval where document_id = $1`,
      [endpoint.id, interval],
    );
  answerWith(500);
  await failingFor('4 days 23 hours');
  await ping();
  await after(1);
  await eventually(async () => (await read()).failing_since !== null);
  expect((await read()).enabled).toBe(true);
  answerWith(200);
  await ping();
  await eventually(async () => (await read()).failing_since === null);
  answerWith(503);
  await failingFor('5 days 1 minute');
  await ping();
  await eventually(async () => (await read()).enabled === false);
  expect((await read()).disabled_reason).toBe('Every attempt has failed for 5 days');
  expect(service.logs()).toContain(`Webhook endpoint ${endpoint.id as string} was disabled`);
});

test('a redirect is not followed', async () => {
  answerWith(302, { Location: `${receiver.url}/elsewhere` });
  const { ping, after } = await endpointAt('/moved');
  await ping();
  expect(await after(1)).toMatchObject({ state: 'pending', last_status: 302 });
  expect(receiver.received('/elsewhere')).toEqual([]);
});

test('a replaced secret signs beside the new one for a day, and then no longer', async () => {
  const { client, endpoint, at, ping } = await endpointAt('/rotated');
  const rotated = await client.post(`${at}/rotate-secret`);
  expect([rotated.status, rotated.body.id]).toEqual([200, endpoint.id]);
  const [before, now] = [endpoint.secret as string, rotated.body.secret as string];
  expect(now).toMatch(/^whsec_/);
  expect(now).not.toBe(before);
  await ping();
  const [first] = await receiver.until(1, '/rotated');
  if (!first) throw new Error('Nothing arrived');
  expect(verified(before, first)).toEqual(verified(now, first));
  expect(String(first.headers['webhook-signature']).split(' ')).toHaveLength(2);
  await query(
    service.databaseUrl,
    `update webhook_secrets set expires_at = expires_at - interval '1 day'`,
  );
  await ping();
  const [, second] = await receiver.until(2, '/rotated');
  if (!second) throw new Error('Nothing arrived');
  expect(verified(now, second)).toMatchObject({ type: 'ping' });
  expect(() => verified(before, second)).toThrow('No matching signature');
});

test('a delivery keeps its id and its body when it is sent again', async () => {
  const { client, ping, after } = await endpointAt('/again');
  const id = await ping();
  await after(1);
  const again = await client.post(`${DELIVERIES}/${id}/redeliver`);
  expect([again.status, again.body.state, again.body.attempts]).toEqual([200, 'pending', 0]);
  const [first, second] = await receiver.until(2, '/again');
  expect([second?.id, second?.text]).toEqual([first?.id, first?.text]);
  const stored = await after(1);
  expect(stored.attempt_log).toHaveLength(2);
});
