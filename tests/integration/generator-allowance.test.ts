import { randomInt } from 'node:crypto';
import { adminApi } from '../support/api';
import { eventually } from '../support/eventually';
import { expectQuotaHeaders, expectRefused, LEAST, PREVIEW, send } from '../support/generator';
import type { Fields } from '../support/records';

const ALLOWANCES = '/content-manager/collection-types/api::generator-allowance.generator-allowance';

/** A network of 256 addresses for one test, within the shared address space 100.64.0.0/10. */
const freshNetwork = () => `100.${64 + randomInt(64)}.${randomInt(256)}`;
const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } });

async function limitOf(address: string): Promise<number> {
  const answer = await send(LEAST, { ...from(address), path: PREVIEW });
  return Number(answer.headers.get('x-ratelimit-limit'));
}

async function allow(range: string, limit: number, note?: string): Promise<string> {
  const fields = { address_or_range: range, monthly_limit: limit, note };
  const answer = await adminApi().post(ALLOWANCES, fields);
  expect({ status: answer.status, text: answer.text }).toMatchObject({ status: 201 });
  return answer.body.data.documentId as string;
}

/**
 * An address has 90 previews per minute, and an allowance works within seconds, so few requests
 * suffice.
 */
const PAUSE_MS = 400;

const untilLimit = (address: string, limit: number) =>
  eventually(async () => (await limitOf(address)) === limit, 60_000, PAUSE_MS);

test('an address gets the operator’s limit, and loses it when it is removed', async () => {
  const network = freshNetwork();
  const [special, other] = [`${network}.7`, `${network}.8`];
  const id = await allow(special, 250, 'A partner');
  await untilLimit(special, 250);
  expect(expectQuotaHeaders(await send(LEAST, from(special)), 250)).toBe(249);
  expect(expectQuotaHeaders(await send(LEAST, from(other)))).toBe(99);

  await adminApi().put(`${ALLOWANCES}/${id}`, { monthly_limit: 300 });
  await untilLimit(special, 300);
  expect((await adminApi().delete(`${ALLOWANCES}/${id}`)).status).toBe(200);
  await untilLimit(special, 100);
  expect(expectQuotaHeaders(await send(LEAST, from(special)))).toBe(98);
});

test('each address in a range gets its limit, and the narrowest range decides', async () => {
  const network = freshNetwork();
  await allow(`${network}.0/24`, 1000);
  await allow(`${network}.64/26`, 2000);
  await allow(`${network}.65`, 1);
  await untilLimit(`${network}.65`, 1);
  expect(await limitOf(`${network}.1`)).toBe(1000);
  expect(await limitOf(`${network}.66`)).toBe(2000);
  expect(expectQuotaHeaders(await send(LEAST, from(`${network}.1`)), 1000)).toBe(999);
  expect(expectQuotaHeaders(await send(LEAST, from(`${network}.2`)), 1000)).toBe(999);
  expect(expectQuotaHeaders(await send(LEAST, from(`${network}.65`)), 1)).toBe(0);
  expectRefused(await send(LEAST, from(`${network}.65`)), 429, 'quota_exceeded', 1);
});

test('with a limit of 0 an address gets no invoices, but still previews', async () => {
  const address = `${freshNetwork()}.9`;
  await allow(address, 0);
  await untilLimit(address, 0);
  expectRefused(await send(LEAST, from(address)), 429, 'quota_exceeded', 0);
  expect((await send(LEAST, { ...from(address), path: PREVIEW })).status).toBe(200);
});

test('a range of IPv6 applies to its addresses', async () => {
  const network = `2001:db8:${randomInt(0xffff).toString(16)}`;
  await allow(`${network}::/48`, 500);
  await untilLimit(`${network}:1::1`, 500);
  expect(await limitOf(`${network}:2::1`)).toBe(500);
});

test.each([
  'example.com',
  '300.1.1.1',
  '10.0.0.0/33',
  '10.0.0.0/-1',
  '10.0.0.0/8/8',
  '10.0.0.0-10.0.0.9',
  '10.0.0.1, 10.0.0.2',
  '2001:db8::/129',
  '::g',
  '*',
  ' ',
])('the range %j is refused with an example of a range', async (range) => {
  const answer = await adminApi().post(ALLOWANCES, { address_or_range: range, monthly_limit: 5 });
  expect(answer.status).toBe(400);
  expect(answer.body.error.message).toMatch(/must be an IP address or a range such as/);
});

test.each<[string, Fields]>([
  ['no range', { monthly_limit: 5 }],
  ['a range that is null', { address_or_range: null, monthly_limit: 5 }],
  ['no limit', { address_or_range: `${freshNetwork()}.1` }],
  ['a limit below zero', { address_or_range: `${freshNetwork()}.2`, monthly_limit: -1 }],
  ['a limit in words', { address_or_range: `${freshNetwork()}.3`, monthly_limit: 'many' }],
])('an allowance with %s is refused', async (_name, fields) => {
  expect((await adminApi().post(ALLOWANCES, fields)).status).toBe(400);
});

test('an allowance cannot be changed to an unreadable range', async () => {
  const id = await allow(`${freshNetwork()}.4`, 5);
  const answer = await adminApi().put(`${ALLOWANCES}/${id}`, { address_or_range: 'nobody' });
  expect(answer.status).toBe(400);
  expect(answer.body.error.message).toMatch(/must be an IP address or a range/);
});
