import { api, createKey } from '../support/api';
import type { Answer } from '../support/http';
import { createCustomer, createInvoice, line, type Created } from '../support/records';
import type { ServiceAt } from '../support/service';
import { sharedNodes } from '../support/shared-services';
import { expectSettled, sumsOf } from '../support/settlement';
import { times } from '../support/times';

/** Two nodes on one database, so that no lock within a process can help. */
let nodes: [ServiceAt, ServiceAt];

beforeAll(async () => {
  nodes = await sharedNodes();
});

const ROUNDS = times(200);

test('parallel payments never exceed what is due, and add up', async () => {
  const [one, two] = nodes;
  const { key } = await createKey({ service: one });
  const clients = [api(key, one), api(key, two)];
  const [client] = clients as [(typeof clients)[0]];
  const { id: customerId } = await createCustomer(client);
  for (let round = 0; round < ROUNDS; round += 1) {
    const items = [line({ quantity: 1, unit_price: 100, tax_rate: 0 })];
    const { id } = await createInvoice(client, customerId, { items, status: 'sent' });
    const amount = 20 + (round % 40);
    const answers: Answer[] = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        (clients[index % 2] as typeof client).post(`/api/v1/invoices/${id}/payments`, { amount }),
      ),
    );
    const taken = answers.filter(({ status }) => status === 201).length;
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(({ body }) => body.code)).toEqual(refused.map(() => 'amount_exceeds_due'));
    expect(taken).toBe(Math.min(6, Math.floor(100 / amount)));
    const { body }: { body: Created } = await client.get(`/api/v1/invoices/${id}`);
    expect([body.amount_paid, body.amount_due]).toEqual([taken * amount, 100 - taken * amount]);
    expect((await sumsOf(one, id)).recorded).toBe(String(taken * amount));
  }
});

test('of parallel voids of a payment, one takes it off the invoice', async () => {
  const [one, two] = nodes;
  const { key } = await createKey({ service: one });
  const clients = [api(key, one), api(key, two)];
  const [client] = clients as [(typeof clients)[0]];
  const { id: customerId } = await createCustomer(client);
  for (let round = 0; round < 20; round += 1) {
    const { id } = await createInvoice(client, customerId, { status: 'sent' });
    const payments = `/api/v1/invoices/${id}/payments`;
    const { body: payment } = await client.post(payments, { amount: 30 });
    const answers = await Promise.all([
      ...clients.map((each) => each.post(`/api/v1/payments/${payment.id}/void`)),
      ...clients.map((each) => each.post(payments, { amount: 40 })),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 201, 201]);
    expect((await sumsOf(one, id)).recorded).toBe('80');
    const { body } = await client.get(`/api/v1/invoices/${id}`);
    expect([body.amount_paid, body.amount_due]).toEqual([80, 30]);
  }
});

test('payments and credits at once never exceed the invoice, and add up', async () => {
  const [one, two] = nodes;
  const { key } = await createKey({ service: one });
  const clients = [api(key, one), api(key, two)];
  const [client, other] = clients as [(typeof clients)[0], (typeof clients)[0]];
  const { id: customerId } = await createCustomer(client);
  for (let round = 0; round < ROUNDS; round += 1) {
    const items = [line({ quantity: 1, unit_price: 100, tax_rate: 0 })];
    const { id } = await createInvoice(client, customerId, { items, status: 'sent' });
    const at = `/api/v1/invoices/${id}`;
    const line_id = (await client.get(at)).body.invoice_items[0].id;
    const [pay, credit] = [15 + (round % 30), 15 + (round % 18)];
    const answers = await Promise.all([
      client.post(`${at}/payments`, { amount: pay }),
      other.post(`${at}/credit-notes`, { items: [{ line_id, amount: credit }] }),
      client.post(`${at}/credit-notes`, { items: [{ line_id, amount: credit }] }),
      other.post(`${at}/payments`, { amount: pay }),
      client.post(`${at}/payments`, { amount: pay }),
      other.post(`${at}/credit-notes`, { items: [{ line_id, amount: credit }] }),
    ]);
    for (const { status, body } of answers) {
      expect(status === 201 ? 'taken' : body.code).toMatch(/^(taken|amount_exceeds_due)$/);
    }
    const notes = answers.filter(({ body }) => body.credit_note_number !== undefined);
    expect(notes).toHaveLength(3);
    const { body } = await client.get(at);
    expect(body.amount_paid + body.amount_credited + body.amount_due).toBe(100);
    await expectSettled(one, id);
  }
});
