import { eventually } from '../support/eventually';
import { startReceiver, type Receiver } from '../support/receiver';
import type { Service } from '../support/service';
import {
  addEndpoint,
  ENDPOINTS,
  listeningDesk,
  startBoth,
  storedDeliveries,
  type StoredDelivery,
} from '../support/webhooks';

let service: Service;
let receiver: Receiver;

startBoth((...both) => ([service, receiver] = both));

/** Sends a ping to a new endpoint. @returns a function that reads the stored delivery */
async function pinged(url: string) {
  const { client } = await listeningDesk(service);
  const endpoint = await addEndpoint(client, url);
  const ping = () => client.post(`${ENDPOINTS}/${endpoint.id as string}/ping`);
  await ping();
  const stored = () => storedDeliveries(service.databaseUrl, endpoint.id);
  return { ping, stored };
}

async function attempted(stored: () => Promise<StoredDelivery[]>) {
  await eventually(async () => (await stored())[0]?.attempts === 1);
  return (await stored())[0];
}

test('a slow answer counts', async () => {
  receiver.answer((response) => {
    response.writeHead(200);
    let left = 5;
    const drip = setInterval(() => {
      response.write('.');
      left -= 1;
      if (left > 0) return;
      clearInterval(drip);
      response.end();
    }, 300);
  });
  const { stored } = await pinged(`${receiver.url}/slow`);
  expect(await attempted(stored)).toMatchObject({ state: 'delivered', response_excerpt: '.....' });
});

test('an attempt without an answer times out, and meanwhile others are delivered', async () => {
  const silent = await startReceiver();
  silent.answer(() => undefined);
  const dead = await pinged(`${silent.url}/never`);
  await silent.until(1);
  for (let count = 0; count < 30; count += 1) await dead.ping();
  receiver.answer((response) => response.writeHead(200).end('fine'));
  const healthy = await pinged(`${receiver.url}/healthy`);
  expect(await attempted(healthy.stored)).toMatchObject({ state: 'delivered' });
  expect((await dead.stored())[0]?.attempts).toBe(0);
  const open = (await dead.stored()).filter(({ lease }) => lease !== null);
  expect(open.length).toBeGreaterThan(0);
  expect(open.length).toBeLessThanOrEqual(10);
  expect(await attempted(dead.stored)).toMatchObject({
    state: 'pending',
    last_status: null,
    last_error: 'timeout: No answer in time',
  });
  await silent.close();
});

test('the beginning of a ten-megabyte answer is stored', async () => {
  receiver.answer((response) => {
    response.writeHead(200);
    response.on('error', () => undefined);
    response.end(Buffer.alloc(10 * 1024 * 1024, 'x'));
  });
  const { stored } = await pinged(`${receiver.url}/large`);
  const delivery = await attempted(stored);
  expect([delivery?.state, delivery?.response_excerpt]).toEqual(['delivered', 'x'.repeat(1024)]);
});

test('a connection that breaks is a failure, before the answer and within it', async () => {
  receiver.answer((response) => response.destroy());
  const before = await pinged(`${receiver.url}/broken`);
  expect(await attempted(before.stored)).toMatchObject({
    state: 'pending',
    last_error: expect.stringMatching(/^unreachable: /),
  });
  receiver.answer((response) => {
    response.writeHead(200, { 'Content-Length': '100' });
    response.write('half', () => response.destroy());
  });
  const within = await pinged(`${receiver.url}/half`);
  expect(await attempted(within.stored)).toMatchObject({ state: 'pending' });
});

test('a closed port makes the attempt fail', async () => {
  const closed = await startReceiver();
  await closed.close();
  const { stored } = await pinged(closed.url);
  expect(await attempted(stored)).toMatchObject({
    state: 'pending',
    last_error: 'unreachable: The request failed (ECONNREFUSED)',
  });
});

test('an answer of bytes that are not text can be stored', async () => {
  receiver.answer((response) => response.writeHead(500).end(Buffer.from([0, 255, 0, 128, 65])));
  const { stored } = await pinged(`${receiver.url}/bytes`);
  expect(await attempted(stored)).toMatchObject({ state: 'pending', last_status: 500 });
});
