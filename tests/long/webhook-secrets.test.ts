import { adminApi } from '../support/api';
import { query } from '../support/databases';
import { eventually } from '../support/eventually';
import { verified, type Receiver } from '../support/receiver';
import type { Service } from '../support/service';
import {
  addEndpoint,
  ENDPOINTS,
  listeningDesk,
  makeDue,
  startBoth,
  startSender,
  storedDeliveries,
} from '../support/webhooks';

let service: Service;
let receiver: Receiver;

startBoth((...both) => ([service, receiver] = both));

const SECRET = /whsec_[A-Za-z0-9+/]{43}=/;

/** Every table with a row that contains this text. */
async function tablesWith(database: string, text: string): Promise<string[]> {
  const tables = await query<{ name: string }>(
    database,
    `select quote_ident(table_name) as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const sql = `select 1 from ${name} t where position($1 in t::text) > 0 limit 1`;
    if ((await query(database, sql, [text])).length > 0) found.push(name);
  }
  return found;
}

test('a repeated creation or rotation answers without the secret, and no table holds it', async () => {
  const { client } = await listeningDesk(service);
  const once = (key: string) => ({ 'Idempotency-Key': key });
  const created = await client.post(ENDPOINTS, { url: receiver.url }, once('a'));
  const { secret, ...endpoint } = created.body;
  const again = await client.post(ENDPOINTS, { url: receiver.url }, once('a'));
  expect([again.status, again.headers.get('idempotency-replayed'), again.body]).toEqual([
    201,
    'true',
    endpoint,
  ]);
  const path = `${ENDPOINTS}/${endpoint.id as string}/rotate-secret`;
  const rotated = await client.post(path, undefined, once('b'));
  const { secret: newer, ...same } = rotated.body;
  const repeated = await client.post(path, undefined, once('b'));
  expect([repeated.status, repeated.body]).toEqual([200, same]);
  const ping = await client.post(
    `${ENDPOINTS}/${endpoint.id as string}/ping`,
    undefined,
    once('c'),
  );
  expect([ping.status, SECRET.test(ping.text)]).toEqual([201, false]);
  const listed = await client.get(ENDPOINTS);
  for (const one of [secret, newer] as string[]) {
    expect(one).toMatch(SECRET);
    expect(await tablesWith(service.databaseUrl, one.slice(6))).toEqual([]);
    expect(listed.text).not.toContain(one);
    expect(service.logs()).not.toContain(one.slice(6));
  }
  expect(await tablesWith(service.databaseUrl, 'whsec_')).toEqual([]);
});

test('the Content Manager shows neither secrets nor stored answers', async () => {
  const admin = adminApi(service);
  for (const type of ['idempotency-record', 'idempotent-answer', 'webhook-secret']) {
    const uid = `api::${type}.${type}`;
    const { status } = await admin.get(`/content-manager/collection-types/${uid}`);
    expect([403, 404]).toContain(status);
  }
  const types = await admin.get('/content-manager/content-types');
  expect(types.text).not.toContain('idempoten');
});

test('the start reports another ENCRYPTION_KEY, and deliveries wait for a new secret', async () => {
  const node = await startSender();
  const desk = await listeningDesk(node);
  const endpoint = await addEndpoint(desk.client, `${receiver.url}/lost`);
  await node.stop();
  const lost = await startSender({ ENCRYPTION_KEY: 'another-key-than-before' }, node.databaseUrl);
  expect(lost.logs()).toMatch(
    /ENCRYPTION_KEY is not the one under which the secrets of 1 webhook endpoints were stored/,
  );
  expect(lost.logs()).toContain(endpoint.id);
  expect(lost.logs()).toContain('npm run -s manage -- webhook:rotate --endpoint');
  const admin = adminApi(lost);
  const at = `/invoicing/webhooks/endpoints/${endpoint.id as string}`;
  expect((await admin.post(`${at}/ping`)).status).toBe(200);
  const deliveries = () => storedDeliveries(node.databaseUrl, endpoint.id);
  await eventually(async () => (await deliveries())[0]?.attempts === 1);
  expect((await deliveries())[0]).toMatchObject({
    state: 'pending',
    last_error: expect.stringContaining('The secret of the endpoint cannot be decrypted'),
  });
  expect(receiver.received('/lost')).toEqual([]);
  const { body } = await admin.post(`${at}/rotate-secret`);
  await makeDue(node.databaseUrl);
  const [event] = await receiver.until(1, '/lost');
  if (!event) throw new Error('No event');
  expect(verified(body.data.secret, event)).toMatchObject({ type: 'ping' });
  await lost.stop();
});
