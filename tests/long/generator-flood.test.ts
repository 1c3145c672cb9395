import { readFileSync } from 'node:fs';
import { eventually } from '../support/eventually';
import {
  expectQuotaHeaders,
  expectRefused,
  freshAddress,
  LEAST,
  long,
  PREVIEW,
  send,
  textIn,
} from '../support/generator';
import { ask, pageOf } from '../support/hosted';
import { line } from '../support/records';
import { startService, type Service } from '../support/service';
import { storeInvoice, type StoredInvoice } from '../support/stored-pdf';
import { png } from '../unit/outbound/logo/images';
import { serve } from '../unit/outbound/local-server';

const ENV = {
  TRUSTED_PROXIES: '127.0.0.1/32',
  RENDER_THREADS: '1',
  GENERATOR_QUEUE: '3',
  GENERATOR_PREVIEWS_PER_MINUTE: '3',
  // Opens addresses for webhooks only, and not for the logos of anonymous callers.
  OUTBOUND_ALLOW_PRIVATE_NETWORK: 'true',
};

let service: Service;
let stored: StoredInvoice;

beforeAll(async () => {
  service = await startService({ env: ENV });
  stored = await storeInvoice(service);
  await eventually(async () => (await send(LEAST, { service })).status === 200);
});
afterAll(() => service.stop());

const from = (address: string) => ({ service, headers: { 'X-Forwarded-For': address } });
const dataUrl = (file: Buffer) => `data:image/png;base64,${file.toString('base64')}`;

test('a key gets its PDF while anonymous callers fill all threads and the queue', async () => {
  let unfinished = 8;
  const flood = Array.from({ length: unfinished }, () =>
    send(long(1_000, 'Consulting and travel '), from(freshAddress())).finally(
      () => (unfinished -= 1),
    ),
  );
  // The first answer is a refusal: thread and queue are full.
  expect((await Promise.race(flood)).status).toBe(503);
  const { status } = await stored.pdf();
  expect({ status, isFlooded: unfinished > 0 }).toEqual({
    status: 200,
    isFlooded: true,
  });
  const made = (await Promise.all(flood)).filter(({ status }) => status === 200);
  expect(made).toHaveLength(4);
});

test('a key gets its PDF while holders of a link fill all threads and the queue of strangers', async () => {
  const items = Array.from({ length: 1_000 }, () => line());
  const heavy = await storeInvoice(service, { status: 'sent', items });
  const page = await pageOf(heavy.client, `invoices/${heavy.id}`);
  let unfinished = 8;
  const flood = Array.from({ length: unfinished }, () =>
    ask(`${page}/pdf`, {}, service).finally(() => (unfinished -= 1)),
  );
  expect((await Promise.race(flood)).status).toBe(503);
  const { status } = await stored.pdf();
  expect({ status, isFlooded: unfinished > 0 }).toEqual({ status: 200, isFlooded: true });
  const statuses = (await Promise.all(flood)).map((answer) => answer.status);
  expect(statuses.filter((one) => one === 200)).toHaveLength(4);
});

test('one address that fills the queue does not keep another one out', async () => {
  const [flooder, honest] = [freshAddress(), freshAddress()];
  const flood = Array.from({ length: 12 }, () =>
    send(long(500, 'Consulting and travel '), from(flooder)),
  );
  await Promise.race(flood);
  const answer = await send(LEAST, from(honest));
  expect(textIn(answer)).toContain('Acme Ltd');
  const statuses = new Set((await Promise.all(flood)).map(({ status }) => status));
  expect(statuses).toEqual(new Set([200, 503]));
});

test('twelve logos that inflate to 96 MB each are left out, and use no memory', async () => {
  const bomb = dataUrl(png({ width: 3_464, height: 3_464, depth: 16 }));
  const interlaced = png({ width: 1_400, height: 1_400, interlaced: true });
  const one = async (logo: string) => {
    const body = { ...LEAST, logo };
    const answer = await send(body, { ...from(freshAddress()), path: PREVIEW });
    return answer.status === 200 ? answer.headers.get('x-logo-status') : answer.status;
  };
  const statuses = await Promise.all(Array.from({ length: 12 }, () => one(bomb)));
  expect(statuses.filter((status) => status !== 503)).not.toEqual([]);
  for (const status of statuses) {
    expect([503, 'skipped; reason=too_many_pixels']).toContain(status);
  }
  expect(await one(dataUrl(interlaced))).toBe('skipped; reason=interlaced');
  const peak = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${service.pid}/status`, 'utf8'));
  expect(Number(peak?.[1]) / 1024).toBeLessThan(700);
});

test.each([
  ['100,000 letters', long(60, 'a'.repeat(1_900)), /at most 100,000 characters in all/],
  [
    '20,000 Arabic letters',
    long(15, 'ش'.repeat(1_900)),
    /each one outside Latin, Greek and Cyrillic counts as five/,
  ],
  ['5,000 line breaks', long(10, '\n'.repeat(1_000)), /at most 5,000 line breaks/],
])('more than %s are refused, and the answer names the limit', async (_, body, message) => {
  const answer = await send(body, { service });
  expect(expectRefused(answer, 400, 'validation_failed')).toMatch(message);
});

test('previews have their own limit, and invoices are still made beyond it', async () => {
  const own = from(freshAddress());
  const preview = () => send(LEAST, { ...own, path: PREVIEW });
  for (let count = 0; count < 3; count += 1) expect((await preview()).status).toBe(200);
  const refused = await preview();
  expectRefused(refused, 429, 'rate_limited');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(expectQuotaHeaders(refused)).toBe(100);
  expect(expectQuotaHeaders(await send(LEAST, own))).toBe(99);
  expect((await send(LEAST, { service, path: PREVIEW })).status).toBe(200);
});

test('addresses that are open to webhooks are closed to logos of anonymous callers', async () => {
  let asked = 0;
  const inside = await serve((_, reply) => {
    asked += 1;
    reply.end(png({ width: 4, height: 4 }));
  });
  const reasons = [];
  for (const url of [inside.url, 'http://127.0.0.1/', 'http://no-such-host.invalid/']) {
    const answer = await send({ ...LEAST, logo: url }, { service });
    reasons.push(answer.headers.get('x-logo-status'));
  }
  await inside.close();
  const unreachable = 'skipped; reason=unreachable';
  expect(reasons).toEqual(['skipped; reason=bad_url', unreachable, unreachable]);
  expect(asked).toBe(0);
});

test('a document without a place in the queue fetches no logo', async () => {
  let asked = 0;
  const slow = await serve(() => (asked += 1));
  const open = await startService({ env: { ...ENV, LOGO_ALLOW_PRIVATE_NETWORK: 'true' } });
  try {
    const own = { service: open, headers: { 'X-Forwarded-For': freshAddress() } };
    const answers = Array.from({ length: 9 }, (_, at) =>
      send({ ...LEAST, logo: `${slow.url}/${at}` }, own),
    );
    const refused = await Promise.race(answers);
    expectRefused(refused, 503, 'overloaded');
    expect(asked).toBeLessThanOrEqual(2);
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(4);
    expect(asked).toBe(4);
  } finally {
    await Promise.all([open.stop(), slow.close()]);
  }
});
