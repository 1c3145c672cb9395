import { E_INVOICE_FORMATS } from '../../src/domain/e-invoice-formats';
import { api, createKey } from '../support/api';
import { exportCsv } from '../support/csv';
import { textIn } from '../support/generator';
import type { HttpClient } from '../support/http';
import { xmlIn } from '../support/pdf/attachments';
import {
  createProduct,
  createInvoice,
  createQuotation,
  creditInvoice,
  line,
  type Fields,
} from '../support/records';
import { act, createRecurring, invoicesOf } from '../support/recurring';
import { getPdf } from '../support/stored-pdf';
import { createTrade, getEInvoice, type Trade } from '../support/trade';

/** What a line says of its article, its order and its time. */

const FACTS = {
  sku: 'ART-7',
  order_line_reference: '20',
  standard_item_id: '4006381333931',
};
const NO_FACTS = { sku: null, order_line_reference: null, standard_item_id: null };
const MAY = { service_period_start: '2026-05-01', service_period_end: '2026-05-31' };
const NO_PERIOD = { service_period_start: null, service_period_end: null };

let trade: Trade;
let client: HttpClient;

beforeAll(async () => {
  trade = await createTrade();
  ({ client } = trade);
});

const KINDS = [
  { path: 'invoices', create: createInvoice, facts: { ...FACTS, ...MAY } as Fields },
  { path: 'quotations', create: createQuotation, facts: FACTS as Fields },
];

describe.each(KINDS)('lines of $path', ({ path, create, facts }) => {
  const url = (id: string) => `/api/v1/${path}/${id}`;

  test('are answered, read, replaced and exported for their own business alone', async () => {
    const made = await create(client, trade.customer, { items: [line(facts), line()] });
    const lines = path === 'invoices' ? 'invoice_items' : 'quotation_items';
    const read = (await client.get(url(made.id))).body;
    const empty = path === 'invoices' ? { ...NO_FACTS, ...NO_PERIOD } : NO_FACTS;
    for (const items of [made.items, read[lines]]) {
      expect(items[0]).toMatchObject(facts);
      expect(items[1]).toMatchObject(empty);
    }
    expect(Object.hasOwn(made.items[0], 'service_period_end')).toBe(path === 'invoices');
    const { rows } = await exportCsv(client, `/api/v1/${path}?lines=true`);
    expect(rows.find(({ sku }) => sku === 'ART-7')).toMatchObject(facts);
    const foreign = api((await createKey()).key);
    expect((await foreign.get(url(made.id))).status).toBe(404);
    expect((await exportCsv(foreign, `/api/v1/${path}?lines=true`)).rows).toEqual([]);
    const body = { customer_id: trade.customer, items: [line()] };
    expect((await client.put(url(made.id), body)).body.items[0]).toMatchObject(NO_FACTS);
  });

  const BAD: [Fields, string][] = [
    [{ sku: 'x'.repeat(256) }, 'sku'],
    [{ sku: 5 }, 'sku'],
    [{ order_line_reference: 'x'.repeat(256) }, 'order_line_reference'],
    [{ standard_item_id: '4006381333932' }, 'standard_item_id'],
    [{ standard_item_id: '400638133393' }, 'standard_item_id'],
    [{ standard_item_id: '123456789' }, 'standard_item_id'],
    [{ standard_item_id: 4006381333931 }, 'standard_item_id'],
  ];
  test.each(BAD)('are refused with %j', async (bad, field) => {
    const items = [line(), line(bad)];
    const { status, body } = await client.post(`/api/v1/${path}`, {
      customer_id: trade.customer,
      items,
    });
    expect([status, body.errors?.map((one: Fields) => one['pointer'])]).toEqual([
      400,
      [`/items/1/${field}`],
    ]);
  });

  test.each(['96385074', '036000291452', '4006381333931', '10614141000415'])(
    'have %s as a standard item',
    async (standard_item_id) => {
      const items = [line({ standard_item_id })];
      expect((await create(client, trade.customer, { items })).items[0]).toMatchObject({
        standard_item_id,
      });
    },
  );

  test('print them below their description', async () => {
    const { id } = await create(client, trade.customer, { items: [line(facts)] });
    const text = textIn(await getPdf(trade.key, `${path}/${id}`)).replace(/\s+/g, ' ');
    for (const words of ['ART-7', 'Order Line: 20', 'GTIN: 4006381333931'])
      expect(text).toContain(words);
    if (path === 'invoices') expect(text).toContain('1 May 2026 – 31 May 2026');
  });
});

test('a conversion and a credit note take them over', async () => {
  const { id } = await createQuotation(client, trade.customer, { items: [line(FACTS)] });
  const { body } = await client.post(`/api/v1/quotations/${id}/convert`, {});
  expect(body.items[0]).toMatchObject({ ...FACTS, ...NO_PERIOD });
  const bill = await trade.invoice({ items: [line({ ...FACTS, ...MAY })] });
  expect((await creditInvoice(client, bill.id)).items[0]).toMatchObject({ ...FACTS, ...MAY });
});

test('a recurring invoice takes the article number of the product that has the price', async () => {
  const product = await createProduct(client, { sku: `P-${Date.now()}`, currency: null });
  const priced = { ...line(), unit_price: null, price_source: 'product', product_id: product.id };
  const { unit_price: _none, ...rest } = priced;
  const items = [rest, { ...rest, ...FACTS }, line({ product_id: product.id })];
  const made = await createRecurring(client, { start_date: '2090-01-01', items });
  expect(made.items[0]).toMatchObject(NO_FACTS);
  expect(made.items[1]).toMatchObject(FACTS);
  await act(client, made.id, 'run');
  const [found] = await invoicesOf(client, made.id);
  const { invoice_items: lines } = (await client.get(`/api/v1/invoices/${found?.id}`)).body;
  expect(lines.map((one: Fields) => one['sku'])).toEqual([product.sku, 'ART-7', null]);
});

const OUTSIDE: [Fields, Fields, string[]][] = [
  [MAY, { service_period_start: '2026-04-30' }, ['service_period_start']],
  [MAY, { service_period_end: '2026-06-01' }, ['service_period_end']],
  [
    { service_period_end: '2026-05-31' },
    { service_period_start: '2026-06-01', service_period_end: '2026-06-02' },
    ['service_period_start', 'service_period_end'],
  ],
  [
    {},
    { service_period_start: '2026-05-02', service_period_end: '2026-05-01' },
    ['service_period_end'],
  ],
];

test.each(OUTSIDE)('in %j a line of %j is refused', async (period, own, fields) => {
  const items = [line(), line(own)];
  const body = { customer_id: trade.customer, ...period, items };
  const { status, body: answer } = await client.post('/api/v1/invoices', body);
  expect([status, answer.errors?.map((one: Fields) => one['pointer'])]).toEqual([
    400,
    fields.map((field) => `/items/1/${field}`),
  ]);
});

test('a change of the period of an invoice leaves no line outside', async () => {
  const { id } = await createInvoice(client, trade.customer, {
    ...MAY,
    items: [line(), line(MAY)],
  });
  const late = await client.patch(`/api/v1/invoices/${id}`, { service_period_start: '2026-05-02' });
  expect([late.status, late.body.errors?.[0]?.pointer]).toEqual([
    400,
    '/items/1/service_period_start',
  ]);
  const wide = { service_period_start: null, service_period_end: '2026-06-30' };
  expect((await client.patch(`/api/v1/invoices/${id}`, wide)).body).toMatchObject(wide);
});

test.each(E_INVOICE_FORMATS)('%s carries them', async (format) => {
  const { id } = await trade.invoice({ items: [line({ ...FACTS, ...MAY, tax_rate: 19 })] });
  const { status, bytes } = await getEInvoice(trade.key, `invoices/${id}`, format);
  expect(status).toBe(200);
  const xml = format === 'factur-x' ? xmlIn(bytes) : bytes.toString('utf8');
  const terms = xml.includes('cac:')
    ? ['<cbc:LineID>20<', '<cbc:ID>ART-7<', 'schemeID="0160">4006381333931<', 'Date>2026-05-31<']
    : ['LineID>20<', 'SellerAssignedID>ART-7<', 'schemeID="0160">4006381333931<', '>20260531<'];
  for (const term of terms) expect(xml).toContain(term);
});

test('a period on every line stands for the date of the business', async () => {
  const usual = await createTrade({ seller: { supply_date_default: 'issue_date' } });
  const carried = async (items: Fields[]) => {
    const { id } = await usual.invoice({ items });
    const { bytes } = await getEInvoice(usual.key, `invoices/${id}`, 'ubl');
    return bytes.toString('utf8').includes('ActualDeliveryDate');
  };
  expect(await carried([line(MAY), line(MAY)])).toBe(false);
  expect(await carried([line(MAY), line()])).toBe(true);
});
