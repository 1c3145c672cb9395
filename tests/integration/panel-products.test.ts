import { randomUUID } from 'node:crypto';
import { adminApi, api } from '../support/api';
import { connect, desk, saveForm } from '../support/desk';
import { changesOf, historyOf } from '../support/history';
import { operatorWho } from '../support/operators';
import { createProduct, UUID } from '../support/records';
import { bookkeeperOf } from '../support/two-businesses';

const FORMS = '/content-manager/collection-types/api::product.product';

async function opened(fields: object = {}) {
  const { key, business } = await desk();
  const client = api(key);
  const product = await createProduct(client, fields as Record<string, unknown>);
  const path = `${FORMS}/${product.id as string}`;
  const read = () => client.get(`/api/v1/products/${product.id as string}`);
  return { client, business, product, path, read };
}

test('a product made in the panel has the defaults of the API and its own UUID', async () => {
  const { business, client } = await opened();
  const form = { name: ' Chair ', unit_price: '12.5', tax_rate: '', business: connect(business) };
  const { status, body } = await adminApi().post(FORMS, form);
  expect([status, body.data.documentId]).toEqual([201, expect.stringMatching(UUID)]);
  const { body: read } = await client.get(`/api/v1/products/${body.data.documentId as string}`);
  expect(read).toMatchObject({ name: 'Chair', unit_price: 12.5, tax_rate: null });
  expect(read).toMatchObject({ unit_code: 'C62', active: true, sku: null });
});

test.each([
  [{ name: '' }, 'name', 'is required'],
  [{ unit_price: '1.1234567' }, 'unit_price', /at most 6 decimals/],
  [{ tax_rate: 5, tax_category: 'E' }, 'tax_category', 'must be S at a tax rate above 0'],
])('a save with %j is refused at its field', async (fields, field, message) => {
  const { path, read } = await opened();
  const before = await read();
  const { status, body } = await saveForm(path, fields);
  const [error] = body.error.details.errors;
  expect([status, error.path, error.message]).toEqual([
    400,
    [field],
    typeof message === 'string' ? message : expect.stringMatching(message),
  ]);
  expect((await read()).body).toEqual(before.body);
});

test('an article number that is taken is refused at its field, and a copy begins without one', async () => {
  const sku = randomUUID();
  const { business, path, client } = await opened({ sku });
  const form = { name: 'Other', unit_price: 1, sku, business: connect(business) };
  const { status, body } = await adminApi().post(FORMS, form);
  expect([status, body.error.details.errors[0]]).toMatchObject([
    400,
    { path: ['sku'], message: 'is already used in this business' },
  ]);
  const id = path.split('/').at(-1) ?? '';
  const copy = await adminApi().post(`${FORMS}/clone/${id}`, {});
  expect(copy.status).toBe(200);
  const { body: page } = await client.get('/api/v1/products?name=Consulting');
  const skus = page.data.map((one: { sku: string | null }) => one.sku);
  expect(skus).toEqual([null, sku]);
});

test('a save from an older version is refused', async () => {
  const { path, client, product } = await opened();
  const form = (await adminApi().get(path)).body.data;
  await client.patch(`/api/v1/products/${product.id as string}`, { name: 'Newer' });
  expect((await adminApi().put(path, { ...form, unit_price: 1 })).status).toBe(409);
});

test('a long price keeps its digits through a save, and a save names the operator', async () => {
  const { path, client, product, read } = await opened();
  await client.patch(
    `/api/v1/products/${product.id as string}`,
    '{"unit_price":123456789012.123456}',
  );
  const form = (await adminApi().get(path)).body.data;
  expect((await adminApi().put(path, { ...form, name: 'Long' })).status).toBe(200);
  expect((await read()).text).toContain('"unit_price":123456789012.123456');
  const [saved] = await historyOf(client, `/api/v1/products/${product.id as string}`);
  expect([saved?.actor.name, changesOf(saved)]).toEqual([
    'Test Operator',
    { name: ['Consulting', 'Long'] },
  ]);
});

test('a bookkeeper writes products of their business only', async () => {
  const [mine, foreign] = [await opened(), await opened()];
  const bookkeeper = await bookkeeperOf(mine.business);
  expect((await saveForm(mine.path, { unit_price: 7 }, bookkeeper)).status).toBe(200);
  expect((await mine.read()).body.unit_price).toBe(7);
  expect((await bookkeeper.get(foreign.path)).status).toBe(403);
  const made = await bookkeeper.post(FORMS, {
    name: 'X',
    unit_price: 1,
    business: connect(foreign.business),
  });
  expect(made.status).toBe(400);
  expect((await bookkeeper.delete(mine.path)).status).toBe(403);
});

test('a business with products cannot be deleted', async () => {
  const { key, business, customer } = await desk();
  await createProduct(api(key));
  const forms = '/content-manager/collection-types';
  await adminApi().delete(`${forms}/api::customer.customer/${customer}`);
  const { status, body } = await adminApi().delete(`${forms}/api::business.business/${business}`);
  expect([status, body.error.message]).toEqual([400, 'a business with products cannot be deleted']);
});

test('a role without products sees none', async () => {
  const { path } = await opened();
  const nobody = await operatorWho([]);
  expect((await nobody.get(path)).status).toBe(403);
});
