import { api, createKey } from '../support/api';
import { expectError } from '../support/expect-error';
import type { HttpClient } from '../support/http';
import { UNKNOWN_ID } from '../support/records';
import { addEndpoint, DELIVERIES, ENDPOINTS } from '../support/webhooks';

let client: HttpClient;
let endpoint: { id: string };
let pings: { id: string; event_id: string }[];

beforeAll(async () => {
  client = api((await createKey({ scopes: ['webhooks'] })).key);
  // Disabled, so that nothing is sent and the deliveries stay as they are.
  endpoint = await addEndpoint(client, 'https://hooks.invalid/', { enabled: false });
  pings = [];
  for (let count = 0; count < 3; count += 1) {
    pings.push((await client.post(`${ENDPOINTS}/${endpoint.id}/ping`)).body);
  }
});

test('deliveries are listed, the newest first', async () => {
  const { status, body } = await client.get(`${DELIVERIES}?limit=2`);
  expect([status, body.pagination]).toEqual([200, { page: 1, limit: 2, total: 3, total_pages: 2 }]);
  expect(body.data).toEqual([pings[2], pings[1]]);
  expect((await client.get(`${DELIVERIES}?limit=2&page=2`)).body.data).toEqual([pings[0]]);
  expect((await client.get(`${DELIVERIES}?page=9`)).body).toMatchObject({
    data: [],
    pagination: { total: 3 },
  });
});

test('they are filtered by endpoint and state', async () => {
  const total = async (query: string) =>
    (await client.get(`${DELIVERIES}?${query}`)).body.pagination.total;
  expect(await total(`endpoint_id=${endpoint.id}&state=pending`)).toBe(3);
  expect(await total(`endpoint_id=${endpoint.id}&state=delivered`)).toBe(0);
  expect(await total(`endpoint_id=${UNKNOWN_ID}`)).toBe(0);
});

test.each([
  ['state=lost', '/state'],
  ['endpoint_id=7', '/endpoint_id'],
  ['page=0', '/page'],
  ['state=pending&state=failed', '/state'],
])('%s is refused', async (query, pointer) => {
  expectError(await client.get(`${DELIVERIES}?${query}`), 400, 'validation_failed', [pointer]);
});

test('a delivery is queued again under its event id', async () => {
  const { status, body } = await client.post(`${DELIVERIES}/${pings[0]?.id ?? ''}/redeliver`);
  expect([status, body.event_id, body.state]).toEqual([200, pings[0]?.event_id, 'pending']);
});

test('an unknown delivery and a foreign one are not found', async () => {
  const other = api((await createKey({ scopes: ['webhooks'] })).key);
  for (const answer of [
    await other.post(`${DELIVERIES}/${pings[0]?.id ?? ''}/redeliver`),
    await client.post(`${DELIVERIES}/${UNKNOWN_ID}/redeliver`),
    await client.post(`${DELIVERIES}/7/redeliver`),
  ]) {
    expectError(answer, 404, 'not_found');
  }
  expect((await other.get(DELIVERIES)).body.data).toEqual([]);
});

test('deliveries need their scope', async () => {
  const records = api((await createKey()).key);
  for (const answer of [
    await records.get(DELIVERIES),
    await records.post(`${DELIVERIES}/${UNKNOWN_ID}/redeliver`),
  ]) {
    expectError(answer, 403, 'insufficient_scope');
    expect(answer.body.error).toContain('webhooks');
  }
});
