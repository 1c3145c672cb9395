import { adminApi, api } from '../support/api';
import { createCustomer, createInvoice, type Fields } from '../support/records';
import { CM, operatorWho } from '../support/operators';
import { collection, createShop, TYPES, twoShops, type Shop } from '../support/two-businesses';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop('NEXT');
});

const at = (of: Shop) => `/invoicing/businesses/${of.ids.business}/next-numbers`;
const set = (kind: string, number: unknown, of = shop) => adminApi().put(at(of), { kind, number });
const told = async (of = shop) =>
  Object.fromEntries(
    ((await adminApi().get(at(of))).body.data as Fields[]).map(({ kind, number }) => [
      kind,
      number,
    ]),
  );
const next = async (fields: Fields = {}) =>
  (await createInvoice(api(shop.key), shop.ids.customer, fields))['invoice_number'];
const withPatterns = (patterns: Fields) =>
  adminApi().put(collection('business', shop.ids.business), patterns);
const message = ({ body }: { body: Fields }) => (body['error'] as Fields)['message'];

test('a business goes on where its other program ended, once', async () => {
  const before = await told();
  expect(before).toMatchObject({ quotation: 'QT-00001', credit_note: 'CN-00001' });
  expect(before).not.toHaveProperty('customer');
  expect((await set('invoice', 'INV-00118')).status).toBe(200);
  expect(await told()).toMatchObject({ invoice: 'INV-00118', quotation: 'QT-00001' });
  expect([await next(), await next()]).toEqual(['INV-00118', 'INV-00119']);
  const { body } = await adminApi().get(`/invoicing/businesses/${shop.ids.business}/history`);
  expect(body.data.entries[0].changes).toEqual([
    { field: 'next_invoice_number', before: before['invoice'], after: 'INV-00118' },
  ]);
});

test('a number goes back only as long as no later one is in use', async () => {
  expect((await set('invoice', 'INV-09000')).status).toBe(200);
  expect((await set('invoice', 'inv-00200')).status).toBe(200);
  expect(await told()).toMatchObject({ invoice: 'INV-00200' });
  await next({ invoice_number: 'INV-00205' });
  expect(await next()).toBe('INV-00200');
  const refused = await set('invoice', 'INV-00150');
  expect(refused.status).toBe(400);
  expect(message(refused)).toContain('INV-00205 is the highest');
  expect(await next()).toBe('INV-00201');
});

test('a pattern with a year counts by the day, and customers by their pattern', async () => {
  const year = new Date().getUTCFullYear();
  const saved = await withPatterns({
    invoice_number_pattern: 'RE-{YYYY}-{000}',
    customer_number_pattern: 'K-{0000}',
  });
  expect(saved.status).toBe(200);
  expect(await told()).toMatchObject({ invoice: `RE-${year}-001`, customer: 'K-0001' });
  expect((await set('invoice', `RE-${year}-042`)).status).toBe(200);
  expect((await set('customer', 'K-1000')).status).toBe(200);
  expect(await next()).toBe(`RE-${year}-042`);
  const customer = await createCustomer(api(shop.key), { name: 'Numbered' });
  expect(customer['customer_number']).toBe('K-1000');
  expect((await set('customer', 'K-0900')).status).toBe(400);
});

test.each([
  ['invoice', 'X-1', 'RE-'],
  ['invoice', 'RE-2019-001', 'form'],
  ['quotation', 'QT-9999999999', 'at most'],
  ['quotation', 'QT-00000', 'form'],
  ['quotation', '', 'number'],
  ['quotation', 7, 'number'],
  ['order', 'QT-00009', 'kind'],
])('%s %s is refused', async (kind, number, why) => {
  const before = await told();
  const answer = await set(kind, number);
  expect(answer.status).toBe(400);
  expect(JSON.stringify(answer.body)).toContain(why);
  expect(await told()).toEqual(before);
});

test('customers without a pattern have no next number', async () => {
  const plain = await createShop('PLAIN');
  expect(message(await set('customer', 'K-1', plain))).toContain('fill in their pattern first');
});

test('who may not change the pattern changes no number, and foreign businesses are not found', async () => {
  const { mine, foreign, limited } = await twoShops();
  expect((await limited.get(at(foreign))).status).toBe(404);
  const wanted = { kind: 'invoice', number: 'INV-00900' };
  expect((await limited.put(at(foreign), wanted)).status).toBe(404);
  const reader = await operatorWho([
    {
      action: `${CM}.read`,
      subject: TYPES.business,
      properties: {
        fields: ['invoice', 'quotation', 'credit_note', 'customer'].map(
          (kind) => `${kind}_number_pattern`,
        ),
      },
    },
  ]);
  expect((await reader.get(at(mine))).status).toBe(200);
  expect((await reader.put(at(mine), wanted)).status).toBe(403);
  expect((await api(mine.key).get(at(mine))).status).toBe(401);
});

test('a create that runs meanwhile waits, and no number is given twice', async () => {
  const own = await createShop('RACE');
  const creates = Array.from({ length: 10 }, () => createInvoice(api(own.key), own.ids.customer));
  const [, ...made] = await Promise.all([set('invoice', 'INV-00300', own), ...creates]);
  const numbers = made.map((one) => one['invoice_number'] as string);
  expect(new Set(numbers).size).toBe(10);
  for (const number of numbers) expect(number).toMatch(/^INV-00(?:0\d\d|3\d\d)$/);
});
