import { api, createKey } from '../support/api';
import type { HttpClient } from '../support/http';
import { createCustomer, createInvoice, UNKNOWN_ID, type Fields } from '../support/records';

const PATH = '/api/v1/invoices';

let client: HttpClient;
let customerId: string;

beforeAll(async () => {
  client = api((await createKey()).key);
  customerId = (await createCustomer(client)).id;
});

const create = (fields: Fields = {}) => createInvoice(client, customerId, fields);
const patch = (id: string, body: unknown) => client.patch(`${PATH}/${id}`, body);

test('what a change answered is what is read next', async () => {
  const { id } = await create();
  const changed = await patch(id, { status: 'paid', notes: 'N', terms: 'T', due_date: null });
  const { items, ...fields } = changed.body;
  const { body } = await client.get(`${PATH}/${id}`);
  expect(body).toMatchObject(fields);
  expect(body.invoice_items).toMatchObject(items);
});

test('an empty text is a text', async () => {
  const { id } = await create({ notes: 'N' });
  expect((await patch(id, { notes: '' })).body.notes).toBe('');
});

test('the status paid sets the amount paid to the total, and another status restores the old amount', async () => {
  const { id } = await create({ amount_paid: 12.34 });
  const paid = async (status: string) => (await patch(id, { status })).body.amount_paid;
  expect(await paid('paid')).toBe(110);
  expect(await paid('paid')).toBe(110);
  expect(await paid('sent')).toBe(12.34);
  expect(await paid('cancelled')).toBe(12.34);
  expect(await paid('paid')).toBe(110);
  expect(await paid('draft')).toBe(12.34);
});

test('an invoice created as paid goes back to the amount that was sent', async () => {
  const sent = await create({ status: 'paid', amount_paid: 7 });
  expect((await patch(sent.id, { status: 'draft' })).body.amount_paid).toBe(7);
  const unsent = await create({ status: 'paid' });
  expect((await patch(unsent.id, { status: 'draft' })).body.amount_paid).toBe(0);
});

test('a change of other fields leaves a paid invoice paid', async () => {
  const { id } = await create({ status: 'paid', amount_paid: 7 });
  expect((await patch(id, { notes: 'N' })).body).toMatchObject({
    status: 'paid',
    amount_paid: 110,
  });
  expect((await patch(id, { status: 'sent' })).body.amount_paid).toBe(7);
});

test('null for the status counts as not sent', async () => {
  const { id } = await create({ status: 'sent' });
  const { status, body } = await patch(id, { status: null, notes: 'N' });
  expect([status, body.status, body.notes]).toEqual([200, 'sent', 'N']);
});

test('an empty body has no valid field, or is no object', async () => {
  const { id } = await create();
  const answer = await client.patch(`${PATH}/${id}`, '');
  expect(answer.status).toBe(400);
  expect(['no_valid_fields', 'validation_failed']).toContain(answer.body.code);
});

test('fields that cannot be changed are ignored beside one that can', async () => {
  const before = await create();
  const { body } = await patch(before.id, {
    notes: 'N',
    total: 1,
    amount_paid: 50,
    business_id: UNKNOWN_ID,
    customer_id: UNKNOWN_ID,
    invoice_number: 'X',
    items: [],
  });
  expect(body).toEqual({ ...before, notes: 'N', updated_at: body.updated_at });
});

test('changes of one invoice at the same time are all kept', async () => {
  const { id } = await create();
  await Promise.all([
    patch(id, { notes: 'N' }),
    patch(id, { terms: 'T' }),
    patch(id, { due_date: '2026-12-31' }),
    patch(id, { status: 'paid' }),
  ]);
  expect((await client.get(`${PATH}/${id}`)).body).toMatchObject({
    notes: 'N',
    terms: 'T',
    due_date: '2026-12-31',
    status: 'paid',
    amount_paid: 110,
  });
});
