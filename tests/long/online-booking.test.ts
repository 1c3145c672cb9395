import { cloneDatabase, query } from '../support/databases';
import { eventually } from '../support/eventually';
import { ask } from '../support/hosted';
import { expectSettled } from '../support/settlement';
import { startService, type Service } from '../support/service';
import { metAnother, statementProxy } from '../support/statement-proxy';
import { answered, createShop, hurry, type Shop } from '../support/providers/shop';
import { startStripe, stripeSignature, type StripeStandIn } from '../support/providers/stripe';
import type { StripeEvent } from '../support/providers/stripe-objects';

/* Nothing is booked twice, and nothing is lost: by any race of events, nodes and people, and by any kill. */

let stripe: StripeStandIn;
beforeAll(async () => {
  stripe = await startStripe();
});
afterAll(() => stripe?.close());

const start = (database: string): Promise<Service> =>
  startService({ database, env: { STRIPE_API_URL: stripe.url } });

interface Paid {
  id: string;
  event: StripeEvent;
}

/** An invoice that its customer has paid at Stripe, of which nobody has told us. */
async function paidAtStripe(shop: Shop, price: number): Promise<Paid> {
  const { invoice, page } = await shop.open(price);
  const event = shop.account.pay(shop.sessionOf(await shop.pay(page)));
  return { id: invoice.id, event };
}

/** What is booked, by payments of Stripe: each once, and all its money somewhere. */
async function expectBookedOnce(service: Service, shop: Shop, ids: readonly string[]) {
  const rows = await query<{ paid: string; booked: string; payments: string; whole: boolean }>(
    service.databaseUrl,
    `SELECT count(*) AS payments, count(DISTINCT p.reference) AS booked,
        (SELECT count(*) FROM invoices i WHERE i.document_id = ANY ($2) AND i.state = 'paid') AS paid,
        bool_and(p.amount = p.unallocated_amount + coalesce((SELECT sum(a.amount) FROM allocations a
          WHERE a.payment_id = p.id AND a.state = 'recorded'), 0)) AS whole
      FROM payments p JOIN businesses b ON b.id = p.business_id
      WHERE b.document_id = $1 AND p.reference LIKE 'pi\\_%'`,
    [shop.business, ids],
  );
  const count = String(ids.length);
  expect(rows).toEqual([{ paid: count, booked: count, payments: count, whole: true }]);
  for (const id of ids) await expectSettled(service, id);
}

test('a connection that breaks after any statement of a booking books once', async () => {
  const databaseUrl = await cloneDatabase();
  const url = new URL(databaseUrl);
  const proxy = await statementProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  const service = { ...(await start(url.href)), databaseUrl };
  try {
    const shop = await createShop(service, stripe);
    const ids: string[] = [];
    const seen: string[][] = [];
    let after = 0;
    while (seen.at(-1)?.at(-1) !== 'COMMIT' && after < 40) {
      const { id, event } = await paidAtStripe(shop, 30 + after);
      ids.push(id);
      const cut = proxy.cutAfter(after, /^BEGIN/);
      expect((await shop.deliver(event)).status).toBe(200);
      await eventually(() => cut.isCut);
      if (!metAnother(cut)) {
        seen.push(cut.statements);
        after += 1;
      }
      await eventually(async () => {
        await hurry(service);
        return (await shop.client.get(`/api/v1/invoices/${id}`)).body.status === 'paid';
      });
    }
    expect(seen.at(-1)).toEqual(
      expect.arrayContaining(['insert-customer-payment', 'keep-provider-payment', 'COMMIT']),
    );
    await answered(service);
    await expectBookedOnce(service, shop, ids);
  } finally {
    await service.stop();
    await proxy.close();
  }
}, 240_000);

test('two nodes, events three times each and a kill in between book each payment once', async () => {
  const databaseUrl = await cloneDatabase();
  const [first, second] = [await start(databaseUrl), await start(databaseUrl)];
  let third: Service | null = null;
  try {
    const shop = await createShop(first, stripe);
    const paid: Paid[] = [];
    for (let price = 20; price < 44; price += 1) paid.push(await paidAtStripe(shop, price));
    const send = ({ event }: Paid, node: Service) => {
      const body = JSON.stringify(event);
      const headers = { 'Stripe-Signature': stripeSignature('whsec_of_the_test', body) };
      return ask(shop.hook, { method: 'POST', headers, body }, node).catch(() => null);
    };
    const sent = paid.flatMap((one) => [send(one, first), send(one, second), send(one, first)]);
    await Promise.race(sent);
    await first.kill9();
    await Promise.all(sent);
    third = await start(databaseUrl);
    // Stripe repeats what was not answered, and what was.
    await Promise.all(paid.map((one) => send(one, second)));
    // The leases of a killed node end after a minute.
    await query(
      databaseUrl,
      `UPDATE payment_inbox SET lease = NULL, next_attempt_at = clock_timestamp() AT TIME ZONE 'UTC'
        WHERE state = 'pending'`,
    );
    await answered(second);
    const ids = paid.map(({ id }) => id);
    await expectBookedOnce(second, shop, ids);
  } finally {
    await Promise.all([second.stop(), third?.stop()]);
  }
}, 240_000);

test('customers who press, operators who record and Stripe that tells at once agree', async () => {
  const service = await start(await cloneDatabase());
  try {
    const shop = await createShop(service, stripe);
    const ids: string[] = [];
    for (let round = 0; round < 6; round += 1) {
      const { invoice, page } = await shop.open(100);
      ids.push(invoice.id);
      const session = shop.sessionOf(await shop.pay(page));
      const event = shop.account.pay(session);
      const record = (amount: number) =>
        shop.client.post(`/api/v1/invoices/${invoice.id}/payments`, { amount });
      await Promise.all([
        shop.deliver(event),
        record(30),
        shop.pay(page),
        shop.deliver(event),
        record(40),
        shop.pay(page),
      ]);
    }
    await answered(service);
    await expectBookedOnce(service, shop, ids);
    const open = [...shop.account.sessions.values()].filter(({ status }) => status === 'open');
    expect(open).toEqual([]);
  } finally {
    await service.stop();
  }
}, 120_000);

/** Reads lists of the interface, four at a time, until it is told to stop. @returns the statuses of the answers */
function startReading({ client }: Shop): () => Promise<number[]> {
  let isDone = false;
  const reader = async (path: string): Promise<number[]> => {
    const statuses: number[] = [];
    while (!isDone) statuses.push((await client.get(path)).status);
    return statuses;
  };
  const paths = ['invoices', 'payments', 'events', 'invoices?status=paid'];
  const all = Promise.all(paths.map((path) => reader(`/api/v1/${path}`)));
  return async () => {
    isDone = true;
    return (await all).flat();
  };
}

test('two hundred events within a second are all booked once, and no reader is refused', async () => {
  const service = await start(await cloneDatabase());
  try {
    const shop = await createShop(service, stripe);
    const paid: Paid[] = [];
    for (let price = 1; price <= 50; price += 1) paid.push(await paidAtStripe(shop, price));
    const all = paid.flatMap((one) => [one, one, one, one]);
    const stopReading = startReading(shop);
    const answers = await Promise.all(all.map(({ event }) => shop.deliver(event)));
    await answered(service);
    const read = await stopReading();
    for (const statuses of [answers.map(({ status }) => status), read]) {
      expect(new Set(statuses)).toEqual(new Set([200]));
    }
    await expectBookedOnce(
      service,
      shop,
      paid.map(({ id }) => id),
    );
  } finally {
    await service.stop();
  }
}, 240_000);
