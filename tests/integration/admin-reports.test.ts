import { CONTENT_TYPE } from '../../src/content-types';
import { adminApi } from '../support/api';
import { CM, MY_BUSINESSES, type OperatorAccount } from '../support/operators';
import {
  createInvoice,
  createProduct,
  creditInvoice,
  line,
  recordPayment,
  recordRefund,
  type Fields,
} from '../support/records';
import { at, books, PERIOD, reportPdf, rights, statementAt, type Books } from '../support/reports';
import { memberOf } from '../support/two-businesses';
import { checkPdf } from '../support/pdf/qpdf';
import { layoutOf, textOf } from '../support/pdf/text';

/** The figures of reports, with the example of docs/bookkeeping.md. */

let mine: Books;
let clerk: OperatorAccount;
beforeAll(async () => {
  mine = await books('=1+1');
  clerk = await memberOf(mine.business, rights());
});

describe('the example of the guide for bookkeepers', () => {
  beforeAll(async () => {
    const { client, customer } = mine;
    const design = line({ description: 'Design', quantity: 10, unit_price: 80, tax_rate: 19 });
    const printing = line({
      description: 'Printing',
      quantity: 300,
      unit_price: 0.5,
      tax_rate: 7,
      product_id: (await createProduct(client, { name: 'Printing' })).id,
    });
    const { id } = await createInvoice(client, customer, {
      items: [design, printing],
      currency: 'EUR',
      status: 'sent',
      issue_date: '2026-01-10',
    });
    const { body } = await client.get(`/api/v1/invoices/${id as string}`);
    const [designLine, printingLine] = body.invoice_items as { id: string }[];
    await recordPayment(client, id, { amount: 556.25, paid_on: '2026-01-20' });
    await creditInvoice(client, id, {
      issue_date: '2026-02-05',
      items: [{ line_id: printingLine?.id }],
    });
    await recordPayment(client, id, { amount: 395.75, paid_on: '2026-02-10' });
    const note = await creditInvoice(client, id, {
      issue_date: '2026-03-03',
      items: [{ line_id: designLine?.id, quantity: 1 }],
    });
    await recordRefund(client, note.id, { amount: 95.2, refunded_on: '2026-03-15' });
  });

  const taxOf = async (basis: string) => {
    const path = at(mine.business, `tax?${PERIOD}&group=month&basis=${basis}`);
    const { rows, sums } = (await clerk.get(path)).body.data as Record<string, Fields[]>;
    return {
      rows: rows?.map(({ from, tax_rate, net, tax }) => [from, tax_rate, net, tax]),
      sums,
    };
  };

  test('by issue date', async () => {
    expect(await taxOf('issue')).toEqual({
      rows: [
        ['2026-01-01', '19', '800', '152'],
        ['2026-01-01', '7', '150', '10.5'],
        ['2026-02-01', '7', '-150', '-10.5'],
        ['2026-03-01', '19', '-80', '-15.2'],
      ],
      sums: [{ currency: 'EUR', net: '720', tax: '136.8', gross: '856.8', written_off: '0' }],
    });
  });

  test('by payment date', async () => {
    expect(await taxOf('payment')).toEqual({
      rows: [
        ['2026-01-01', '19', '400', '76'],
        ['2026-01-01', '7', '75', '5.25'],
        ['2026-02-01', '19', '400', '76'],
        ['2026-02-01', '7', '-75', '-5.25'],
        ['2026-03-01', '19', '-80', '-15.2'],
      ],
      sums: [{ currency: 'EUR', net: '720', tax: '136.8', gross: '856.8', written_off: '0' }],
    });
  });

  test.each([
    ['2026-01-20', { '19': '76', '7': '5.25' }],
    ['2026-02-05', { '19': '12.81', '7': '-5.25' }],
    ['2026-02-10', { '19': '63.19' }],
    ['2026-03-03', {}],
    ['2026-03-15', { '19': '-15.2' }],
  ])('by payment date, on %s alone', async (day, expected) => {
    const path = at(mine.business, `tax?from=${day}&to=${day}&basis=payment`);
    const { rows } = (await clerk.get(path)).body.data as { rows: Fields[] };
    const taxes = rows.map(({ tax_rate, tax }) => [tax_rate, tax]);
    expect(Object.fromEntries(taxes)).toEqual(expected);
  });

  test('as revenue by product, with the document behind a figure', async () => {
    const path = at(mine.business, `revenue?${PERIOD}&by=product`);
    const { rows } = (await clerk.get(path)).body.data as { rows: Fields[] };
    expect(rows).toEqual([
      { key: null, name: null, currency: 'EUR', net: '720', documents: 2 },
      { key: expect.any(String), name: 'Printing', currency: 'EUR', net: '0', documents: 2 },
    ]);
    const filter = `${PERIOD}&currency=EUR&product=none`;
    const found = (await clerk.get(at(mine.business, `documents?${filter}`))).body.data;
    expect(found.rows.map((row: Fields) => [row['number'], row['net'], row['gross']])).toEqual([
      ['CN-00002', '-80', '-95.2'],
      ['INV-00001', '800', '952'],
    ]);
  });

  test('as a statement', async () => {
    const { parts } = (await clerk.get(statementAt(mine.customer, 'from=2026-02-01&to=2026-03-31')))
      .body.data;
    expect(parts).toMatchObject([{ currency: 'EUR', opening: '556.25', closing: '0' }]);
    expect(
      parts[0].entries.map((one: Fields) => [
        one['day'],
        one['type'],
        one['amount'],
        one['balance'],
      ]),
    ).toEqual([
      ['2026-02-05', 'credit_note', '-160.5', '395.75'],
      ['2026-02-10', 'payment', '-395.75', '0'],
      ['2026-03-03', 'credit_note', '-95.2', '-95.2'],
      ['2026-03-15', 'refund', '95.2', '0'],
    ]);
  });

  test('as CSV, in which a name is no formula', async () => {
    const tax = await clerk.get(at(mine.business, `tax?${PERIOD}&format=csv`));
    expect(tax.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(tax.headers.get('content-disposition')).toBe(
      'attachment; filename="tax-by-issue-date-2026-01-01-2026-03-31.csv"',
    );
    expect(tax.text).toBe(
      'from,to,currency,tax_rate,tax_category,documents,net,tax,gross\r\n' +
        '2026-01-01,2026-03-31,EUR,19,S,2,720.00,136.80,856.80\r\n' +
        '2026-01-01,2026-03-31,EUR,7,S,2,0.00,0.00,0.00\r\n',
    );
    const revenue = await clerk.get(at(mine.business, `revenue?${PERIOD}&format=csv`));
    expect(revenue.text.split('\r\n')[1]).toBe(`${mine.customer},'=1+1,EUR,3,720.00`);
  });
});

describe('a report as PDF', () => {
  const read = async (path: string) => {
    const { name, pdf } = await reportPdf(clerk, path);
    checkPdf(pdf);
    return { name, text: layoutOf(pdf) };
  };

  test('has the figures of the page, the business, the period and page numbers', async () => {
    const { name, text } = await read(at(mine.business, `tax?${PERIOD}&group=month`));
    expect(name).toBe('attachment; filename="tax-by-issue-date-2026-01-01-2026-03-31.pdf"');
    expect(text).toMatch(/^Business.* {2,}Tax · By issue date, 1 January 2026 – 31 March 2026$/m);
    expect(text).toContain('In EUR');
    expect(text).toMatch(/Period +Tax rate +Category +Net +Tax +Gross +Documents/);
    const rows = [
      /1 January 2026 – 31 January 2026 +19 % +Standard rate +800\.00 +152\.00 +952\.00 +1$/m,
      /1 March 2026 – 31 March 2026 +19 % +Standard rate +-80\.00 +-15\.20 +-95\.20 +1$/m,
      /Sum +720\.00 +136\.80 +856\.80$/m,
    ];
    for (const row of rows) expect(text).toMatch(row);
    expect(text).toContain('Page 1 of 1');
  });

  test('lists revenue and open items', async () => {
    const revenue = await read(at(mine.business, `revenue?${PERIOD}&by=month`));
    expect(revenue.text).toMatch(/January 2026 +1 +950\.00$/m);
    expect(revenue.text).toMatch(/Sum +720\.00$/m);
    const open = await read(at(mine.business, 'open-items?'));
    expect(open.name).toMatch(/open-items-\d{4}-\d\d-\d\d\.pdf/);
    expect(open.text).toContain('No customer owes anything.');
  });

  test('is a statement with both addresses in the form of their country', async () => {
    const { text } = await read(statementAt(mine.customer, 'from=2026-02-01&to=2026-03-31'));
    expect(text).toMatch(/Statement of account/);
    expect(text).toMatch(/^=1\+1 {2,}Business/m);
    expect(text).toMatch(/1 February 2026 +Balance before +556\.25$/m);
    expect(text).toMatch(/10 February 2026 +Payment +INV-00001 +-395\.75 +0\.00$/m);
    expect(text).toMatch(/31 March 2026 +Balance after +0\.00$/m);
  });

  test('hides addresses that the role does not show', async () => {
    const details = { address: 'Weg 1', city: 'Berlin', postal_code: '10115', country_code: 'DE' };
    await mine.client.patch(`/api/v1/customers/${mine.customer}`, details);
    const customers = { action: `${CM}.read`, subject: CONTENT_TYPE.customer };
    const some = { ...customers, conditions: [MY_BUSINESSES], properties: { fields: ['name'] } };
    const limited = await memberOf(mine.business, [...rights(CONTENT_TYPE.customer), some]);
    const path = statementAt(mine.customer);
    expect(textOf((await reportPdf(clerk, path)).pdf)).toContain('10115 Berlin');
    const shown = textOf((await reportPdf(limited, path)).pdf);
    expect(shown).toContain('=1+1');
    expect(shown).not.toContain('Berlin');
  });
});

test('write-offs stand apart, and bring no tax', async () => {
  const { business, client, customer } = await books('Lost');
  const { id } = await createInvoice(client, customer, {
    status: 'sent',
    issue_date: '2026-01-05',
  });
  await recordPayment(client, id, { amount: 55, paid_on: '2026-02-01' });
  await recordPayment(client, id, { amount: 55, paid_on: '2026-02-02', method: 'write_off' });
  const sums = async (basis: string) =>
    (await adminApi().get(at(business, `tax?${PERIOD}&basis=${basis}`))).body.data.sums;
  const lost = { currency: 'USD', written_off: '55' };
  expect(await sums('payment')).toEqual([{ ...lost, net: '50', tax: '5', gross: '55' }]);
  expect(await sums('issue')).toEqual([{ ...lost, net: '100', tax: '10', gross: '110' }]);
});

test('a document counts from its issue on, and its cancellation on its own day', async () => {
  const { business, client, customer } = await books('Changes');
  const { id } = await createInvoice(client, customer, { issue_date: '2026-01-05' });
  const today = new Date().toISOString().slice(0, 10);
  const net = async () => {
    const { body } = await adminApi().get(
      at(business, `revenue?from=2026-01-01&to=${today}&by=month`),
    );
    return body.data.rows.map((row: Fields) => [row['key'], row['net']]);
  };
  const set = (status: string) => client.patch(`/api/v1/invoices/${id as string}`, { status });
  expect(await net()).toEqual([]);
  await set('sent');
  expect(await net()).toEqual([['2026-01-01', '100']]);
  await set('cancelled');
  expect(await net()).toEqual([
    ['2026-01-01', '100'],
    [`${today.slice(0, 7)}-01`, '-100'],
  ]);
  await set('sent');
  expect(await net()).toEqual([
    ['2026-01-01', '100'],
    [`${today.slice(0, 7)}-01`, '0'],
  ]);
  // A credit note cancels it at its own date.
  await creditInvoice(client, id, { issue_date: '2026-03-05' });
  expect((await client.get(`/api/v1/invoices/${id as string}`)).body.status).toBe('cancelled');
  expect(await net()).toEqual([
    ['2026-01-01', '100'],
    ['2026-03-01', '-100'],
    [`${today.slice(0, 7)}-01`, '0'],
  ]);
});

describe('an invoice of April that is cancelled today', () => {
  const today = new Date().toISOString().slice(0, 10);
  let shop: Books;
  let id: string;
  beforeAll(async () => {
    shop = await books('Cancelled');
    const items = [line({ tax_rate: 7 }), line({ unit_price: 100, tax_rate: 19 })];
    const fields = { items, status: 'sent', issue_date: '2026-04-08', currency: 'EUR' };
    id = (await createInvoice(shop.client, shop.customer, fields)).id as string;
    const { body } = await shop.client.get(`/api/v1/invoices/${id}`);
    const [first] = body.invoice_items as { id: string }[];
    await creditInvoice(shop.client, id, {
      issue_date: '2026-05-02',
      items: [{ line_id: first?.id, quantity: 1 }],
    });
    await shop.client.patch(`/api/v1/invoices/${id}`, { status: 'cancelled' });
  });

  const taxOf = async (from: string, to: string) => {
    const path = at(shop.business, `tax?from=${from}&to=${to}`);
    const { rows } = (await adminApi().get(path)).body.data as { rows: Fields[] };
    return rows.map(({ tax_rate, net, tax, documents }) => [tax_rate, net, tax, documents]);
  };

  test('leaves the tax of its quarter as it was, and takes off today what was not credited', async () => {
    expect(await taxOf('2026-04-01', '2026-06-30')).toEqual([
      ['19', '200', '38', 1],
      ['7', '50', '3.5', 2],
    ]);
    expect(await taxOf(today, today)).toEqual([
      ['19', '-200', '-38', 1],
      ['7', '-50', '-3.5', 1],
    ]);
  });

  test('is listed behind the figure as a cancellation', async () => {
    const query = `from=${today}&to=${today}&currency=EUR&basis=issue`;
    const { body } = await adminApi().get(at(shop.business, `documents?${query}`));
    expect(body.data.rows).toMatchObject([
      { type: 'cancellation', id, day: today, net: '-250', tax: '-41.5', gross: '-291.5' },
    ]);
  });

  test('is an entry of its day in the statement, which ends at nothing', async () => {
    const path = statementAt(shop.customer, `from=2026-01-01&to=${today}`);
    const { parts } = (await adminApi().get(path)).body.data;
    const [{ entries, closing }] = parts;
    expect(entries.map(({ type, day, amount }: Fields) => [type, day, amount])).toEqual([
      ['invoice', '2026-04-08', '345'],
      ['credit_note', '2026-05-02', '-53.5'],
      ['cancellation', today, '-291.5'],
    ]);
    expect(closing).toBe('0');
  });

  test('counts again on the day on which it is revived, and comes off again when it is cancelled', async () => {
    for (const [status, net] of [
      ['sent', ['0', '0']],
      ['cancelled', ['-200', '-50']],
      ['overdue', ['0', '0']],
    ] as const) {
      await shop.client.patch(`/api/v1/invoices/${id}`, { status });
      const rows = await taxOf(today, today);
      expect([status, rows.map(([, one]) => one)]).toEqual([status, net]);
    }
  });
});

test('a draft that was cancelled counts nowhere, and an invoice that is reopened neither', async () => {
  const { business, client, customer } = await books('Never issued');
  const draft = await createInvoice(client, customer, { issue_date: '2026-01-05' });
  const sent = await createInvoice(client, customer, { issue_date: '2026-01-05', status: 'sent' });
  const set = (id: unknown, status: string) =>
    client.patch(`/api/v1/invoices/${id as string}`, { status });
  await set(draft.id, 'cancelled');
  for (const status of ['cancelled', 'draft'])
    expect((await set(sent.id, status)).status).toBe(200);
  const today = new Date().toISOString().slice(0, 10);
  const net = async () => {
    const path = at(business, `revenue?from=2026-01-01&to=${today}&by=month`);
    return (await adminApi().get(path)).body.data.rows.map((row: Fields) => row['net']);
  };
  expect(await net()).toEqual([]);
  await set(sent.id, 'sent');
  expect(await net()).toEqual(['100']);
});
