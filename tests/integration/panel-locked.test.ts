import { adminApi, api, BUSINESSES } from '../support/api';
import { connect, CUSTOMERS, desk, INVOICES, line, QUOTATIONS, saveForm } from '../support/desk';
import type { HttpClient } from '../support/http';
import { createInvoice, createQuotation } from '../support/records';

/** What a form of an issued document may change, and what it may not (contract §10). */

const KINDS = [
  ['invoice', createInvoice, INVOICES],
  ['quotation', createQuotation, QUOTATIONS],
] as const;
type Kind = (typeof KINDS)[number][0];

let client: HttpClient;
let business: string;
let customer: string;
let other: { customer: string; business: string };

async function another(): Promise<typeof other> {
  const made = await adminApi().post(CUSTOMERS, { name: 'Other', business: connect(business) });
  return { customer: made.body.data.documentId as string, business: (await desk()).business };
}

beforeEach(async () => {
  const made = await desk();
  client = api(made.key);
  ({ business, customer } = made);
  other = await another();
});

const read = async (kind: Kind, id: string) =>
  (await client.get(`/api/v1/${kind}s/${id}`)).body as Record<string, unknown>;

const lockNothing = () => saveForm(`${BUSINESSES}/${business}`, { lock_documents: 'never' });

/** Changes of content: the field that the refusal names, and the fields of the form. */
function contentOf(kind: Kind, items: { id: number }[]): [string, Record<string, unknown>][] {
  const [first] = items;
  return [
    ['customer', { customer: connect(other.customer) }],
    [`${kind}_number`, { [`${kind}_number`]: 'X-1' }],
    ['issue_date', { issue_date: '2020-01-01' }],
    ['currency', { currency: 'EUR' }],
    ['template_type', { template_type: 'classic' }],
    ['items', { items: [{ ...first, quantity: 7 }] }],
    ['items', { items: [{ id: first?.id, unit_price: 7 }] }],
    ['items', { items: [{ id: first?.id, description: 'Else' }] }],
    ['items', { items: [{ id: first?.id, tax_rate: 7 }] }],
    ['items', { items: [{ id: first?.id, tax_exemption_reason: 'Why' }] }],
    ['items', { items: [{ id: first?.id }, line()] }],
    ['items', { items: [line()] }],
    ['items', { items: [] }],
    ...(kind === 'invoice'
      ? [
          ['amount_paid', { amount_paid: 7 }],
          ['delivery_date', { delivery_date: '2025-01-01' }],
          ['order_reference', { order_reference: 'CHANGED' }],
        ]
      : []),
  ] as [string, Record<string, unknown>][];
}

describe.each(KINDS)('the form of an issued %s', (kind, create, forms) => {
  const issue = async () => (await create(client, customer, { status: 'sent' })).id as string;
  const formOf = async (id: string) => (await adminApi().get(`${forms}/${id}`)).body.data;

  test('refuses each change of its content at its field, and stores nothing of it', async () => {
    const id = await issue();
    const before = await read(kind, id);
    for (const [field, change] of contentOf(kind, (await formOf(id)).items)) {
      const refused = await saveForm(`${forms}/${id}`, { ...change, notes: 'New' });
      const { errors } = refused.body.error.details as { errors: { path: string[] }[] };
      expect([refused.status, errors.map(({ path }) => path[0])]).toEqual([400, [field]]);
    }
    expect(await read(kind, id)).toEqual(before);
  });

  test('saves what a PATCH may change, sent with all that it shows', async () => {
    const id = await issue();
    const before = await read(kind, id);
    const deadline = kind === 'invoice' ? 'due_date' : 'valid_until';
    const changes = { notes: 'New', terms: null, [deadline]: '2099-01-01' };
    const form = await formOf(id);
    expect((await adminApi().put(`${forms}/${id}`, { ...form, ...changes })).status).toBe(200);
    const { updated_at, ...after } = await read(kind, id);
    expect(after).toEqual({ ...before, ...changes, updated_at: undefined });
    expect(updated_at).not.toBe(before['updated_at']);
  });

  test('checks those as a PATCH does', async () => {
    const id = await issue();
    const refused = await saveForm(`${forms}/${id}`, { notes: 'x'.repeat(10_001) });
    expect(refused.status).toBe(400);
  });

  test('becomes a draft and changes at once', async () => {
    const id = await issue();
    const items = [line({ tax_rate: 0 })];
    const saved = await saveForm(`${forms}/${id}`, { state: 'draft', items, currency: 'EUR' });
    expect(saved.status).toBe(200);
    const after = { status: 'draft', currency: 'EUR', total: 2.01, issued_at: null };
    expect(await read(kind, id)).toMatchObject(after);
  });

  test('changes where its business locks nothing', async () => {
    const id = await issue();
    await lockNothing();
    const { issued_at } = await read(kind, id);
    const saved = await saveForm(`${forms}/${id}`, {
      items: [line({ unit_price: 3 })],
      customer: connect(other.customer),
      [`${kind}_number`]: 'X-2',
      ...(kind === 'invoice' ? { delivery_date: '2026-02-01', order_reference: 'PO 2' } : {}),
    });
    expect(saved.status).toBe(200);
    const after = { status: 'sent', total: 6, customer_id: other.customer, issued_at };
    expect(await read(kind, id)).toMatchObject({ ...after, [`${kind}_number`]: 'X-2' });
  });

  test('keeps amounts of eighteen digits', async () => {
    const items = [line({ quantity: 1, unit_price: 123456789012.12 })];
    const { id } = await create(client, customer, { status: 'sent', currency: 'EUR', items });
    const before = await read(kind, id as string);
    const changes = kind === 'invoice' ? { state: 'paid' } : { state: 'accepted' };
    expect((await saveForm(`${forms}/${id as string}`, changes)).status).toBe(200);
    const paid = kind === 'invoice' ? { amount_paid: 123456789012.12 } : {};
    expect(await read(kind, id as string)).toMatchObject({ total: before['total'], ...paid });
  });
});

test('an action on a locked invoice leaves paid and comes back to it', async () => {
  const { id } = await createInvoice(client, customer, { status: 'sent', amount_paid: 0.5 });
  const act = (state: string) =>
    adminApi().post(`/invoicing/invoices/${id as string}/state`, { state });
  expect((await act('paid')).status).toBe(200);
  expect(await read('invoice', id as string)).toMatchObject({ amount_paid: 110, amount_due: 0 });
  expect((await act('sent')).status).toBe(200);
  const back = { amount_paid: 0.5, amount_due: 109.5 };
  expect(await read('invoice', id as string)).toMatchObject(back);
});
