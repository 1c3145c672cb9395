import { adminApi, api } from '../support/api';
import { query } from '../support/databases';
import { connect, CUSTOMERS, INVOICES, line, QUOTATIONS, saveForm } from '../support/desk';
import { eventually } from '../support/eventually';
import { createCustomer, createInvoice, createQuotation } from '../support/records';
import { settledEvents } from '../support/events';
import { startService, type Service } from '../support/service';
import { addEndpoint, ENDPOINTS, listeningDesk, storedDeliveries } from '../support/webhooks';

const PRODUCTS = '/content-manager/collection-types/api::product.product';
const RECEIVER = 'https://receiver.invalid/hook';
const OPT_IN = [
  'invoice.updated',
  'invoice.overdue',
  'quotation.updated',
  'quotation.sent',
  'quotation.expired',
  'quotation.converted',
  'customer.updated',
  'product.created',
  'product.updated',
];

let service: Service;
beforeAll(async () => {
  service = await startService({ env: { WEBHOOK_WORKER: 'off' } });
});
afterAll(() => service.stop());

/** A business with an endpoint of before, without a list, and one that lists all that is new. */
async function listening() {
  const desk = await listeningDesk(service);
  const usual = await addEndpoint(desk.client, RECEIVER);
  const listed = await addEndpoint(desk.client, RECEIVER, { events: OPT_IN });
  const toldTo = async ({ id }: { id: string }) =>
    (await storedDeliveries(service.databaseUrl, id)).map(({ event_type: type }) => type);
  return {
    ...desk,
    usual: () => toldTo(usual),
    listed: () => toldTo(listed),
  };
}

test('only endpoints that list them get the events of changes', async () => {
  const { client, usual, listed } = await listening();
  const { id: customer } = await createCustomer(client);
  const invoice = await createInvoice(client, customer);
  await client.patch(`/api/v1/invoices/${invoice.id}`, { status: 'overdue' });
  const quotation = await createQuotation(client, customer);
  await client.patch(`/api/v1/quotations/${quotation.id}`, { status: 'sent' });
  await client.post(`/api/v1/quotations/${quotation.id}/convert`);
  expect(await usual()).toEqual([
    'customer.created',
    'invoice.created',
    'quotation.created',
    'invoice.created',
  ]);
  expect(await listed()).toEqual([
    'invoice.overdue',
    'invoice.updated',
    'quotation.sent',
    'quotation.updated',
    'quotation.converted',
    'quotation.updated',
  ]);
});

test('a delivery and the list have one id, and the same text', async () => {
  const { client } = await listening();
  await createCustomer(client);
  const [event] = await settledEvents(client);
  const deliveries = await query<{ event_id: string; payload: string }>(
    service.databaseUrl,
    'SELECT event_id, payload FROM webhook_deliveries WHERE event_id = $1',
    [event?.id],
  );
  const { id: _id, ...envelope } = event ?? {};
  expect(deliveries.map(({ payload }) => JSON.parse(payload))).toEqual([envelope]);
});

test('an endpoint takes and shows the new types', async () => {
  const { client } = await listening();
  const { id } = await addEndpoint(client, RECEIVER, { events: ['invoice.updated'] });
  const { body } = await client.get(`${ENDPOINTS}/${id}`);
  expect(body.events).toEqual(['invoice.updated']);
});

test('saves in the panel have the events of the API', async () => {
  const { client, business, usual, listed } = await listening();
  const admin = adminApi(service);
  const customer = await createCustomer(client);
  const save = async (path: string, change: object) => {
    const { status, text } = await saveForm(path, change as Record<string, unknown>, admin);
    expect([status, text]).toEqual([200, expect.anything()]);
  };
  const form = { business: connect(business), customer: connect(customer.id), items: [line()] };
  const made = async (path: string, data: object) => {
    const { status, body, text } = await admin.post(path, data);
    expect([status, text]).toEqual([201, expect.anything()]);
    return `${path}/${body.data.documentId as string}`;
  };
  const invoice = await made(INVOICES, form);
  await save(invoice, { notes: 'New' });
  await save(invoice, { notes: 'New' });
  await save(invoice, { state: 'overdue' });
  const quotation = await made(QUOTATIONS, form);
  await save(quotation, { state: 'sent' });
  await save(quotation, { state: 'accepted' });
  await save(`${CUSTOMERS}/${customer.id}`, { city: 'Kiel' });
  const moved = (await client.get(`/api/v1/customers/${customer.id}`)).body;
  await save(`${CUSTOMERS}/${customer.id}`, { city: 'Kiel' });
  const product = await made(PRODUCTS, {
    name: 'Work',
    unit_price: 12.5,
    business: connect(business),
  });
  await save(product, { active: false });
  expect(await usual()).toEqual(['customer.created', 'invoice.created', 'quotation.created']);
  expect(await listed()).toEqual([
    'invoice.updated',
    'invoice.overdue',
    'invoice.updated',
    'quotation.sent',
    'quotation.updated',
    'quotation.updated',
    'customer.updated',
    'product.created',
    'product.updated',
  ]);
  const told = await settledEvents(client);
  const last = (type: string) => told.filter((one) => one.type === type).at(-1)?.data;
  expect(last('customer.updated')).toEqual(moved);
  const products = (await client.get('/api/v1/products?name=Work')).body.data;
  expect([last('product.updated')]).toEqual(products);
});

test('the clock has events, and old events go with their deadline', async () => {
  const { client, key, usual, listed } = await listening();
  const { id: customer } = await createCustomer(client);
  const late = { status: 'sent', due_date: '2020-01-01', issue_date: '2020-01-01' };
  const { id: invoice } = await createInvoice(client, customer, late);
  const { id: quotation } = await createQuotation(client, customer, {
    status: 'sent',
    issue_date: '2020-01-01',
    valid_until: '2020-01-01',
  });
  const aged = (days: number, type: string) =>
    query(
      service.databaseUrl,
      `UPDATE events SET created_at = created_at - $1 * interval '1 day' WHERE event_type = $2
        AND payload LIKE '%' || $3 || '%'`,
      [days, type, customer],
    );
  await aged(31, 'customer.created');
  await aged(29, 'invoice.created');
  expect((await settledEvents(client)).map(({ type }) => type)).toEqual([
    'invoice.created',
    'quotation.created',
  ]);
  await service.stop();
  service = await startService({
    database: service.databaseUrl,
    env: { WEBHOOK_WORKER: 'off' },
  });
  await eventually(async () => (await listed()).length === 3);
  expect(await listed()).toEqual(['product.created', 'invoice.overdue', 'quotation.expired']);
  expect(await usual()).toEqual(['customer.created', 'invoice.created', 'quotation.created']);
  const [, , ...told] = await settledEvents(api(key, service));
  expect(told.map(({ type, data }) => [type, data.id, data.status])).toEqual([
    ['invoice.overdue', invoice, 'overdue'],
    ['quotation.expired', quotation, 'expired'],
  ]);
  const old = `SELECT FROM events WHERE created_at < now() AT TIME ZONE 'UTC' - interval '30 days'`;
  await eventually(async () => (await query(service.databaseUrl, old)).length === 0);
});

test('the events of a business go with it', async () => {
  const { client, business } = await listening();
  const { body } = await client.post('/api/v1/products', { name: 'Work', unit_price: 1 });
  const count = async () =>
    (
      await query<{ count: number }>(
        service.databaseUrl,
        `SELECT count(*)::int AS count FROM events WHERE payload LIKE '%' || $1 || '%'`,
        [business],
      )
    )[0]?.count;
  expect(await count()).toBe(1);
  const admin = adminApi(service);
  await admin.delete(`${PRODUCTS}/${body.id as string}`);
  const path = `/content-manager/collection-types/api::business.business/${business}`;
  expect((await admin.delete(path)).status).toBe(200);
  expect(await count()).toBe(0);
});
