import { execFile } from 'node:child_process';
import { mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { api, createKey } from '../support/api';
import type { Answer } from '../support/http';
import { MODULES } from '../support/packed-client';
import { openApiFile, runFolder } from '../support/run';

interface Document {
  paths: Record<
    string,
    Record<string, { responses: Record<string, { headers?: object; content?: object }> }>
  >;
}

const read = async (): Promise<Document> => (await api().get('/api/v1/openapi.json')).body;

test('each operation names the answer to a wrong method, and each answer its headers', async () => {
  for (const [path, methods] of Object.entries((await read()).paths)) {
    if (path === '/api/v1/openapi.json') continue;
    for (const [method, { responses }] of Object.entries(methods)) {
      expect([path, method, Object.keys(responses)]).toEqual([
        path,
        method,
        expect.arrayContaining(['405', '429']),
      ]);
      for (const [status, { headers = {} }] of Object.entries(responses))
        expect([path, status, headers]).toEqual([
          path,
          status,
          expect.objectContaining({ 'X-Request-Id': expect.anything() }),
        ]);
    }
  }
});

/** tests/support/documented.ts holds every answer of the tests against the document, its headers too. */
test('answers have the headers that the document names for them', async () => {
  const { paths } = await read();
  const client = api((await createKey()).key);
  const LIMITS = ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'];
  const repeat = { 'Idempotency-Key': 'k' };
  const made = await client.post('/api/v1/customers?foo=1', { name: 'A' }, repeat);
  const answers: [string, string, Answer, string[]][] = [
    ['/api/v1/customers', 'post', made, [...LIMITS, 'etag', 'location', 'x-ignored']],
    [
      '/api/v1/customers',
      'post',
      await client.post('/api/v1/customers?foo=1', { name: 'A' }, repeat),
      [...LIMITS, 'etag', 'location', 'idempotency-replayed'],
    ],
    [
      '/api/v1/customers',
      'post',
      await client.post('/api/v1/customers', { name: 1, foo: 1 }, { 'Idempotency-Key': 'l' }),
      [...LIMITS, 'x-ignored'],
    ],
    ['/api/v1/customers', 'post', await client.post('/api/v1/customers', '{'), LIMITS],
    ['/api/v1/customers', 'get', await client.get('/api/v1/customers'), LIMITS],
    ['/api/v1/customers', 'get', await api().get('/api/v1/customers'), ['www-authenticate']],
    ['/api/v1/customers', 'get', await client.put('/api/v1/customers', {}), ['allow']],
    [
      '/api/v1/customers/{id}',
      'patch',
      await client.patch(`/api/v1/customers/${made.body.id}`, { name: 'B' }, { 'If-Match': '"x"' }),
      [...LIMITS, 'etag'],
    ],
  ];
  const OURS = /^(x-ratelimit-.*|x-ignored|idempotency-.*|location|etag|allow|www-authenticate)$/;
  for (const [path, method, { status, headers }, expected] of answers) {
    const sent = [...headers.keys()].filter((name) => OURS.test(name)).sort();
    expect([status, sent]).toEqual([status, [...expected].sort()]);
    const described = Object.keys(paths[path]?.[method]?.responses[status]?.headers ?? {});
    expect(described.map((name) => name.toLowerCase())).toEqual(expect.arrayContaining(sent));
  }
});

test('lists have one media type and no keyword `default`, so that generators type them', async () => {
  const document = await read();
  for (const methods of Object.values(document.paths)) {
    const content = methods['get']?.responses['200']?.content;
    const types = Object.keys(content ?? {});
    if (types.includes('application/json')) expect(types).toEqual(['application/json']);
  }
  expect(JSON.stringify(document)).not.toContain('"default":');
});

/** No cast, and no check but for an answer without data. */
const CALLER = `
import createClient from 'openapi-fetch';
import type { paths } from './schema.js';
const client = createClient<paths>({ baseUrl: '' });
const { data: invoices } = await client.GET('/api/v1/invoices', { params: { query: { cursor: '' } } });
const totals: number[] = (invoices?.data ?? []).map((invoice) => invoice.total);
const customer: string | undefined = invoices?.data[0]?.customers.name;
const next: string | null | undefined = invoices?.pagination.next_cursor;
const pages: number | undefined = invoices?.pagination.total_pages;
const { data: customers } = await client.GET('/api/v1/customers');
const names: string[] = (customers?.data ?? []).map(({ name }) => name);
const { data: payments } = await client.GET('/api/v1/payments');
const amounts: number[] = (payments?.data ?? []).map(({ amount }) => amount);
const { data: events } = await client.GET('/api/v1/events');
const types: string[] = (events?.data ?? []).map(({ type }) => type);
await client.PATCH('/api/v1/customers/{id}', { params: { path: { id: 'x' } }, body: { name: 'A' } });
// @ts-expect-error a record is no text
const wrong: string[] = invoices?.data ?? [];
console.log(totals, customer, next, pages, names, amounts, types, wrong);
`;

test('a caller of lists compiles strictly by the types of openapi-typescript, without a cast', async () => {
  const folder = mkdtempSync(`${runFolder()}/typed-`);
  const run = (program: string, ...args: string[]) =>
    promisify(execFile)(process.execPath, [path.join(MODULES, program), ...args], { cwd: folder });
  await run('openapi-typescript/bin/cli.js', openApiFile(), '-o', 'schema.ts');
  writeFileSync(path.join(folder, 'caller.ts'), CALLER);
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  symlinkSync(MODULES, path.join(folder, 'node_modules'));
  const options = '--strict --noEmit --target es2022 --module nodenext --types node'.split(' ');
  const compiled = run('typescript/lib/tsc.js', ...options, 'caller.ts');
  // The compiler says its faults on stdout, and fails.
  await expect(compiled.catch(({ stdout }) => ({ stdout }))).resolves.toMatchObject({ stdout: '' });
}, 120_000);
