import { CONTENT_TYPE } from '../../src/content-types';
import { adminApi, api } from '../support/api';
import { fill, listed, numbers, rowsPath, summary } from '../support/listed';
import { CM, MY_BUSINESSES, operatorWho, type OperatorAccount } from '../support/operators';
import { createCustomer, createInvoice, line } from '../support/records';
import { memberOf, twoShops, type Shop } from '../support/two-businesses';

/** Nobody learns more from search, tabs, sorts and sums of a list than from its rows. */

let mine: Shop;
let foreign: Shop;
let limited: OperatorAccount;

beforeAll(async () => {
  ({ mine, foreign, limited } = await twoShops());
  await fill(mine);
}, 120_000);

const read = (subject: string, fields: string[]) => ({
  action: `${CM}.read`,
  subject,
  properties: { fields },
});

describe('a role', () => {
  test('sees and counts nothing of another business, whatever it searches for', async () => {
    for (const search of ['', `_q=${foreign.mark}`, `_q=${foreign.ids.invoice}`]) {
      const text = JSON.stringify([
        await listed(limited, `pageSize=100&${search}`),
        await summary(limited, search),
      ]);
      expect(text).not.toContain(foreign.mark);
      expect(text).not.toContain(foreign.ids.invoice);
    }
    expect((await summary(limited, `_q=${foreign.mark}`)).count).toBe(0);
    expect((await summary(adminApi(), `_q=${foreign.mark}`)).count).toBeGreaterThan(0);
  });

  test('without a business counts nothing', async () => {
    const conditions = [MY_BUSINESSES];
    const subject = CONTENT_TYPE.invoice;
    const stranger = await operatorWho([{ action: `${CM}.read`, subject, conditions }]);
    expect(await summary(stranger)).toMatchObject({ count: 0, views: { all: 0 }, sums: [] });
  });

  test('with another condition has the lists of that condition', async () => {
    const subject = CONTENT_TYPE.invoice;
    const conditions = ['admin::is-creator'];
    const creator = await memberOf(mine.ids.business, [
      { action: `${CM}.read`, subject, conditions },
    ]);
    expect(await summary(creator)).toMatchObject({ count: 0 });
    expect(await numbers(creator, '_q=INV')).toEqual([]);
  });

  test('finds nothing by lines, e-mails and payments that it does not show', async () => {
    const client = api(mine.key);
    const email = 'geheim@linde.example';
    const { id: customer } = await createCustomer(client, { name: 'Linde', email });
    const items = [line({ description: 'Geheimes Gutachten' })];
    const invoice = await createInvoice(client, customer, { items, status: 'sent' });
    const payment = { amount: 1, reference: 'Geheim 77' };
    await client.post(`/api/v1/invoices/${invoice.id}/payments`, payment);
    expect(await numbers(limited, '_q=geheim')).toEqual([invoice.invoice_number]);
    const bare = read(CONTENT_TYPE.invoice, ['invoice_number', 'customer']);
    const conditions = [MY_BUSINESSES];
    const poor = await memberOf(mine.ids.business, [{ ...bare, conditions }]);
    // This one reads payments, but only those that they recorded themselves.
    const own = { ...read(CONTENT_TYPE.payment, ['reference']), conditions: ['admin::is-creator'] };
    const creator = await memberOf(mine.ids.business, [{ ...bare, conditions }, own]);
    const paid = { ...read(CONTENT_TYPE.payment, ['reference']), conditions };
    const reader = await memberOf(mine.ids.business, [{ ...bare, conditions }, paid]);
    expect(await numbers(reader, '_q=geheim%2077')).toEqual([invoice.invoice_number]);
    for (const operator of [poor, creator])
      for (const text of ['geheim', 'geheimes', 'geheim@', 'geheim%2077'])
        expect([text, await numbers(operator, `_q=${text}`)]).toEqual([text, []]);
  });

  test('without the type gets no counts of it', async () => {
    const other = await operatorWho([read(CONTENT_TYPE.product, ['name'])]);
    expect((await other.get('/invoicing/lists/invoices')).status).toBe(403);
    expect((await other.get(rowsPath('_q=INV'))).status).toBe(403);
  });

  test('that hides amounts, status or customers does not learn them by a search or sum', async () => {
    const blind = await operatorWho([read(CONTENT_TYPE.invoice, ['invoice_number'])]);
    const all = await summary(blind);
    expect(all).toEqual({ count: all.count, views: { all: all.count }, sums: [] });
    // Numbers may be searched, and those of other tests may have these digits.
    const hidden = (await numbers(blind, '_q=119')).filter((number) => !number.includes('119'));
    expect(hidden).toEqual([]);
    expect(await numbers(blind, '_q=muller')).toEqual([]);
    for (const search of ['view=paid', 'period=this_year', 'filters[total][$gt]=5'])
      expect((await blind.get(`/invoicing/lists/invoices?${search}`)).status).toBe(403);
    expect((await blind.get(rowsPath('view=paid'))).status).toBe(403);
    const sorted = await listed(blind, 'sort=amount_due:DESC&pageSize=5');
    expect(sorted).toEqual(await listed(blind, 'pageSize=5'));
  });
});

test('strangers and keys of the API get nothing', async () => {
  expect((await api().get('/invoicing/lists/invoices')).status).toBe(401);
  expect((await api(mine.key).get('/invoicing/lists/invoices')).status).toBe(401);
});

test.each([
  'view=paid%27--',
  'view[]=paid',
  'view=constructor',
  'period=never',
  'period[]=this_year',
  'from=2026-13-01',
  'to[$gt]=1',
  `_q=${'x'.repeat(300)}`,
  '_q[]=x',
  '_q=%00',
  'filters=x',
  'filters[id]=abc',
  'filters[total][$gt]=abc',
])('%s is a bad request of the list and of its summary', async (search) => {
  for (const path of [`/invoicing/lists/invoices?${search}`, rowsPath(search)]) {
    const { status, text } = await adminApi().get(path);
    expect([path, status]).toEqual([path, 400]);
    expect(text).not.toMatch(/select |syntax|node_modules/i);
  }
});

test.each(['users', 'constructor', 'webhook-endpoints'])('there is no list %s', async (list) => {
  expect((await adminApi().get(`/invoicing/lists/${list}`)).status).toBe(404);
});
