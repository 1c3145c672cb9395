import { adminApi, api, createKey } from '../support/api';
import { ACCOUNTS, camt, transactionsOf, upload } from '../support/bank';
import { inMyBusinesses } from '../support/books';
import { query } from '../support/databases';
import { settledEvents } from '../support/events';
import type { Answer } from '../support/http';
import { classifiedRoutes } from '../support/listed-routes';
import { operatorWho, type OperatorAccount } from '../support/operators';
import {
  createInvoice,
  creditInvoice,
  recordPayment,
  recordRefund,
  UNKNOWN_ID,
} from '../support/records';
import { readRun } from '../support/run';
import {
  collection,
  memberOf,
  twoShops,
  TYPES,
  type Shop,
  type Type,
} from '../support/two-businesses';

let mine: Shop;
let foreign: Shop;
let limited: OperatorAccount;

beforeAll(async () => {
  ({ mine, foreign, limited } = await twoShops());
});

test('no path revokes a key of the other business', async () => {
  for (const { ids } of [mine, foreign]) {
    const path = `/invoicing/businesses/${ids.business}/keys/${foreign.tokenId}`;
    expect((await limited.delete(path)).status).toBe(404);
  }
  expect((await api(foreign.key).get('/api/v1/customers')).status).toBe(200);
  const listed = await limited.get(`/invoicing/businesses/${mine.ids.business}/keys`);
  const names = listed.body.data.map(({ name }: { name: string }) => name);
  expect(names).toContain(`${mine.mark} key ${mine.tokenId}`);
  expect(names.join()).not.toContain(foreign.mark);
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

/** Every route of the panel that names a record, from tests/routes.txt. Jobs belong to their operators; imports and saved profiles have tests of their own. */
const ROUTES = classifiedRoutes()
  .filter(({ audience, path }) => audience === 'panel' && /^\/invoicing\/.*\/:id\b/.test(path))
  .filter(({ path }) => !/^\/invoicing\/(jobs|imports|businesses\/:id\/profiles)\//.test(path))
  .map(({ method, path }) => [method, path] as const);

/** Who reads the books may export them, and that takes a job. */
const CHANGES = ROUTES.filter(([method, path]) => method !== 'GET' && !path.endsWith('/export'));

const EVERY_TYPE = [
  ...(Object.keys(TYPES) as Type[]),
  ...(['payment', 'creditNote', 'refund', 'bankStatement', 'bankTransaction'] as const),
];

/** A statement of a bank, and the transaction on it. */
async function bankOf(business: string) {
  const saved = await adminApi().put(collection('business', business), { bank_accounts: ACCOUNTS });
  expect(saved.status).toBe(200);
  const { key } = await createKey({ business, scopes: ['read', 'bank'] });
  const bank = { client: api(key) };
  const { id: statement } = (await upload(bank, camt([{ lines: [{ amount: '5.00' }] }]))).body;
  const [transaction] = await transactionsOf(bank);
  return { 'bank-statements': statement, 'bank-transactions': transaction.id };
}

/** Ids of a shop by the part of the path before them, with money that came and went back. */
async function idsOf({ key, ids }: Shop): Promise<Readonly<Record<string, string>>> {
  const client = api(key);
  const { id: invoice } = await createInvoice(client, ids.customer, { status: 'sent' });
  const payment = await recordPayment(client, invoice, { amount: 110 });
  const note = await creditInvoice(client, invoice);
  const refund = await recordRefund(client, note.id, { amount: 1 });
  return {
    businesses: ids.business,
    customers: ids.customer,
    products: ids.product,
    invoices: invoice,
    quotations: ids.quotation,
    'recurring-invoices': ids.recurring,
    mails: ids.mail,
    endpoints: ids.endpoint,
    deliveries: ids.delivery,
    payments: payment.id,
    'credit-notes': note.id,
    refunds: refund.id,
    ...(await bankOf(ids.business)),
  };
}

const LISTS = ['customers', 'products', 'invoices', 'quotations', 'recurring-invoices', 'payments'];

/** All that a program can read of a shop, with the time of its last event. */
async function stateOf({ key }: Shop): Promise<string[]> {
  const paths = [...LISTS, 'credit-notes', 'webhook-endpoints', 'webhook-deliveries', 'events'];
  const answers = await Promise.all(paths.map((path) => api(key).get(`/api/v1/${path}`)));
  return answers.map(({ text }) => text);
}

let before: [string[], string[]];
let own: Awaited<ReturnType<typeof idsOf>>;
let others: typeof own;
const operators = {} as Record<'all' | 'reader' | 'nobody', OperatorAccount>;

beforeAll(async () => {
  [own, others] = [await idsOf(mine), await idsOf(foreign)];
  // Later, the list would have events of what was made above.
  for (const { key } of [mine, foreign]) await settledEvents(api(key));
  before = [await stateOf(mine), await stateOf(foreign)];
  operators.all = await memberOf(mine.ids.business, inMyBusinesses(EVERY_TYPE));
  operators.reader = await memberOf(mine.ids.business, inMyBusinesses(EVERY_TYPE, ['read']));
  operators.nobody = await operatorWho([]);
});

/** Sends a request without a body to a route of a record. Whatever else the path names does not exist. */
function ask(
  [method, path]: (typeof ROUTES)[number],
  ids: Readonly<Record<string, string>>,
  who: keyof typeof operators = 'all',
): Promise<Answer> {
  const at = path
    .replace(/([\w-]+)\/:id/, (_, type: string) => `${type}/${ids[type] ?? UNKNOWN_ID}`)
    .replace(/:\w+/, UNKNOWN_ID);
  const send = operators[who];
  if (method === 'GET') return send.get(at);
  if (method === 'DELETE') return send.delete(at);
  return method === 'PUT' ? send.put(at, {}) : send.post(at, {});
}

test.each(ROUTES)(
  '%s %s answers 404 for the other business, and where there is nothing',
  async (...route) => {
    const answer = await ask(route, others);
    expect(answer.status).toBe(404);
    expect(answer.text).not.toContain(foreign.mark);
    const malformed = Object.fromEntries(Object.keys(own).map((type) => [type, '1']));
    for (const ids of [{}, malformed]) expect((await ask(route, ids)).status).toBe(404);
  },
);

test.each(ROUTES)('%s %s answers 403 to a role without the type', async (...route) => {
  expect((await ask(route, own, 'nobody')).status).toBe(403);
});

test.each(CHANGES)('%s %s answers 403 to who may only read', async (...route) => {
  expect((await ask(route, own, 'reader')).status).toBe(403);
});

test('no refused request has changed anything', async () => {
  expect([await stateOf(mine), await stateOf(foreign)]).toEqual(before);
});

// Last, since it changes the records; and what deletes one comes after the others.
const BY_DELETE = [...ROUTES].sort(
  ([one], [other]) => Number(one === 'DELETE') - Number(other === 'DELETE'),
);
test.each(BY_DELETE.filter(([, path]) => path.split(':').length === 2))(
  '%s %s is there for a member',
  async (...route) => {
    expect([403, 404]).not.toContain((await ask(route, own)).status);
  },
);

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
