import { execFile } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { createKey } from '../support/api';
import { CLIENT_FOLDER, folderWithClient, MODULES } from '../support/packed-client';
import { sharedService } from '../support/service';

const run = promisify(execFile);

jest.setTimeout(120_000);

let folder: string;
let key: string;

/** A project of somebody who has installed the packed package, with all programs of this file. */
beforeAll(async () => {
  ({ key } = await createKey());
  folder = await folderWithClient();
  const compilerOptions = {
    strict: true,
    target: 'es2022',
    module: 'nodenext',
    types: ['node'],
  };
  write('tsconfig.json', JSON.stringify({ compilerOptions }));
  for (const [at, code] of examples().entries()) write(`readme-${at}.ts`, code);
  write('typed.ts', typed.replaceAll('URL', sharedService().url));
  write('repeated.ts', repeated);
  write('checked.ts', checked);
  const tsc = path.join(MODULES, 'typescript/lib/tsc.js');
  await run(process.execPath, [tsc, '-p', folder]).catch(({ stdout }: { stdout: string }) =>
    Promise.reject(new Error(stdout)),
  );
});

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

/** Runs a program of the project with this service's address. */
async function runProgram(name: string, env: Record<string, string> = {}): Promise<string> {
  const { stdout } = await run(process.execPath, [path.join(folder, `${name}.js`)], {
    env: { ...process.env, INVOICING_KEY: key, ...env },
  });
  return stdout.trim();
}

/** The programs of the client's README, with the address of the tests' service. */
function examples(): string[] {
  const readme = readFileSync(path.join(CLIENT_FOLDER, 'README.md'), 'utf8');
  return [...readme.matchAll(/```ts\n([^]*?)```/g)].map(([, code = '']) =>
    code.replace("'http://localhost:1337'", JSON.stringify(sharedService().url)),
  );
}

test('the programs of the README compile strictly and do what they say', async () => {
  expect(examples()).toHaveLength(5);
  expect(await runProgram('readme-0')).toBe('INV-00001 432');
  expect(await runProgram('readme-1')).toBe('400 /name must not be empty');
  expect(await runProgram('readme-2')).toBe('INV-00001 432');
});

const typed = `
import { createClient, pages, ApiError, type Schemas } from 'invoicing-client';
const client = createClient({ baseUrl: ${JSON.stringify('URL')}, key: process.env.INVOICING_KEY ?? '' });
const { data } = await client.GET('/api/v1/invoices', { params: { query: { status: 'draft' } } });
const totals: number[] = (data?.data ?? []).map((invoice) => invoice.total);
const { data: business } = await client.GET('/api/v1/business');
const currency: string | undefined = business?.default_currency;
const made = await client.POST('/api/v1/customers', { body: { name: 'C9', metadata: { shop: '9' } } });
const found = await client.GET('/api/v1/customers', { params: { query: { metadata: { shop: '9' } } } });
const shop: string | undefined = found.data?.data[0]?.metadata['shop'];
const items = [{ description: 'W', quantity: 1, unit_price: 5 }];
const draft = await client.POST('/api/v1/invoices', { body: { customer_id: made.data?.id ?? '', items } });
const path = { id: draft.data?.id ?? '' };
const replaced = await client.PUT('/api/v1/invoices/{id}', {
  params: { path },
  body: { customer_id: made.data?.id ?? '', items: [{ ...items[0], quantity: 2 }], notes: 'N' },
});
const total: number | undefined = replaced.data?.total;
const file = await client.POST('/api/v1/invoices/{id}/attachments', {
  params: { path, query: { name: 'a.pdf' } },
  headers: { 'Content-Type': 'application/pdf' },
  body: new Blob(['%PDF-1.7']),
});
const attachment_id = file.data?.id ?? '';
const read = await client.GET('/api/v1/invoices/{id}/attachments/{attachment_id}', {
  params: { path: { ...path, attachment_id } },
  parseAs: 'blob',
});
const whole = await read.data?.text();
// @ts-expect-error a replacement needs items
await client.PUT('/api/v1/invoices/{id}', { params: { path }, body: { customer_id: 'x' } });
const gone = await client.DELETE('/api/v1/invoices/{id}', { params: { path } });
let kinds: string[] = [];
// The list ends where a transaction of anybody else still runs.
while (kinds.length < 3) {
  kinds = [];
  for await (const page of pages(client, '/api/v1/events', { limit: 100 }))
    for (const event of page) kinds.push(event.type);
}
// @ts-expect-error there is no such order
await client.GET('/api/v1/invoices', { params: { query: { sort: 'lost' } } });
// @ts-expect-error a create needs items
await client.POST('/api/v1/invoices', { body: { customer_id: 'x' } });
// @ts-expect-error the list has no such path
const none = pages(client, '/api/v1/nothing');
void none;
for (let at = 0; at < 5; at += 1) await client.POST('/api/v1/customers', { body: { name: \`C\${at}\` } });
const names: string[] = [];
for await (const page of pages(client, '/api/v1/customers', { limit: 2, sort: 'name' }))
  for (const customer of page) names.push(customer.name);
const wrong = createClient({ baseUrl: ${JSON.stringify('URL')}, key: 'wrong' });
let refused: Schemas['Error']['code'] | null = null;
try {
  for await (const page of pages(wrong, '/api/v1/payments')) void page;
} catch (error) {
  if (error instanceof ApiError) refused = error.answer.code;
}
const drafts = { currency, shop, total, whole, gone: gone.response.status, kinds };
console.log(JSON.stringify({ totals: totals.length, names, refused, ...drafts }));
`;

test('a search answers typed data, and pages give each record once', async () => {
  const { key: own } = await createKey();
  expect(JSON.parse(await runProgram('typed', { INVOICING_KEY: own }))).toEqual({
    totals: 0,
    names: ['C0', 'C1', 'C2', 'C3', 'C4', 'C9'],
    refused: 'unauthorized',
    currency: 'USD',
    shop: '9',
    total: 10,
    whole: '%PDF-1.7',
    gone: 204,
    kinds: ['customer.created', 'invoice.created', 'invoice.updated'],
  });
});

interface Stub {
  url: string;
  keys: (string | undefined)[];
  close(): void;
}

/** Answers with these statuses, 0 being a cut connection, and then with 201. */
async function stub(statuses: number[], retryAfter: string): Promise<Stub> {
  const keys: (string | undefined)[] = [];
  const server: Server = createServer((request, response) => {
    keys.push(request.headers['idempotency-key']?.toString());
    request.resume().on('end', () => {
      const status = statuses.shift() ?? 201;
      if (status === 0) return void request.socket.destroy();
      const headers = { 'content-type': 'application/json', 'retry-after': retryAfter };
      response.writeHead(status, headers).end('{"id":"1","error":"e"}');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, keys, close: () => server.close() };
}

const repeated = `
import { createClient } from 'invoicing-client';
const client = createClient({ baseUrl: process.env.STUB ?? '' });
const { response } = await client.POST('/api/v1/customers', { body: { name: 'Ada' } });
console.log(response.status);
`;

test.each([
  ['a cut, 503 and 429 are repeated with one key', [0, 503, 429], '0', '201', 4],
  ['a request that is still running is asked for again', [409], '0', '201', 2],
  ['five refusals are given up', [503, 503, 503, 503, 503], '0', '503', 5],
  ['a quota of days is not waited for', [429], '86400', '429', 1],
  ['an error of the request is not repeated', [400], '', '400', 1],
])('%s', async (_, statuses, retryAfter, status, requests) => {
  const server = await stub([...statuses], retryAfter);
  try {
    expect(await runProgram('repeated', { STUB: server.url })).toBe(status);
    expect(server.keys).toHaveLength(requests);
    expect(new Set(server.keys).size).toBe(1);
    expect(server.keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  } finally {
    server.close();
  }
});

const checked = `
import { verifyWebhook } from 'invoicing-client';
const [secret, headers, body] = JSON.parse(process.env.SIGNED ?? '');
console.log(await verifyWebhook(secret, headers, body).then((event) => event.type, (error) => error.message));
`;

const bytes = Buffer.from('a secret of thirty-two bytes ...');
const secret = `whsec_${bytes.toString('base64')}`;
const body = '{"type":"invoice.paid","timestamp":"2026-01-01T00:00:00Z","data":{"id":"1"}}';

function signed(at: number, by = bytes): Record<string, string> {
  const mac = createHmac('sha256', by).update(`msg_1.${at}.${body}`).digest('base64');
  return {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(at),
    'webhook-signature': `v1,AAAA v1,${mac}`,
  };
}

test('a webhook is accepted with a matching signature only', async () => {
  const now = Math.floor(Date.now() / 1_000);
  const other = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
  const verify = (...args: unknown[]) => runProgram('checked', { SIGNED: JSON.stringify(args) });
  expect(await verify(secret, signed(now), body)).toBe('invoice.paid');
  expect(await verify([other, secret], signed(now), body)).toBe('invoice.paid');
  expect(await verify(other, signed(now), body)).toBe('No signature matches');
  expect(await verify(secret, signed(now), `${body} `)).toBe('No signature matches');
  expect(await verify(secret, signed(now - 3_600), body)).toMatch(/older than five minutes/);
  expect(await verify(secret, signed(now + 3_600), body)).toMatch(/older than five minutes/);
  expect(await verify(secret, { ...signed(now), 'webhook-id': '' }, body)).toMatch(/is missing/);
});
