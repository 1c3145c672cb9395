import { query } from '../support/databases';
import { settledTypes } from '../support/events';
import { eventually } from '../support/eventually';
import { ask, pageOf, sentQuotation } from '../support/hosted';
import { expectSettled } from '../support/settlement';
import { startService, type Service } from '../support/service';
import { answered, createShop, hurry, type Shop } from '../support/providers/shop';
import { startStripe, type StripeStandIn } from '../support/providers/stripe';

let stripe: StripeStandIn;
let service: Service;
let shop: Shop;
beforeAll(async () => {
  stripe = await startStripe();
  service = await startService({ env: { STRIPE_API_URL: stripe.url } });
});
beforeEach(async () => {
  shop = await createShop(service, stripe);
});
afterAll(async () => {
  await service?.stop();
  await stripe?.close();
});

const textOf = async (page: string) => (await ask(page, {}, service)).text;
const invoiceOf = async (id: string) => (await shop.client.get(`/api/v1/invoices/${id}`)).body;
const eventsOf = () => settledTypes(shop.client);

test('a customer pays an invoice, which is booked with its fee, and only by what Stripe says', async () => {
  const { invoice, page } = await shop.open(119);
  const before = await ask(page, {}, service);
  expect(before.text).toContain(`action="${page}/pay"`);
  expect(before.text).toContain('Stripe');
  expect(before.headers.get('content-security-policy')).toContain("form-action 'self' https:");
  const sent = await shop.pay(page);
  const session = shop.sessionOf(sent);
  expect([sent.status, sent.headers.get('location')]).toEqual([
    303,
    `${stripe.url}/pay/${session}`,
  ]);
  expect(shop.account.session(session)).toMatchObject({
    amount_total: 11_900,
    currency: 'eur',
    success_url: expect.stringMatching(/\/d\/[\w-]{44}\/paid$/),
  });
  // The landing page books nothing, and says that nothing is known.
  expect(await textOf(`${page}/paid`)).toMatch(/noch nicht bestätigt|not confirmed yet/);
  expect((await invoiceOf(invoice.id)).status).toBe('sent');
  const event = shop.account.pay(session);
  expect(await textOf(`${page}/paid`)).toMatch(/noch nicht bestätigt|not confirmed yet/);
  expect((await shop.deliver(event)).status).toBe(200);
  await answered(service);
  const [payment, ...others] = await shop.payments();
  expect(others).toEqual([]);
  expect(payment).toMatchObject({
    amount: 119,
    currency: 'EUR',
    method: 'card',
    invoice_id: invoice.id,
    note: 'Stripe fee: 3.57 EUR',
    reference: expect.stringMatching(/^pi_/),
    unallocated_amount: 0,
  });
  expect((await invoiceOf(invoice.id)).status).toBe('paid');
  await expectSettled(service, invoice.id);
  const after = await textOf(`${page}/paid`);
  expect(after).toMatch(/angekommen|has arrived/);
  expect(after).not.toContain('/pay"');
  expect((await ask(page, {}, service)).headers.get('content-security-policy')).toContain(
    "form-action 'self';",
  );
  expect(await eventsOf()).toEqual(expect.arrayContaining(['invoice.paid', 'payment.recorded']));
  expect(await eventsOf()).not.toContain('payment.unallocated');
});

test('two presses, and two at once, lead to one checkout', async () => {
  const { page } = await shop.open(40);
  const answers = await Promise.all(Array.from({ length: 6 }, () => shop.pay(page)));
  const sessions = new Set(answers.map(shop.sessionOf));
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(303));
  expect(sessions.size).toBe(1);
  expect(shop.sessionOf(await shop.pay(page))).toBe([...sessions][0]);
  expect(shop.account.sessions.size).toBe(1);
});

test('another balance closes the old checkout before there is a new one', async () => {
  const { invoice, page } = await shop.open(100);
  const first = shop.sessionOf(await shop.pay(page));
  await shop.client.post(`/api/v1/invoices/${invoice.id}/payments`, { amount: 30 });
  // It is closed without anybody pressing the button.
  await eventually(() => shop.account.session(first).status === 'expired');
  await answered(service);
  const second = shop.sessionOf(await shop.pay(page));
  expect(shop.account.session(second)).toMatchObject({ amount_total: 7_000, status: 'open' });
  expect(second).not.toBe(first);
});

test('a checkout that was paid while the balance changed is booked, and the rest is on account', async () => {
  const { invoice, page } = await shop.open(100);
  const session = shop.sessionOf(await shop.pay(page));
  shop.account.pay(session);
  // The event is lost. The change of what is due makes the service ask.
  await shop.client.post(`/api/v1/invoices/${invoice.id}/payments`, { amount: 30 });
  await eventually(async () => (await shop.payments()).length === 2);
  await answered(service);
  const [booked] = await shop.payments();
  expect(booked).toMatchObject({ amount: 100, unallocated_amount: 30, method: 'card' });
  expect((await invoiceOf(invoice.id)).status).toBe('paid');
  expect(await eventsOf()).toContain('payment.unallocated');
  await expectSettled(service, invoice.id);
});

test('an invoice that is dated after today takes no money: it offers nothing, and what comes is on account', async () => {
  // Its day of issue is one to come in a zone where the day begins later.
  const moveTo = (zone: string) =>
    query(service.databaseUrl, 'UPDATE businesses SET time_zone = $2 WHERE document_id = $1', [
      shop.business,
      zone,
    ]);
  const early = 'Pacific/Kiritimati';
  await moveTo(early);
  const issue_date = new Date().toLocaleDateString('en-CA', { timeZone: early });
  const { invoice, page } = await shop.open(40, { issue_date });
  const session = shop.sessionOf(await shop.pay(page));
  await moveTo('Pacific/Pago_Pago');
  await shop.deliver(shop.account.pay(session));
  await answered(service);
  expect(await shop.payments()).toEqual([
    expect.objectContaining({ amount: 40, unallocated_amount: 40, allocations: [] }),
  ]);
  expect(await invoiceOf(invoice.id)).toMatchObject({ status: 'sent', amount_due: 40 });
  expect(await eventsOf()).toContain('payment.unallocated');
  expect(await textOf(page)).not.toContain('/pay"');
  expect((await shop.pay(page)).headers.get('location')).toBe(page);
  expect(shop.account.sessions.size).toBe(1);
});

test('an event that comes twice, late or out of order books once', async () => {
  const { page } = await shop.open(50);
  const session = shop.sessionOf(await shop.pay(page));
  const completed = shop.account.pay(session, { method: 'sepa_debit' });
  const settled = shop.account.settle(session);
  // The last one first, and each of them three times.
  const all = [settled, completed, settled, completed, settled, completed];
  const answers = await Promise.all(all.map((event) => shop.deliver(event)));
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  await answered(service);
  expect((await shop.deliver(completed)).status).toBe(200);
  await answered(service);
  const payments = await shop.payments();
  expect(payments).toHaveLength(1);
  expect(payments[0]).toMatchObject({ amount: 50, method: 'direct_debit' });
});

test('a forged event, an old one and one for another business are refused, and change nothing', async () => {
  const { page } = await shop.open(50);
  const session = shop.sessionOf(await shop.pay(page));
  const event = shop.account.pay(session);
  const old = Math.floor(Date.now() / 1000) - 301;
  const other = await createShop(service, stripe);
  const forged = [
    await shop.deliver(event, { secret: 'whsec_guessed' }),
    await shop.deliver(event, { at: old }),
    await ask(shop.hook, { method: 'POST', body: JSON.stringify(event) }, service),
    await ask(shop.hook, { method: 'POST' }, service),
  ];
  expect(forged.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
  // With its own secret, but about a checkout of somebody else.
  expect((await other.deliver(event)).status).toBe(200);
  await answered(service);
  expect([await shop.payments(), await other.payments()]).toEqual([[], []]);
  const wrong = [
    `${shop.hook}x`,
    `${shop.hook.slice(0, -1)}`,
    '/hooks/payments/stripe/x',
    '/hooks',
  ];
  for (const path of wrong) {
    expect((await ask(path, { method: 'POST', body: '{}' }, service)).status).toBe(404);
  }
  expect((await ask(shop.hook, {}, service)).status).toBe(405);
  const large = 'x'.repeat(600_000);
  expect((await ask(shop.hook, { method: 'POST', body: large }, service)).status).toBe(413);
});

test('a debit under way hides the button, and a failed one shows it again', async () => {
  const { invoice, page } = await shop.open(80);
  const session = shop.sessionOf(await shop.pay(page));
  await shop.deliver(shop.account.pay(session, { method: 'sepa_debit' }));
  await answered(service);
  const waiting = await textOf(page);
  expect(waiting).toMatch(/unterwegs|under way/);
  expect(waiting).not.toContain('/pay"');
  const pressed = await shop.pay(page);
  expect([pressed.status, pressed.headers.get('location')]).toEqual([303, page]);
  await shop.deliver(shop.account.settle(session, 'No funds'));
  await answered(service);
  expect(await textOf(page)).toContain(`${page}/pay"`);
  expect((await invoiceOf(invoice.id)).amount_paid).toBe(0);
  const again = shop.sessionOf(await shop.pay(page));
  await shop.deliver(shop.account.pay(again));
  await answered(service);
  expect((await invoiceOf(invoice.id)).status).toBe('paid');
});

test('a lost event is made good by the question of every hour', async () => {
  const { invoice, page } = await shop.open(60);
  shop.account.pay(shop.sessionOf(await shop.pay(page)));
  // What the hourly work stores.
  await query(
    service.databaseUrl,
    `INSERT INTO payment_inbox (business_id, connection_id, event_id, kind, object_id)
      SELECT business_id, connection_id, 'ask:' || id, 'checkout', provider_checkout FROM checkouts
      WHERE state = 'open'`,
  );
  await eventually(async () => (await invoiceOf(invoice.id)).status === 'paid');
});

test('pressing the button again after a lost event books, and opens nothing', async () => {
  const { invoice, page } = await shop.open(60);
  shop.account.pay(shop.sessionOf(await shop.pay(page)));
  const again = await shop.pay(page);
  expect([again.status, again.headers.get('location')]).toEqual([303, page]);
  expect((await invoiceOf(invoice.id)).status).toBe('paid');
  expect(await shop.payments()).toHaveLength(1);
});

test('while Stripe fails, the customer gets a page, and the event waits for its next attempt', async () => {
  const { invoice, page } = await shop.open(60);
  stripe.failNext(/^POST \/v1\/checkout\/sessions$/, 'refuse');
  const failed = await shop.pay(page);
  expect([failed.status, failed.headers.get('content-type')]).toEqual([
    503,
    'text/html; charset=utf-8',
  ]);
  expect(failed.text).toMatch(/Paying online does not work right now/);
  // The answer is lost twice, since the package asks again by itself.
  stripe.failNext(/^POST \/v1\/checkout\/sessions$/, 'lost', 'lost');
  expect((await shop.pay(page)).status).toBe(503);
  const session = shop.sessionOf(await shop.pay(page));
  // The session whose answer was lost is found again.
  expect([...shop.account.sessions.keys()]).toEqual([session]);
  const event = shop.account.pay(session);
  stripe.failNext(/^GET \/v1\/checkout\/sessions\//, 'refuse');
  expect((await shop.deliver(event)).status).toBe(200);
  await eventually(
    async () =>
      (
        await query(
          service.databaseUrl,
          `SELECT FROM payment_inbox WHERE attempts = 1 AND state = 'pending'`,
        )
      ).length === 1,
  );
  expect(await shop.payments()).toEqual([]);
  await hurry(service);
  await eventually(async () => (await invoiceOf(invoice.id)).status === 'paid');
  expect(await shop.payments()).toHaveLength(1);
});

test.each([
  ['a currency that Stripe does not take', { currency: 'IQD' }, 50],
  ['less than the least', {}, 0.49],
  ['more than the most', { currency: 'EUR' }, 1_000_000],
  ['a tenth of a currency that has none at Stripe', { currency: 'MGA' }, 10.2],
])('%s hides the button', async (_what, fields, price) => {
  const { page } = await shop.open(price, fields);
  expect(await textOf(page)).not.toContain('/pay"');
  const pressed = await shop.pay(page);
  expect([pressed.status, pressed.headers.get('location')]).toEqual([303, page]);
  expect(shop.account.sessions.size).toBe(0);
});

test('a cancelled invoice, a quotation and a wrong token open nothing', async () => {
  const { invoice, page } = await shop.open(50);
  await shop.client.patch(`/api/v1/invoices/${invoice.id}`, { status: 'cancelled' });
  expect((await shop.pay(page)).headers.get('location')).toBe(page);
  const get = await ask(`${page}/pay`, {}, service);
  expect([get.status, get.headers.get('location')]).toEqual([303, page]);
  const quotation = await sentQuotation(shop);
  const other = await pageOf(shop.client, `quotations/${quotation.id}`);
  expect((await shop.pay(other)).status).toBe(404);
  const token = page.replace('/d/', '');
  const wrong = `/d/${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
  expect((await shop.pay(wrong)).status).toBe(404);
  expect(shop.account.sessions.size).toBe(0);
});
