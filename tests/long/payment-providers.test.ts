import { adminApi, createKey } from '../support/api';
import { query } from '../support/databases';
import { CM, operatorWho, inMyBusinesses } from '../support/operators';
import { httpClient } from '../support/http';
import { UNKNOWN_ID } from '../support/records';
import { startService, type Service } from '../support/service';
import { connectStripe, disconnectStripe, listProviders } from '../support/providers/shop';
import { startStripe, type StripeStandIn } from '../support/providers/stripe';

const BUSINESS = 'api::business.business';

let stripe: StripeStandIn;
let service: Service;
beforeAll(async () => {
  stripe = await startStripe();
  service = await startService({ env: { STRIPE_API_URL: stripe.url } });
});
afterAll(async () => {
  await service?.stop();
  await stripe?.close();
});

const create = async () => (await createKey({ service })).business;
const WEBHOOK_URL = /^http:\/\/localhost:\d+\/hooks\/payments\/stripe\/[\w-]{43}$/;

test('a business connects Stripe by keys that Stripe knows, and no answer shows them again', async () => {
  const business = await create();
  const before = await listProviders(service, business);
  const nothing = { provider: 'stripe', connected: false, mode: null, account: null };
  expect([before.status, before.body.data]).toEqual([
    200,
    [{ ...nothing, webhook_url: expect.stringMatching(WEBHOOK_URL) }],
  ]);
  const account = stripe.account('Werft Design');
  const made = await connectStripe(service, business, ` ${account.key}\n`);
  const shown = {
    provider: 'stripe',
    connected: true,
    mode: 'test',
    account: 'Werft Design',
    webhook_url: before.body.data[0].webhook_url,
  };
  expect([made.status, made.body.data]).toEqual([200, shown]);
  const listed = await listProviders(service, business);
  expect(listed.body.data).toEqual([shown]);
  for (const secret of [account.key, 'whsec_of_the_test']) {
    expect(made.text + listed.text + service.logs()).not.toContain(secret);
  }
  const gone = await disconnectStripe(service, business);
  expect([gone.status, gone.body.data]).toEqual([
    200,
    { ...nothing, webhook_url: shown.webhook_url },
  ]);
  expect((await disconnectStripe(service, business)).status).toBe(200);
});

test('the keys are sealed in every table, and gone when it is disconnected', async () => {
  const business = await create();
  const { key } = stripe.account();
  await connectStripe(service, business, key);
  const rows = () =>
    query<{ row: string }>(
      service.databaseUrl,
      `SELECT p::text AS row FROM payment_providers p JOIN businesses b ON b.id = p.business_id
        WHERE b.document_id = $1
        UNION ALL SELECT h::text FROM history_entries h`,
      [business],
    );
  const before = (await rows()).map(({ row }) => row).join('\n');
  expect(before).toContain('v1.');
  for (const secret of [key, key.slice(-8), 'whsec_of_the_test']) {
    expect(before).not.toContain(secret);
  }
  await disconnectStripe(service, business);
  expect((await rows()).map(({ row }) => row).join('\n')).not.toContain('v1.');
});

test('the history of the business says who connected which account', async () => {
  const business = await create();
  await connectStripe(service, business, stripe.account('Werft Design').key);
  await disconnectStripe(service, business);
  const path = `/invoicing/businesses/${business}/history`;
  const { entries } = (await adminApi(service).get(path)).body.data as {
    entries: { actor: { type: string }; changes: object[] }[];
  };
  const account = ['stripe: Werft Design (test)'];
  expect(entries.slice(0, 2).map(({ actor, changes }) => [actor.type, changes])).toEqual([
    ['operator', [{ field: 'payment_providers', before: account, after: null }]],
    ['operator', [{ field: 'payment_providers', before: null, after: account }]],
  ]);
});

test('keys of another account take the place of the first, and those of the same account renew it', async () => {
  const business = await create();
  const [one, other] = [stripe.account('One'), stripe.account('Other')];
  await connectStripe(service, business, one.key);
  await connectStripe(service, business, one.key, 'whsec_second');
  await connectStripe(service, business, other.key);
  const rows = await query(
    service.databaseUrl,
    `SELECT p.account_name AS account, p.is_connected AS now, p.api_key IS NULL AS gone
      FROM payment_providers p JOIN businesses b ON b.id = p.business_id
      WHERE b.document_id = $1 ORDER BY p.id`,
    [business],
  );
  expect(rows).toEqual([
    { account: 'One', now: false, gone: true },
    { account: 'Other', now: true, gone: false },
  ]);
});

test('wrong keys are refused at their fields, and a silent provider with 503', async () => {
  const business = await create();
  const admin = adminApi(service);
  const path = `/invoicing/businesses/${business}/payment-providers/stripe`;
  const fieldsOf = (body: { error: { details: { errors: { path: string[] }[] } } }) =>
    body.error.details.errors.map((one) => one.path[0]);
  const bodies = [
    [{}, ['secret_key', 'webhook_secret']],
    [{ secret_key: 1, webhook_secret: ['whsec_1'] }, ['secret_key', 'webhook_secret']],
    [{ secret_key: 'pk_test_1', webhook_secret: 'we_1' }, ['secret_key', 'webhook_secret']],
    [
      { secret_key: `sk_test_${'a'.repeat(300)}`, webhook_secret: 'whsec_ 1' },
      ['secret_key', 'webhook_secret'],
    ],
    [{ secret_key: 'sk_test_a\r\nHost: x', webhook_secret: 'whsec_1' }, ['secret_key']],
    [{ secret_key: 'sk_test_unknown', webhook_secret: 'whsec_1' }, ['secret_key']],
  ] as const;
  for (const [sent, fields] of bodies) {
    const { status, body, text } = await admin.put(path, sent);
    expect([status, fieldsOf(body)]).toEqual([400, fields]);
    expect(text).not.toMatch(/sk_test_unknown|aaaa/);
  }
  const nul = JSON.stringify({ secret_key: 'sk_test_1', webhook_secret: 'whsec_\u0000' });
  for (const hostile of [
    nul,
    '[]',
    '"x"',
    'null',
    '{',
    '{"__proto__":{"secret_key":"sk_test_1"}}',
  ]) {
    expect((await admin.put(path, hostile, { 'Content-Type': 'application/json' })).status).toBe(
      400,
    );
  }
  stripe.failNext(/^GET \/v1\/account$/, 'refuse');
  const silent = await connectStripe(service, business, stripe.account().key);
  expect([silent.status, silent.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await listProviders(service, business)).body.data[0].connected).toBe(false);
});

test('only operators who may change the bank account of this business connect a provider', async () => {
  const business = await create();
  const path = `/invoicing/businesses/${business}/payment-providers`;
  const keys = { secret_key: stripe.account().key, webhook_secret: 'whsec_1' };
  const statuses = async (who: ReturnType<typeof httpClient>) => [
    (await who.get(path)).status,
    (await who.put(`${path}/stripe`, keys)).status,
    (await who.delete(`${path}/stripe`)).status,
  ];
  const may = (action: string, ...fields: string[]) => ({
    action: `${CM}.${action}`,
    subject: BUSINESS,
    properties: { fields },
  });
  expect(await statuses(httpClient(service.url))).toEqual([401, 401, 401]);
  const { key } = await createKey({ service, business });
  expect(await statuses(httpClient(service.url, key))).toEqual([401, 401, 401]);
  const as = async (permissions: Parameters<typeof operatorWho>[0]) =>
    statuses(await operatorWho(permissions, service));
  expect(await as([])).toEqual([403, 403, 403]);
  expect(await as([may('read', 'name'), may('update', 'name')])).toEqual([403, 403, 403]);
  expect(await as([may('read', 'name', 'bank_accounts')])).toEqual([200, 403, 403]);
  const ofOthers = [
    inMyBusinesses('read', BUSINESS, ['name', 'bank_accounts']),
    inMyBusinesses('update', BUSINESS, ['name', 'bank_accounts']),
  ];
  expect(await as(ofOthers)).toEqual([404, 404, 404]);
  expect(await as([may('read', 'bank_accounts'), may('update', 'bank_accounts')])).toEqual([
    200, 200, 200,
  ]);
  for (const id of [UNKNOWN_ID, 'x', '%00']) {
    const there = `/invoicing/businesses/${id}/payment-providers`;
    expect((await adminApi(service).get(there)).status).toBeGreaterThanOrEqual(400);
    expect((await adminApi(service).put(`${there}/stripe`, keys)).status).toBeLessThan(500);
  }
  expect((await adminApi(service).put(`${path}/mollie`, keys)).status).toBe(405);
});

test('the API neither shows nor takes keys of providers', async () => {
  const { key, business } = await createKey({ service });
  await connectStripe(service, business, stripe.account().key);
  const client = httpClient(service.url, key);
  const { text } = await client.get('/api/v1/business');
  expect(text).not.toMatch(/stripe|provider|v1\./i);
  for (const path of ['/api/v1/business/payment-providers', '/api/payment-providers']) {
    expect((await client.get(path)).status).toBe(404);
  }
});
