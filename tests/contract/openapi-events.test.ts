import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { EVENT_TYPES, PING } from '../../src/domain/events';
import { api, createKey } from '../support/api';
import {
  createCustomer,
  createInvoice,
  createProduct,
  createQuotation,
  creditInvoice,
  line,
  recordPayment,
  recordRefund,
} from '../support/records';
import { settledEvents } from '../support/events';
import { act, createRecurring, RECURRING } from '../support/recurring';
import { startReceiver } from '../support/receiver';
import { addEndpoint, ENDPOINTS, listeningDesk, sharedSender } from '../support/webhooks';

interface Hook {
  post: {
    parameters: { name: string }[];
    requestBody: { content: { 'application/json': { schema: object } } };
  };
}

interface Schema {
  properties: { customers?: { description: string; properties: object } };
}

interface Document {
  webhooks: Record<string, Hook>;
  components: { schemas: Record<string, Schema> };
}

const read = async (): Promise<Document> => (await api().get('/api/v1/openapi.json')).body;

const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true }));

test('the document describes each event and the ping', async () => {
  expect(Object.keys((await read()).webhooks).sort()).toEqual([...EVENT_TYPES, PING].sort());
});

test('events have the bodies that the document describes', async () => {
  const { webhooks } = await read();
  const client = api((await createKey({ scopes: ['read', 'write', 'webhooks'] })).key);
  const { id: customer } = await createCustomer(client);
  await client.patch(`/api/v1/customers/${customer}`, { name: 'Other' });
  const { id: product } = await createProduct(client);
  await client.patch(`/api/v1/products/${product}`, { unit_price: 2 });
  const items = [line({ quantity: 10 })];
  const { id: invoice } = await createInvoice(client, customer, { items, status: 'sent' });
  const { id: payment } = await recordPayment(client, invoice, { amount: 1 });
  await client.post(`/api/v1/payments/${payment}/void`);
  const { body: received } = await client.post(`/api/v1/customers/${customer}/payments`, {
    amount: 10,
    currency: 'USD',
    allocations: [{ invoice_id: invoice, amount: 1 }],
  });
  const at = `/api/v1/payments/${received.id}`;
  await client.post(`${at}/allocations/${received.allocations[0].id}/void`);
  await client.post(`${at}/refunds`, { amount: 1 });
  await client.patch(at, { note: 'N' });
  await client.patch(`/api/v1/invoices/${invoice}`, { status: 'overdue' });
  await client.patch(`/api/v1/invoices/${invoice}`, { status: 'paid' });
  const { id: note } = await creditInvoice(client, invoice);
  await recordRefund(client, note, { amount: 1 });
  const { id: sent } = await createInvoice(client, customer);
  await client.patch(`/api/v1/invoices/${sent}`, { status: 'sent' });
  await recordPayment(client, sent, { amount: 110, method: 'write_off' });
  const { id: cancelled } = await createInvoice(client, customer);
  await client.patch(`/api/v1/invoices/${cancelled}`, { status: 'cancelled' });
  const { id: quotation } = await createQuotation(client, customer);
  await client.patch(`/api/v1/quotations/${quotation}`, { status: 'sent' });
  await client.post(`/api/v1/quotations/${quotation}/convert`);
  const { id: expired } = await createQuotation(client, customer);
  await client.patch(`/api/v1/quotations/${expired}`, { status: 'expired' });

  const { id: recurring } = await createRecurring(client, {
    customer_id: customer,
    max_occurrences: 1,
  });
  await client.patch(`${RECURRING}/${recurring}`, { name: 'Other' });
  for (const action of ['pause', 'resume', 'run'] as const) await act(client, recurring, action);
  const { id: ended } = await createRecurring(client, { customer_id: customer });
  await act(client, ended, 'cancel');

  const events = await settledEvents(client);
  const seen = new Set<string>();
  for (const { id: _id, ...delivery } of events) {
    const schema = webhooks[delivery.type]?.post.requestBody.content['application/json'].schema;
    const check = ajv.compile(schema ?? false);
    check(delivery);
    expect([delivery.type, check.errors]).toEqual([delivery.type, null]);
    seen.add(delivery.type);
  }
  // A customer decides on the page of the quotation only, and the clock alone gives up an invoice. A match comes after
  // a file of a bank: bank-races.test.ts compares its event with the answer.
  const others = [
    'quotation.accepted',
    'quotation.rejected',
    'recurring_invoice.failed',
    'bank_transaction.matched',
  ];
  expect(EVENT_TYPES.filter((type) => !seen.has(type))).toEqual(others);
});

test('deliveries over HTTP have the bodies and the headers that the document describes', async () => {
  const service = await sharedSender();
  const receiver = await startReceiver();
  try {
    const { client } = await listeningDesk(service);
    const { id } = await addEndpoint(client, receiver.url, { events: [...EVENT_TYPES] });
    const { id: customer } = await createCustomer(client);
    const items = [line({ unit_price: 10 })];
    const { id: invoice } = await createInvoice(client, customer, { items, status: 'sent' });
    await recordPayment(client, invoice, { amount: 1 });
    await client.patch(`/api/v1/invoices/${invoice}`, { status: 'paid' });
    await client.post(`${ENDPOINTS}/${id}/ping`);
    const received = await receiver.until(6);
    const types = received.map(({ body }) => body.type);
    expect(types.sort()).toEqual(
      [
        'customer.created',
        'invoice.created',
        'invoice.paid',
        'invoice.updated',
        'payment.recorded',
        PING,
      ].sort(),
    );
    const { webhooks } = await read();
    for (const { body, headers } of received) {
      const post = webhooks[body.type]?.post;
      const check = ajv.compile(post?.requestBody.content['application/json'].schema ?? false);
      check(body);
      expect([body.type, check.errors]).toEqual([body.type, null]);
      const signed = Object.keys(headers).filter((name) => name.startsWith('webhook-'));
      expect(signed.sort()).toEqual(post?.parameters.map(({ name }) => name).sort());
    }
  } finally {
    await receiver.close();
  }
});

test('a record names its customer under `customers`: one object, as in its answers', async () => {
  const { components } = await read();
  const client = api((await createKey()).key);
  const { id: customer } = await createCustomer(client);
  const { id } = await createInvoice(client, customer);
  const { body: listed } = await client.get('/api/v1/invoices');
  const { body: found } = await client.get(`/api/v1/invoices/${id}`);
  for (const [name, real] of [
    ['ListedInvoice', listed.data[0]],
    ['FoundInvoice', found],
  ] as const) {
    const described = components.schemas[name]?.properties.customers;
    expect(described?.description).toBe('The customer of this record: one object, not a list.');
    expect(Object.keys(described?.properties ?? {})).toEqual(Object.keys(real.customers));
    expect(real.customers).toMatchObject({ id: customer, name: expect.any(String) });
  }
  expect(Object.keys(listed.data[0].customers)).toEqual(['id', 'name', 'email']);
});
