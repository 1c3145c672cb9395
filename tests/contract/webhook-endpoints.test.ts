import { api, createKey, issueToken, type IssuedKey } from '../support/api';
import { eventually } from '../support/eventually';
import { expectError } from '../support/expect-error';
import type { HttpClient } from '../support/http';
import { TIMESTAMP, UNKNOWN_ID, UUID } from '../support/records';
import { addEndpoint, ENDPOINTS } from '../support/webhooks';

const URL = 'https://hooks.invalid/invoicing?token=a%20b';
const SECRET = /^whsec_[A-Za-z0-9+/]{43}=$/;
const SCOPES = ['read', 'write', 'webhooks'] as const;

let issued: IssuedKey;
let client: HttpClient;

beforeAll(async () => {
  issued = await createKey({ scopes: [...SCOPES] });
  client = api(issued.key);
});

const at = (id: string, action = '') => `${ENDPOINTS}/${id}${action}`;

test('a new endpoint is answered with its secret, which is never shown again', async () => {
  const answer = await client.post(ENDPOINTS, { url: URL });
  expect(answer.status).toBe(201);
  const { secret, ...endpoint } = answer.body;
  expect(secret).toMatch(SECRET);
  expect(endpoint).toEqual({
    id: expect.stringMatching(UUID),
    business_id: issued.business,
    url: URL,
    description: null,
    events: null,
    enabled: true,
    disabled_reason: null,
    failing_since: null,
    created_at: expect.stringMatching(TIMESTAMP),
    updated_at: endpoint.created_at,
  });
  const read = await client.get(at(endpoint.id));
  expect([read.status, read.body]).toEqual([200, endpoint]);
  const listed = await client.get(ENDPOINTS);
  expect(listed.body).toEqual({
    data: [endpoint],
    pagination: { page: 1, limit: 25, total: 1, total_pages: 1 },
  });
  expect(read.text + listed.text).not.toContain('whsec_');
});

test('every field can be given and changed', async () => {
  const fields = {
    description: 'Ledger',
    events: ['invoice.paid', 'customer.created'],
    enabled: false,
  };
  const endpoint = await addEndpoint(client, URL, fields);
  expect(endpoint).toMatchObject({ url: URL, ...fields });
  const change = { url: 'http://other.invalid/', description: null, events: null, enabled: true };
  const changed = await client.patch(at(endpoint.id), change);
  expect([changed.status, changed.body]).toEqual([
    200,
    { ...without(endpoint, 'secret'), ...change, updated_at: expect.stringMatching(TIMESTAMP) },
  ]);
  const one = await client.patch(at(endpoint.id), { description: 'Books' });
  expect(one.body).toMatchObject({ ...change, description: 'Books' });
  expectError(await client.patch(at(endpoint.id), { colour: 'red' }), 400, 'no_valid_fields');
  expectError(await client.patch(at(endpoint.id), { url: null }), 400, 'no_valid_fields');
});

function without(record: Record<string, unknown>, field: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== field));
}

test.each([
  [{}, ['/url']],
  [{ url: 7 }, ['/url']],
  [{ url: 'hooks.invalid' }, ['/url']],
  [{ url: 'ftp://hooks.invalid/' }, ['/url']],
  [{ url: 'https://me:secret@hooks.invalid/' }, ['/url']],
  [{ url: `https://hooks.invalid/${'x'.repeat(2048)}` }, ['/url']],
  [{ url: 'http://127.0.0.1/' }, ['/url']],
  [{ url: 'http://169.254.169.254/latest' }, ['/url']],
  [{ url: 'http://[::1]/' }, ['/url']],
  [{ url: 'http://2130706433/' }, ['/url']],
  [{ url: 'https://hooks.invalid:6379/' }, ['/url']],
  [{ url: URL, events: [] }, ['/events']],
  [{ url: URL, events: ['invoice.lost'] }, ['/events']],
  [{ url: URL, events: ['ping'] }, ['/events']],
  [{ url: URL, events: 'invoice.paid' }, ['/events']],
  [{ url: URL, enabled: 'yes', description: 'x'.repeat(256) }, ['/description', '/enabled']],
])('%j is refused', async (body, pointers) => {
  expectError(await client.post(ENDPOINTS, body), 400, 'validation_failed', pointers);
});

test('a host name with a private address is refused at the delivery', async () => {
  const endpoint = await addEndpoint(client, 'http://localhost/');
  const ping = await client.post(at(endpoint.id, '/ping'));
  expect([ping.status, ping.body]).toEqual([
    201,
    {
      id: expect.stringMatching(UUID),
      endpoint_id: endpoint.id,
      event_id: expect.stringMatching(/^evt_/),
      event_type: 'ping',
      state: 'pending',
      attempts: 0,
      next_attempt_at: expect.stringMatching(TIMESTAMP),
      last_attempt_at: null,
      last_status: null,
      last_error: null,
      duration_ms: null,
      response_excerpt: null,
      created_at: expect.stringMatching(TIMESTAMP),
      updated_at: ping.body.created_at,
    },
  ]);
  const path = `/api/v1/webhook-deliveries?endpoint_id=${endpoint.id as string}`;
  for (;;) {
    const [delivery] = (await client.get(path)).body.data;
    if (delivery.attempts === 0) continue;
    expect(delivery).toMatchObject({
      state: 'pending',
      last_status: null,
      last_error: 'unreachable: localhost has no address that may be used',
    });
    break;
  }
});

test('an attempt tells alike of a name inside this network and of one that does not exist', async () => {
  const errors = [];
  for (const host of ['localhost', 'no-such-name']) {
    const endpoint = await addEndpoint(client, `http://${host}/`);
    await client.post(at(endpoint.id, '/ping'));
    const path = `/api/v1/webhook-deliveries?endpoint_id=${endpoint.id as string}`;
    const delivery = async () => (await client.get(path)).body.data[0];
    await eventually(async () => (await delivery()).attempts > 0);
    errors.push((await delivery()).last_error.replace(host, 'HOST'));
  }
  const same = 'unreachable: HOST has no address that may be used';
  expect(errors).toEqual([same, same]);
});

test('a deleted endpoint is gone with its deliveries', async () => {
  const endpoint = await addEndpoint(client, URL, { enabled: false });
  await client.post(at(endpoint.id, '/ping'));
  const deleted = await client.delete(at(endpoint.id));
  expect([deleted.status, deleted.text]).toEqual([204, '']);
  for (const answer of [
    await client.get(at(endpoint.id)),
    await client.delete(at(endpoint.id)),
    await client.patch(at(endpoint.id), { enabled: true }),
    await client.post(at(endpoint.id, '/ping')),
    await client.post(at(endpoint.id, '/rotate-secret')),
  ]) {
    expectError(answer, 404, 'not_found');
  }
  const path = `/api/v1/webhook-deliveries?endpoint_id=${endpoint.id as string}`;
  expect((await client.get(path)).body.pagination.total).toBe(0);
});

test('without a key the answer is 401', async () => {
  for (const answer of [
    await api().get(ENDPOINTS),
    await api().post(ENDPOINTS, { url: URL }),
    await api().delete(at(UNKNOWN_ID)),
    await api().post(at(UNKNOWN_ID, '/rotate-secret')),
    await api().get('/api/v1/webhook-deliveries'),
  ]) {
    expectError(answer, 401, 'unauthorized');
  }
});

test('another business finds nothing of it', async () => {
  const endpoint = await addEndpoint(client, URL);
  const other = api((await createKey({ scopes: [...SCOPES] })).key);
  for (const answer of [
    await other.get(at(endpoint.id)),
    await other.patch(at(endpoint.id), { enabled: false }),
    await other.delete(at(endpoint.id)),
    await other.post(at(endpoint.id, '/ping')),
    await other.post(at(endpoint.id, '/rotate-secret')),
    await client.get(at(UNKNOWN_ID)),
    await client.get(at('1')),
  ]) {
    expectError(answer, 404, 'not_found');
  }
  expect((await other.get(ENDPOINTS)).body.data).toEqual([]);
  expect((await client.get(at(endpoint.id))).body.enabled).toBe(true);
});

test('reading and writing records does not include webhooks', async () => {
  const { key } = await createKey({ business: issued.business });
  const records = api(key);
  for (const answer of [
    await records.get(ENDPOINTS),
    await records.post(ENDPOINTS, { url: URL }),
    await records.get(at(UNKNOWN_ID)),
    await records.patch(at(UNKNOWN_ID), { enabled: true }),
    await records.delete(at(UNKNOWN_ID)),
    await records.post(at(UNKNOWN_ID, '/ping')),
    await records.post(at(UNKNOWN_ID, '/rotate-secret')),
  ]) {
    expectError(answer, 403, 'insufficient_scope');
    expect(answer.body.error).toContain('webhooks');
  }
  const webhooks = api((await createKey({ scopes: ['webhooks'] })).key);
  expect((await webhooks.get(ENDPOINTS)).status).toBe(200);
  expectError(await webhooks.get('/api/v1/invoices'), 403, 'insufficient_scope');
});

test.each([
  ['read-only', [403, 403]],
  ['full-access', [200, 201]],
] as const)('a %s token answers reading and creating with %j', async (type, statuses) => {
  const { business } = await createKey();
  const any = api(await issueToken(type, [business]));
  const answers = [await any.get(ENDPOINTS), await any.post(ENDPOINTS, { url: URL })];
  expect(answers.map(({ status }) => status)).toEqual(statuses);
});

test('a creation with one Idempotency-Key happens once, and the repeat lacks the secret', async () => {
  const headers = { 'Idempotency-Key': 'endpoint-1' };
  const first = await client.post(ENDPOINTS, { url: URL }, headers);
  const second = await client.post(ENDPOINTS, { url: URL }, headers);
  expect(second.headers.get('idempotency-replayed')).toBe('true');
  expect(second.body).toEqual(without(first.body, 'secret'));
});
