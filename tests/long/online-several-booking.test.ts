import fc from 'fast-check';
import { cloneDatabase, query } from '../support/databases';
import { settledTypes } from '../support/events';
import { eventually } from '../support/eventually';
import type { Created, Fields } from '../support/records';
import { expectSettled } from '../support/settlement';
import { startService, type Service } from '../support/service';
import { metAnother, statementProxy } from '../support/statement-proxy';
import { answered, createShop, hurry, type Shop } from '../support/providers/shop';
import { startStripe, type StripeStandIn } from '../support/providers/stripe';
import { openTill, type Till } from '../support/providers/till';
import { times } from '../support/times';

/* A payment of several invoices is booked once, whole, and each invoice gets at most what is due of it. */

let stripe: StripeStandIn;
let service: Service;
let till: Till;
let shop: Shop;
beforeAll(async () => {
  stripe = await startStripe();
  service = await startService({ env: { STRIPE_API_URL: stripe.url } });
  till = openTill(service, stripe);
});
beforeEach(async () => {
  shop = await createShop(service, stripe);
});
afterAll(async () => {
  await till?.close();
  await service?.stop();
  await stripe?.close();
});

const open = async (...prices: number[]): Promise<Created[]> => {
  const all: Created[] = [];
  for (const price of prices) all.push((await shop.open(price)).invoice);
  return all;
};
const invoiceOf = async ({ id }: Created) => (await shop.client.get(`/api/v1/invoices/${id}`)).body;
const record = ({ id }: Created, amount: number) =>
  shop.client.post(`/api/v1/invoices/${id}/payments`, { amount });
const eventsOf = () => settledTypes(shop.client);

interface Booked extends Fields {
  allocations: { invoice_id: string; amount: number }[];
}

/** The payments of Stripe. Each is whole: its parts and what is on account make it up. */
async function booked(): Promise<Booked[]> {
  const all = (await shop.payments()) as Booked[];
  const ofStripe = all.filter(({ reference }) => String(reference).startsWith('pi_'));
  for (const one of ofStripe) {
    const cents = one.allocations.reduce((sum, part) => sum + Math.round(part.amount * 100), 0);
    expect(cents + Math.round(Number(one['unallocated_amount']) * 100)).toBe(
      Math.round(Number(one['amount']) * 100),
    );
  }
  return ofStripe;
}

const parts = ({ allocations }: Booked) =>
  Object.fromEntries(allocations.map((one) => [one.invoice_id, one.amount]));

test('one payment pays all of them, with a part for each, and comes once', async () => {
  const all = await open(119, 50.55, 0.3);
  const [a, b, c] = all as [Created, Created, Created];
  const event = shop.account.pay(await till.pay(shop, all));
  await Promise.all([1, 2, 3].map(() => shop.deliver(event)));
  await answered(service);
  const [payment, ...others] = await booked();
  expect(others).toEqual([]);
  expect(payment).toMatchObject({
    amount: 169.85,
    currency: 'EUR',
    method: 'card',
    invoice_id: null,
    unallocated_amount: 0,
    note: 'Stripe fee: 5.1 EUR',
  });
  expect(parts(payment as Booked)).toEqual({ [a.id]: 119, [b.id]: 50.55, [c.id]: 0.3 });
  for (const one of all) {
    expect(await invoiceOf(one)).toMatchObject({ status: 'paid', amount_due: 0 });
    await expectSettled(service, one.id);
  }
  const events = await eventsOf();
  expect(events.filter((type) => type === 'invoice.paid')).toHaveLength(3);
  expect(events.filter((type) => type === 'payment.recorded')).toHaveLength(1);
  expect(events).not.toContain('payment.unallocated');
  expect(await till.pay(shop, all)).toBe('nothing');
});

test('money that no longer fits goes on account, and no other invoice gets it', async () => {
  const all = await open(100, 50, 30);
  const [a, b, c] = all as [Created, Created, Created];
  shop.account.pay(await till.pay(shop, all));
  // The event is lost. The changes of what is due make the service ask, and it gets its answer after both.
  stripe.failNext(/^GET \/v1\/checkout\/sessions\//, 'refuse', 'refuse');
  await shop.client.patch(`/api/v1/invoices/${b.id}`, { status: 'cancelled' });
  expect((await record(a, 40)).status).toBe(201);
  await eventually(async () => {
    await hurry(service);
    return (await booked()).length === 1;
  });
  await answered(service);
  const [payment] = (await booked()) as [Booked];
  expect(parts(payment)).toEqual({ [a.id]: 60, [c.id]: 30 });
  expect(payment).toMatchObject({ amount: 180, unallocated_amount: 90 });
  expect(await eventsOf()).toContain('payment.unallocated');
  for (const one of all) await expectSettled(service, one.id);
});

test('money in another currency than theirs is on account, whole', async () => {
  const all = await open(10, 20);
  const session = await till.pay(shop, all);
  const event = shop.account.pay(session, { method: 'sepa_debit' });
  const intent = shop.account.session(session).payment_intent;
  Object.assign(intent ?? {}, { currency: 'usd' });
  shop.account.settle(session);
  await shop.deliver(event);
  await answered(service);
  expect(await booked()).toMatchObject([
    { amount: 30, currency: 'USD', allocations: [], unallocated_amount: 30 },
  ]);
  for (const one of all) expect(await invoiceOf(one)).toMatchObject({ amount_due: one.amount_due });
});

test('a failed debit of several invoices leaves each due', async () => {
  const all = await open(10, 20);
  const session = await till.pay(shop, all);
  await shop.deliver(shop.account.pay(session, { method: 'sepa_debit' }));
  await shop.deliver(shop.account.settle(session, 'No funds'));
  await answered(service);
  expect(await booked()).toEqual([]);
  await shop.deliver(shop.account.pay(await till.pay(shop, all)));
  await answered(service);
  for (const one of all) expect((await invoiceOf(one)).status).toBe('paid');
});

test('whatever operators record meanwhile, the parts and the rest make up the payment', async () => {
  const cents = fc.integer({ min: 51, max: 5_000 });
  const invoices = fc.array(fc.record({ total: cents, byHand: fc.nat({ max: 5_000 }) }), {
    minLength: 2,
    maxLength: 5,
  });
  await fc.assert(
    fc.asyncProperty(invoices, async (wanted) => {
      shop = await createShop(service, stripe);
      const all = await open(...wanted.map(({ total }) => total / 100));
      const event = shop.account.pay(await till.pay(shop, all));
      const byHand = all.flatMap((one, at) => {
        const amount = wanted[at]?.byHand ?? 0;
        return amount > 0 ? [record(one, amount / 100)] : [];
      });
      await Promise.all([...byHand, shop.deliver(event)]);
      await answered(service);
      const [payment, ...others] = await booked();
      expect(others).toEqual([]);
      expect(Math.round(Number(payment?.['amount']) * 100)).toBe(
        wanted.reduce((sum, { total }) => sum + total, 0),
      );
      for (const one of all) {
        // What was recorded by hand leaves less to take, and never something due.
        expect(await invoiceOf(one)).toMatchObject({ status: 'paid', amount_due: 0 });
        await expectSettled(service, one.id);
      }
    }),
    { numRuns: times(20) },
  );
}, 240_000);

test('a connection that breaks after any statement of the booking books once', async () => {
  const databaseUrl = await cloneDatabase();
  const url = new URL(databaseUrl);
  const proxy = await statementProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  const env = { STRIPE_API_URL: stripe.url };
  const cuttable = { ...(await startService({ database: url.href, env })), databaseUrl };
  const other = openTill(cuttable, stripe);
  try {
    shop = await createShop(cuttable, stripe);
    const seen: string[][] = [];
    let after = 0;
    while (seen.at(-1)?.at(-1) !== 'COMMIT' && after < 40) {
      const all = await open(30 + after, 20);
      const event = shop.account.pay(await other.pay(shop, all));
      const cut = proxy.cutAfter(after, /^BEGIN/);
      expect((await shop.deliver(event)).status).toBe(200);
      await eventually(() => cut.isCut);
      if (!metAnother(cut)) {
        seen.push(cut.statements);
        after += 1;
      }
      await eventually(async () => {
        await hurry(cuttable);
        return (await invoiceOf(all[0] as Created)).status === 'paid';
      });
      expect((await invoiceOf(all[1] as Created)).status).toBe('paid');
      for (const one of all) await expectSettled(cuttable, one.id);
    }
    expect(seen.at(-1)).toEqual(
      expect.arrayContaining(['insert-customer-payment', 'settle-invoice', 'COMMIT']),
    );
    await answered(cuttable);
    expect(await booked()).toHaveLength(seen.length);
  } finally {
    await other.close();
    await cuttable.stop();
    await proxy.close();
  }
}, 240_000);

test('a service that was down books what was paid meanwhile, as soon as it starts', async () => {
  const databaseUrl = await cloneDatabase();
  const env = { STRIPE_API_URL: stripe.url };
  const first = await startService({ database: databaseUrl, env });
  shop = await createShop(first, stripe);
  const [alone, a, b] = (await open(40, 10, 20)) as [Created, Created, Created];
  const till = openTill(first, stripe);
  const sessions = [await till.pay(shop, [alone]), await till.pay(shop, [a, b])];
  await till.close();
  await first.stop();
  for (const session of sessions) shop.account.pay(session);
  const second = await startService({ database: databaseUrl, env });
  try {
    const rows = () =>
      query<{ state: string; paid: string }>(
        databaseUrl,
        `SELECT state, trim_scale(amount_paid)::text AS paid FROM invoices WHERE document_id = ANY ($1) ORDER BY id`,
        [[alone.id, a.id, b.id]],
      );
    await eventually(async () => (await rows()).every(({ state }) => state === 'paid'));
    expect(await rows()).toEqual(['40', '10', '20'].map((paid) => ({ state: 'paid', paid })));
    const payments = await query(databaseUrl, 'SELECT FROM payments');
    expect(payments).toHaveLength(2);
  } finally {
    await second.stop();
  }
}, 240_000);
