import { adminApi, api, BUSINESSES, createKey } from '../support/api';
import { connect, CUSTOMERS, saveForm } from '../support/desk';
import { exportCsv } from '../support/csv';
import { settledEvents } from '../support/events';
import { textIn } from '../support/generator';
import type { HttpClient } from '../support/http';
import { csv, outcome, sendImport, sendInvoices } from '../support/imports';
import { setPattern } from '../support/patterns';
import { createCustomer, UNKNOWN_ID, type Fields } from '../support/records';
import { readRun } from '../support/run';
import { getPdf } from '../support/stored-pdf';
import { createTrade, getEInvoice, type Trade } from '../support/trade';
import { createShop, type Shop } from '../support/two-businesses';

let shop: Shop;
let client: HttpClient;
let foreign: HttpClient;

beforeAll(async () => {
  shop = await createShop('NUMBERS');
  client = api(shop.key);
  foreign = api((await createKey()).key);
});

const URL = '/api/v1/customers';
const create = (fields: Fields, by = client) => by.post(URL, { name: 'Ada', ...fields });
const own = () => ({ business: shop.ids.business, token: readRun().adminToken });

test('a number is stored as given and unique in its business, whatever its case and blanks', async () => {
  const made = await create({ customer_number: ' K-Ä1 ' });
  expect([made.status, made.body.customer_number]).toEqual([201, ' K-Ä1 ']);
  for (const alike of [' K-Ä1 ', 'k-ä1', 'K-A\u03081']) {
    const refused = await create({ customer_number: alike });
    expect([refused.status, refused.body.code]).toEqual([409, 'duplicate_number']);
    expect(refused.body.errors).toEqual([
      { pointer: '/customer_number', message: 'is already used in this business' },
    ]);
  }
  expect((await create({ customer_number: 'K-Ä1' }, foreign)).status).toBe(201);
});

test.each([[''], [' '], ['\u200b'], [7], ['x'.repeat(256)]])('%j is no number', async (sent) => {
  const refused = await create({ customer_number: sent });
  expect([refused.status, refused.body.errors[0].pointer]).toEqual([400, '/customer_number']);
});

test('a change keeps, replaces and clears it, and takes none of another customer', async () => {
  const { id } = await createCustomer(client, { customer_number: 'C-1' });
  await createCustomer(client, { customer_number: 'C-2' });
  const change = async (fields: Fields) => client.patch(`${URL}/${id}`, fields);
  expect((await change({ phone: '1' })).body.customer_number).toBe('C-1');
  const refused = await change({ customer_number: 'c-2' });
  expect([refused.status, refused.body.code]).toEqual([409, 'duplicate_number']);
  expect((await change({ customer_number: 'c-1' })).body.customer_number).toBe('c-1');
  expect((await change({ customer_number: null })).body.customer_number).toBeNull();
  expect((await foreign.patch(`${URL}/${id}`, { customer_number: 'X' })).status).toBe(404);
  expect((await client.patch(`${URL}/${UNKNOWN_ID}`, { customer_number: 'X' })).status).toBe(404);
});

test('a list finds it in part and without case, and an export has it', async () => {
  const { id } = await createCustomer(client, { customer_number: 'Find-77' });
  const found = await client.get(`${URL}?customer_number=fiNd-7`);
  expect(found.body.data.map((one: Fields) => one['id'])).toEqual([id]);
  const { rows } = await exportCsv(client, URL);
  expect(rows.find((row) => row['id'] === id)).toMatchObject({ customer_number: 'Find-77' });
});

describe('with a pattern of the business', () => {
  beforeAll(() => setPattern(own(), 'D-{000}', 'customer'));
  afterAll(() => setPattern(own(), null, 'customer'));

  test('a new customer gets the next free one, and those that exist keep what they have', async () => {
    expect((await create({ customer_number: 'D-002' })).status).toBe(201);
    const drawn = [await create({}), await create({}), await create({ customer_number: null })];
    expect(drawn.map(({ body }) => body.customer_number)).toEqual(['D-001', 'D-003', 'D-004']);
    expect((await client.patch(`${URL}/${drawn[0]?.body.id}`, { phone: '1' })).body).toMatchObject({
      customer_number: 'D-001',
    });
    const told = (await settledEvents(client)).map(({ data }) => data['customer_number']);
    expect(told).toContain('D-004');
  });

  test('that of a deleted customer is not given again', async () => {
    const { id, customer_number: number } = (await create({})).body;
    expect((await adminApi().delete(`${CUSTOMERS}/${id}`)).status).toBe(200);
    expect((await create({})).body.customer_number).not.toBe(number);
  });

  test('many at once get different ones', async () => {
    const made = await Promise.all(Array.from({ length: 20 }, () => create({})));
    const numbers = made.map(({ status, body }) => [status, body.customer_number]);
    expect(new Set(numbers.map(String)).size).toBe(20);
    expect(numbers.filter(([status]) => status !== 201)).toEqual([]);
  });

  test('the panel and an import draw them, too; a copy gets its own', async () => {
    const saved = await adminApi().post(CUSTOMERS, {
      name: 'Panel',
      business: connect(shop.ids.business),
      contacts: [],
    });
    expect(saved.body.data.customer_number).toMatch(/^D-\d{3}$/);
    const { documentId } = saved.body.data;
    const copy = await adminApi().post(`${CUSTOMERS}/clone/${documentId}`, {});
    expect(copy.body.data.customer_number).toMatch(/^D-\d{3}$/);
    expect(copy.body.data.customer_number).not.toBe(saved.body.data.customer_number);
    await sendImport(csv('name', 'Imported one'), own());
    const { body } = await client.get(`${URL}?name=Imported one`);
    expect(body.data[0].customer_number).toMatch(/^D-\d{3}$/);
  });
});

test.each(['C', '{0}{0}', 'C-{MM}-{0}', '{'])(
  '%s is no pattern',
  async (customer_number_pattern) => {
    const path = `${BUSINESSES}/${shop.ids.business}`;
    expect((await saveForm(path, { customer_number_pattern })).status).toBe(400);
  },
);

test('an import finds a customer by its number, before its name', async () => {
  const { id } = await createCustomer(client, { name: 'Old name', customer_number: 'I-1' });
  const { id: unnumbered } = await createCustomer(client, { name: 'No number' });
  const file = (rows: string) => `Kundennummer;Name\n${rows}`;
  const send = async (rows: string) => outcome((await sendImport(file(rows), own())).data);
  expect(await send('i-1;New name\nI-2;No number\nI-3;New name')).toEqual([1, 2, 0, 0, true]);
  expect((await client.get(`${URL}/${id}`)).body.name).toBe('New name');
  expect((await client.get(`${URL}/${unnumbered}`)).body.customer_number).toBe('I-2');
  const twice = await sendImport(`id;Kundennummer;Name\n${unnumbered};I-1;No number`, own());
  expect(twice.data.problems).toMatchObject([
    { row: 2, column: 'Kundennummer', message: 'is already used in this business' },
  ]);
  const invoices = await sendInvoices(
    'Rechnungsnummer;Rechnungsdatum;Kundennummer;Kunde;Bezeichnung;Menge;Einzelpreis\nIN-1;02.01.2026;I-1;Whoever;Work;1;10,00',
    { ...own(), more: { sum: '{"USD":"10,00"}' } },
  );
  expect(invoices.error).toBeUndefined();
  expect(invoices).toMatchObject({ status: 200, data: { problems: [] } });
  expect((await client.get('/api/v1/invoices?number=IN-1')).body.data[0].customer_id).toBe(id);
});

describe('on what was issued', () => {
  let trade: Trade;
  beforeAll(async () => {
    trade = await createTrade({ buyer: { customer_number: 'B-46' } });
  });

  test('it is printed, and kept as it was', async () => {
    const { id } = await trade.invoice();
    const text = async () => textIn(await getPdf(trade.key, `invoices/${id}`));
    expect(await text()).toMatch(/Customer No\.\s+B-46|Kundennummer\s+B-46/);
    await trade.client.patch(`${URL}/${trade.customer}`, { customer_number: 'B-47' });
    expect(await text()).toContain('B-46');
    await trade.client.patch(`${URL}/${trade.customer}`, { customer_number: 'B-46' });
  });

  test('e-invoices name the buyer by it (BT-46)', async () => {
    const { id } = await trade.invoice();
    const ubl = await getEInvoice(trade.key, `invoices/${id}`, 'xrechnung-ubl');
    expect(ubl.bytes.toString()).toMatch(
      /AccountingCustomerParty>[\s\S]*<cac:PartyIdentification>\s*<cbc:ID>B-46<\/cbc:ID>/,
    );
    const cii = await getEInvoice(trade.key, `invoices/${id}`, 'xrechnung-cii');
    expect(cii.bytes.toString()).toMatch(/<ram:BuyerTradeParty>\s*<ram:ID>B-46<\/ram:ID>/);
  });
});
