import fc from 'fast-check';
import { adminApi, api, createKey } from '../support/api';
import {
  csv,
  importedInvoices as told,
  invoiceOfNumber,
  problemsOf,
  sendInvoices,
} from '../support/imports';
import { createCustomer, createInvoice, recordPayment, type Fields } from '../support/records';
import { collection, createShop, type Shop } from '../support/two-businesses';
import { times } from '../support/times';

const send = (file: string, { business }: { business: string }) => sendInvoices(file, { business });
const client = (of: { key: string }) => api(of.key);
const found = (number: string, of: { key: string }) => invoiceOfNumber(client(of), number);

async function withPattern(of: Shop, pattern: string): Promise<void> {
  const saved = await adminApi().put(collection('business', of.ids.business), {
    invoice_number_pattern: pattern,
  });
  expect(saved.status).toBe(200);
}

test('the series goes on after the old numbers and never gives one of them again', async () => {
  const own = await createShop('SERIES');
  const day = '2024-05-05';
  const numbers = ['INV-000123', 'INV-00007', 'INV-00005', 'INV-99999999999', 'X', 'INV-2024-009'];
  const rows = numbers.map((number) => `${number},${day},SERIES customer,sent,10`);
  const asked = { business: own.ids.business };
  const { data } = await send(csv('number,date,customer,status,total', ...rows), asked);
  expect(told(data)).toEqual([6, 0, 0, 0, true]);
  const next = async (fields: Fields = {}) =>
    (await createInvoice(client(own), own.ids.customer, fields))['invoice_number'];
  expect([await next(), await next()]).toEqual(['INV-00008', 'INV-00009']);
  await withPattern(own, 'INV-{000000}');
  const long = [];
  for (let at = 0; at < 3; at += 1) long.push(await next());
  expect(long).toEqual(['INV-000001', 'INV-000002', 'INV-000003']);
  const more = csv(
    'number,date,customer,status,total',
    `INV-000200,${day},SERIES customer,sent,10`,
  );
  expect(told((await send(more, asked)).data)).toEqual([1, 0, 0, 0, true]);
  expect(await next()).toBe('INV-000201');
  await withPattern(own, 'INV-{YYYY}-{000}');
  const dated = csv(
    'number,date,customer,status,total',
    `INV-2024-011,${day},SERIES customer,sent,10`,
  );
  expect(told((await send(dated, asked)).data)).toEqual([1, 0, 0, 0, true]);
  expect([await next({ issue_date: day }), await next({ issue_date: '2025-01-01' })]).toEqual([
    'INV-2024-012',
    'INV-2025-001',
  ]);
});

test('a run that reaches an old number passes it', async () => {
  const own = await createShop('PASSES');
  await withPattern(own, 'INV-{00}');
  await createInvoice(client(own), own.ids.customer, { invoice_number: 'INV-02' });
  const rows = csv('number,date,customer,status,total', 'OLD-3,2024-05-05,PASSES customer,sent,10');
  await send(rows, { business: own.ids.business });
  const first = await createInvoice(client(own), own.ids.customer);
  const second = await createInvoice(client(own), own.ids.customer);
  expect([first['invoice_number'], second['invoice_number']]).toEqual(['INV-01', 'INV-03']);
});

test('creates during an import get numbers that it does not have', async () => {
  const own = await createShop('MEANWHILE');
  const rows = Array.from(
    { length: 800 },
    (_, at) => `INV-${String(at + 5_001).padStart(5, '0')},2024-05-05,MEANWHILE customer,10`,
  );
  const sent = send(csv('number,date,customer,total', ...rows), { business: own.ids.business });
  const made: string[] = [];
  let isRunning = true;
  const ended = sent.finally(() => {
    isRunning = false;
  });
  while (isRunning) {
    const one = await createInvoice(client(own), own.ids.customer);
    made.push(one['invoice_number'] as string);
  }
  expect(told((await ended).data)).toEqual([800, 0, 0, 0, true]);
  made.push((await createInvoice(client(own), own.ids.customer))['invoice_number'] as string);
  expect(new Set(made).size).toBe(made.length);
  const isOld = (number: string) => number > 'INV-05000' && number <= 'INV-05800';
  expect(made.filter(isOld)).toEqual([]);
  expect(Number(made.at(-1)?.slice(4))).toBeGreaterThan(5_800);
});

const cents = fc.integer({ min: 1, max: 999_999 }).map((one) => one / 100);
const lineOf = fc.record({
  description: fc.constantFrom('Work', 'Long; "quoted", text', 'Zeile\nzwei'),
  quantity: fc.integer({ min: 1, max: 99_999 }).map((one) => one / 1_000),
  unit_price: cents,
  tax_rate: fc.constantFrom(0, 7, 7.7, 19, 20.5),
});
const past = fc.record({
  currency: fc.constantFrom('EUR', 'JPY', 'KWD'),
  status: fc.constantFrom('draft', 'sent', 'overdue', 'cancelled', 'paid'),
  items: fc.array(lineOf, { minLength: 1, maxLength: 4 }),
  /** The part of the total that is paid, in hundredths. */
  part: fc.constantFrom(0, 0, 30, 100),
});

const quoted = (text: unknown): string => `"${String(text ?? '').replaceAll('"', '""')}"`;

/** The amounts and lines of an invoice, without what storing it gives. */
const bare = (invoice: Fields): Fields => {
  const { status, currency, subtotal, tax_amount, total, amount_paid, amount_due } = invoice;
  const items = (invoice['invoice_items'] as Fields[]).map(
    ({ id: _id, invoice_id: _invoice, ...line }) => line,
  );
  return { status, currency, subtotal, tax_amount, total, amount_paid, amount_due, items };
};

test.each(['line', 'rate'])(
  'money and status are those that the API computes, with tax rounded by %s',
  async (rounding) => {
    // The rounding stands from the beginning, since a key's details are kept for three seconds.
    const { key, business } = await createKey({ businessFields: { tax_rounding: rounding } });
    const own = { key };
    const { id: customer } = await createCustomer(client(own));
    const examples = fc.sample(past, { numRuns: times(15), seed: 47 });
    const rows: string[] = [];
    const made: string[] = [];
    for (const [at, { part, status, ...fields }] of examples.entries()) {
      const isPayable = status === 'sent' || status === 'overdue';
      const api = await createInvoice(client(own), customer as string, { ...fields, status });
      const amount = isPayable ? Math.floor(Number(api['total']) * part) / 100 : 0;
      const paid = fields.currency === 'JPY' ? Math.floor(amount) : amount;
      if (paid > 0) await recordPayment(client(own), api['id'] as string, { amount: paid });
      made.push(api['invoice_number'] as string);
      for (const { description, quantity, unit_price, tax_rate } of fields.items) {
        const cells = [`Q-${at}`, '2024-01-01', customer, fields.currency, status, description];
        const money = [
          quantity,
          unit_price,
          tax_rate,
          api['total'],
          paid || '',
          paid ? '2024-01-02' : '',
        ];
        rows.push([...cells, ...money].map(quoted).join(','));
      }
    }
    const head =
      'number,date,customer id,currency,status,description,quantity,unit price,tax rate,total,amount paid,paid on';
    const { data } = await send(csv(head, ...rows), { business });
    expect(problemsOf(data)).toEqual([]);
    expect(told(data)).toEqual([examples.length, 0, 0, 0, true]);
    const { body } = await client(own).get('/api/v1/invoices?limit=100');
    const byNumber = new Map(
      (body.data as Fields[]).map((one) => [one['invoice_number'], bare(one)]),
    );
    for (const [at, number] of made.entries()) {
      expect(byNumber.get(number)).toBeDefined();
      expect(byNumber.get(`Q-${at}`)).toEqual(byNumber.get(number));
    }
  },
);

let single: Shop;
beforeAll(async () => {
  single = await createShop('SINGLE');
});

test.each([
  ['119', '19', 100],
  ['0.01', '19', 0.01],
  ['1000', '7', 934.58],
  ['100.01', '20.5', 83],
])('one amount of %s with %s %% tax is split to the cent', async (total, rate, subtotal) => {
  const number = `ONE-${total}-${rate}`;
  const file = csv(
    'number,date,customer,total,tax rate',
    `${number},2024-01-01,SINGLE customer,${total},${rate}`,
  );
  expect(told((await send(file, { business: single.ids.business })).data)).toEqual([
    1,
    0,
    0,
    0,
    true,
  ]);
  const stored = await found(number, single);
  expect(stored).toMatchObject({ total: Number(total), subtotal, status: 'sent' });
  expect(stored['invoice_items']).toMatchObject([
    { description: `Invoice ${number}`, quantity: 1 },
  ]);
});

describe('the preview tells which numbers the import would skip', () => {
  const head = 'number,date,customer,total,tax rate';
  const skipped = async (one: Shop, numbers: string[], store = false) => {
    const rows = numbers.map((number) => `${number},2024-02-01,${one.mark} GmbH,119,19`);
    const more = { new_customers: 'true' };
    const file = csv(head, ...rows);
    return (await sendInvoices(file, { business: one.ids.business, store, more })).data['skipped'];
  };
  const none = { count: 0, ranges: [] };

  test('between its last number and the highest one of the file', async () => {
    const one = await createShop('GAPS');
    const { invoice_number: last } = await createInvoice(api(one.key), one.ids.customer);
    expect(last).toBe('INV-00001');
    expect(await skipped(one, ['INV-00002', 'inv-00003', 'OLD-9'])).toEqual(none);
    expect(await skipped(one, ['INV-00177', 'INV-00004', 'INV-100000'])).toEqual({
      count: 99_996,
      ranges: [
        { from: 'INV-00002', to: 'INV-00003' },
        { from: 'INV-00005', to: 'INV-00176' },
        { from: 'INV-00178', to: 'INV-99999' },
      ],
    });
    expect(await skipped(one, ['INV-00003'], true)).toEqual({
      count: 1,
      ranges: [{ from: 'INV-00002', to: 'INV-00002' }],
    });
    expect(await skipped(one, ['INV-00005'])).toMatchObject({ count: 1 });
    expect(await skipped(one, ['INV-00002'])).toEqual(none);
  });

  test('and not before the first number of a run', async () => {
    const one = await createShop('RUNS');
    await withPattern(one, 'RE-{YYYY}-{000}');
    expect(await skipped(one, ['RE-2024-100', 'RE-2024-101', 'RE-2024-103'])).toEqual({
      count: 1,
      ranges: [{ from: 'RE-2024-102', to: 'RE-2024-102' }],
    });
  });
});
