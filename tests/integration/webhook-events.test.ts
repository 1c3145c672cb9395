import { adminApi } from '../support/api';
import { query } from '../support/databases';
import {
  CUSTOMERS,
  connect,
  INVOICES,
  line as panelLine,
  QUOTATIONS,
  saveForm,
} from '../support/desk';
import type { HttpClient } from '../support/http';
import { verified, type Receiver } from '../support/receiver';
import {
  createCustomer,
  createInvoice,
  createQuotation,
  line,
  TIMESTAMP,
} from '../support/records';
import type { ServiceAt } from '../support/service';
import {
  addEndpoint,
  DELIVERIES,
  ENDPOINTS,
  listeningDesk,
  sendsToReceiver,
} from '../support/webhooks';

let service: ServiceAt;
let receiver: Receiver;

sendsToReceiver((...both) => ([service, receiver] = both));

/** A business with an endpoint, whose events arrive at their own path. */
async function listening(path: string, fields: object = {}) {
  const desk = await listeningDesk(service);
  const endpoint = await addEndpoint(desk.client, receiver.url + path, fields);
  return { ...desk, endpoint, secret: endpoint.secret as string };
}

async function firstLine(client: HttpClient, invoice: string): Promise<string> {
  const { body } = await client.get(`/api/v1/invoices/${invoice}`);
  return body.invoice_items[0].id as string;
}

const types = (path: string) => receiver.received(path).map(({ body }) => body.type as string);

/** Sends another event and waits for it. All earlier events have then arrived. */
async function arrived(
  client: { post: (path: string) => Promise<unknown> },
  id: string,
  path: string,
) {
  await client.post(`${ENDPOINTS}/${id}/ping`);
  await receiver.until(types(path).filter((type) => type === 'ping').length + 1, path);
  for (;;) {
    const open = await query<{ open: number }>(
      service.databaseUrl,
      `select count(*)::int as open from webhook_deliveries where state = 'pending'`,
    );
    if (open[0]?.open === 0) return;
  }
}

test('each event arrives once, signed, with the record as the API returns it', async () => {
  const path = '/each';
  const { client, secret } = await listening(path);
  const customer = await createCustomer(client, { email: 'ada@example.test' });
  const [first] = await receiver.until(1, path);
  const invoice = await createInvoice(client, customer.id, { items: [line({ product_id: null })] });
  await receiver.until(2, path);
  const quotation = await createQuotation(client, customer.id);
  await receiver.until(3, path);
  const changed: unknown[] = [];
  for (const status of ['sent', 'paid', 'cancelled']) {
    changed.push((await client.patch(`/api/v1/invoices/${invoice.id as string}`, { status })).body);
    await receiver.until(3 + changed.length, path);
  }
  const all = receiver.received(path);
  expect(all.map((one) => verified(secret, one))).toEqual([
    { type: 'customer.created', timestamp: expect.stringMatching(TIMESTAMP), data: customer },
    ...[
      ['invoice.created', invoice],
      ['quotation.created', quotation],
      ['invoice.sent', changed[0]],
      ['invoice.paid', changed[1]],
      ['invoice.cancelled', changed[2]],
    ].map(([type, data]) => ({
      type,
      timestamp: expect.stringMatching(TIMESTAMP),
      data: { ...(data as object), customers: customer },
    })),
  ]);
  expect(first?.headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-id': expect.stringMatching(/^evt_[0-9a-f-]{36}$/),
    'webhook-timestamp': expect.stringMatching(/^\d{10}$/),
    'webhook-signature': expect.stringMatching(/^v1,[A-Za-z0-9+/]{43}=$/),
  });
  expect(new Set(all.map(({ id }) => id)).size).toBe(6);
});

/** Texts that JSON escapes, and that look like parts of JSON. */
const STRANGE = 'A "q" \\ \n\t\u0001\u2028 {"id":"x","description": ünï 漢 😀';

test('the data of an event has the text of the answer', async () => {
  const path = '/text';
  const { client } = await listening(path);
  const customer = await client.post('/api/v1/customers', { name: STRANGE, notes: '' });
  const { id } = customer.body;
  const fields = { description: STRANGE, quantity: 0.000001, unit_price: -3.25, tax_rate: 7.0625 };
  const items = [line(), line(fields), line({ product_id: id, unit_code: 'HUR' })];
  const body = { customer_id: id, items, notes: STRANGE, terms: '\u007f' };
  const quoted = { ...body, items: [line({ discount_rate: 12.5 }), ...items] };
  const invoice = await client.post('/api/v1/invoices', { ...body, due_date: '2031-01-31' });
  const quotation = await client.post('/api/v1/quotations', quoted);
  const converted = await client.post(`/api/v1/quotations/${quotation.body.id as string}/convert`);
  const sent = await client.patch(`/api/v1/invoices/${invoice.body.id as string}`, {
    status: 'sent',
  });
  const credited = await client.post(`/api/v1/invoices/${invoice.body.id as string}/credit-notes`, {
    items: [{ line_id: await firstLine(client, invoice.body.id) }],
  });
  const answers = [customer, invoice, quotation, converted, sent, credited];
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 200, 201]);
  const texts = (await receiver.until(answers.length, path)).map(({ text }) => text);
  const data = texts.map((text) => text.slice(text.indexOf('"data":') + 7, -1)).sort();
  const shown = answers.map(({ text }) =>
    text === customer.text ? text : `${text.slice(0, -1)},"customers":${customer.text}}`,
  );
  expect(data).toEqual(shown.sort());
});

test('numbers keep their digits', async () => {
  const { client } = await listening('/digits');
  const customer = await createCustomer(client);
  const text = `{"customer_id":"${customer.id as string}","items":[{"description":"Long","quantity":1,"unit_price":123456789012.123456}]}`;
  await client.post('/api/v1/invoices', text);
  const [, second] = await receiver.until(2, '/digits');
  expect(second?.text).toContain('"unit_price":123456789012.123456');
});

test('a change that fails has no event', async () => {
  const path = '/nothing';
  const { client, endpoint } = await listening(path);
  const customer = await createCustomer(client);
  const invoice = await createInvoice(client, customer.id, {
    status: 'paid',
    invoice_number: 'X-1',
  });
  const at = `/api/v1/invoices/${invoice.id as string}`;
  const refused = [
    await client.post('/api/v1/customers', { name: '' }),
    await client.post('/api/v1/invoices', {
      customer_id: customer.id,
      items: [line()],
      invoice_number: 'X-1',
    }),
    await client.post('/api/v1/invoices', {
      customer_id: '00000000-0000-4000-8000-000000000000',
      items: [line()],
    }),
    await client.patch(at, { status: 'lost' }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([400, 409, 400, 400]);
  expect((await client.patch(at, { status: 'paid' })).status).toBe(200);
  expect((await client.patch(at, { status: 'overdue' })).status).toBe(200);
  expect((await client.patch(at, { notes: 'x' })).status).toBe(200);
  const once = { 'Idempotency-Key': 'once' };
  await client.post('/api/v1/customers', { name: 'Once' }, once);
  await client.post('/api/v1/customers', { name: 'Once' }, once);
  await client.post('/api/v1/invoices', { customer_id: customer.id }, { 'Idempotency-Key': 'bad' });
  await arrived(client, endpoint.id, path);
  expect(types(path).sort()).toEqual([
    'customer.created',
    'customer.created',
    'invoice.created',
    'ping',
  ]);
});

test('a business hears of its own records only, an endpoint of the events it named', async () => {
  const mine = await listening('/mine', { events: ['quotation.created'] });
  const other = await listening('/other');
  const customer = await createCustomer(mine.client);
  await createInvoice(mine.client, customer.id);
  await createQuotation(mine.client, customer.id);
  await arrived(mine.client, mine.endpoint.id, '/mine');
  await arrived(other.client, other.endpoint.id, '/other');
  expect(types('/mine').sort()).toEqual(['ping', 'quotation.created']);
  expect(types('/other')).toEqual(['ping']);
  const foreign = await other.client.get(`${DELIVERIES}?endpoint_id=${mine.endpoint.id as string}`);
  expect(foreign.body.pagination.total).toBe(0);
});

test('every endpoint of a business gets the event under one id; a disabled one gets nothing', async () => {
  const { client, endpoint } = await listening('/one');
  await addEndpoint(client, `${receiver.url}/two`);
  await addEndpoint(client, `${receiver.url}/off`, { enabled: false });
  await createCustomer(client);
  const [[one], [two]] = [await receiver.until(1, '/one'), await receiver.until(1, '/two')];
  expect(one?.id).toBe(two?.id);
  await arrived(client, endpoint.id, '/one');
  expect(receiver.received('/off')).toEqual([]);
});

test('saves in the admin panel have their events, too', async () => {
  const path = '/panel';
  const { client, business, endpoint } = await listening(path);
  const admin = adminApi(service);
  const owner = { business: connect(business) };
  const customer = await admin.post(CUSTOMERS, { name: 'Ada', ...owner });
  const fields = { ...owner, customer: connect(customer.body.data.documentId) };
  const quotation = await admin.post(QUOTATIONS, { ...fields, items: [panelLine()] });
  expect(quotation.status).toBe(201);
  const invoice = await admin.post(INVOICES, { ...fields, items: [panelLine()] });
  const at = `${INVOICES}/${invoice.body.data.documentId as string}`;
  await saveForm(at, { state: 'sent' }, admin);
  await saveForm(at, { state: 'sent', notes: 'again' }, admin);
  expect((await saveForm(at, { state: 'lost' }, admin)).status).toBe(400);
  await arrived(client, endpoint.id, path);
  expect(types(path).sort()).toEqual([
    'customer.created',
    'invoice.created',
    'invoice.sent',
    'ping',
    'quotation.created',
  ]);
  const read = await client.get(`/api/v1/invoices/${invoice.body.data.documentId as string}`);
  const sent = receiver.received(path).find(({ body }) => body.type === 'invoice.sent');
  expect(sent?.body.data).toMatchObject({ status: 'sent', total: read.body.total });
  expect(sent?.body.data.customers).toEqual(read.body.customers);
});

test('a change that is rolled back has no event', async () => {
  const path = '/rolled-back';
  const { client, endpoint } = await listening(path);
  await query(
    service.databaseUrl,
    `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
     create constraint trigger refuse after insert on customers deferrable initially deferred
       for each row when (new.name = 'Refused') execute function refuse()`,
  );
  expect((await client.post('/api/v1/customers', { name: 'Refused' })).status).toBe(500);
  await createCustomer(client, { name: 'Kept' });
  await arrived(client, endpoint.id, path);
  expect(types(path).sort()).toEqual(['customer.created', 'ping']);
});
