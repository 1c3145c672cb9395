import { api, createKey } from '../support/api';
import { expectError } from '../support/expect-error';
import { pageOf, ask, sentQuotation } from '../support/hosted';
import { creditInvoice, UNKNOWN_ID } from '../support/records';
import { createTrade, type Trade } from '../support/trade';

let trade: Trade;
let documents: Record<'invoices' | 'quotations' | 'credit-notes', string>;

beforeAll(async () => {
  trade = await createTrade();
  const { id } = await trade.invoice();
  documents = {
    invoices: id,
    quotations: (await sentQuotation(trade)).id,
    'credit-notes': (await creditInvoice(trade.client, id)).id,
  };
});

const PATHS = ['invoices', 'quotations', 'credit-notes'] as const;
const LINKS = ['link', 'link/revoke'] as const;
const both = PATHS.flatMap((path) => LINKS.map((link) => [path, link] as const));
const at = (path: (typeof PATHS)[number], link: string, id = documents[path]) =>
  `/api/v1/${path}/${id}/${link}`;

test.each(PATHS)('the link of %s is the same until it is revoked', async (path) => {
  const first = await trade.client.post(at(path, 'link'));
  expect(first.status).toBe(200);
  expect(first.body).toEqual({ url: expect.stringMatching(/^https?:\/\/.+\/d\/[\w-]{44}$/) });
  expect((await trade.client.post(at(path, 'link'), { url: 'x' })).body).toEqual(first.body);
  const revoked = await trade.client.post(at(path, 'link/revoke'));
  expect(revoked.status).toBe(200);
  expect(revoked.body.url).not.toBe(first.body.url);
  expect((await trade.client.post(at(path, 'link'))).body).toEqual(revoked.body);
  const [old, now] = [first, revoked].map(({ body }) => new URL(body.url).pathname);
  expect((await ask(old as string)).status).toBe(404);
  expect((await ask(now as string)).status).toBe(200);
});

test.each(both)('%s: another business’s key finds no document to %s', async (path, link) => {
  const before = await pageOf(trade.client, `${path}/${documents[path]}`);
  const other = await createTrade();
  for (const id of [documents[path], UNKNOWN_ID, 'x'])
    expectError(await other.client.post(at(path, link, id)), 404, 'not_found');
  expect(await pageOf(trade.client, `${path}/${documents[path]}`)).toBe(before);
});

test.each(both)('%s/…/%s needs the scope write', async (path, link) => {
  const { business } = trade;
  for (const scopes of [['read'], ['webhooks']] as const) {
    const weak = api((await createKey({ business, scopes: [...scopes] })).key);
    expectError(await weak.post(at(path, link)), 403, 'insufficient_scope');
  }
  expectError(await api().post(at(path, link)), 401, 'unauthorized');
  expectError(await trade.client.get(at(path, link)), 405, 'method_not_allowed');
});

test.each(LINKS)('a draft has no page: %s', async (link) => {
  const invoice = await trade.invoice({ status: 'draft' });
  const quotation = await sentQuotation(trade, { status: 'draft' });
  const cancelled = await trade.invoice({ status: 'cancelled' });
  expectError(await trade.client.post(at('invoices', link, invoice.id)), 409, 'not_issued');
  expectError(await trade.client.post(at('quotations', link, quotation.id)), 409, 'not_issued');
  expectError(await trade.client.post(at('invoices', link, cancelled.id)), 409, 'not_issued');
});

test('links of many documents all differ, also after as many revocations', async () => {
  const urls = new Set<string>();
  for (let count = 0; count < 5; count += 1)
    for (const path of PATHS) urls.add((await trade.client.post(at(path, 'link/revoke'))).body.url);
  expect(urls.size).toBe(15);
});

test('a repeated revocation with its key is made once, and gets the same link', async () => {
  const repeat = { 'Idempotency-Key': 'revoke' };
  const revoke = () => trade.client.post(at('invoices', 'link/revoke'), undefined, repeat);
  const first = await revoke();
  const again = await revoke();
  expect([again.status, again.text]).toEqual([200, first.text]);
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  expect((await trade.client.post(at('invoices', 'link'))).text).toBe(first.text);
});

test('bodies that cannot be read are refused', async () => {
  expectError(await trade.client.post(at('invoices', 'link'), '{'), 400, 'malformed_json');
  const text = { 'Content-Type': 'text/plain' };
  expectError(
    await trade.client.post(at('invoices', 'link'), 'x', text),
    415,
    'unsupported_media_type',
  );
});
