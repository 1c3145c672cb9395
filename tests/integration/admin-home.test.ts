import { adminApi, api, createKey } from '../support/api';
import { query } from '../support/databases';
import { homeShop, memberOf } from '../support/home';
import { CM, operatorWho } from '../support/operators';
import { createCustomer, createInvoice } from '../support/records';
import { startService, type Service } from '../support/service';
import { TYPES } from '../support/two-businesses';
import { addEndpoint } from '../support/webhooks';

let service: Service;

beforeAll(async () => {
  service = await startService();
});

afterAll(() => service.stop());

const home = async (who: { get: ReturnType<typeof adminApi>['get'] } = adminApi(service)) =>
  (await who.get('/invoicing/home')).body.data;
const sql = <T>(text: string, values: unknown[] = []) =>
  query<T>(service.databaseUrl, text, values);

/** The same figures by one plain query each, with the days of PostgreSQL's own time zones. */
async function figures(currency: string) {
  const open = `from invoices i join businesses b on b.id = i.business_id
    where i.currency = $1 and i.state in ('sent', 'overdue')`;
  const late = `${open} and (i.state = 'overdue'
    or i.due_date < (now() at time zone b.time_zone)::date)`;
  const paid = `from invoices i join businesses b on b.id = i.business_id
    where i.currency = $1 and i.state = 'paid' and date_trunc('month',
      i.paid_at at time zone 'UTC' at time zone b.time_zone) = date_trunc('month', now() at time zone b.time_zone)`;
  const of = async (what: string, from: string) => {
    const [row] = await sql<{ sum: string; count: number }>(
      `select trim_scale(coalesce(sum(${what}), 0))::text as sum, count(*)::int ${from}`,
      [currency],
    );
    return row ?? { sum: '', count: -1 };
  };
  const due = 'i.total - i.amount_paid';
  const [outstanding, overdue, inMonth] = [
    await of(due, open),
    await of(due, late),
    await of('i.total', paid),
  ];
  return {
    currency,
    outstanding: outstanding.sum,
    outstanding_count: outstanding.count,
    overdue: overdue.sum,
    overdue_count: overdue.count,
    paid_this_month: inMonth.sum,
    paid_count: inMonth.count,
  };
}

test('a new install shows the steps to a first invoice, one after the other', async () => {
  const steps = async () => (await home()).first_steps;
  expect(await home()).toEqual({
    first_steps: { business: false, customer: false, invoice: false },
    money: [],
    periods: { today: null, month_start: null },
    latest: [],
    failing_webhooks: [],
    can: { invoices: true, webhooks: true },
  });
  const { key } = await createKey({ service });
  expect(await steps()).toEqual({ business: true, customer: false, invoice: false });
  const customer = await createCustomer(api(key, service));
  expect(await steps()).toEqual({ business: true, customer: true, invoice: false });
  await createInvoice(api(key, service), customer.id);
  expect(await steps()).toEqual({ business: true, customer: true, invoice: true });
});

test('the sums per currency are exact, and equal those of another query', async () => {
  const one = await homeShop(service);
  const other = await homeShop(service, 'Pacific/Kiritimati');
  await one.invoice(0.1, { status: 'sent', due_date: '2099-01-01' });
  await one.invoice(0.2, { status: 'sent', due_date: '2020-01-01' });
  await other.invoice(1000, { status: 'overdue', amount_paid: 999.9 });
  await other.invoice(999999999999.99, { status: 'sent' });
  await one.invoice(5, { status: 'paid' });
  await other.invoice(7.5, { status: 'paid' });
  await one.invoice(11, { status: 'draft' });
  await one.invoice(13, { status: 'cancelled' });
  await one.invoice(300, { status: 'sent', currency: 'JPY' });
  const who = await memberOf(service, one.business, other.business);
  const { money } = await home(who);
  expect(money).toEqual([
    {
      currency: 'JPY',
      outstanding: '300',
      outstanding_count: 1,
      overdue: '0',
      overdue_count: 0,
      paid_this_month: '0',
      paid_count: 0,
    },
    {
      currency: 'USD',
      outstanding: '1000000000000.39',
      outstanding_count: 4,
      overdue: '0.3',
      overdue_count: 2,
      paid_this_month: '12.5',
      paid_count: 2,
    },
  ]);
  const all = await home();
  expect(all.money).toEqual([await figures('JPY'), await figures('USD')]);
});

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Vienna'])(
  'an invoice is overdue by the day in %s',
  async (zone) => {
    const { business, invoice } = await homeShop(service, zone);
    const [row] = await sql<{ today: string; yesterday: string }>(
      `select to_char(now() at time zone $1, 'YYYY-MM-DD') as today,
        to_char((now() at time zone $1)::date - 1, 'YYYY-MM-DD') as yesterday`,
      [zone],
    );
    await invoice(1, { status: 'sent', due_date: row?.today });
    await invoice(2, { status: 'sent', due_date: row?.yesterday });
    await invoice(4, { status: 'sent' });
    const { money } = await home(await memberOf(service, business));
    expect(money[0]).toMatchObject({ outstanding: '7', overdue: '2', overdue_count: 1 });
  },
);

test('the latest invoices are the five newest, with the columns of the list', async () => {
  const { business, customer, invoice } = await homeShop(service);
  const made = [];
  for (const price of [1, 2, 3, 4, 5, 6.25]) made.push(await invoice(price));
  const { latest } = await home(await memberOf(service, business));
  expect(latest.map(({ number }: { number: string }) => number)).toEqual(
    [6, 5, 4, 3, 2].map((n) => `INV-0000${n}`),
  );
  expect(latest[0]).toEqual({
    documentId: made.at(-1)?.id,
    number: 'INV-00006',
    customer: customer.name,
    state: 'draft',
    total: '6.25',
    currency: 'USD',
    issue_date: made.at(-1)?.issue_date,
    due_date: null,
  });
});

test('failing webhooks are those whose last attempt failed, and those that were disabled', async () => {
  const { business, client } = await homeShop(service);
  const make = (path: string) => addEndpoint(client, `https://hooks.invalid/${path}`);
  const [well, ill, gone] = [await make('well'), await make('ill'), await make('gone')];
  await sql(`update webhook_endpoints set failing_since = localtimestamp where document_id = $1`, [
    ill.id,
  ]);
  await sql(
    `update webhook_endpoints set enabled = false, disabled_reason = 'Gone' where document_id = $1`,
    [gone.id],
  );
  const who = await memberOf(service, business);
  const { failing_webhooks: failing } = await home(who);
  expect(failing).toMatchObject([
    { documentId: ill.id, url: ill.url, enabled: true, failed: 0, disabled_reason: null },
    { documentId: gone.id, enabled: false, disabled_reason: 'Gone', failing_since: null },
  ]);
  expect(failing[0].business).toMatch(/^Business /);
  expect(JSON.stringify(failing)).not.toContain(well.id);
});

test('no figure includes records of other businesses', async () => {
  const mine = await homeShop(service);
  await mine.invoice(42, { status: 'sent' });
  const empty = await home(await memberOf(service));
  expect(empty).toEqual({
    first_steps: { business: false, customer: false, invoice: false },
    money: [],
    periods: { today: null, month_start: null },
    latest: [],
    failing_webhooks: [],
    can: { invoices: true, webhooks: true },
  });
  const own = await home(await memberOf(service, mine.business));
  expect(own.money).toMatchObject([{ outstanding: '42', outstanding_count: 1 }]);
  expect(own.latest).toHaveLength(1);
});

test('the figures obey every other condition of a role, too', async () => {
  const { invoice } = await homeShop(service);
  const { id } = await invoice(8, { status: 'sent' });
  await invoice(16, { status: 'sent' });
  const conditions = ['admin::is-creator'];
  const creator = await operatorWho(
    [{ action: `${CM}.read`, subject: TYPES.invoice, conditions }],
    service,
  );
  await sql('update invoices set created_by_id = $2 where document_id = $1', [id, creator.id]);
  const { money, latest, first_steps: steps } = await home(creator);
  expect(money).toMatchObject([{ outstanding: '8', outstanding_count: 1 }]);
  expect(latest).toMatchObject([{ documentId: id, customer: null }]);
  expect(steps).toEqual({ business: false, customer: false, invoice: true });
});

test('an operator who may not read the fields behind the figures sees none', async () => {
  const fields = ['invoice_number', 'state'];
  const partly = await operatorWho(
    [{ action: `${CM}.read`, subject: TYPES.invoice, properties: { fields } }],
    service,
  );
  expect(await home(partly)).toMatchObject({
    money: [],
    latest: [],
    failing_webhooks: [],
    can: { invoices: false, webhooks: false },
  });
  expect((await api(undefined, service).get('/invoicing/home')).status).toBe(401);
});
