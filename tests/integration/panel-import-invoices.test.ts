import { adminApi, api } from '../support/api';
import { query } from '../support/databases';
import { INVOICES, saveForm } from '../support/desk';
import {
  csv,
  importedInvoices as told,
  invoiceOfNumber,
  problemsOf,
  sendImport,
  sendInvoices,
  type ImportFile,
  type InvoiceImport,
} from '../support/imports';
import { createCustomer, recordPayment, type Fields } from '../support/records';
import { readRun } from '../support/run';
import { createShop, type Shop } from '../support/two-businesses';
import { addEndpoint } from '../support/webhooks';

let shop: Shop;

beforeAll(async () => {
  shop = await createShop('PAST');
  await createCustomer(client(), { name: 'Müller GmbH', email: 'm@m.example' });
});

const client = () => api(shop.key);

const send = (file: ImportFile, asked: Partial<InvoiceImport> = {}) =>
  sendInvoices(file, { business: shop.ids.business, ...asked });

const count = async (): Promise<number> =>
  (await client().get('/api/v1/invoices?limit=1')).body.pagination.total as number;

const found = (number: string) => invoiceOfNumber(client(), number);

const LINES =
  'Rechnungsnummer;Rechnungsdatum;Fällig am;Kunde;Status;Bezeichnung;Menge;Einheit;Einzelpreis;MwSt;Referenz;Notiz';

test('a German file of lines becomes invoices with their old numbers, once', async () => {
  const file = csv(
    LINES,
    'RE/17-a;05.03.2024;19.03.2024;müller gmbh;bezahlt;Beratung;1,5;Std;1.200,00;19 %;PO 7;Danke',
    'RE/17-a;;;;;Fahrt;3;km;0,42;19;;',
    'RE/18;06.03.2024;31.12.2099;Müller GmbH;offen;Beratung;1;Stück;10;7;;',
  );
  const preview = await send(file, { store: false });
  expect(told(preview.data)).toEqual([2, 0, 0, 0, false]);
  expect(preview.data['sums']).toEqual([{ currency: 'USD', total: '2154.2', paid: '2143.5' }]);
  const before = await count();
  const more = { sum: '{"USD":"2.154,20"}' };
  expect(told((await send(file, { more })).data)).toEqual([2, 0, 0, 0, true]);
  expect(told((await send(file)).data)).toEqual([0, 0, 2, 0, true]);
  expect(await count()).toBe(before + 2);
  expect(await found('RE/17-a')).toMatchObject({
    status: 'paid',
    issue_date: '2024-03-05',
    due_date: '2024-03-19',
    currency: 'USD',
    subtotal: 1801.26,
    tax_amount: 342.24,
    total: 2143.5,
    amount_paid: 2143.5,
    amount_due: 0,
    order_reference: 'PO 7',
    notes: 'Danke',
    customers: { name: 'Müller GmbH' },
    invoice_items: [
      { description: 'Beratung', quantity: 1.5, unit_code: 'HUR', unit_price: 1200, tax_rate: 19 },
      { description: 'Fahrt', quantity: 3, unit_code: 'KMT', unit_price: 0.42, amount: 1.5 },
    ],
  });
  expect(await found('RE/18')).toMatchObject({ status: 'sent', amount_due: 10.7 });
});

test('a preview has the sums of months, statuses and customers, and names what is locked', async () => {
  const file = csv(
    'Rechnungsnummer;Rechnungsdatum;Fällig am;Kunde;Status;Bezeichnung;Einzelpreis;MwSt;Bezahlt',
    'F-1;05.03.2024;31.12.2099;Müller GmbH;offen;Rat;100;19;19,00',
    'F-2;31.03.2024;31.12.2099;Müller GmbH;bezahlt;Rat;200;0;',
    'F-3;01.04.2024;31.12.2099;Müller GmbH;Entwurf;Rat;50;0;',
    'F-4;02.04.2024;31.12.2099;Müller GmbH;storniert;Rat;70;0;',
  );
  const { data } = await send(file, { store: false });
  expect(problemsOf(data)).toEqual([]);
  const currency = 'USD';
  expect(data['figures']).toEqual({
    months: [
      { key: '2024-03', currency, invoices: 2, total: '319', due: '100' },
      { key: '2024-04', currency, invoices: 2, total: '120', due: '0' },
    ],
    month_count: 2,
    statuses: [
      { key: 'sent', currency, invoices: 1, total: '119', due: '100' },
      { key: 'paid', currency, invoices: 1, total: '200', due: '0' },
      { key: 'draft', currency, invoices: 1, total: '50', due: '0' },
      { key: 'cancelled', currency, invoices: 1, total: '70', due: '0' },
    ],
    balances: [{ key: 'Müller GmbH', currency, invoices: 4, total: '439', due: '100' }],
    balance_count: 1,
    locked: [
      { number: 'F-1', date: '2024-03-05', customer: 'Müller GmbH', currency, total: '119' },
      { number: 'F-2', date: '2024-03-31', customer: 'Müller GmbH', currency, total: '200' },
    ],
    locked_count: 2,
  });
  const products = await sendImport('name\nHour', {
    list: 'products',
    token: readRun().adminToken,
    business: shop.ids.business,
    store: false,
  });
  expect(products.data['figures']).toBeNull();
});

test('a past invoice is issued with its details, tells its import, and no webhook tells of it', async () => {
  await addEndpoint(client(), 'https://past.invalid/', { enabled: true });
  const head = 'number,date,customer,e-mail,status,total,tax rate,amount paid,paid on';
  const file = csv(
    head,
    'H-1,2024-02-01,New Ltd,new@n.example,paid,119,19,119,2024-02-09',
    'H-2,2024-02-02,New Ltd,new@n.example,draft,10,0,,',
    'H-3,2024-02-03,New Ltd,new@n.example,cancelled,10,0,0,',
  );
  const more = { new_customers: 'true' };
  expect(told((await send(file, { more })).data)).toEqual([3, 1, 0, 0, true]);
  const kept = await query<Fields>(
    readRun().sharedDatabaseUrl,
    `SELECT i.invoice_number AS number, i.issued_at IS NOT NULL AS issued, i.left_draft,
       i.issued_details -> 'customer' ->> 'name' AS customer, i.template_version IS NOT NULL AS printed,
       to_char(i.paid_at, 'YYYY-MM-DD') AS paid_at, h.action, h.actor
     FROM invoices i JOIN businesses b ON b.id = i.business_id
     JOIN history_entries h ON h.record_table = 'invoices' AND h.record_id = i.id
     WHERE i.invoice_number LIKE 'H-_' AND b.document_id = '${shop.ids.business}' ORDER BY 1`,
  );
  const none = { issued: false, customer: null, printed: false, paid_at: null, action: 'imported' };
  const paid = { issued: true, customer: 'New Ltd', printed: true, paid_at: '2024-02-09' };
  expect(kept).toMatchObject([
    { number: 'H-1', left_draft: true, ...paid, action: 'imported' },
    { number: 'H-2', left_draft: null, ...none },
    { number: 'H-3', left_draft: true, ...none },
  ]);
  expect(kept[0]?.['actor']).toMatch(/^operator:./);
  const invoice = await found('H-1');
  const history = await client().get(`/api/v1/invoices/${invoice['id'] as string}/history`);
  expect(history.body.data).toMatchObject([{ action: 'imported', actor: { type: 'operator' } }]);
  const payments = await client().get(`/api/v1/invoices/${invoice['id'] as string}/payments`);
  expect(payments.body.data).toMatchObject([{ amount: 119, paid_on: '2024-02-09' }]);
  const events = await query<{ event_type: string }>(
    readRun().sharedDatabaseUrl,
    `SELECT event_type FROM webhook_deliveries d JOIN webhook_endpoints e ON e.id = d.endpoint_id
      WHERE e.url = 'https://past.invalid/' AND event_type <> 'ping'`,
  );
  expect(events.map(({ event_type }) => event_type)).toEqual(['customer.created']);
});

test('all problems are told with row and column, and nothing is stored', async () => {
  const head =
    'number,date,customer,status,description,quantity,unit price,tax rate,total,amount paid,paid on';
  const rows = [
    'E-1,2024-01-05,Müller GmbH,sent,Work,1,100,19,119.01,,',
    'E-2,2024-02-30,Nobody,sent,Work,0,100,19,119,,',
    'E-3,2024-01-05,Müller GmbH,lost,,1,x,19,,,',
    'E-4,2024-01-05,Müller GmbH,sent,Work,1,100,19,119,200,2024-02-01',
    'E-5,2024-01-05,Müller GmbH,paid,Work,1,100,19,119,50,2024-02-01',
    'E-6,2024-01-05,Müller GmbH,draft,Work,1,100,19,119,50,2024-02-01',
    ',2024-01-05,Müller GmbH,sent,Work,1,100,19,119,,',
    'E-7,2024-01-05,Müller GmbH,sent,Work,1,100,19,238,,',
    'E-7,2024-01-06,Müller GmbH,,More,1,100,19,238,,',
    'E-8,2024-01-05,,sent,Work,1,-5,19,,,',
    'E-9,2024-01-05,Müller GmbH,sent,Work,1,100,19,119,50,2024-01-04',
    'E-10,2024-01-05,Müller GmbH,sent,Work,1,100,19,119,50,2999-01-01',
  ];
  const before = await count();
  const { data } = await send(csv(head, ...rows));
  const missing = 'is no customer of this business: import the customers first, or have them made';
  expect(problemsOf(data)).toEqual([
    '2 total: is 119.01, and the lines come to 119.00',
    '3 date: must be a day, such as 31.12.2026 or 2026-12-31',
    '3 quantity: must be greater than 0',
    `3 customer: ${missing}`,
    '4 status: must be one of draft, sent, paid, overdue, cancelled',
    '4 description: is required',
    '4 unit price: must be a number',
    '5 amount paid: must be at most the amount due, 119',
    '6 amount paid: is 50, and the invoice with a total of 119 has the status paid',
    '7 amount paid: must be empty for a draft',
    '8 number: is required',
    '10 date: differs from row 9 of this invoice',
    '11 null: must not add up to less than 0',
    '11 customer: is required',
    '12 paid on: must not be before the issue date of the invoice, 2024-01-05',
    `13 paid on: must not be after today, ${new Date().toISOString().slice(0, 10)}`,
  ]);
  expect(data['stored']).toBe(false);
  expect(await count()).toBe(before);
});

test('a number that is here with other contents is a problem, and what lives on here is none', async () => {
  const head =
    'number,date,due,customer,status,description,quantity,unit price,tax rate,amount paid';
  const rows = [
    'R-1,2024-01-05,2024-02-05,Müller GmbH,open,Work,2,50,20,',
    'R-2,2024-01-06,,Müller GmbH,open,Work,1,50,20,',
  ];
  const more = { sum: '{"USD":"180"}' };
  expect(told((await send(csv(head, ...rows), { more })).data)).toEqual([2, 0, 0, 0, true]);
  const first = await found('R-1');
  expect(first['status']).toBe('overdue');
  const customer = (first['customers'] as Fields)['id'] as string;
  await recordPayment(client(), first['id'] as string, { amount: 120 });
  await client().patch(`/api/v1/customers/${customer}`, {
    name: 'Müller AG',
    email: 'x@x.example',
  });
  expect(told((await send(csv(head, ...rows))).data)).toEqual([0, 0, 2, 0, true]);
  await client().patch(`/api/v1/customers/${customer}`, { name: 'Müller GmbH' });
  const other = [
    rows[0]?.replace(',50,', ',51,') ?? '',
    rows[1]?.replace('2024-01-06', '2024-01-07').replace(/,$/, ',10') ?? '',
  ];
  expect(problemsOf((await send(csv(head, ...other))).data)).toEqual([
    '2 number: is already here, and differs in: lines, total',
    '3 number: is already here, and differs in: issue date, amount paid',
  ]);
  expect(
    problemsOf((await send(csv(head, rows[1]?.replace('Müller GmbH', 'Else') ?? ''))).data),
  ).toEqual(['2 number: is already here, and differs in: customer']);
});

test('German days are read, also of columns that are called Fällig or Zahlungsziel', async () => {
  for (const [number, due] of [
    ['G-1', 'Fällig'],
    ['G-2', 'Zahlungsziel'],
  ] as const) {
    const head = `Rechnungsnr.;Rechnungsdatum;${due};Kunde;Status;Gesamtbetrag`;
    const { data } = await send(csv(head, `${number};01.02.2024;15.2.2024;Müller GmbH;sent;10`));
    expect(data['stored']).toBe(true);
    expect(await found(number)).toMatchObject({ issue_date: '2024-02-01', due_date: '2024-02-15' });
  }
});

test('days with slashes need an order when nothing tells it', async () => {
  const head = 'number,date,customer,status,total';
  const unclear = csv(head, 'D-1,03/04/2024,Müller GmbH,sent,10');
  const refused = await send(unclear);
  expect(refused.data['dates']).toBeNull();
  expect(problemsOf(refused.data)).toEqual([
    '2 date: could be two days: choose whether the day or the month of 03/04/2024 comes first',
  ]);
  const guessed = csv(
    head,
    'D-2,03/04/2024,Müller GmbH,sent,10',
    'D-3,03/31/2024,Müller GmbH,sent,10',
  );
  expect((await send(guessed)).data).toMatchObject({ dates: 'mdy', stored: true });
  expect((await found('D-2'))['issue_date']).toBe('2024-03-04');
  expect((await send(unclear, { more: { dates: 'dmy' } })).data['stored']).toBe(true);
  expect((await found('D-1'))['issue_date']).toBe('2024-04-03');
});

test('an imported invoice is in its customer’s hands: nobody makes it a draft again', async () => {
  const head = 'number,date,customer,status,total,tax rate';
  const rows = ['sent', 'paid', 'cancelled'].map(
    (status) => `HELD-${status},2024-02-01,Müller GmbH,${status},119,19`,
  );
  expect(told((await send(csv(head, ...rows))).data)).toEqual([3, 0, 0, 0, true]);
  for (const status of ['sent', 'paid', 'cancelled']) {
    const { id } = await found(`HELD-${status}`);
    const path = `/api/v1/invoices/${id as string}`;
    const refused = await client().patch(path, { status: 'draft' });
    expect([refused.status, refused.body.code]).toEqual([409, 'document_locked']);
    const message = 'This invoice cannot become a draft again: it was imported';
    expect(refused.body.error).toBe(message);
    const state = adminApi().post(`/invoicing/invoices/${id as string}/state`, { state: 'draft' });
    expect((await state).body.error.message).toBe(message);
    const form = `${INVOICES}/${id as string}`;
    expect((await saveForm(form, { state: 'draft' })).body.error.message).toBe(message);
    expect((await saveForm(form, { invoice_number: 'FALSCH-9' })).status).toBe(400);
    const lock = await adminApi().get(`/invoicing/invoices/${id as string}/lock`);
    const held = { locked: true, tie: 'it was imported', reopens: false };
    const issued = status === 'cancelled' ? null : '2024-02-01';
    expect(lock.body.data).toMatchObject({ ...held, issued_on: issued });
    expect((await client().get(path)).body.status).toBe(status);
  }
});

test('numbers that differ only by case are one invoice', async () => {
  const head = 'number,date,customer,description,unit price,tax rate';
  const row = (number: string) => `${number},2024-02-01,Müller GmbH,Work,100,19`;
  const more = { sum: '{"USD":"119.00"}' };
  expect(told((await send(csv(head, row('Case-1')), { more })).data)).toEqual([1, 0, 0, 0, true]);
  expect(told((await send(csv(head, row('CASE-1')))).data)).toEqual([0, 0, 1, 0, true]);
  const twins = await send(csv(head, row('case-2'), row('CASE-2')), { store: false });
  expect(problemsOf(twins.data)).toEqual([
    '3 number: differs from the number of row 2 only by case',
  ]);
});
