import { ALL_REFERENCES, REFERENCES } from '../../src/domain/fields/references';
import { api, createKey } from '../support/api';
import { textIn } from '../support/generator';
import type { HttpClient } from '../support/http';
import {
  createCustomer,
  createInvoice,
  createQuotation,
  creditInvoice,
  type Fields,
} from '../support/records';
import { getPdf } from '../support/stored-pdf';

let key: string;
let client: HttpClient;
let foreign: HttpClient;
let customer: string;

beforeAll(async () => {
  ({ key } = await createKey({ scopes: ['read', 'write'] }));
  client = api(key);
  foreign = api((await createKey()).key);
  customer = (await createCustomer(client, { buyer_reference: 'Cost centre 1' })).id;
});

type Named = readonly { readonly name: string }[];
const filled = (references: Named, prefix = 'R'): Fields =>
  Object.fromEntries(references.map(({ name }) => [name, `${prefix} ${name}`]));

const KINDS = [
  { path: 'invoices', create: createInvoice, references: ALL_REFERENCES as Named },
  { path: 'quotations', create: createQuotation, references: REFERENCES as Named },
];

describe.each(KINDS)('references of $path', ({ path, create, references }) => {
  const url = (id: string) => `/api/v1/${path}/${id}`;

  test('are answered, read and listed as they were sent', async () => {
    const sent = filled(references);
    const made = await create(client, customer, sent);
    expect(made).toMatchObject(sent);
    expect((await client.get(url(made.id))).body).toMatchObject(sent);
    const { body } = await client.get(`/api/v1/${path}`);
    expect(body.data[0]).toMatchObject({ id: made.id, ...sent });
  });

  test.each(references)('$name is found by a part of it, without case', async ({ name }) => {
    const token = `Qx-${name}-77`;
    const { id } = await create(client, customer, { [name]: `The ${token} one` });
    const found = async (of: HttpClient, part: string) => {
      const { body } = await of.get(`/api/v1/${path}?reference=${part}`);
      return body.data?.map((one: Fields) => one['id']) ?? body;
    };
    expect(await found(client, token.toUpperCase())).toEqual([id]);
    expect(await found(client, `${token}9`)).toEqual([]);
    expect(await found(foreign, token)).toEqual([]);
  });

  test.each(references)('$name has at most 255 characters', async ({ name }) => {
    const { id } = await create(client, customer, { [name]: 'x'.repeat(255) });
    for (const value of ['x'.repeat(256), 7, ['x'], {}]) {
      const { status, body } = await client.patch(url(id), { [name]: value });
      expect([status, body.errors?.[0]?.pointer]).toEqual([400, `/${name}`]);
    }
  });

  test('change until the issue, and stay from then on', async () => {
    const { id } = await create(client, customer, filled(references));
    const other = filled(references, 'S');
    expect((await client.patch(url(id), other)).body).toMatchObject(other);
    await client.patch(url(id), { status: 'sent' });
    const again = await client.patch(url(id), { ...other, notes: 'N' });
    expect([again.status, again.body.notes]).toEqual([200, 'N']);
    for (const { name } of references) {
      const { status, body } = await client.patch(url(id), { [name]: null });
      expect([status, body.code]).toEqual([409, 'document_locked']);
      expect(body.errors).toEqual([expect.objectContaining({ pointer: `/${name}` })]);
    }
  });

  test('are null again after a PUT that leaves them out', async () => {
    const made = await create(client, customer, filled(references));
    const items = [{ description: 'Work', quantity: 1, unit_price: 1 }];
    const { status, body } = await client.put(url(made.id), { customer_id: customer, items });
    expect(status).toBe(200);
    for (const { name } of references) expect(body[name]).toBeNull();
  });

  test('stand on paper, and that of the buyer in place of the one of the customer', async () => {
    const made = await create(client, customer, filled(references, 'Zz'));
    const text = textIn(await getPdf(key, `${path}/${made.id}`));
    for (const { name } of references) expect(text).toContain(`Zz ${name}`);
    expect(text).toContain('Your Reference');
    expect(text).not.toContain('Cost centre 1');
    const plain = await create(client, customer);
    expect(textIn(await getPdf(key, `${path}/${plain.id}`))).toContain('Cost centre 1');
  });
});

test('a conversion takes over those that both kinds have', async () => {
  const quotation = await createQuotation(client, customer, filled(REFERENCES));
  const { body } = await client.post(`/api/v1/quotations/${quotation.id}/convert`, {});
  expect(body).toMatchObject({ ...filled(REFERENCES), despatch_reference: null });
});

test('a credit note has those of its invoice', async () => {
  const bill = await createInvoice(client, customer, { ...filled(ALL_REFERENCES), status: 'sent' });
  expect(await creditInvoice(client, bill.id)).toMatchObject(filled(ALL_REFERENCES));
});

test('a recurring invoice fills their placeholders, and makes none of braces of an invoice', async () => {
  const schedule = { interval_unit: 'month', start_date: '2030-05-01' };
  const items = [{ description: 'Rent', quantity: 1, unit_price: 1 }];
  const body = { customer_id: customer, items, ...schedule, contract_reference: 'C {year}' };
  const made = await client.post('/api/v1/recurring-invoices', body);
  expect(made.body).toMatchObject({ contract_reference: 'C {year}', tender_reference: null });
  const coming = await client.get(`/api/v1/recurring-invoices/${made.body.id}/preview?count=1`);
  expect(coming.body.data[0].contract_reference).toBe('C 2030');
  const bad = await client.post('/api/v1/recurring-invoices', { ...body, tender_reference: '{x}' });
  expect([bad.status, bad.body.errors[0].pointer]).toEqual([400, '/tender_reference']);
  const { id } = await createInvoice(client, customer, { project_reference: '{P}' });
  const of = await client.post(`/api/v1/invoices/${id}/recurring`, schedule);
  expect(of.body.project_reference).toBe('{{P}}');
});
