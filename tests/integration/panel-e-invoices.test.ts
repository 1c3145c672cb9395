import { adminApi } from '../support/api';
import { inMyBusinesses } from '../support/books';
import { createTrade, getEInvoice, hashOf, type Trade } from '../support/trade';
import { creditInvoice } from '../support/records';
import { memberOf } from '../support/two-businesses';

/** The panel's requests about e-invoices. */

let trade: Trade;
beforeAll(async () => {
  trade = await createTrade();
});

const at = (id: string, rest: string) => `/invoicing/invoices/${id}/e-invoice${rest}`;
const reader = (business: string) =>
  memberOf(business, inMyBusinesses(['invoice', 'creditNote', 'customer'], ['read']));

test('who may read the document gets the file of the API', async () => {
  const { id } = await trade.invoice();
  const note = await creditInvoice(trade.client, (await trade.invoice()).id);
  const operator = await reader(trade.business);
  for (const [path, document] of [
    [at(id, '?format=ubl'), `invoices/${id}`],
    [`/invoicing/credit-notes/${note.id}/e-invoice?format=ubl`, `credit-notes/${note.id}`],
  ] as const) {
    const answer = await operator.get(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/xml']);
    const { bytes } = await getEInvoice(trade.key, document, 'ubl');
    expect(hashOf(Buffer.from(answer.text))).toBe(hashOf(bytes));
  }
});

test('a format that is none, and a draft, are refused with a sentence', async () => {
  const { id } = await trade.invoice({ status: 'draft' });
  const wrong = await adminApi().get(at(id, '?format=pdf'));
  expect([wrong.status, wrong.body.error.message]).toEqual([
    400,
    expect.stringContaining('must be one of xrechnung-ubl'),
  ]);
  const draft = await adminApi().get(at(id, '?format=ubl'));
  expect([draft.status, draft.body.error.message]).toEqual([
    409,
    'This invoice is not issued yet, so it has no e-invoice',
  ]);
});

test('the check tells what each format lacks, and where to fill it in', async () => {
  const poor = await createTrade({ seller: { phone: null } });
  const { id } = await poor.invoice({ status: 'draft' });
  const check = async (operator = adminApi()) => {
    const { status, body } = await operator.get(at(id, '/check'));
    expect(status).toBe(200);
    return body.data;
  };
  const first = await check();
  expect([first.issued, first.preferred, first.base]).toEqual([false, 'xrechnung-ubl', null]);
  const of = (data: typeof first, format: string) =>
    data.formats.find((one: { format: string }) => one.format === format);
  expect(of(first, 'ubl')).toEqual({
    format: 'ubl',
    handed_out: false,
    problems: [],
    refusal: null,
    rounded_by_line: false,
  });
  const page = `/content-manager/collection-types/api::business.business/${poor.business}`;
  const problem = { pointer: '/business/phone', field: 'Business: Phone', page };
  expect(of(first, 'xrechnung-ubl').problems).toEqual([
    { ...problem, message: expect.stringMatching(/\(BR-DE-\d+\)$/) },
  ]);
  const seen = of(await check(await reader(poor.business)), 'xrechnung-ubl').problems;
  expect(seen).toEqual([expect.objectContaining({ ...problem, page: null })]);
  const form = `/content-manager/collection-types/api::customer.customer/${poor.customer}`;
  const { updatedAt } = (await adminApi().get(form)).body.data;
  await adminApi().put(form, { e_invoice_format: 'cii', updatedAt });
  await poor.client.patch(`/api/v1/invoices/${id}`, { status: 'sent' });
  await getEInvoice(poor.key, `invoices/${id}`, 'ubl');
  const later = await check();
  expect([later.issued, later.preferred]).toEqual([true, 'cii']);
  expect(of(later, 'ubl').handed_out).toBe(true);
});

test.each([
  ['a company in the EU', {}, 'ubl'],
  ['a person in the EU', { vat_id: null }, null],
  ['a company elsewhere', { country_code: 'US', vat_id: null }, null],
])(
  'a customer that asks for no format is shown the gaps of the base: %s',
  async (_, buyer, base) => {
    const silent = {
      buyer_reference: null,
      electronic_address: null,
      electronic_address_scheme: null,
    };
    const trade = await createTrade({ buyer: { ...silent, country_code: 'FR', ...buyer } });
    const { id } = await trade.invoice({ status: 'draft' });
    const { data } = (await adminApi().get(at(id, '/check'))).body;
    expect([data.preferred, data.base]).toEqual([null, base]);
  },
);

describe('a draft whose tax is rounded for each line', () => {
  const cent = { description: 'Work', quantity: 1, unit_price: 0.05, tax_rate: 10 };
  const draft = async (status = 'draft') => {
    const byLine = await createTrade({ seller: { tax_rounding: 'line' } });
    const { id } = await byLine.invoice({ status, items: [cent, cent, cent] });
    return { ...byLine, id, round: `/invoicing/invoices/${id}/round-per-rate` };
  };
  const read = async (id: string) =>
    (await adminApi().get(`/content-manager/collection-types/api::invoice.invoice/${id}`)).body
      .data;
  const ubl = async (id: string) => {
    const { body } = await adminApi().get(at(id, '/check'));
    return body.data.formats.find((one: { format: string }) => one.format === 'ubl');
  };

  test('says so, and one request rounds it for each rate until it is issued', async () => {
    const { id, key, client, round } = await draft();
    expect(await ubl(id)).toMatchObject({
      rounded_by_line: true,
      refusal: [
        {
          path: ['tax_amount'],
          message: expect.stringContaining('“For each tax rate” under “Tax rounding”'),
        },
      ],
    });
    const { updatedAt } = await read(id);
    const done = await adminApi().post(round, { updatedAt });
    expect([done.status, done.body.data.documentId]).toEqual([200, id]);
    expect(await ubl(id)).toMatchObject({ rounded_by_line: false, refusal: null });
    const form = await read(id);
    expect([form.tax_amount, form.total, form.tax_rounding]).toEqual([0.02, 0.17, 'rate']);
    const path = `/content-manager/collection-types/api::invoice.invoice/${id}`;
    const saved = await adminApi().put(path, { ...form, notes: 'Saved again' });
    expect([saved.status, saved.body.data.tax_rounding]).toEqual([200, 'rate']);
    await client.patch(`/api/v1/invoices/${id}`, { status: 'sent' });
    expect((await getEInvoice(key, `invoices/${id}`, 'ubl')).status).toBe(200);
  });

  test('is not rounded anew when it has changed, when it is issued, or by who may not change it', async () => {
    const { id, client, business, round } = await draft();
    const { updatedAt } = await read(id);
    expect((await (await reader(business)).post(round)).status).toBe(403);
    await client.patch(`/api/v1/invoices/${id}`, { notes: 'Since then' });
    expect((await adminApi().post(round, { updatedAt })).status).toBe(409);
    await client.patch(`/api/v1/invoices/${id}`, { status: 'sent' });
    const issued = await adminApi().post(round);
    expect([issued.status, issued.body.error.message]).toEqual([
      409,
      'An issued invoice keeps the rounding of its tax',
    ]);
    expect((await read(id)).tax_rounding).toBe('line');
  });
});
