import { E_INVOICE_FORMATS } from '../../src/domain/e-invoice-formats';
import { api, createKey } from '../support/api';
import { exportCsv } from '../support/csv';
import { textIn } from '../support/generator';
import type { HttpClient } from '../support/http';
import { xmlIn } from '../support/pdf/attachments';
import {
  createCustomer,
  createInvoice,
  createQuotation,
  creditInvoice,
  line,
  type Fields,
} from '../support/records';
import { act, createRecurring, invoicesOf, RECURRING } from '../support/recurring';
import { getPdf } from '../support/stored-pdf';
import { createTrade, getEInvoice, type Trade } from '../support/trade';

/** Where something is delivered, if not to the customer. */

const PLACE = {
  name: 'Zqx Depot',
  address: 'Kai 3\nTor 4',
  city: 'Bremen',
  state: null,
  postal_code: '28195',
  country_code: 'DE',
};
const OTHER = { ...PLACE, name: null, city: 'Emden', postal_code: '26721' };

let trade: Trade;
let client: HttpClient;
let foreign: HttpClient;
let customer: string;

beforeAll(async () => {
  trade = await createTrade();
  ({ client } = trade);
  foreign = api((await createKey()).key);
  customer = (await createCustomer(client, { delivery_address: PLACE })).id;
});

test('a customer has one, changes it whole, and shows it to no other business', async () => {
  const sent = { country_code: 'de', city: 'Bremen', postal_code: '28195' };
  const made = await createCustomer(client, { delivery_address: sent });
  const whole = { ...PLACE, name: null, address: null };
  expect(made.delivery_address).toEqual(whole);
  const url = `/api/v1/customers/${made.id}`;
  expect((await client.get(url)).body.delivery_address).toEqual(whole);
  expect((await foreign.get(url)).status).toBe(404);
  expect((await foreign.patch(url, { delivery_address: null })).status).toBe(404);
  const changed = await client.patch(url, { delivery_address: { country_code: 'AT' } });
  expect(changed.body.delivery_address).toEqual({
    ...whole,
    city: null,
    postal_code: null,
    country_code: 'AT',
  });
  expect((await client.patch(url, { phone: '1' })).body.delivery_address.country_code).toBe('AT');
  expect((await client.patch(url, { delivery_address: null })).body.delivery_address).toBeNull();
  const { rows } = await exportCsv(client, '/api/v1/customers');
  expect(rows.find((row) => row['id'] === customer)).toMatchObject({
    'delivery_address.city': 'Bremen',
    'delivery_address.country_code': 'DE',
  });
});

const BAD: [unknown, string][] = [
  ['Bremen', ''],
  [[PLACE], ''],
  [{ ...PLACE, country_code: null }, '/country_code'],
  [{ ...PLACE, country_code: 'Germany' }, '/country_code'],
  [{ ...PLACE, city: 7 }, '/city'],
  [{ ...PLACE, name: 'x'.repeat(256) }, '/name'],
  [{ ...PLACE, address: 'x'.repeat(1001) }, '/address'],
];

const KINDS = [
  { path: 'invoices', create: createInvoice },
  { path: 'quotations', create: createQuotation },
];

test.each([...KINDS.map(({ path }) => path), 'customers'])('%s refuse a bad one', async (path) => {
  for (const [delivery_address, field] of BAD) {
    const body = { name: 'N', customer_id: customer, items: [line()], delivery_address };
    const { status, body: answer } = await client.post(`/api/v1/${path}`, body);
    expect([status, answer.errors?.map((one: Fields) => one['pointer'])]).toEqual([
      400,
      [`/delivery_address${field}`],
    ]);
  }
});

describe.each(KINDS)('$path', ({ path, create }) => {
  const url = (id: string) => `/api/v1/${path}/${id}`;
  const of = async (id: string) => (await client.get(url(id))).body.delivery_address;

  test('take that of the customer when they are created or replaced, and never later', async () => {
    const owner = (await createCustomer(client, { delivery_address: PLACE })).id;
    const made = await create(client, owner);
    expect(made.delivery_address).toEqual(PLACE);
    await client.patch(`/api/v1/customers/${owner}`, { delivery_address: OTHER });
    expect((await client.patch(url(made.id), { notes: 'N' })).body.delivery_address).toEqual(PLACE);
    expect(await of(made.id)).toEqual(PLACE);
    const body = { customer_id: owner, items: [line()] };
    expect((await client.put(url(made.id), body)).body.delivery_address).toEqual(OTHER);
    const none = await client.put(url(made.id), { ...body, delivery_address: null });
    expect(none.body.delivery_address).toBeNull();
    expect((await create(client, owner, { delivery_address: null })).delivery_address).toBeNull();
    const own = await create(client, owner, { delivery_address: PLACE });
    expect(own.delivery_address).toEqual(PLACE);
  });

  test('change it whole until the issue', async () => {
    const { id } = await create(client, customer);
    const changed = await client.patch(url(id), { delivery_address: { country_code: 'AT' } });
    expect(changed.body.delivery_address).toMatchObject({ city: null, country_code: 'AT' });
    await client.patch(url(id), { delivery_address: OTHER, status: 'sent' });
    expect((await client.patch(url(id), { delivery_address: OTHER })).status).toBe(200);
    for (const delivery_address of [null, PLACE]) {
      const { status, body } = await client.patch(url(id), { delivery_address });
      expect([status, body.code]).toEqual([409, 'document_locked']);
      expect(body.errors).toEqual([expect.objectContaining({ pointer: '/delivery_address' })]);
    }
    expect(await of(id)).toEqual(OTHER);
  });

  test('print it as a second recipient, by the name of the customer without one', async () => {
    const named = await create(client, customer);
    const text = textIn(await getPdf(trade.key, `${path}/${named.id}`));
    for (const part of ['Ship To', 'Zqx Depot', 'Kai 3', 'Bremen']) expect(text).toContain(part);
    const none = await create(client, customer, { delivery_address: null });
    expect(textIn(await getPdf(trade.key, `${path}/${none.id}`))).not.toContain('Ship To');
  });

  test('export a column for each part, to their own business', async () => {
    const { id } = await create(client, customer);
    const { rows } = await exportCsv(client, `/api/v1/${path}`);
    expect(rows.find((row) => row['id'] === id)).toMatchObject({
      'delivery_address.name': 'Zqx Depot',
      'delivery_address.state': '',
      'delivery_address.country_code': 'DE',
    });
    expect((await foreign.get(url(id))).status).toBe(404);
  });
});

test('a conversion and a credit note have that of their document', async () => {
  const quotation = await createQuotation(client, customer, { delivery_address: OTHER });
  const { body } = await client.post(`/api/v1/quotations/${quotation.id}/convert`, {});
  expect(body.delivery_address).toEqual(OTHER);
  const bare = await createQuotation(client, customer, { delivery_address: null });
  const converted = await client.post(`/api/v1/quotations/${bare.id}/convert`, {});
  expect(converted.body.delivery_address).toBeNull();
  const bill = await createInvoice(client, customer, { delivery_address: OTHER, status: 'sent' });
  expect((await creditInvoice(client, bill.id)).delivery_address).toEqual(OTHER);
});

test('a recurring invoice takes that of its customer once, and gives it to its invoices', async () => {
  const owner = (await createCustomer(client, { delivery_address: PLACE })).id;
  const fields = { customer_id: owner, start_date: '2090-01-01' };
  const made = await createRecurring(client, fields);
  expect(made.delivery_address).toEqual(PLACE);
  await client.patch(`/api/v1/customers/${owner}`, { delivery_address: OTHER });
  await act(client, made.id, 'run');
  expect((await invoicesOf(client, made.id))[0]?.delivery_address).toEqual(PLACE);
  const none = await createRecurring(client, { ...fields, delivery_address: null });
  expect(none.delivery_address).toBeNull();
  await act(client, none.id, 'run');
  expect((await invoicesOf(client, none.id))[0]?.delivery_address).toBeNull();
  const path = `${RECURRING}/${none.id}`;
  const changed = await client.patch(path, { delivery_address: OTHER });
  expect(changed.body.delivery_address).toEqual(OTHER);
});

test.each(E_INVOICE_FORMATS)('%s carries it as BG-13 and BG-15', async (format) => {
  const { id } = await trade.invoice({ delivery_address: PLACE });
  const { status, bytes } = await getEInvoice(trade.key, `invoices/${id}`, format);
  expect(status).toBe(200);
  const xml = format === 'factur-x' ? xmlIn(bytes) : bytes.toString('utf8');
  for (const part of ['Zqx Depot', 'Kai 3', 'Tor 4', 'Bremen', '28195'])
    expect(xml).toContain(part);
});
