import Big from 'big.js';
import fc from 'fast-check';
import { PAID, pageOfList } from '../../src/admin/features/home/home-lists';
import type { Home } from '../../src/panel/answers';
import { query } from '../support/databases';
import { expectError } from '../support/expect-error';
import { homeShop, memberOf } from '../support/home';
import type { OperatorAccount } from '../support/operators';
import { readRun } from '../support/run';
import { sharedService } from '../support/service';
import { times } from '../support/times';

/*
 * "Paid this month" against a plain computation from the rows, in businesses whose month begins at other
 * times. The lists behind its links show as many records as the home page counts.
 */

const ZONES = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'] as const;
type Zone = (typeof ZONES)[number];

type Shop = Awaited<ReturnType<typeof homeShop>> & { who: OperatorAccount };

let shops: Record<Zone, Shop>;
beforeAll(async () => {
  const open = async (zone: Zone): Promise<Shop> => {
    const shop = await homeShop(sharedService(), zone);
    return { ...shop, who: await memberOf(sharedService(), shop.business) };
  };
  const [first, second] = ZONES;
  shops = { [first]: await open(first), [second]: await open(second) } as Record<Zone, Shop>;
});

const dayIn = (zone: string, at: Date) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(at);
const thisMonth = (zone: string) => dayIn(zone, new Date()).slice(0, 7);

/** The day so many days after the first of this month; today at the latest. */
function dayOfMonth(zone: string, days: number): string {
  const [year = 0, month = 0] = thisMonth(zone).split('-').map(Number);
  const day = new Date(Date.UTC(year, month - 1, 1 + days)).toISOString().slice(0, 10);
  const today = dayIn(zone, new Date());
  return day < today ? day : today;
}

const sql = <T>(text: string, values: unknown[]) =>
  query<T>(readRun().sharedDatabaseUrl, text, values);

interface Payment {
  amount: string;
  day: string;
  method: string | null;
  state: string;
  invoice: number;
}

interface Invoice {
  id: number;
  state: string;
  paid: string;
  before: string | null;
  at: string | null;
  later: boolean | null;
}

/** From all rows of the business, without the columns that keep sums. */
async function expected(business: string, zone: string) {
  const payments = await sql<Payment>(
    `select p.amount::text, p.paid_on::text as day, p.method, p.state, p.invoice_id as invoice
      from payments p join businesses b on b.id = p.business_id where b.document_id = $1`,
    [business],
  );
  const invoices = await sql<Invoice>(
    `select i.id, i.state, i.amount_paid::text as paid, i.amount_paid_before::text as before,
        i.paid_at::text || 'Z' as at, i.paid_at > i.created_at as later
      from invoices i join businesses b on b.id = i.business_id where b.document_id = $1`,
    [business],
  );
  const add = (amounts: string[]) => amounts.reduce((sum, one) => sum.plus(one), new Big(0));
  const month = thisMonth(zone);
  const received = payments.filter(
    ({ state, method, day }) =>
      state === 'recorded' && method !== 'write_off' && day.startsWith(month),
  );
  const marked = invoices
    .filter(
      ({ state, at }) => state === 'paid' && at && dayIn(zone, new Date(at)).startsWith(month),
    )
    .map(({ id, paid, before, later }) => {
      const own = payments.filter(({ invoice, state }) => invoice === id && state === 'recorded');
      // What was stated before has no day of its own.
      const known = new Big((later && before) || 0);
      const recorded = add(own.map(({ amount }) => amount));
      return { stated: new Big(paid).minus(recorded).minus(known), own, known };
    })
    .filter(({ stated, own, known }) => stated.gt(0) || (own.length === 0 && known.eq(0)));
  return {
    paid_this_month: add([
      ...received.map(({ amount }) => amount),
      ...marked.map(({ stated }) => stated.toFixed()),
    ]).toFixed(),
    payment_count: received.length,
    marked_paid_count: marked.length,
  };
}

const cents = fc.integer({ min: 1, max: 9_000 }).map((amount) => amount / 100);
const step = fc.oneof(
  fc.record({
    do: fc.constant('pay' as const),
    amount: cents,
    days: fc.constantFrom(-1, 0, 10, 27, 31),
    method: fc.constantFrom(undefined, 'cash', 'write_off'),
  }),
  fc.record({ do: fc.constant('void' as const), pick: fc.nat(2) }),
  fc.record({ do: fc.constant('mark' as const), status: fc.constantFrom('paid', 'sent') }),
  fc.record({ do: fc.constant('move' as const), seconds: fc.constantFrom(-1, 0) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function make(shop: Shop, zone: Zone, at: string, one: Step, made: string[]): Promise<void> {
  if (one.do === 'pay') {
    const { amount, method } = one;
    const fields = { amount, paid_on: dayOfMonth(zone, one.days), ...(method ? { method } : {}) };
    const { status, body } = await shop.client.post(`${at}/payments`, fields);
    expect([201, 409]).toContain(status);
    if (status === 201) made.push(body.id as string);
  } else if (one.do === 'void') {
    const { status } = await shop.client.post(`/api/v1/payments/${made[one.pick] ?? 'none'}/void`);
    expect([200, 404]).toContain(status);
  } else if (one.do === 'mark') {
    const answer = await shop.client.patch(at, { status: one.status });
    // Payments alone may have settled the invoice.
    if (answer.status !== 200) expectError(answer, 409, 'status_contradicts_records');
  } else {
    // To the first moment of the month, or the last of the month before.
    await sql(
      `update invoices set paid_at = date_trunc('month', now() at time zone $2) at time zone $2
        at time zone 'UTC' + make_interval(secs => $3) where document_id = $1 and paid_at is not null`,
      [at.split('/').at(-1), zone, one.seconds],
    );
  }
}

/** How many records the lists of the home page's links show. */
async function listed({ who }: Shop, { money: [money], periods }: Home): Promise<number[]> {
  if (!money) return [0, 0];
  return Promise.all(
    PAID.map(async (list) => {
      // The page has no link to an empty list.
      if (list.count(money) === 0) return 0;
      const { status, body } = await who.get(pageOfList(list, money, periods));
      expect(status).toBe(200);
      return body.pagination.total as number;
    }),
  );
}

test.each(ZONES)('what was paid this month is the sum of the rows, in %s', async (zone) => {
  const shop = shops[zone];
  const amount_paid = fc.constantFrom(0, 0, 12.5);
  // A payment of this month, and the rest marked as paid.
  const pay = { do: 'pay', amount: 10, days: 0, method: undefined } as const;
  const both: [Step[], number] = [[pay, { do: 'mark', status: 'paid' }], 0];
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 2, maxLength: 6 }),
      amount_paid,
      async (steps, stated) => {
        const fields = { status: 'sent', amount_paid: stated, issue_date: '2020-01-01' };
        const { id } = await shop.invoice(90, fields);
        const made: string[] = [];
        for (const one of steps) await make(shop, zone, `/api/v1/invoices/${id}`, one, made);
        const { data: home } = (await shop.who.get('/invoicing/home')).body;
        const wanted = await expected(shop.business, zone);
        const nothing = { paid_this_month: '0', payment_count: 0, marked_paid_count: 0 };
        expect(home.money[0] ?? nothing).toMatchObject(wanted);
        expect(await listed(shop, home)).toEqual([wanted.payment_count, wanted.marked_paid_count]);
      },
    ),
    { numRuns: times(15), examples: [both] },
  );
  const all = await expected(shop.business, zone);
  expect(all.payment_count).toBeGreaterThan(0);
  expect(all.marked_paid_count).toBeGreaterThan(0);
});
