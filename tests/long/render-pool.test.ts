import { randomUUID } from 'node:crypto';
import { eventually } from '../support/eventually';
import {
  expectQuotaHeaders,
  expectRefused,
  LEAST,
  long,
  send,
  textIn,
  type Generated,
} from '../support/generator';
import { startService, type Service } from '../support/service';
import { line } from '../support/records';
import { storeInvoice, type StoredInvoice } from '../support/stored-pdf';

const LIMIT = 100_000;
const ENV = {
  RENDER_THREADS: '1',
  RENDER_QUEUE: '1',
  GENERATOR_QUEUE: '1',
  GENERATOR_MONTHLY_LIMIT: String(LIMIT),
  GENERATOR_ATTEMPTS_PER_MINUTE: '0',
};

let service: Service;
let invoice: StoredInvoice;

beforeAll(async () => {
  service = await startService({ env: ENV });
  invoice = await storeInvoice(service);
  // Starts the thread.
  await generate(1);
});
afterAll(() => service.stop());

const generate = (lines: number) => send(long(lines), { service });
const list = () => invoice.client.get('/api/v1/invoices');

function expectOverloaded(answer: Generated): void {
  const sentence = expectRefused(answer, 503, 'overloaded', LIMIT);
  expect(sentence).toMatch(/Too many documents are being made right now/);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
}

test('documents without a place in the queue are refused, and only the others are made and counted', async () => {
  const before = expectQuotaHeaders(await send({}, { service }), LIMIT);
  const answers = await Promise.all(Array.from({ length: 12 }, () => generate(300)));
  const made = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(made.length).toBeGreaterThanOrEqual(2);
  expect(refused.length).toBeGreaterThanOrEqual(1);
  for (const answer of made) expect(textIn(answer)).toMatch(/Total +\$300\.00/);
  refused.forEach(expectOverloaded);
  expect(expectQuotaHeaders(await send({}, { service }), LIMIT)).toBe(before - made.length);
});

test('the list of invoices is answered while a document is being made', async () => {
  const document = generate(1_000).then((answer) => ({ what: 'document', status: answer.status }));
  // The list is requested at once, and again. Its first answer comes before the document.
  const answer = list().then(({ status }) => ({ what: 'list', status }));
  expect(await Promise.race([document, answer])).toEqual({ what: 'list', status: 200 });
  expect(await document).toEqual({ what: 'document', status: 200 });
});

test('under a flood of documents the API answers, and stored documents are made', async () => {
  let isOver = false;
  const statuses = new Set<number>();
  const flood = Array.from({ length: 6 }, async () => {
    while (!isOver) statuses.add((await generate(200)).status);
  });
  try {
    for (let count = 0; count < 10; count += 1) {
      const { status, body } = await list();
      expect({ status, total: body.pagination.total }).toEqual({ status: 200, total: 1 });
      expect((await invoice.pdf()).status).toBe(200);
    }
    await eventually(() => statuses.has(503));
  } finally {
    isOver = true;
    await Promise.all(flood);
  }
  expect(statuses).toEqual(new Set([200, 503]));
});

test('in a flood of stored documents, some are told to wait', async () => {
  await invoice.change({ notes: 'Flood' });
  const answers = await Promise.all(Array.from({ length: 12 }, invoice.pdf));
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(2);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused).not.toEqual([]);
  for (const { status, body, headers } of refused) {
    expect({ status, code: body.code }).toEqual({ status: 503, code: 'overloaded' });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(headers.get('etag')).toBeNull();
  }
});

/** An invoice that takes a thread for some time. Its PDF is no other one's, so none is kept. */
const heavy = () => {
  const items = Array.from({ length: 1_000 }, () => line());
  return storeInvoice(service, { items, notes: randomUUID() });
};

test('a flood of one business leaves a place for another', async () => {
  const [flooder, other] = [await heavy(), await storeInvoice(service)];
  let unfinished = 6;
  const flood = Array.from({ length: unfinished }, () =>
    flooder.pdf().finally(() => (unfinished -= 1)),
  );
  expect((await Promise.race(flood)).status).toBe(503);
  expect((await other.pdf()).status).toBe(200);
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
});

test('nothing is made for a caller that has gone, and its place is free', async () => {
  const [first, next] = [await heavy(), await storeInvoice(service)];
  let isMade = false;
  const made = first.pdf().finally(() => (isMade = true));
  await list();
  const stop = new AbortController();
  const left = first.pdfUntil(stop.signal).catch(() => 'left');
  await list();
  stop.abort();
  expect(await left).toBe('left');
  let wasFree = false;
  await eventually(async () => {
    const before = isMade;
    const { status } = await next.pdf();
    wasFree = status === 200 && !before;
    return status === 200;
  });
  expect({ wasFree, first: (await made).status }).toEqual({ wasFree: true, first: 200 });
});

test('callers that disconnect early do no harm to the server', async () => {
  const stop = new AbortController();
  const body = JSON.stringify(long(1_000));
  const gone = Array.from({ length: 5 }, () =>
    fetch(`${service.url}/api/invoice/generate`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      signal: stop.signal,
    }).catch(() => undefined),
  );
  setTimeout(() => stop.abort(), 100);
  await Promise.all(gone);
  await eventually(async () => (await send(LEAST, { service })).status === 200);
});

test('a document that takes too long is aborted and not counted, and the next is made', async () => {
  const env = { ...ENV, GENERATOR_TIME_LIMIT_SECONDS: '1' };
  const own = await startService({ env, database: service.databaseUrl });
  try {
    // The most text that a document may have, without a repeated word. It takes several times the limit.
    let state = 1;
    const letter = () => {
      state = (state * 48_271) % 2_147_483_647;
      return state % 9 === 0 ? ' ' : String.fromCodePoint(0x61 + (state % 26));
    };
    const items = Array.from({ length: 49 }, () => ({
      item: Array.from({ length: 1_999 }, letter).join(''),
      qty: 1,
      rate: 1,
    }));
    const before = expectQuotaHeaders(await send({}, { service: own }), LIMIT);
    const answer = await send({ ...LEAST, items }, { service: own });
    const sentence = expectRefused(answer, 503, 'overloaded', LIMIT);
    expect(sentence).toBe('The PDF took too long; try again shortly');
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(expectQuotaHeaders(answer, LIMIT)).toBe(before);
    await eventually(async () => (await send(LEAST, { service: own })).status === 200);
    expect(await own.stop()).toBe(0);
  } finally {
    await own.stop();
  }
});

test('afterwards the server is healthy and makes documents', async () => {
  for (let count = 0; count < 5; count += 1) {
    expect(textIn(await send(LEAST, { service }))).toContain('Acme Ltd');
  }
  expect((await fetch(`${service.url}/_health`)).status).toBe(204);
  expect(service.logs()).not.toMatch(/unhandled|uncaught/i);
});

test('a server that is stopped during a document ends without an error', async () => {
  const own = await startService({ env: ENV, database: service.databaseUrl });
  await eventually(async () => (await send(LEAST, { service: own })).status === 200);
  const document = send(long(1_000), { service: own }).then(
    ({ status }) => status,
    () => 'cut off',
  );
  await list();
  expect(await own.stop()).toBe(0);
  expect([200, 503, 500, 'cut off']).toContain(await document);
  expect(own.logs()).not.toMatch(/unhandled|uncaught/i);
});
