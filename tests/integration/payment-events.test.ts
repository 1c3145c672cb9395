import { eventually } from '../support/eventually';
import type { HttpClient } from '../support/http';
import type { Receiver } from '../support/receiver';
import {
  createCustomer,
  createInvoice,
  creditInvoice,
  recordPayment,
  recordRefund,
  type Created,
} from '../support/records';
import type { ServiceAt } from '../support/service';
import { addEndpoint, listeningDesk, sendsToReceiver } from '../support/webhooks';

let service: ServiceAt;
let receiver: Receiver;

sendsToReceiver((...both) => ([service, receiver] = both));

/** A sent invoice of a business whose endpoint listens to `events`, or to all later ones. */
async function listening(path: string, events: string[], fields: object = {}) {
  const { client } = await listeningDesk(service);
  const customer = await createCustomer(client);
  const invoice = await createInvoice(client, customer.id, { status: 'sent', ...fields });
  await addEndpoint(client, receiver.url + path, events.length > 0 ? { events } : {});
  return { client, customer, invoice };
}

const bodies = (path: string): { type: string; data: Created }[] =>
  receiver.received(path).map(({ body }) => body as { type: string; data: Created });
const voided = (client: HttpClient, { id }: Created) => client.post(`/api/v1/payments/${id}/void`);

test('a payment and its voiding are told as the API answers them', async () => {
  const { client, invoice } = await listening('/payments', []);
  const payment = await recordPayment(client, invoice.id, { amount: 10, reference: 'R' });
  await receiver.until(1, '/payments');
  const { body } = await voided(client, payment);
  await voided(client, payment);
  await receiver.until(2, '/payments');
  expect(bodies('/payments').map(({ type, data }) => [type, data])).toEqual([
    ['payment.recorded', payment],
    ['payment.voided', body],
  ]);
});

test('the payment of the rest tells of the paid invoice, too; going back tells nothing of it', async () => {
  const { client, customer, invoice } = await listening('/paid', []);
  const payment = await recordPayment(client, invoice.id, { amount: 110 });
  await receiver.until(2, '/paid');
  const { body: paid } = await client.get(`/api/v1/invoices/${invoice.id}`);
  await voided(client, payment);
  await receiver.until(3, '/paid');
  const [first, second, third] = bodies('/paid').toSorted((a, b) =>
    a.type === b.type ? 0 : a.type > b.type ? -1 : 1,
  );
  expect([first?.type, second?.type, third?.type]).toEqual([
    'payment.voided',
    'payment.recorded',
    'invoice.paid',
  ]);
  expect(third?.data).toEqual({
    ...invoice,
    status: 'paid',
    amount_paid: 110,
    amount_due: 0,
    updated_at: paid.updated_at,
    customers: customer,
  });
});

test('an endpoint that named its events gets no other', async () => {
  const { client, invoice } = await listening('/named', ['invoice.paid']);
  await recordPayment(client, invoice.id, { amount: 10 });
  await recordPayment(client, invoice.id, { amount: 100 });
  await receiver.until(1, '/named');
  await eventually(() => Promise.resolve(bodies('/named').length === 1));
  expect(bodies('/named').map(({ type }) => type)).toEqual(['invoice.paid']);
});

test('a refused payment tells nothing', async () => {
  const { client, invoice } = await listening('/refused', []);
  await client.post(`/api/v1/invoices/${invoice.id}/payments`, { amount: 111 });
  await recordPayment(client, invoice.id, { amount: 1 });
  await receiver.until(1, '/refused');
  expect(bodies('/refused').map(({ data }) => data.amount)).toEqual([1]);
});

test('a credit note and its refund are told, and what they make of the invoice', async () => {
  const { client, customer, invoice } = await listening('/credits', []);
  const note = await creditInvoice(client, invoice.id);
  await receiver.until(2, '/credits');
  const told = Object.fromEntries(bodies('/credits').map(({ type, data }) => [type, data]));
  expect(told['credit_note.created']).toEqual({ ...note, customers: customer });
  expect(told['invoice.cancelled']).toMatchObject({ id: invoice.id, amount_credited: 110 });

  const { id } = await createInvoice(client, customer.id, { status: 'paid' });
  const paidNote = await creditInvoice(client, id);
  const refund = await recordRefund(client, paidNote.id, { amount: 10 });
  await receiver.until(5, '/credits');
  const refunded = bodies('/credits').find(({ type }) => type === 'credit_note.refunded');
  expect(refunded?.data).toEqual({
    ...paidNote,
    refund_due: 100,
    refunded_amount: 10,
    updated_at: refunded?.data.updated_at,
    refund,
    customers: customer,
  });
});

test('voiding a payment of a credited invoice tells that it is cancelled', async () => {
  const { client, invoice } = await listening('/voided', ['invoice.cancelled']);
  const payment = await recordPayment(client, invoice.id, { amount: 110 });
  await creditInvoice(client, invoice.id);
  await voided(client, payment);
  await receiver.until(1, '/voided');
  expect(bodies('/voided').map(({ type, data }) => [type, data.amount_credited])).toEqual([
    ['invoice.cancelled', 110],
  ]);
});
