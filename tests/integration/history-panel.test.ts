import { adminApi, api, createKey } from '../support/api';
import type { PanelHistory } from '../../src/panel/answers';
import { connect, CUSTOMERS, INVOICES, QUOTATIONS, saveForm } from '../support/desk';
import { changesOf, historyOf } from '../support/history';
import type { HttpClient } from '../support/http';
import { CM, operatorWho } from '../support/operators';
import { createCustomer, createInvoice, createQuotation, line } from '../support/records';

let client: HttpClient;
let customerId: string;
const at = (type: string, id: string) => `/api/v1/${type}/${id}`;

beforeAll(async () => {
  client = api((await createKey()).key);
  customerId = (await createCustomer(client)).id;
});

const operator = { type: 'operator', name: 'Test Operator' };

async function stored() {
  const { id } = await createInvoice(client, customerId, {
    items: [line({ description: 'First' }), line({ description: 'Second', quantity: 1 })],
  });
  const path = `${INVOICES}/${id}`;
  const form = (await adminApi().get(path)).body.data;
  return { id, path, form, history: () => historyOf(client, at('invoices', id)) };
}

test('a save tells its fields, its lines and the operator in one entry', async () => {
  const { path, form, history } = await stored();
  const items = [{ id: form.items[0].id, quantity: 3 }, { id: form.items[1].id }];
  await saveForm(path, { notes: 'Hello', items });
  const [saved, made] = await history();
  expect(saved).toMatchObject({ action: 'changed', actor: operator });
  const { items: lines, ...fields } = changesOf(saved);
  expect(fields).toEqual({
    notes: [null, 'Hello'],
    subtotal: [150, 200],
    tax_amount: [15, 20],
    total: [165, 220],
  });
  const [before, after] = lines as [object[], object[]];
  expect([before.length, after.length]).toEqual([2, 2]);
  expect(before[0]).toMatchObject({ description: 'First', quantity: 2, amount: 110 });
  expect(after[0]).toEqual({ ...before[0], quantity: 3, tax_amount: 15, amount: 165 });
  expect(after[1]).toEqual(before[1]);
  expect(changesOf(made).items).toEqual([null, before]);
});

test('a save without a change leaves no entry', async () => {
  const { path, form, history } = await stored();
  await saveForm(path, { ...form, createdAt: undefined });
  expect(await history()).toHaveLength(1);
});

test('a save of amounts with more digits than a float leaves no noise', async () => {
  const text = `{"customer_id":"${customerId}","items":[{"description":"Long","quantity":1,"unit_price":123456789012.123456}]}`;
  const { body } = await client.post('/api/v1/invoices', text);
  const path = `${INVOICES}/${body.id as string}`;
  const form = (await adminApi().get(path)).body.data;
  await saveForm(path, { ...form, notes: 'x' });
  const raw = await client.get(`${at('invoices', body.id)}/history`);
  expect(raw.body.data.map((entry: never) => Object.keys(changesOf(entry)))).toEqual([
    ['notes'],
    expect.arrayContaining(['items', 'total']),
  ]);
  expect(raw.text).toMatch(/"unit_price" ?: ?123456789012\.123456/);
});

test('an action and a copy name the operator', async () => {
  const { id, history } = await stored();
  await adminApi().post(`/invoicing/invoices/${id}/state`, { state: 'sent' });
  const [sent] = await history();
  expect([sent?.actor, changesOf(sent).status]).toEqual([operator, ['draft', 'sent']]);
  const copy = await adminApi().post(`/invoicing/invoices/${id}/duplicate`);
  const [made, ...more] = await historyOf(client, at('invoices', copy.body.data.documentId));
  expect([made?.action, made?.actor, more]).toEqual(['created', operator, []]);
});

test('a conversion by a click names the operator', async () => {
  const { id } = await createQuotation(client, customerId);
  const made = await adminApi().post(`/invoicing/quotations/${id}/convert`);
  const [converted] = await historyOf(client, at('quotations', id));
  const [invoice] = await historyOf(client, at('invoices', made.body.data.documentId));
  expect([converted?.actor, invoice?.actor]).toEqual([operator, operator]);
});

test('another customer of a document is told by its id', async () => {
  const other = await createCustomer(client);
  const { path, history } = await stored();
  await saveForm(path, { customer: connect(other.id) });
  const [moved] = await history();
  expect(changesOf(moved)).toEqual({ customer_id: [customerId, other.id] });
});

test('quotations and customers are told as well', async () => {
  const quotation = await createQuotation(client, customerId);
  await saveForm(`${QUOTATIONS}/${quotation.id}`, { terms: 'Ten days' });
  const customer = await createCustomer(client);
  await saveForm(`${CUSTOMERS}/${customer.id}`, { default_tax_rate: 7.5 });
  const [first] = await historyOf(client, at('quotations', quotation.id));
  const [second] = await historyOf(client, at('customers', customer.id));
  expect([changesOf(first), first?.actor]).toEqual([{ terms: [null, 'Ten days'] }, operator]);
  expect(changesOf(second)).toEqual({ default_tax_rate: [null, 7.5] });
});

describe('the timeline of the panel', () => {
  const FIELDS = ['customer', 'items.description', 'items.quantity', 'notes', 'state'];
  const entriesFor = async (client: HttpClient, id: string) => {
    const { status, body } = await client.get(`/invoicing/invoices/${id}/history`);
    return { status, ...(body.data as PanelHistory) };
  };

  test('tells labels, the names of customers and the currency', async () => {
    const other = await createCustomer(client, { name: 'Beta Ltd' });
    const { id, path } = await stored();
    await saveForm(path, { customer: connect(other.id) });
    const { entries, total, labels, names, currency } = await entriesFor(adminApi(), id);
    expect([entries.length, total, currency]).toEqual([2, 2, 'USD']);
    expect(labels).toMatchObject({ customer_id: 'Customer', 'items.unit_price': 'Unit price' });
    expect(names).toEqual({ [other.id]: 'Beta Ltd', [customerId]: 'Jane Roe' });
  });

  test('keeps all digits of a long amount', async () => {
    const text = `{"customer_id":"${customerId}","items":[{"description":"Long","quantity":1,"unit_price":123456789012.123456}]}`;
    const { body } = await client.post('/api/v1/invoices', text);
    const { entries } = await entriesFor(adminApi(), body.id);
    const [item] = changesOf(entries[0]).items?.[1] as { unit_price: unknown }[];
    expect(item?.unit_price).toBe('123456789012.123456');
  });

  test('shows a role only the fields that it may read', async () => {
    const reader = await operatorWho([
      { action: `${CM}.read`, subject: 'api::invoice.invoice', properties: { fields: FIELDS } },
    ]);
    const { id, path, form } = await stored();
    await saveForm(path, { terms: 'Secret', items: [{ id: form.items[0].id, quantity: 7 }] });
    const { status, entries, names, currency } = await entriesFor(reader, id);
    const [saved, made] = entries;
    expect([status, names, currency]).toEqual([200, {}, null]);
    const [before, after] = changesOf(saved).items as [object[], object[]];
    const shown = { id: expect.any(String), description: 'First' };
    expect(before[0]).toEqual({ ...shown, quantity: 2 });
    expect(after).toEqual([{ ...shown, quantity: 7 }]);
    expect(Object.keys(changesOf(saved))).toEqual(['items']);
    expect(Object.keys(changesOf(made))).toEqual(['status', 'customer_id', 'items']);
    expect(JSON.stringify(entries)).not.toContain('Secret');
  });
});
