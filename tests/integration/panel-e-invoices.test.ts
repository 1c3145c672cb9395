import { adminApi, api } from '../support/api';
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

test('a document of another business is not found, and a stranger is refused', async () => {
  const { id } = await trade.invoice();
  const stranger = await reader((await createTrade()).business);
  const blind = await memberOf(trade.business, inMyBusinesses(['customer'], ['read']));
  for (const rest of ['?format=ubl', '?format=pdf', '/check']) {
    expect((await stranger.get(at(id, rest))).status).toBe(404);
    expect((await blind.get(at(id, rest))).status).toBe(403);
    expect((await api().get(at(id, rest))).status).toBe(401);
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
  expect([first.issued, first.preferred]).toEqual([false, null]);
  const of = (data: typeof first, format: string) =>
    data.formats.find((one: { format: string }) => one.format === format);
  expect(of(first, 'ubl')).toEqual({
    ...{ format: 'ubl', handed_out: false, problems: [], refusal: null },
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
