import { randomUUID } from 'node:crypto';
import { adminApi, api, createKey } from '../support/api';
import { expectError } from '../support/expect-error';
import { changesOf, historyOf } from '../support/history';
import type { HttpClient } from '../support/http';
import {
  createCustomer,
  createInvoice,
  line,
  TIMESTAMP,
  UNKNOWN_ID,
  UUID,
} from '../support/records';

const PATH = '/api/v1/products';

let client: HttpClient;
let business: string;

beforeAll(async () => {
  const issued = await createKey();
  client = api(issued.key);
  business = issued.business;
});

async function made(fields: object = {}, by = client) {
  const answer = await by.post(PATH, { name: 'Consulting', unit_price: 150, ...fields });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body;
}

test('a product with name and price alone has the defaults', async () => {
  const { status, body } = await client.post(PATH, { name: ' Consulting ', unit_price: 150 });
  expect([status, body]).toEqual([
    201,
    {
      id: expect.stringMatching(UUID),
      business_id: business,
      name: 'Consulting',
      description: null,
      sku: null,
      unit_price: 150,
      currency: null,
      tax_rate: null,
      tax_category: null,
      unit_code: 'C62',
      active: true,
      metadata: {},
      created_at: expect.stringMatching(TIMESTAMP),
      updated_at: body.created_at,
    },
  ]);
  expect((await client.get(`${PATH}/${body.id as string}`)).body).toEqual(body);
});

test('every field is stored, with all digits of the price', async () => {
  const sku = randomUUID();
  const text = `{"name":"Pump","unit_price":123456789012.123456,"description":"A\\npump","sku":"${sku}","currency":"eur","tax_rate":7.125,"tax_category":"S","unit_code":"KGM","active":false}`;
  const { status, body, text: answered } = await client.post(PATH, text);
  expect(status).toBe(201);
  expect(answered).toContain('"unit_price":123456789012.123456');
  expect(body).toMatchObject({ description: 'A\npump', sku, currency: 'EUR', tax_rate: 7.125 });
  expect(body).toMatchObject({ tax_category: 'S', unit_code: 'KGM', active: false });
});

test('all bad fields are named at once', async () => {
  const bad = {
    name: ' ',
    unit_price: '1',
    description: 'x'.repeat(2001),
    sku: '',
    currency: 'ABC',
    tax_rate: 101,
    tax_category: 'X',
    unit_code: 'hour',
    active: 'yes',
  };
  const pointers = Object.keys(bad).map((field) => `/${field}`);
  expectError(await client.post(PATH, bad), 400, 'validation_failed', pointers);
  const needed = ['/name', '/unit_price'];
  expectError(await client.post(PATH, {}), 400, 'validation_failed', needed);
});

test('a category other than S is refused above 0 %, on create and after a change', async () => {
  const fields = { name: 'A', unit_price: 1, tax_rate: 5, tax_category: 'E' };
  expectError(await client.post(PATH, fields), 400, 'validation_failed', ['/tax_category']);
  const { id } = await made({ tax_category: 'E', tax_rate: 0 });
  const changed = await client.patch(`${PATH}/${id}`, { tax_rate: 5 });
  expectError(changed, 400, 'validation_failed', ['/tax_category']);
  expect((await client.patch(`${PATH}/${id}`, { tax_rate: 5, tax_category: null })).status).toBe(
    200,
  );
});

test('an article number is stored as given, and compared without case, outer blanks and forms of letters', async () => {
  const id = randomUUID();
  const sku = ` Ａb-${id} `;
  const { id: product } = await made({ sku });
  expect((await client.get(`${PATH}/${product}`)).body.sku).toBe(sku);
  for (const twin of [`ab-${id}`, `AB-${id.toUpperCase()}\u00a0`]) {
    const answer = await client.post(PATH, { name: 'P', unit_price: 1, sku: twin });
    expectError(answer, 409, 'duplicate_sku', ['/sku']);
  }
  expect((await client.patch(`${PATH}/${product}`, { sku: `AB-${id}` })).body.sku).toBe(`AB-${id}`);
});

test('an article number is used once in a business, also under concurrency', async () => {
  const sku = randomUUID();
  const twenty = Array.from({ length: 20 }, () =>
    client.post(PATH, { name: 'P', unit_price: 1, sku }),
  );
  const answers = await Promise.all(twenty);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  for (const answer of answers.filter(({ status }) => status !== 201))
    expectError(answer, 409, 'duplicate_sku', ['/sku']);
  const other = await made();
  expectError(await client.patch(`${PATH}/${other.id}`, { sku }), 409, 'duplicate_sku', ['/sku']);
  const elsewhere = await made({ sku }, api((await createKey()).key));
  expect(elsewhere.sku).toBe(sku);
});

test('a PATCH changes what it names, and null clears what may be empty', async () => {
  const product = await made({ sku: randomUUID(), currency: 'EUR', tax_rate: 10 });
  const path = `${PATH}/${product.id}`;
  const change = { unit_price: 160.5, currency: null, tax_rate: null, active: false };
  const { status, body } = await client.patch(path, { ...change, name: null, unit_code: null });
  expect([status, body]).toEqual([200, { ...product, ...change, updated_at: body.updated_at }]);
  expect(body.updated_at > product.updated_at).toBe(true);
  expect((await client.get(path)).body).toEqual(body);
  expectError(await client.patch(path, { color: 'red' }), 400, 'no_valid_fields');
  expectError(await client.patch(path, { name: '' }), 400, 'validation_failed', ['/name']);
  expect(changesOf((await historyOf(client, path))[0])).toEqual({
    unit_price: [150, 160.5],
    currency: ['EUR', null],
    tax_rate: [10, null],
    active: [true, false],
  });
});

test('a search finds parts of name and number, and tells archived products apart', async () => {
  const own = api((await createKey()).key);
  await made({ name: 'Blue paint 100%', sku: 'P-1' }, own);
  await made({ name: 'Red paint', sku: 'P-2', active: false }, own);
  await made({ name: 'Brush', sku: 'B_1' }, own);
  const names = async (query: string) => {
    const { status, body } = await own.get(`${PATH}?${query}`);
    return [status, body.pagination.total, body.data.map(({ name }: { name: string }) => name)];
  };
  expect(await names('')).toEqual([200, 3, ['Brush', 'Red paint', 'Blue paint 100%']]);
  expect(await names('name=PAINT')).toEqual([200, 2, ['Red paint', 'Blue paint 100%']]);
  expect(await names('name=%25')).toEqual([200, 1, ['Blue paint 100%']]);
  expect(await names('sku=_')).toEqual([200, 1, ['Brush']]);
  expect(await names('active=false')).toEqual([200, 1, ['Red paint']]);
  expect(await names('active=true&sku=p-')).toEqual([200, 1, ['Blue paint 100%']]);
  expect(await names('limit=2&page=2')).toEqual([200, 3, ['Blue paint 100%']]);
  expectError(await own.get(`${PATH}?active=1`), 400, 'validation_failed', ['/active']);
});

test('another business’s product is not found and not changed', async () => {
  const { id } = await made();
  const stranger = api((await createKey()).key);
  expectError(await stranger.get(`${PATH}/${id}`), 404, 'not_found');
  expectError(await stranger.patch(`${PATH}/${id}`, { name: 'Mine' }), 404, 'not_found');
  expectError(await client.get(`${PATH}/${UNKNOWN_ID}`), 404, 'not_found');
  expect((await client.get(`${PATH}/${id}`)).body.name).toBe('Consulting');
});

test('a repeat with the same Idempotency-Key makes no second product', async () => {
  const headers = { 'Idempotency-Key': randomUUID() };
  const body = { name: 'Once', unit_price: 1, sku: randomUUID() };
  const [first, second] = [
    await client.post(PATH, body, headers),
    await client.post(PATH, body, headers),
  ];
  expect([second.status, second.body]).toEqual([201, first.body]);
  expect(second.headers.get('idempotency-replayed')).toBe('true');
});

test('a product that a line names cannot be deleted, another one can', async () => {
  const [used, free] = [await made(), await made()];
  const customer = await createCustomer(client);
  await createInvoice(client, customer.id, { items: [line({ product_id: used.id })] });
  const forms = '/content-manager/collection-types/api::product.product';
  const refused = await adminApi().delete(`${forms}/${used.id}`);
  expect([refused.status, refused.body.error.message]).toEqual([
    400,
    'a product that a document names cannot be deleted; archive it instead',
  ]);
  expect((await adminApi().delete(`${forms}/${free.id}`)).status).toBe(200);
  expect((await client.get(`${PATH}/${used.id}`)).status).toBe(200);
  expectError(await client.get(`${PATH}/${free.id}`), 404, 'not_found');
});

test('a line may name the product of another business: the id is a text of the client', async () => {
  const foreign = await made({}, api((await createKey()).key));
  const customer = await createCustomer(client);
  const invoice = await createInvoice(client, customer.id, {
    items: [line({ product_id: foreign.id })],
  });
  expect(invoice.items[0].product_id).toBe(foreign.id);
});
