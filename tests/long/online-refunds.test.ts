import { randomUUID } from 'node:crypto';
import { adminApi } from '../support/api';
import { query } from '../support/databases';
import { settledTypes } from '../support/events';
import { eventually } from '../support/eventually';
import { expectError } from '../support/expect-error';
import { ask } from '../support/hosted';
import { expectSettled } from '../support/settlement';
import { startService, type Service } from '../support/service';
import {
  answered,
  connectStripe,
  createShop,
  disconnectStripe,
  hurry,
  type Shop,
} from '../support/providers/shop';
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
const eventsOf = () => settledTypes(shop.client);

test('money that Stripe has is not voided: it is taken off its invoice and refunded there', async () => {
  const { invoice, page } = await shop.open(90);
  await shop.deliver(shop.account.pay(shop.sessionOf(await shop.pay(page))));
  await answered(service);
  const [payment] = await shop.payments();
  const path = `/api/v1/payments/${String(payment?.['id'])}`;
  expectError(await shop.client.post(`${path}/void`), 409, 'payment_at_provider');
  const [part] = payment?.['allocations'] as { id: string }[];
  await shop.client.post(`${path}/allocations/${part?.id ?? ''}/void`);
  shop.account.refundState = 'pending';
  const made = await shop.client.post(`${path}/refunds`, { amount: 40 });
  expect([made.status, made.body.status]).toEqual([201, 'pending']);
  expect((await shop.client.get(path)).body).toMatchObject({
    unallocated_amount: 50,
    refunded_amount: 40,
  });
  await answered(service);
  const [refund] = [...shop.account.refunds.values()];
  expect(refund).toMatchObject({ amount: 4_000, metadata: { refund: made.body.id } });
  expect(await eventsOf()).not.toContain('payment.refunded');
  await shop.deliver(shop.account.endRefund(refund?.id ?? '', 'succeeded'));
  await answered(service);
  const listed = await shop.client.get(`${path}/refunds`);
  expect(listed.body.data[0]).toMatchObject({ id: made.body.id, status: 'recorded', amount: 40 });
  expect(await eventsOf()).toContain('payment.refunded');
  const voided = await shop.client.post(`/api/v1/refunds/${String(made.body.id)}/void`);
  expectError(voided, 409, 'payment_at_provider');
  await expectSettled(service, invoice.id);
});

test('a refund that Stripe cannot make is on account again', async () => {
  const { page } = await shop.open(90);
  await shop.deliver(shop.account.pay(shop.sessionOf(await shop.pay(page))));
  await answered(service);
  const [payment] = await shop.payments();
  const path = `/api/v1/payments/${String(payment?.['id'])}`;
  const [part] = payment?.['allocations'] as { id: string }[];
  await shop.client.post(`${path}/allocations/${part?.id ?? ''}/void`);
  // First refused at once, then by a bank days later.
  const session = [...shop.account.sessions.values()][0]?.id ?? '';
  shop.account.refundInDashboard(session, 9_000);
  const refused = await shop.client.post(`${path}/refunds`, { amount: 10 });
  await answered(service);
  const stateOf = async (id: string) =>
    ((await shop.client.get(`${path}/refunds`)).body.data as { id: string; status: string }[]).find(
      (one) => one.id === id,
    )?.status;
  expect(await stateOf(refused.body.id)).toBe('failed');
  expect((await shop.client.get(path)).body).toMatchObject({
    unallocated_amount: 90,
    refunded_amount: 0,
  });
  for (const { id } of shop.account.refunds.values()) shop.account.endRefund(id, 'failed');
  const late = await shop.client.post(`${path}/refunds`, { amount: 90 });
  await answered(service);
  expect(await stateOf(late.body.id)).toBe('recorded');
  const made = [...shop.account.refunds.values()].at(-1)?.id ?? '';
  await shop.deliver(shop.account.endRefund(made, 'failed'));
  await answered(service);
  expect(await stateOf(late.body.id)).toBe('failed');
  expect((await shop.client.get(path)).body.unallocated_amount).toBe(90);
});

test('a refund is made once, also when the answer of Stripe is lost', async () => {
  const { page } = await shop.open(90);
  await shop.deliver(shop.account.pay(shop.sessionOf(await shop.pay(page))));
  await answered(service);
  const [payment] = await shop.payments();
  const path = `/api/v1/payments/${String(payment?.['id'])}`;
  const [part] = payment?.['allocations'] as { id: string }[];
  await shop.client.post(`${path}/allocations/${part?.id ?? ''}/void`);
  stripe.failNext(/^POST \/v1\/refunds$/, 'lost', 'lost');
  const key = randomUUID();
  const refund = () =>
    shop.client.post(`${path}/refunds`, { amount: 25 }, { 'Idempotency-Key': key });
  await refund();
  await refund();
  await eventually(async () => {
    await hurry(service);
    return (await shop.client.get(`${path}/refunds`)).body.data[0].status === 'recorded';
  });
  expect(shop.account.refunds.size).toBe(1);
});

test('a provider is disconnected when nobody can pay there any more', async () => {
  const { page } = await shop.open(70);
  const session = shop.sessionOf(await shop.pay(page));
  const { page: second } = await shop.open(71);
  const debit = shop.sessionOf(await shop.pay(second));
  await shop.deliver(shop.account.pay(debit, { method: 'sepa_debit' }));
  await answered(service);
  const refused = await disconnectStripe(service, shop.business);
  expect([refused.status, refused.body.error.message]).toEqual([
    409,
    expect.stringContaining('A payment or refund is under way'),
  ]);
  await shop.deliver(shop.account.settle(debit));
  await answered(service);
  expect((await disconnectStripe(service, shop.business)).status).toBe(200);
  expect(shop.account.session(session).status).toBe('expired');
  expect(await textOf(page)).not.toContain('/pay"');
  const [payment] = await shop.payments();
  const path = `/api/v1/payments/${String(payment?.['id'])}`;
  const [part] = payment?.['allocations'] as { id: string }[];
  await shop.client.post(`${path}/allocations/${part?.id ?? ''}/void`);
  const refund = await shop.client.post(`${path}/refunds`, { amount: 1 });
  expectError(refund, 409, 'provider_not_connected');
  await connectStripe(service, shop.business, shop.account.key);
  expect((await shop.client.post(`${path}/refunds`, { amount: 1 })).status).toBe(201);
});

test('disputes, failures and refunds at Stripe are kept beside the payment', async () => {
  const { invoice, page } = await shop.open(70);
  const session = shop.sessionOf(await shop.pay(page));
  const completed = shop.account.pay(session);
  const disputed = shop.account.dispute(session);
  // Its payment is not yet booked, so it is asked about again.
  await shop.deliver(disputed);
  await shop.deliver(completed);
  await eventually(async () => {
    await hurry(service);
    const rows = await query(
      service.databaseUrl,
      `SELECT FROM provider_payments WHERE dispute = 'open' AND dispute_amount = 70`,
    );
    return rows.length === 1;
  });
  await shop.deliver(shop.account.dispute(session, 'lost'));
  await shop.deliver(shop.account.refundInDashboard(session, 500));
  await answered(service);
  const shown = await adminApi(service).get(`/invoicing/invoices/${invoice.id}/payments`);
  expect(shown.body.data.online).toEqual([
    {
      provider: 'Stripe',
      state: 'paid',
      amount: '70',
      invoices: 1,
      currency: 'EUR',
      at: expect.stringMatching(/Z$/),
      failure: null,
      dispute: { state: 'lost', amount: '70', reason: 'fraudulent' },
      refunded: '5',
    },
  ]);
});
