import { query } from '../support/databases';
import { eventually } from '../support/eventually';
import { ask } from '../support/hosted';
import { createCustomer, UNKNOWN_ID, type Created } from '../support/records';
import { startService, type Service } from '../support/service';
import { answered, createShop, disconnectStripe, type Shop } from '../support/providers/shop';
import { startStripe, type StripeStandIn } from '../support/providers/stripe';
import { openTill, type Till } from '../support/providers/till';
import { times } from '../support/times';

/* One checkout that pays several invoices, and that none of them can be paid twice. */

let stripe: StripeStandIn;
let service: Service;
let tills: Till[];
let shop: Shop;
beforeAll(async () => {
  stripe = await startStripe();
  service = await startService({ env: { STRIPE_API_URL: stripe.url } });
  tills = [0, 1, 2].map(() => openTill(service, stripe));
});
beforeEach(async () => {
  shop = await createShop(service, stripe);
});
afterAll(async () => {
  await Promise.all((tills ?? []).map((till) => till.close()));
  await service?.stop();
  await stripe?.close();
});

interface Opened {
  invoice: Created;
  page: string;
}

const open = async (...prices: number[]): Promise<Opened[]> => {
  const all: Opened[] = [];
  for (const price of prices) all.push(await shop.open(price));
  return all;
};
const pay = (opened: readonly Opened[], at = 0, page?: string): Promise<string> =>
  (tills[at % tills.length] as Till).pay(
    shop,
    opened.map(({ invoice }) => invoice),
    page,
  );
const statusOf = (session: string) => shop.account.session(session).status;
const codeOf = (paying: Promise<unknown>): Promise<unknown> =>
  paying.then(
    () => null,
    (error: { code?: string; failure?: string }) => error.code ?? error.failure,
  );

test('several invoices have one checkout, with a line for each and exactly their sum', async () => {
  const all = await open(119, 50.55, 0.3);
  const session = await pay(all.toReversed());
  expect(shop.account.session(session)).toMatchObject({
    amount_total: 16_985,
    currency: 'eur',
    lines: all.map(({ invoice }, at) => ({
      name: invoice.invoice_number,
      amount: [11_900, 5_055, 30][at],
    })),
    success_url: `${service.url}/portal/paid`,
    cancel_url: `${service.url}/portal`,
  });
});

test('two presses, and many at once in any order, lead to one checkout', async () => {
  const all = await open(40, 50, 60);
  const orders = [all, all.toReversed(), [...all, ...all]];
  const sessions = await Promise.all(
    Array.from({ length: 9 }, (_, at) => pay(orders[at % 3] ?? all, at)),
  );
  expect(new Set(sessions).size).toBe(1);
  expect(await pay(all)).toBe(sessions[0]);
  expect(shop.account.sessions.size).toBe(1);
});

test('two pages that ask for the same invoice at once lead to one that can be paid', async () => {
  const all = await open(40);
  const page = all[0]?.page ?? '';
  const answers = await Promise.all([
    ...[0, 1, 2].map((at) => pay(all, at)),
    ...[0, 1, 2].map(() => shop.pay(page).then(shop.sessionOf)),
  ]);
  expect(new Set(answers).size).toBe(1);
  const payable = [...shop.account.sessions.values()].filter(({ status }) => status === 'open');
  expect(payable.map(({ id }) => id)).toEqual([answers[0]]);
  // The end of the second one, of which the provider tells, is not that of the first.
  const other = [...shop.account.sessions.keys()].find((id) => id !== answers[0]);
  if (other !== undefined)
    await shop.deliver(shop.account.tell('checkout.session.expired', shop.account.session(other)));
  await answered(service);
  expect(await pay(all)).toBe(answers[0]);
});

test('a checkout of other invoices is closed before there is a new one', async () => {
  const [a, b, c] = (await open(10, 20, 30)) as [Opened, Opened, Opened];
  const alone = shop.sessionOf(await shop.pay(b.page));
  const other = shop.sessionOf(await shop.pay(c.page));
  const two = await pay([a, b]);
  expect([alone, other, two].map(statusOf)).toEqual(['expired', 'open', 'open']);
  const three = await pay([a, b, c]);
  expect([other, two, three].map(statusOf)).toEqual(['expired', 'expired', 'open']);
  const less = await pay([b, c]);
  expect([three, less].map(statusOf)).toEqual(['expired', 'open']);
  const again = shop.sessionOf(await shop.pay(c.page));
  expect([less, again].map(statusOf)).toEqual(['expired', 'open']);
  expect(shop.account.session(again).amount_total).toBe(3_000);
});

/** Each invoice of the business with the checkouts at the stand-in on which it can be paid. */
function payable(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { id, status, lines } of shop.account.sessions.values()) {
    if (status !== 'open') continue;
    for (const { name } of lines) found.set(name, [...(found.get(name) ?? []), id]);
  }
  return found;
}

test('presses of overlapping invoices at once leave at most one open checkout of each', async () => {
  for (let round = times(20); round > 0; round -= 1) {
    shop = await createShop(service, stripe);
    const all = await open(10, 20, 30, 40);
    const [a, b, c, d] = all as [Opened, Opened, Opened, Opened];
    const sets = [[a, b], [b, c], [c, d], [d, a], [a, c], all];
    const presses = [
      ...sets.map((set, at) => pay(set, at + round)),
      ...all.map(({ page }) => shop.pay(page).then(shop.sessionOf)),
      ...sets.map((set, at) => pay(set, at)),
    ];
    const settled = await Promise.allSettled(presses);
    for (const one of settled) {
      // Those who change it all the time give way: their customers may try again.
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ failure: 'unavailable' });
    }
    await answered(service);
    const counts = [...payable().values()].map((ids) => ids.length);
    expect(counts.filter((count) => count > 1)).toEqual([]);
    const stored = await query<{ id: string }>(
      service.databaseUrl,
      `SELECT k.provider_checkout AS id FROM checkouts k JOIN businesses b ON b.id = k.business_id
        WHERE b.document_id = $1 AND k.state = 'open'`,
      [shop.business],
    );
    const atStripe = [...shop.account.sessions.values()].filter(({ status }) => status === 'open');
    expect(atStripe.map(({ id }) => id).toSorted()).toEqual(stored.map(({ id }) => id).toSorted());
    // Nothing is stuck.
    const last = await pay(all);
    expect(payable()).toEqual(new Map(all.map(({ invoice }) => [invoice.invoice_number, [last]])));
  }
}, 240_000);

test.each([
  [
    'paid in part',
    (id: string) => shop.client.post(`/api/v1/invoices/${id}/payments`, { amount: 5 }),
  ],
  ['credited', (id: string) => shop.client.post(`/api/v1/invoices/${id}/credit-notes`, {})],
  [
    'cancelled',
    (id: string) => shop.client.patch(`/api/v1/invoices/${id}`, { status: 'cancelled' }),
  ],
])('an invoice that is %s meanwhile closes the checkout of all', async (_what, change) => {
  const [a, b] = (await open(10, 20)) as [Opened, Opened];
  const session = await pay([a, b]);
  expect((await change(b.invoice.id)).status).toBeLessThan(300);
  await eventually(() => statusOf(session) === 'expired');
  await answered(service);
  const alone = shop.sessionOf(await shop.pay(a.page));
  expect(shop.account.session(alone)).toMatchObject({ amount_total: 1_000, status: 'open' });
});

test('while a debit of any of them is under way, nothing is opened, and its page says so', async () => {
  const [a, b, c] = (await open(10, 20, 30)) as [Opened, Opened, Opened];
  const session = await pay([a, b]);
  await shop.deliver(shop.account.pay(session, { method: 'sepa_debit' }));
  await answered(service);
  for (const { page } of [a, b]) {
    const { text } = await ask(page, {}, service);
    expect(text).toMatch(/unterwegs|under way/);
    expect(text).not.toContain('/pay"');
    expect((await shop.pay(page)).headers.get('location')).toBe(page);
  }
  expect(await Promise.all([pay([a, b]), pay([b, c], 1), pay([a, b, c], 2)])).toEqual([
    'nothing',
    'nothing',
    'nothing',
  ]);
  expect(shop.account.sessions.size).toBe(1);
  await shop.deliver(shop.account.settle(session, 'No funds'));
  await answered(service);
  expect(statusOf(await pay([a, b, c]))).toBe('open');
});

test('what is not due, of others, of another customer or currency opens nothing', async () => {
  const [a, b] = (await open(10, 20)) as [Opened, Opened];
  const draft = { invoice: await shop.invoice({ status: 'draft' }), page: '' };
  const dollars = await shop.open(30, { currency: 'USD' });
  await shop.client.post(`/api/v1/invoices/${b.invoice.id}/payments`, { amount: 20 });
  expect(await Promise.all([pay([a, b]), pay([a, draft], 1), pay([b], 2)])).toEqual(
    Array(3).fill('nothing'),
  );
  const { id: customer_id } = await createCustomer(shop.client);
  const foreign = await shop.open(5, { customer_id });
  const other = await createShop(service, stripe);
  const strange = await other.open(5);
  const unknown = { ...a, invoice: { ...a.invoice, id: UNKNOWN_ID } };
  const many = Array.from({ length: 51 }, (_, at) => ({
    ...a,
    invoice: { ...a.invoice, id: UNKNOWN_ID.replace(/..$/, String(at + 10)) },
  }));
  expect(await codeOf(pay([a, dollars]))).toBe('currency_mismatch');
  expect(await codeOf(pay([a, foreign]))).toBe('other_customer');
  expect(await codeOf(pay([a, strange]))).toBe('not_found');
  expect(await codeOf(pay([a, unknown]))).toBe('not_found');
  expect(await codeOf(pay([]))).toBe('not_found');
  expect(await codeOf(pay(many))).toBe('validation_failed');
  expect([shop.account.sessions.size, other.account.sessions.size]).toEqual([0, 0]);
});

test('fifty invoices fit into one checkout', async () => {
  const all = await open(...Array.from({ length: 50 }, (_, at) => at + 1.01));
  const session = await pay(all);
  const { lines, amount_total: total } = shop.account.session(session);
  expect([lines.length, total]).toEqual([50, 127_550]);
}, 60_000);

test('disconnecting closes a checkout of several invoices, and waits for a debit', async () => {
  const [a, b, c] = (await open(10, 20, 30)) as [Opened, Opened, Opened];
  const debit = await pay([b, c]);
  await shop.deliver(shop.account.pay(debit, { method: 'sepa_debit' }));
  await answered(service);
  expect((await disconnectStripe(service, shop.business)).status).toBe(409);
  await shop.deliver(shop.account.settle(debit, 'No funds'));
  await answered(service);
  const session = await pay([a, b]);
  expect((await disconnectStripe(service, shop.business)).status).toBe(200);
  expect(statusOf(session)).toBe('expired');
  expect(await pay([a, b])).toBe('nothing');
});
