import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { adminApi, api, createKey } from '../support/api';
import { connect, INVOICES } from '../support/desk';
import { emptyProject, startDeveloper, type Developer } from '../support/developer';
import type { HttpClient } from '../support/http';
import { root } from '../support/project-copy';
import { line, UNKNOWN_ID, type Fields } from '../support/records';
import { readRun } from '../support/run';
import { spawnNode } from '../support/spawned';

/** What a developer's own code within Strapi may call, beside the API. */

jest.setTimeout(240_000);

let developer: Developer;
let client: HttpClient;
let mine: { business: string };
let foreign: { business: string };
beforeAll(async () => {
  developer = await startDeveloper();
  const { key, business } = await createKey({ service: developer });
  mine = { business };
  foreign = { business: (await createKey({ service: developer })).business };
  client = api(key, developer);
});
afterAll(() => developer?.stop());

const uidOf = (name: string) => `api::${name}.${name}`;

/** Calls a verb that must do what it says. */
async function done(name: string, verb: string, ...args: unknown[]): Promise<Fields> {
  const { result, error } = await developer.call(uidOf(name), verb, mine, ...args);
  if (error) throw new Error(`${name}.${verb}: ${JSON.stringify(error)}`);
  return result as Fields;
}

const customer = () => done('customer', 'create', { name: 'Jane Roe', email: 'jane@example.test' });
const invoice = async (fields: Fields = {}) =>
  done('invoice', 'create', { customer_id: (await customer())['id'], items: [line()], ...fields });

test('an invoice is made, changed, replaced, issued, paid and credited as over the API', async () => {
  const made = await invoice({ notes: 'first' });
  const { id } = made;
  expect(made).toMatchObject({ status: 'draft', total: 110, business_id: mine.business });
  expect(await done('invoice', 'update', id, { notes: 'second' })).toMatchObject({
    notes: 'second',
  });
  const replaced = await done('invoice', 'replace', id, {
    customer_id: made['customer_id'],
    items: [line({ quantity: 4 })],
  });
  expect(replaced).toMatchObject({ id, total: 220 });
  expect(await done('invoice', 'issue', id)).toMatchObject({ id, status: 'sent' });
  const paid = await done('invoice', 'pay', id, { amount: 100 });
  expect(paid).toMatchObject({ amount: 100, invoice_id: id, status: 'recorded' });
  expect(await done('payment', 'void', paid['id'])).toMatchObject({ status: 'voided' });
  expect(await done('invoice', 'credit', id)).toMatchObject({ invoice_id: id, total: 220 });
  const { body } = await client.get(`/api/v1/invoices/${String(id)}`);
  expect(body).toMatchObject({ status: 'cancelled', amount_credited: 220 });
  const { body: history } = await client.get(`/api/v1/invoices/${String(id)}/history`);
  expect(history.data[0].actor).toEqual({ type: 'system', name: null });
});

test('a draft is deleted, a quotation becomes an invoice, a product is changed', async () => {
  const { id } = await invoice();
  await done('invoice', 'deleteDraft', id);
  expect((await client.get(`/api/v1/invoices/${String(id)}`)).status).toBe(404);
  const offer = await done('quotation', 'create', {
    customer_id: (await customer())['id'],
    items: [line()],
  });
  expect(await done('quotation', 'issue', offer['id'])).toMatchObject({ status: 'sent' });
  expect(await done('quotation', 'convert', offer['id'])).toMatchObject({
    status: 'draft',
    total: 110,
  });
  const product = await done('product', 'create', { name: 'Consulting', unit_price: 150.1 });
  expect(product).toMatchObject({ unit_price: 150.1 });
  expect(await done('product', 'update', product['id'], { active: false })).toMatchObject({
    active: false,
  });
});

test('money on account is allocated and refunded, and a refund is voided', async () => {
  const { id, customer_id: payer } = await invoice({ status: 'sent' });
  const paid = await done('customer', 'pay', payer, { amount: 200, currency: 'USD' });
  expect(paid).toMatchObject({ unallocated_amount: 200 });
  const one = await done('payment', 'allocate', paid['id'], { invoice_id: id, amount: 110 });
  expect(one).toMatchObject({ unallocated_amount: 90 });
  const refund = await done('payment', 'refund', paid['id'], { amount: 90 });
  expect(refund).toMatchObject({ amount: 90, status: 'recorded' });
  expect(await done('refund', 'void', refund['id'])).toMatchObject({ status: 'voided' });
  const [allocation] = one['allocations'] as { id: string }[];
  expect(await done('payment', 'voidAllocation', paid['id'], allocation?.id)).toMatchObject({
    unallocated_amount: 200,
  });
  expect(await done('payment', 'update', paid['id'], { note: 'late' })).toMatchObject({
    note: 'late',
  });
});

test('a credit note is refunded', async () => {
  const { id } = await invoice({ status: 'sent' });
  await done('invoice', 'pay', id, { amount: 110 });
  const note = await done('invoice', 'credit', id);
  expect(await done('credit-note', 'refund', note['id'], { amount: 110 })).toMatchObject({
    credit_note_id: note['id'],
    amount: 110,
  });
});

test('a recurring invoice is made, paused, resumed, skipped, run and cancelled', async () => {
  const { id: source } = await invoice();
  const start_date = `${new Date().getUTCFullYear() + 1}-01-01`;
  const schedule = { interval_unit: 'month', start_date };
  const made = await done('recurring-invoice', 'createFromInvoice', source, schedule);
  const act = (verb: string) => done('recurring-invoice', verb, made['id']);
  expect(made).toMatchObject({ status: 'active' });
  expect(await act('pause')).toMatchObject({ status: 'paused' });
  expect(await act('resume')).toMatchObject({ status: 'active' });
  await act('skip');
  expect(await act('run')).toMatchObject({ recurring_invoice_id: made['id'], total: 110 });
  expect(await act('cancel')).toMatchObject({ status: 'cancelled' });
});

test('a record of another business is not found, and nothing happens to it', async () => {
  const { id } = await invoice({ status: 'sent' });
  const calls: [string, string, ...unknown[]][] = [
    ['invoice', 'update', id, { notes: 'foreign' }],
    ['invoice', 'pay', id, { amount: 1 }],
    ['invoice', 'credit', id],
    ['invoice', 'issue', id],
    ['invoice', 'deleteDraft', id],
    [
      'recurring-invoice',
      'createFromInvoice',
      id,
      { interval_unit: 'month', start_date: '2030-01-01' },
    ],
    ['payment', 'void', id],
    ['quotation', 'convert', UNKNOWN_ID],
    ['product', 'update', 'no id', { active: false }],
  ];
  for (const [name, verb, ...args] of calls) {
    const { error } = await developer.call(uidOf(name), verb, foreign, ...args);
    expect([name, verb, error]).toEqual([
      name,
      verb,
      expect.objectContaining({ name: 'ApiError', status: 404, code: 'not_found' }),
    ]);
  }
  const { body } = await client.get(`/api/v1/invoices/${String(id)}`);
  expect(body).toMatchObject({ notes: null, amount_paid: 0, status: 'sent' });
});

test('a customer of another business cannot be billed', async () => {
  const { id } = await customer();
  const body = { customer_id: id, items: [line()] };
  const { error } = await developer.call(uidOf('invoice'), 'create', foreign, body);
  expect(error).toMatchObject({ status: 400, code: 'customer_not_found' });
});

test.each([[UNKNOWN_ID], ['no id'], [undefined]])(
  'the business %s is not found',
  async (business) => {
    const { error } = await developer.call(uidOf('product'), 'create', { business }, { name: 'x' });
    expect(error).toMatchObject({ name: 'ApiError', status: 404, code: 'not_found' });
  },
);

test('a refusal names the fields, and the database keeps nothing', async () => {
  const { error } = await developer.call(uidOf('invoice'), 'create', mine, { items: [] });
  expect(error).toMatchObject({
    name: 'ApiError',
    status: 400,
    code: 'validation_failed',
    errors: [{ pointer: '/customer_id' }, { pointer: '/items' }],
  });
  const { id } = await invoice();
  const { error: none } = await developer.call(uidOf('invoice'), 'update', mine, id, {});
  expect(none).toMatchObject({ status: 400, code: 'no_valid_fields' });
});

test('without a mail server, nothing is sent', async () => {
  const { id } = await invoice();
  const { error } = await developer.call(uidOf('invoice'), 'send', mine, id);
  expect(error).toMatchObject({ status: 409, code: 'mail_not_configured' });
});

test('middlewares of a plugin see the saves of the panel, and lifecycles none but deletes', async () => {
  const { id } = await customer();
  const admin = adminApi(developer);
  const form = { business: connect(mine.business), customer: connect(String(id)), items: [line()] };
  const before = (await developer.listeners()).seen.length;
  const saved = await admin.post(INVOICES, form);
  expect(saved.status).toBe(201);
  await client.post('/api/v1/invoices', { customer_id: id, items: [line()] });
  await invoice();
  const seen = async () => (await developer.listeners()).seen.slice(before);
  expect(await seen()).toEqual(['register create api::invoice.invoice', 'register after']);
  const last = await client.get('/api/v1/invoices?limit=1');
  await admin.delete(`${INVOICES}/${last.body.data[0].id as string}`);
  expect((await seen()).slice(2)).toEqual([
    'register delete api::invoice.invoice',
    'bootstrap delete api::invoice.invoice',
    'afterDelete api::invoice.invoice',
    'afterDelete billing.invoice-line',
    'bootstrap after',
    'register after',
  ]);
});

test.each([
  ['export', '--no-encrypt', '--file', 'books'],
  ['import', '--force', '--file', 'books.tar'],
])('strapi %s says in one line that it does not work', async (...words) => {
  const folder = emptyProject();
  writeFileSync(path.join(folder, 'books.tar'), '');
  const strapi = path.join(root, 'node_modules/@strapi/strapi/bin/strapi.js');
  const child = spawnNode([strapi, ...words], { cwd: folder, env: readRun().env });
  expect(await child.ended).toBe(1);
  expect(child.stderr()).toMatch(
    /^strapi (export|import) does not carry these books\. Use "npm run .*"\n$/,
  );
});
