import { CONTENT_TYPE } from '../../src/content-types';
import type { Home, HomeRevenue, PanelBusinesses } from '../../src/panel/answers';
import { adminApi, api, createKey } from '../support/api';
import type { HttpClient } from '../support/http';
import { CM, MY_BUSINESSES, operatorWho, type OperatorAccount } from '../support/operators';
import { createCustomer, createInvoice, UNKNOWN_ID, type Fields } from '../support/records';
import { rights } from '../support/reports';
import { addMember, memberOf } from '../support/two-businesses';

/** The choices of the business switcher, and the home page of one business. */

interface Shop {
  business: string;
  client: HttpClient;
  invoice: string;
}

async function shop(name: string, unit_price: number): Promise<Shop> {
  const { key, business } = await createKey({ businessFields: { name } });
  const client = api(key);
  const { id } = await createCustomer(client);
  const items = [{ description: 'Work', quantity: 1, unit_price }];
  const invoice = await createInvoice(client, id, { status: 'sent', items });
  return { business, client, invoice: invoice.id as string };
}

let [first, second, foreign]: Shop[] = [];
let clerk: OperatorAccount;
beforeAll(async () => {
  [first, second, foreign] = [await shop('Ärger', 5), await shop('Acme', 7), await shop('X', 9)];
  clerk = await memberOf(first.business, rights());
  await addMember(second.business, clerk);
});

const offered = async (who: OperatorAccount) =>
  (await who.get('/invoicing/businesses')).body.data as PanelBusinesses;
const home = async (who: OperatorAccount, business?: string) =>
  (await who.get(`/invoicing/home${business === undefined ? '' : `?business=${business}`}`)).body
    .data as Home;
const revenue = async (who: OperatorAccount, business?: string) =>
  (await who.get(`/invoicing/home/revenue${business === undefined ? '' : `?business=${business}`}`))
    .body.data as HomeRevenue | null;
const sums = async (who: OperatorAccount, business?: string) => [
  ...shown(await home(who, business)),
  (await revenue(who, business))?.currencies.map(({ sum }) => sum),
];
const shown = ({ money, latest }: Home) => [
  money.map(({ outstanding }) => outstanding),
  latest.length,
];

test('members are shown by their whole name and address to those who may list people', async () => {
  const path = `/content-manager/relations/api::business.business/${first?.business}/members`;
  const shownTo = async (who: HttpClient) =>
    (await who.get(path)).body.results.map(({ firstname }: Fields) => firstname);
  const { email } = (await adminApi().get(`/admin/users/${clerk.id}`)).body.data;
  expect(await shownTo(adminApi())).toEqual([`Limited Operator (${email})`]);
  expect(await shownTo(clerk)).toEqual([undefined]);
  // Found by name and address together. Other files have operators of this name, too.
  const search = encodeURIComponent(`operator ${email}`);
  const offers = `/content-manager/relations/api::business.business/members?_q=${search}`;
  const { results } = (await adminApi().get(offers)).body;
  expect(results.map(({ firstname }: Fields) => firstname)).toEqual([
    `Limited Operator (${email})`,
  ]);
});

describe('the switcher', () => {
  test('offers the businesses that the operator sees', async () => {
    const { operator, businesses, lists } = await offered(clerk);
    expect(operator).toBe(clerk.id);
    expect(businesses.map(({ documentId }) => documentId).sort()).toEqual(
      [first?.business, second?.business].sort(),
    );
    expect(lists).toMatchObject({ [CONTENT_TYPE.invoice]: ['business'] });
    expect(lists).not.toHaveProperty(CONTENT_TYPE.delivery);
  });

  test('filters no list whose role hides the business', async () => {
    const conditions = [MY_BUSINESSES];
    const fields = ['invoice_number', 'state'];
    const [mine, hidden] = [
      { action: `${CM}.read`, subject: CONTENT_TYPE.business, conditions },
      { action: `${CM}.read`, subject: CONTENT_TYPE.invoice, conditions, properties: { fields } },
    ];
    const limited = await memberOf(first?.business ?? '', [mine, hidden]);
    const { businesses, lists } = await offered(limited);
    expect([businesses.length, lists]).toEqual([1, {}]);
  });

  test('offers nothing to those who may read no business', async () => {
    const invoices = { action: `${CM}.read`, subject: CONTENT_TYPE.invoice };
    expect(await offered(await operatorWho([invoices]))).toMatchObject({
      businesses: [],
      lists: {},
    });
    expect((await api().get('/invoicing/businesses')).status).toBe(401);
  });
});

describe('the home page', () => {
  test('shows one business, or all that the operator sees', async () => {
    expect(await sums(clerk)).toEqual([['12'], 2, ['12']]);
    expect(await sums(clerk, first?.business)).toEqual([['5'], 1, ['5']]);
    expect(await sums(clerk, second?.business)).toEqual([['7'], 1, ['7']]);
    const { has, first_steps, sample } = await home(clerk, second?.business);
    expect(has).toEqual({ business: true, invoice: true });
    expect([first_steps, sample]).toEqual([null, null]);
  });

  test('of a business that the operator does not see is 404', async () => {
    for (const id of [foreign?.business ?? '', UNKNOWN_ID])
      for (const path of ['home', 'home/revenue'])
        expect((await clerk.get(`/invoicing/${path}?business=${id}`)).status).toBe(404);
    for (const id of ['x', '%27--', `${UNKNOWN_ID}&business=${UNKNOWN_ID}`])
      for (const path of ['home', 'home/revenue'])
        expect((await clerk.get(`/invoicing/${path}?business=${id}`)).status).toBe(400);
  });

  test('shows revenue only to those who may read the whole books', async () => {
    const who = await memberOf(first?.business ?? '', rights(CONTENT_TYPE.creditNote));
    const page = await home(who, first?.business);
    expect(page.revenue).toBeNull();
    expect(await revenue(who, first?.business)).toBeNull();
    expect(page.money).toMatchObject([{ outstanding: '5' }]);
  });
});
