import { adminApi, api, createKey } from '../support/api';
import { expectError } from '../support/expect-error';
import { httpClient, type Answer } from '../support/http';
import { UNKNOWN_ID } from '../support/records';
import { KEY_ROUTES } from '../support/routes';
import { readRun } from '../support/run';
import { sharedService } from '../support/service';

const anyone = httpClient(sharedService().url);

function call(method: string, path: string, headers: Record<string, string>): Promise<Answer> {
  if (method === 'GET') return anyone.get(path, headers);
  return method === 'PATCH' ? anyone.patch(path, {}, headers) : anyone.post(path, {}, headers);
}

async function deletedKey(): Promise<string> {
  const { key, tokenId } = await createKey();
  await adminApi().delete(`/admin/api-tokens/${tokenId}`);
  return key;
}

test('every fault of a key gets the same answer, byte by byte', async () => {
  const { key } = await createKey();
  const headers = [
    undefined,
    '',
    'Bearer',
    'Bearer ',
    key,
    `Basic ${key}`,
    `Token ${key}`,
    `Bearer ${key}x`,
    `Bearer ${key.slice(0, -1)}`,
    `Bearer ${key} ${key}`,
    `Bearer ${key},`,
    `Bearer "${key}"`,
    `Bearer ${'f'.repeat(256)}`,
    `Bearer ${'f'.repeat(4000)}`,
    `Bearer ' OR 1=1 --`,
    `Bearer ${readRun().adminToken}`,
    `Bearer ${await deletedKey()}`,
  ];
  const texts = new Set<string>();
  for (const authorization of headers) {
    const answer = await anyone.get('/api/v1/invoices', {
      'X-Request-Id': 'same',
      ...(authorization === undefined ? {} : { Authorization: authorization }),
    });
    expectError(answer, 401, 'unauthorized');
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    texts.add(answer.text);
  }
  expect(texts.size).toBe(1);
});

test.each(KEY_ROUTES)('$method $path needs a key', async ({ method, path }) => {
  const answer = await call(method, path.replace(':id', UNKNOWN_ID), {});
  expectError(answer, 401, 'unauthorized');
  expect(answer.headers.get('www-authenticate')).toBe('Bearer');
});

test('without a key, no answer reveals paths and methods', async () => {
  const answers = [
    await anyone.get('/api/v1'),
    await anyone.get('/api/v1/'),
    await anyone.get('/api/v1/nothing'),
    await anyone.get('/api/v1/invoices/x/y/z'),
    await anyone.delete('/api/v1/invoices'),
    await anyone.put(`/api/v1/invoices/${UNKNOWN_ID}`, {}),
    await anyone.post('/api/v1/nothing', { a: 1 }),
  ];
  for (const answer of answers) {
    expectError(answer, 401, 'unauthorized');
    expect(answer.headers.get('allow')).toBeNull();
  }
});

test('a key is not taken from the query, a cookie or the body', async () => {
  const { key } = await createKey();
  for (const answer of [
    await anyone.get(`/api/v1/invoices?access_token=${key}&api_key=${key}&key=${key}`),
    await anyone.get('/api/v1/invoices', { Cookie: `jwt=${key}; token=${key}` }),
    await anyone.get('/api/v1/invoices', { 'X-Api-Key': key }),
    await anyone.post('/api/v1/customers', { name: 'x', access_token: key }),
  ]) {
    expectError(answer, 401, 'unauthorized');
  }
});

test('the scheme may be written in any case', async () => {
  const { key } = await createKey();
  for (const scheme of ['Bearer', 'bearer', 'BEARER']) {
    const { status } = await anyone.get('/api/v1/invoices', { Authorization: `${scheme} ${key}` });
    expect(status).toBe(200);
  }
});

test('an answer never repeats the key', async () => {
  const { key } = await createKey();
  const answers = [await api(key).get('/api/v1/nothing'), await api(`${key}x`).get('/api/v1')];
  for (const { text, headers } of answers) {
    expect(text + JSON.stringify([...headers])).not.toContain(key);
  }
});
