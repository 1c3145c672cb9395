import { CONTENT_TYPE } from '../../src/content-types';
import { adminApi, api, createKey } from '../support/api';
import { query } from '../support/databases';
import { homeShop, memberOf, memberWho, NO_AGES, NONE_WAITS, plainFigures } from '../support/home';
import { CM, operatorWho } from '../support/operators';
import { createCustomer, createInvoice, recordPayment } from '../support/records';
import { startService, type Service } from '../support/service';
import { limitedPermissions, TYPES } from '../support/two-businesses';
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

const figures = (currency: string) => plainFigures(service.databaseUrl, currency);

const NO_STEPS = { business: null, look: false, customer: false, invoice: null };

test('a new install shows the five steps to a first invoice, until one is issued', async () => {
  const steps = async () => (await home()).first_steps;
  expect(await home()).toEqual({
    has: { business: false, invoice: false },
    first_steps: NO_STEPS,
    sample: { offered: true, business: null },
    money: [],
    too_slow: [],
    periods: { today: null, month_start: null, first_day: null, last_day: null },
    revenue: null,
    latest: [],
    failing_webhooks: [],
    refused_mails: [],
    contact_requests: [],
    lacks_public_url: false,
    can: { invoices: true, paid: true, quotations: true, webhooks: true },
  });
  const { key, business } = await createKey({ service });
  expect(await steps()).toEqual({ ...NO_STEPS, business });
  await sql(`update businesses set brand_color = '#0F766E' where document_id = $1`, [business]);
  expect(await steps()).toEqual({ ...NO_STEPS, business, look: true });
  const customer = await createCustomer(api(key, service));
  expect(await steps()).toEqual({ business, look: true, customer: true, invoice: null });
  const { id } = await createInvoice(api(key, service), customer.id);
  expect(await steps()).toEqual({ business, look: true, customer: true, invoice: id });
  expect((await home()).sample).toEqual({ offered: false, business: null });
  await api(key, service).patch(`/api/v1/invoices/${id as string}`, { status: 'sent' });
  expect(await steps()).toBeNull();
});

test('the sums per currency are exact, and equal those of another query', async () => {
  const one = await homeShop(service);
  const other = await homeShop(service, 'Pacific/Kiritimati');
  await one.invoice(0.1, { status: 'sent', due_date: '2099-01-01' });
  await one.invoice(0.2, { status: 'sent', due_date: '2020-01-01' });
  await other.invoice(1000, { status: 'overdue', amount_paid: 999.9 });
  await other.invoice(999999999999.99, { status: 'sent' });
  const paid = [
    (await one.invoice(5, { status: 'paid' })).id,
    (await other.invoice(7.5, { status: 'paid' })).id,
  ];
  const { id } = await one.invoice(4, { status: 'sent' });
  await recordPayment(one.client, id, { amount: 4 });
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
      ages: { ...NO_AGES, not_due: { amount: '300', count: 1 } },
      waiting: NONE_WAITS,
      paid_this_month: '0',
      payment_count: 0,
      marked_paid_count: 0,
      marked_paid: [],
    },
    {
      currency: 'USD',
      outstanding: '1000000000000.39',
      outstanding_count: 4,
      // The age goes by the due date alone, as in the report "Open items".
      ages: {
        ...NO_AGES,
        not_due: { amount: '1000000000000.19', count: 3 },
        over_90: { amount: '0.2', count: 1 },
      },
      waiting: { ...NONE_WAITS, draft_invoices: { amount: '11', count: 1 } },
      paid_this_month: '16.5',
      payment_count: 1,
      marked_paid_count: 2,
      marked_paid: paid,
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
    expect(money[0]).toMatchObject({
      outstanding: '7',
      ages: { not_due: { amount: '5', count: 2 }, days_1_30: { amount: '2', count: 1 } },
    });
  },
);

test('the latest invoices are the five newest, with the columns of the list', async () => {
  const { business, customer, invoice } = await homeShop(service);
  const made = [];
  for (const price of [1, 2, 3, 4, 5, 6.25]) made.push(await invoice(price));
  // Made last, as an import makes invoices of the past.
  await invoice(7, { issue_date: '2020-01-31' });
  const { latest } = await home(await memberOf(service, business));
  expect(latest.map(({ number }: { number: string }) => number)).toEqual(
    [6, 5, 4, 3, 2].map((n) => `INV-0000${n}`),
  );
  expect(latest[0]).toEqual({
    documentId: made.at(-1)?.id,
    number: 'INV-00006',
    customer: customer.name,
    business: expect.stringMatching(/^Business /),
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
    has: { business: false, invoice: false },
    first_steps: null,
    sample: null,
    money: [],
    too_slow: [],
    periods: { today: null, month_start: null, first_day: null, last_day: null },
    revenue: null,
    latest: [],
    failing_webhooks: [],
    refused_mails: [],
    contact_requests: [],
    lacks_public_url: false,
    can: { invoices: true, paid: true, quotations: true, webhooks: true },
  });
  const own = await home(await memberOf(service, mine.business));
  expect(own.money).toMatchObject([{ outstanding: '42', outstanding_count: 1 }]);
  expect(own.latest).toHaveLength(1);
});

test('the figures obey every other condition of a role, too', async () => {
  const { client, invoice } = await homeShop(service);
  const { id } = await invoice(8, { status: 'sent' });
  await invoice(16, { status: 'sent' });
  const conditions = ['admin::is-creator'];
  const creator = await operatorWho(
    [TYPES.invoice, CONTENT_TYPE.payment].map((subject) => ({
      action: `${CM}.read`,
      subject,
      conditions,
    })),
    service,
  );
  const own = (table: string, of: string) =>
    sql(`update ${table} set created_by_id = $2 where document_id = $1`, [of, creator.id]);
  await own('invoices', id);
  const open = await invoice(50, { status: 'sent' });
  const payment = await recordPayment(client, open.id, { amount: 3 });
  await recordPayment(client, open.id, { amount: 5 });
  await own('payments', payment.id as string);
  const { money, latest, has, first_steps: steps } = await home(creator);
  expect(money).toMatchObject([
    { outstanding: '8', outstanding_count: 1, paid_this_month: '3', payment_count: 1 },
  ]);
  expect(latest).toMatchObject([{ documentId: id, customer: null, business: null }]);
  expect(has).toEqual({ business: false, invoice: true });
  expect(steps).toBeNull();
});

test('an operator who may not read the fields behind the figures sees none', async () => {
  const fields = ['invoice_number', 'state'];
  const partly = await operatorWho(
    [{ action: `${CM}.read`, subject: TYPES.invoice, properties: { fields } }],
    service,
  );
  expect(await home(partly)).toMatchObject({
    money: [],
    too_slow: [],
    latest: [],
    failing_webhooks: [],
    refused_mails: [],
    contact_requests: [],
    lacks_public_url: false,
    revenue: null,
    can: { invoices: false, paid: false, quotations: false, webhooks: false },
  });
  const { business, client, invoice } = await homeShop(service);
  const { id } = await invoice(20, { status: 'sent' });
  await recordPayment(client, id, { amount: 6 });
  const withoutPayments = await memberWho(service, limitedPermissions(['read']), business);
  expect(await home(withoutPayments)).toMatchObject({
    money: [{ outstanding: '14', paid_this_month: '0', payment_count: 0 }],
    can: { invoices: true, paid: false, quotations: true, webhooks: true },
  });
  expect((await api(undefined, service).get('/invoicing/home')).status).toBe(401);
});
