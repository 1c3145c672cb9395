import { api, createKey } from '../support/api';
import { expectError } from '../support/expect-error';
import type { HttpClient } from '../support/http';
import { createCustomer, line, TAXED, UNTAXED, type Fields } from '../support/records';

/** Units and tax of lines, and how the tax of a document is rounded (contract §10, Tax). */

interface Shop {
  client: HttpClient;
  customer: string;
}

async function shop(businessFields: Fields = {}): Promise<Shop> {
  const client = api((await createKey({ businessFields })).key);
  return { client, customer: (await createCustomer(client)).id as string };
}

let plain: Shop;
beforeAll(async () => {
  plain = await shop();
});

const KINDS = ['invoice', 'quotation'] as const;

const post = (kind: (typeof KINDS)[number], { client, customer }: Shop, items: Fields[]) =>
  client.post(`/api/v1/${kind}s`, { customer_id: customer, items });

describe.each(KINDS)('a line of an %s', (kind) => {
  test('has its unit, category and reason in every answer', async () => {
    const sent = {
      unit_code: 'HUR',
      tax_category: 'AE',
      tax_exemption_reason: 'Reverse charge',
    };
    const created = await post(kind, plain, [line({ ...sent, tax_rate: 0 })]);
    expect(created.status).toBe(201);
    expect(created.body.items[0]).toMatchObject(sent);
    const path = `/api/v1/${kind}s`;
    const found = await plain.client.get(`${path}/${created.body.id as string}`);
    expect(found.body[`${kind}_items`][0]).toMatchObject(sent);
    const listed = await plain.client.get(`${path}?limit=1`);
    expect(listed.body.data[0][`${kind}_items`][0]).toMatchObject(sent);
  });

  test('is a piece at the standard rate above 0 %, and without a category at 0 %', async () => {
    const { body } = await post(kind, plain, [line(), line({ tax_rate: 0 })]);
    expect(body.items).toMatchObject([TAXED, UNTAXED]);
    const nulls = { unit_code: null, tax_category: null, tax_exemption_reason: null };
    const same = await post(kind, plain, [line(nulls), line({ ...nulls, tax_rate: 0 })]);
    expect(same.body.items).toMatchObject([TAXED, UNTAXED]);
  });

  test('takes the category at 0 % from its business', async () => {
    const exempt = await shop({ zero_rate_category: 'E' });
    const items = [line(), line({ tax_rate: 0 }), line({ tax_rate: 0, tax_category: 'G' })];
    const { body } = await post(kind, exempt, items);
    const categories = body.items.map((one: Fields) => one.tax_category);
    expect(categories).toEqual(['S', 'E', 'G']);
  });

  test('takes the reason from its business, in the category of its business at 0 %', async () => {
    const small = { zero_rate_category: 'E', zero_rate_reason: 'Small business' };
    const items = [
      line(),
      line({ tax_rate: 0 }),
      line({ tax_rate: 0, tax_category: 'E' }),
      line({ tax_rate: 0, tax_category: 'G' }),
      line({ tax_rate: 0, tax_exemption_reason: 'A reason of its own' }),
    ];
    const { body } = await post(kind, await shop(small), items);
    const reasons = body.items.map((one: Fields) => one.tax_exemption_reason);
    expect(reasons).toEqual([
      null,
      'Small business',
      'Small business',
      null,
      'A reason of its own',
    ]);
  });

  test.each([
    ['unit_code', 'c62', 'code of UN/ECE Recommendation 20'],
    ['tax_category', 's', 'must be one of S, Z, E, AE, K, G, O'],
    ['tax_exemption_reason', 'x'.repeat(256), 'must be at most 255 characters long'],
  ])('is refused with %s %j', async (field, value, message) => {
    const answer = await post(kind, plain, [line(), line({ [field]: value })]);
    expectError(answer, 400, 'validation_failed', [`/items/1/${field}`]);
    expect(answer.body.errors[0].message).toContain(message);
  });

  test('bears tax above 0 % only in the standard category', async () => {
    const items = ['Z', 'E', 'AE', 'K', 'G', 'O'].map((tax_category) => line({ tax_category }));
    const answer = await post(kind, plain, items);
    const pointers = items.map((_, index) => `/items/${index}/tax_category`);
    expectError(answer, 400, 'validation_failed', pointers);
    expect((await post(kind, plain, [line({ tax_category: 'S' })])).status).toBe(201);
  });
});

describe('the tax of a business that rounds it', () => {
  const items = [1, 2, 3].map((n) => ({
    description: `Piece ${n}`,
    quantity: 1,
    unit_price: 0.33,
    tax_rate: 20,
  }));

  test.each([
    ['for each line', undefined, [0.07, 0.07, 0.07], 0.21],
    ['for each tax rate', 'rate', [0.07, 0.06, 0.07], 0.2],
  ])('%s adds up', async (_how, tax_rounding, taxes, tax) => {
    const mine = await shop(tax_rounding ? { tax_rounding } : {});
    for (const kind of KINDS) {
      const { body } = await post(kind, mine, items);
      expect(body.items.map((one: Fields) => one.tax_amount)).toEqual(taxes);
      expect([body.subtotal, body.tax_amount, body.total]).toEqual([0.99, tax, 0.99 + tax]);
    }
  });

  test('for each tax rate stays to the cent when a quotation becomes an invoice', async () => {
    const mine = await shop({ tax_rounding: 'rate' });
    const quotation = (await post('quotation', mine, items)).body;
    const path = `/api/v1/quotations/${quotation.id as string}/convert`;
    const { body } = await mine.client.post(path);
    expect([body.subtotal, body.tax_amount, body.total]).toEqual([0.99, 0.2, 1.19]);
    expect(body.items.map((one: Fields) => one.tax_amount)).toEqual([0.07, 0.06, 0.07]);
  });
});
