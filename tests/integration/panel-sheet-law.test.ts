import type { EInvoiceCheck, PanelBusinesses } from '../../src/panel/answers';
import { adminApi } from '../support/api';
import { inMyBusinesses } from '../support/books';
import type { HttpClient } from '../support/http';
import { createTrade } from '../support/trade';
import { line, type Fields } from '../support/records';
import { memberOf } from '../support/two-businesses';
import { CONTENT_TYPE } from '../../src/content-types';
import { LANGUAGE_COOKIE } from '../../src/messages/languages';
import { inMyBusinesses as right } from '../support/operators';

/** What the law of a country wants on a draft, and the question of the supply. */

const DRAFT = { status: 'draft', items: [line({ unit_price: 1000, tax_rate: 19 })] };

const check = async (id: string, who: HttpClient = adminApi()): Promise<EInvoiceCheck> => {
  const { status, body } = await who.get(`/invoicing/invoices/${id}/e-invoice/check`);
  expect(status).toBe(200);
  return body.data as EInvoiceCheck;
};
const formOf = (type: 'invoice' | 'business', id: string) =>
  `/content-manager/collection-types/api::${type}.${type}/${id}`;

test('the gaps of a draft are named with the page where they are filled in', async () => {
  const bare = await createTrade({
    seller: { address: null, vat_id: null },
    buyer: { city: null },
  });
  const { id } = await bare.invoice(DRAFT);
  const page = (type: string, record: string) =>
    `/content-manager/collection-types/api::${type}.${type}/${record}`;
  const [business, customer] = [
    page('business', bare.business),
    `${page('customer', bare.customer)}#edit`,
  ];
  expect((await check(id)).sheet).toEqual([
    {
      pointer: '/business/address',
      field: 'Business: Address',
      message: 'is needed (§ 14 Abs. 4 Nr. 1 UStG)',
      page: business,
    },
    {
      pointer: '/business/tax_id',
      field: 'Business: Tax number',
      message: 'or a VAT number is needed (§ 14 Abs. 4 Nr. 2 UStG)',
      page: business,
    },
    {
      pointer: '/customer/city',
      field: 'Customer: City',
      message: 'is needed (§ 14 Abs. 4 Nr. 1 UStG)',
      page: customer,
    },
    {
      pointer: '/delivery_date',
      field: 'delivery date',
      message: 'is needed (§ 14 Abs. 4 Nr. 6 UStG)',
      page: null,
    },
  ]);
  // It never blocks: the API issues it, and then there is nothing to fill in.
  expect((await bare.client.patch(`/api/v1/invoices/${id}`, { status: 'sent' })).status).toBe(200);
  const issued = await check(id);
  expect([issued.sheet, issued.supply]).toEqual([[], null]);
});

test('an operator reads them in the language of the panel', async () => {
  const trade = await createTrade();
  const { id } = await trade.invoice(DRAFT);
  const path = `/invoicing/invoices/${id}/e-invoice/check`;
  const messages = await Promise.all(
    ['de', 'fr', 'es'].map(async (language) => {
      const { body } = await adminApi().get(path, { Cookie: `${LANGUAGE_COOKIE}=${language}` });
      return body.data.sheet.map(({ message }: Fields) => message);
    }),
  );
  expect(messages).toEqual([
    ['ist erforderlich (§ 14 Abs. 4 Nr. 6 UStG)'],
    ['est obligatoire (§ 14 Abs. 4 Nr. 6 UStG)'],
    ['es obligatorio (§ 14 Abs. 4 Nr. 6 UStG)'],
  ]);
});

test('what a document of a small business takes from its business is on its sheet', async () => {
  const reason = 'Steuerfrei nach § 19 UStG (Kleinunternehmer)';
  const small = { zero_rate_category: 'E', zero_rate_reason: reason };
  const trade = await createTrade({ seller: small });
  const { id } = await trade.invoice({
    ...DRAFT,
    items: [line({ unit_price: 1000, tax_rate: 0 })],
  });
  expect((await check(id)).sheet).toEqual([]);
});

describe('the question of the supply', () => {
  const writer = [
    ...inMyBusinesses(['invoice'], ['read', 'update']),
    ...inMyBusinesses(['business'], ['read']),
  ];

  test('names the issue date, and the business where all its invoices may be answered', async () => {
    const trade = await createTrade();
    const { id } = await trade.invoice(DRAFT);
    const { updatedAt } = (await adminApi().get(formOf('invoice', id))).body.data;
    const asked = { issue_date: '2026-03-02', updatedAt };
    expect((await check(id)).supply).toEqual({ ...asked, business: trade.business });
    const limited = await memberOf(trade.business, writer);
    expect((await check(id, limited)).supply).toEqual({ ...asked, business: null });
    const other = await memberOf(trade.business, [
      ...writer,
      right('update', CONTENT_TYPE.business, ['name']),
    ]);
    expect((await check(id, other)).supply).toEqual({ ...asked, business: null });
  });

  test('is for nobody who may not change the delivery date, or sees no issue date', async () => {
    const trade = await createTrade();
    const { id } = await trade.invoice(DRAFT);
    const reader = await memberOf(trade.business, inMyBusinesses(['invoice'], ['read']));
    expect((await check(id, reader)).supply).toBeNull();
    const blind = await memberOf(trade.business, [
      right('read', CONTENT_TYPE.invoice, ['invoice_number', 'state']),
      right('update', CONTENT_TYPE.invoice),
    ]);
    expect((await check(id, blind)).supply).toBeNull();
    const stranger = await memberOf((await createTrade()).business, writer);
    const path = `/invoicing/invoices/${id}/e-invoice/check`;
    expect((await stranger.get(path)).status).toBe(404);
  });

  test('is answered once by the delivery date, which a limited operator may save', async () => {
    const trade = await createTrade();
    const { id } = await trade.invoice(DRAFT);
    const limited = await memberOf(trade.business, writer);
    const { supply } = await check(id, limited);
    const { issue_date: delivery_date, updatedAt } = supply ?? {};
    const saved = await limited.put(formOf('invoice', id), { delivery_date, updatedAt });
    expect(saved.status).toBe(200);
    const { body } = await trade.client.get(`/api/v1/invoices/${id}`);
    expect([body.delivery_date, body.invoice_items.length, body.total]).toEqual([
      '2026-03-02',
      1,
      2380,
    ]);
    expect((await check(id)).supply).toBeNull();
    const version = saved.body.data.updatedAt as string;
    expect(version > String(updatedAt)).toBe(true);
    const path = `/invoicing/invoices/${id}/state`;
    const late = await limited.post(path, { state: 'sent', updatedAt });
    expect(late.status).toBe(409);
    expect((await limited.post(path, { state: 'sent', updatedAt: version })).status).toBe(200);
  });

  test('is answered for all by the business, which needs the right to change it', async () => {
    const trade = await createTrade();
    const { id } = await trade.invoice(DRAFT);
    const limited = await memberOf(trade.business, writer);
    const fields = { supply_date_default: 'issue_date' };
    expect((await limited.put(formOf('business', trade.business), fields)).status).toBe(403);
    const asks = async () => {
      const { businesses } = (await limited.get('/invoicing/businesses')).body
        .data as PanelBusinesses;
      return businesses.map((one) => one.asks_supply);
    };
    expect(await asks()).toEqual([true]);
    const owner = await memberOf(trade.business, [
      ...writer,
      right('update', CONTENT_TYPE.business, ['supply_date_default']),
    ]);
    expect((await check(id, owner)).supply?.business).toBe(trade.business);
    expect((await owner.put(formOf('business', trade.business), fields)).status).toBe(200);
    expect([await asks(), (await check(id, owner)).supply]).toEqual([[false], null]);
    const { body } = await trade.client.get('/api/v1/business');
    expect(body).toMatchObject({ ...fields, city: 'Hamburg', tax_rounding: 'rate' });
  });

  test.each([
    ['a business elsewhere', { country_code: 'FR' }, {}],
    ['a service period', {}, { service_period_start: '2026-02-01' }],
    ['a delivery date', {}, { delivery_date: '2026-02-01' }],
  ])('is not asked of %s', async (_, seller, fields) => {
    const trade = await createTrade({ seller });
    const { id } = await trade.invoice({ ...DRAFT, ...fields });
    expect((await check(id)).supply).toBeNull();
  });
});
