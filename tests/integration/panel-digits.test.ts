import { adminApi, api } from '../support/api';
import { connect, desk, INVOICES, QUOTATIONS } from '../support/desk';

/** Four decimals, and thirteen digits before them. No binary float holds their sum. */
const PRICES = ['999999999999.1234', '999999999999.5677', '123456789012.3451'];

const panelLines = PRICES.map((unit_price) => ({
  description: 'Work',
  quantity: '3',
  unit_price,
  tax_rate: '19.25',
}));
const apiLines = PRICES.map(
  (price) => `{"description":"Work","quantity":3,"unit_price":${price},"tax_rate":19.25}`,
);

/** The API's answer for a document, with all digits of its numbers, and without ids and numbers. */
function figures(text: string): string[] {
  return text.match(/"(subtotal|tax_amount|total|amount_paid|amount|unit_price)":[-\d.]+/g) ?? [];
}

describe.each([
  ['invoices', INVOICES],
  ['quotations', QUOTATIONS],
] as const)('%s with more digits than a float holds', (name, collection) => {
  test('have the same figures in the panel as over the API', async () => {
    const { key, business, customer } = await desk();
    const client = api(key);
    const body = `{"customer_id":"${customer}","currency":"CLF","items":[${apiLines.join()}]}`;
    const made = await client.post(`/api/v1/${name}`, body);
    const expected = (await client.get(`/api/v1/${name}/${made.body.id}`)).text;
    const saved = await adminApi().post(collection, {
      business: connect(business),
      customer: connect(customer),
      currency: 'CLF',
      items: panelLines,
    });
    expect([saved.status, made.status]).toEqual([201, 201]);
    const id = saved.body.data.documentId;
    const created = (await client.get(`/api/v1/${name}/${id}`)).text;
    expect(figures(created)).toEqual(figures(expected));
    expect(created).toContain('"subtotal":6370370367033.1086');

    // The form sends back the floats that it shows.
    const { data } = (await adminApi().get(`${collection}/${id}`)).body;
    const { items, amount_paid, state } = data;
    const again = await adminApi().put(`${collection}/${id}`, {
      items,
      amount_paid,
      state,
      notes: 'Looked at',
    });
    expect(again.status).toBe(200);
    const after = (await client.get(`/api/v1/${name}/${id}`)).text;
    expect(after).toContain('"notes":"Looked at"');
    expect(figures(after)).toEqual(figures(expected));
  });

  test('answer every save with the version for the next save', async () => {
    const { business, customer } = await desk();
    const made = await adminApi().post(collection, {
      business: connect(business),
      customer: connect(customer),
      currency: 'CLF',
      items: panelLines,
    });
    const path = `${collection}/${made.body.data.documentId as string}`;
    let { updatedAt } = made.body.data;
    for (const notes of ['a', 'b', 'c']) {
      const saved = await adminApi().put(path, { notes, updatedAt });
      expect(saved.status).toBe(200);
      ({ updatedAt } = saved.body.data);
      expect((await adminApi().get(path)).body.data).toMatchObject({ notes, updatedAt });
    }
  });

  test('answer a copy with its version', async () => {
    const { key, customer } = await desk();
    const body = `{"customer_id":"${customer}","currency":"CLF","items":[${apiLines.join()}]}`;
    const { id } = (await api(key).post(`/api/v1/${name}`, body)).body;
    const copied = await adminApi().post(`${collection}/clone/${id as string}`, {});
    expect(copied.status).toBe(200);
    const { documentId, updatedAt } = copied.body.data;
    const stored = (await adminApi().get(`${collection}/${documentId as string}`)).body.data;
    expect(stored.updatedAt).toBe(updatedAt);
  });
});

test('an amount paid keeps its digits, and is not refused as more than the total', async () => {
  const { key, customer } = await desk();
  const client = api(key);
  const made = await client.post(
    '/api/v1/invoices',
    `{"customer_id":"${customer}","currency":"CLF","items":[${apiLines.join()}],"status":"paid"}`,
  );
  const path = `${INVOICES}/${made.body.id}`;
  const before = figures(made.text);
  const { amount_paid } = (await adminApi().get(path)).body.data;
  const saved = await adminApi().put(path, { state: 'paid', amount_paid, notes: 'Thanks' });
  expect(saved.status).toBe(200);
  const { text } = await client.get(`/api/v1/invoices/${made.body.id}`);
  expect(text).toContain('"notes":"Thanks"');
  expect(figures(text).sort()).toEqual(before.sort());

  const partly = await client.post(
    '/api/v1/invoices',
    `{"customer_id":"${customer}","currency":"CLF","items":[${apiLines.join()}],"amount_paid":7596666659109.4827}`,
  );
  const at = `${INVOICES}/${partly.body.id}`;
  const shown = (await adminApi().get(at)).body.data.amount_paid;
  expect((await adminApi().put(at, { amount_paid: shown, notes: 'Kept' })).status).toBe(200);
  const kept = await client.get(`/api/v1/invoices/${partly.body.id}`);
  expect(kept.text).toContain('"amount_paid":7596666659109.4827');
});
