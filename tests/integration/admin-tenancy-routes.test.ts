import { adminApi, api } from '../support/api';
import { query } from '../support/databases';
import type { OperatorAccount } from '../support/operators';
import { readRun } from '../support/run';
import { twoShops, type Shop } from '../support/two-businesses';

let mine: Shop;
let foreign: Shop;
let limited: OperatorAccount;

beforeAll(async () => {
  ({ mine, foreign, limited } = await twoShops());
});

type Method = 'get' | 'post' | 'delete';

/** Every route of a record, and its answer to a member. */
const ROUTES: [Method, string, (shop: Shop) => string, number, object?][] = [
  ['get', 'a PDF', ({ ids }) => `invoices/${ids.invoice}/pdf`, 200],
  ['get', 'a quotation’s PDF', ({ ids }) => `quotations/${ids.quotation}/pdf`, 200],
  ['get', 'a lock', ({ ids }) => `invoices/${ids.invoice}/lock`, 200],
  ['get', 'a quotation’s lock', ({ ids }) => `quotations/${ids.quotation}/lock`, 200],
  ['get', 'what became of a quotation', ({ ids }) => `quotations/${ids.quotation}/invoice`, 200],
  ['get', 'an invoice’s history', ({ ids }) => `invoices/${ids.invoice}/history`, 200],
  ['get', 'a quotation’s history', ({ ids }) => `quotations/${ids.quotation}/history`, 200],
  ['get', 'a product’s history', ({ ids }) => `products/${ids.product}/history`, 200],
  ['get', 'a customer’s history', ({ ids }) => `customers/${ids.customer}/history`, 200],
  ['get', 'a business’s history', ({ ids }) => `businesses/${ids.business}/history`, 200],
  ['get', 'an endpoint’s history', ({ ids }) => `webhooks/endpoints/${ids.endpoint}/history`, 200],
  ['post', 'a state', ({ ids }) => `invoices/${ids.invoice}/state`, 200, { state: 'sent' }],
  [
    'post',
    'a quotation’s state',
    ({ ids }) => `quotations/${ids.quotation}/state`,
    200,
    { state: 'sent' },
  ],
  ['post', 'a duplicate', ({ ids }) => `invoices/${ids.invoice}/duplicate`, 201],
  ['post', 'a quotation’s duplicate', ({ ids }) => `quotations/${ids.quotation}/duplicate`, 201],
  ['post', 'a conversion', ({ ids }) => `quotations/${ids.quotation}/convert`, 201],
  ['get', 'keys', ({ ids }) => `businesses/${ids.business}/keys`, 200],
  [
    'post',
    'a new key',
    ({ ids }) => `businesses/${ids.business}/keys`,
    201,
    { name: 'Till', scopes: ['read'] },
  ],
  ['post', 'a ping', ({ ids }) => `webhooks/endpoints/${ids.endpoint}/ping`, 200],
  ['post', 'a new secret', ({ ids }) => `webhooks/endpoints/${ids.endpoint}/rotate-secret`, 200],
  ['post', 'a secret', ({ ids }) => `webhooks/endpoints/${ids.endpoint}/reveal-secret`, 409],
  [
    'post',
    'what failed at an endpoint',
    ({ ids }) => `webhooks/endpoints/${ids.endpoint}/redeliver-failed`,
    200,
  ],
  ['post', 'a delivery', ({ ids }) => `webhooks/deliveries/${ids.delivery}/redeliver`, 200],
];

test.each(ROUTES)('%s %s of the other business answers 404', async (...row) => {
  const [method, , path, ok, body] = row;
  const refused = await limited[method](`/invoicing/${path(foreign)}`, body as never);
  expect(refused.status).toBe(404);
  expect(refused.text).not.toContain(foreign.mark);
  const own = await limited[method](`/invoicing/${path(mine)}`, body as never);
  expect(own.status).toBe(ok);
});

test('no path revokes a key of the other business', async () => {
  for (const { ids } of [mine, foreign]) {
    const path = `/invoicing/businesses/${ids.business}/keys/${foreign.tokenId}`;
    expect((await limited.delete(path)).status).toBe(404);
  }
  expect((await api(foreign.key).get('/api/v1/customers')).status).toBe(200);
  const listed = await limited.get(`/invoicing/businesses/${mine.ids.business}/keys`);
  const names = listed.body.data.map(({ name }: { name: string }) => name);
  expect(names).toEqual(['Till', `${mine.mark} key ${mine.tokenId}`]);
});

test('the status of endpoints covers only the own ones', async () => {
  const own = await limited.get('/invoicing/webhooks/status');
  const ids = (data: { documentId: string }[]) => data.map(({ documentId }) => documentId);
  expect(ids(own.body.data)).toEqual([mine.ids.endpoint]);
  const all = await adminApi().get('/invoicing/webhooks/status');
  expect(ids(all.body.data)).toEqual(
    expect.arrayContaining([mine.ids.endpoint, foreign.ids.endpoint]),
  );
});

test('only deliveries of the own business are sent again', async () => {
  const url = readRun().sharedDatabaseUrl;
  const ids = [mine.ids.delivery, foreign.ids.delivery];
  const fail = `update webhook_deliveries set state = 'failed' where document_id = any($1)`;
  await query(url, fail, [ids]);
  const { body } = await limited.post('/invoicing/webhooks/redeliver-failed');
  expect(body).toEqual({ data: { count: 1 } });
  const state = (id: string) =>
    query(url, 'select state from webhook_deliveries where document_id = $1', [id]);
  expect(await state(mine.ids.delivery)).toEqual([{ state: 'pending' }]);
  expect(await state(foreign.ids.delivery)).toEqual([{ state: 'failed' }]);
});
