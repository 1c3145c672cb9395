import type { ServerResponse } from 'node:http';
import { adminApi } from '../support/api';
import { query } from '../support/databases';
import { connect } from '../support/desk';
import { eventually } from '../support/eventually';
import { expectError } from '../support/expect-error';
import { startReceiver, type Receiver } from '../support/receiver';
import type { Service } from '../support/service';
import { collection } from '../support/two-businesses';
import { addEndpoint, ENDPOINTS, listeningDesk, startBoth } from '../support/webhooks';

let service: Service;
let receiver: Receiver;

startBoth((...both) => ([service, receiver] = both));

const MOST = 20;
const IN_FLIGHT = 32;

test('a business can have only twenty endpoints, even if many are added at once', async () => {
  const { client, business } = await listeningDesk(service);
  const url = receiver.url;
  const answers = await Promise.all(
    Array.from({ length: MOST + 10 }, () => client.post(ENDPOINTS, { url, enabled: false })),
  );
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused).toHaveLength(10);
  for (const answer of refused) {
    expectError(answer, 400, 'too_many_endpoints');
    expect(answer.body.error).toContain('at most 20 webhook endpoints');
  }
  const made = await adminApi(service).post(collection('endpoint'), {
    url,
    business: connect(business),
  });
  expect([made.status, made.body.error.message]).toEqual([
    400,
    expect.stringContaining('at most 20 webhook endpoints'),
  ]);
  const { data, pagination } = (await client.get(ENDPOINTS)).body;
  expect(pagination.total).toBe(MOST);
  const path = `${collection('endpoint')}/clone/${data[0].id as string}`;
  expect((await adminApi(service).post(path, { url })).status).toBe(400);
  expect(
    (await client.patch(`${ENDPOINTS}/${data[0].id as string}`, { enabled: true })).status,
  ).toBe(200);
  expect((await client.delete(`${ENDPOINTS}/${data[0].id as string}`)).status).toBe(204);
  expect((await client.post(ENDPOINTS, { url })).status).toBe(201);
  const other = await listeningDesk(service);
  expect((await other.client.post(ENDPOINTS, { url })).status).toBe(201);
});

test('a new endpoint was changed at the moment it was made, to the microsecond', async () => {
  const { client } = await listeningDesk(service);
  const { id } = await addEndpoint(client, receiver.url, { enabled: false });
  const stored = await query(
    service.databaseUrl,
    'select updated_at = created_at as same from webhook_endpoints where document_id = $1',
    [id],
  );
  expect(stored).toEqual([{ same: true }]);
});

test('more endpoints from an older version stay', async () => {
  const { client } = await listeningDesk(service);
  const { id } = await addEndpoint(client, receiver.url, { enabled: false });
  await query(
    service.databaseUrl,
    `insert into webhook_endpoints (document_id, business_id, url, enabled, created_at, updated_at)
      select gen_random_uuid()::text, business_id, url, false, created_at, updated_at
      from webhook_endpoints, generate_series(1, 25)
      where document_id = $1`,
    [id],
  );
  expect((await client.get(ENDPOINTS)).body.pagination.total).toBe(26);
  expect((await client.patch(`${ENDPOINTS}/${id as string}`, { description: 'Old' })).status).toBe(
    200,
  );
  expectError(await client.post(ENDPOINTS, { url: receiver.url }), 400, 'too_many_endpoints');
});

test('slow endpoints of one business leave room for the others', async () => {
  const held = new Set<ServerResponse>();
  let most = 0;
  // Several, since the service opens at most 16 connections to one receiver.
  const slowReceivers = await Promise.all([startReceiver(), startReceiver(), startReceiver()]);
  for (const one of slowReceivers) {
    one.answer((response) => {
      held.add(response);
      most = Math.max(most, held.size);
      // On a slow machine some time out before the test ends, and others replace them.
      response.once('close', () => held.delete(response));
    });
  }
  const [slow, quick] = [await listeningDesk(service), await listeningDesk(service)];
  for (let at = 0; at < 9; at += 1) {
    const { url = '' } = slowReceivers[at % slowReceivers.length] ?? {};
    await addEndpoint(slow.client, `${url}/slow-${at}`);
  }
  await addEndpoint(quick.client, `${receiver.url}/quick`);
  // All at once, since an attempt of more than 15 seconds makes its endpoint a failing one.
  await query(
    service.databaseUrl,
    `insert into webhook_deliveries (document_id, endpoint_id, event_id, event_type, payload, state,
        attempts, next_attempt_at, created_at, updated_at, published_at)
      select gen_random_uuid()::text, e.id, 'evt_' || e.id || '_' || n, 'ping', '{}', 'pending', 0, now.at,
        now.at, now.at, now.at
      from webhook_endpoints e, generate_series(1, 10) as n,
        (select clock_timestamp() at time zone 'UTC' as at) as now where e.url like '%/slow-%'`,
  );
  await query(service.databaseUrl, `select pg_notify('invoicing_webhooks', 'test')`);
  await eventually(() => most >= IN_FLIGHT);
  await quick.client.post('/api/v1/customers', { name: 'Quick' });
  await receiver.until(1, '/quick');
  expect(most).toBe(IN_FLIGHT);
  await Promise.all(slowReceivers.map((one) => one.close()));
});
