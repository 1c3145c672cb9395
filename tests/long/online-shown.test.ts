import { adminApi } from '../support/api';
import { ask } from '../support/hosted';
import { startService, type Service } from '../support/service';
import { answered, createShop, type Shop } from '../support/providers/shop';
import { startStripe, type StripeStandIn } from '../support/providers/stripe';
import { openTill, type Till } from '../support/providers/till';

/* What operators and customers see of payments over a provider that went wrong. */

let stripe: StripeStandIn;
let service: Service;
let till: Till;
let shop: Shop;
beforeAll(async () => {
  stripe = await startStripe();
  service = await startService({ env: { STRIPE_API_URL: stripe.url } });
  till = openTill(service, stripe);
  shop = await createShop(service, stripe);
});
afterAll(async () => {
  await till?.close();
  await service?.stop();
  await stripe?.close();
});

const textOf = async (page: string) => (await ask(page, {}, service)).text;
const besideInvoice = async (id: string) =>
  (await adminApi(service).get(`/invoicing/invoices/${id}/payments`)).body.data;

test('a failed debit is shown beside its invoice with the words of the bank, and its page offers to pay', async () => {
  const { invoice, page } = await shop.open(80);
  const session = shop.sessionOf(await shop.pay(page));
  await shop.deliver(shop.account.pay(session, { method: 'sepa_debit' }));
  await answered(service);
  expect((await besideInvoice(invoice.id)).online).toMatchObject([
    { state: 'processing', amount: '80', failure: null },
  ]);
  await shop.deliver(shop.account.settle(session, 'No funds'));
  await answered(service);
  expect(await besideInvoice(invoice.id)).toMatchObject({
    payments: [],
    amount_due: '80',
    online: [{ provider: 'Stripe', state: 'failed', amount: '80', failure: 'No funds' }],
  });
  for (const path of [page, `${page}/paid`]) {
    const text = await textOf(path);
    expect(text).toContain(`${page}/pay"`);
    expect(text).not.toMatch(/unterwegs|under way|angekommen|has arrived|No funds/);
  }
});

test('a payment of several invoices says beside each how many it is for, and what it pays of this one', async () => {
  const [a, b] = [await shop.open(30), await shop.open(12.5)];
  const session = await till.pay(shop, [a.invoice, b.invoice]);
  await shop.deliver(shop.account.pay(session));
  await answered(service);
  for (const [one, amount] of [
    [a, '30'],
    [b, '12.5'],
  ] as const) {
    expect(await besideInvoice(one.invoice.id)).toMatchObject({
      payments: [{ amount, currency: 'EUR', method: 'card', is_whole: false }],
      amount_due: '0',
      online: [{ state: 'paid', amount: '42.5', invoices: 2 }],
    });
  }
});

test('a failed refund is shown with its payment, whose money is on account again', async () => {
  const { invoice, page } = await shop.open(90);
  await shop.deliver(shop.account.pay(shop.sessionOf(await shop.pay(page))));
  await answered(service);
  const [payment] = (await shop.client.get(`/api/v1/payments?invoice_id=${String(invoice.id)}`))
    .body.data;
  const path = `/api/v1/payments/${String(payment.id)}`;
  await shop.client.post(`${path}/allocations/${String(payment.allocations[0].id)}/void`);
  shop.account.refundState = 'pending';
  await shop.client.post(`${path}/refunds`, { amount: 40 });
  await answered(service);
  const account = async () =>
    (await adminApi(service).get(`/invoicing/payments/${String(payment.id)}/account`)).body.data;
  expect(await account()).toMatchObject({
    refunds: [{ amount: '40', state: 'pending' }],
    on_account: '50',
  });
  const made = [...shop.account.refunds.keys()].at(-1) ?? '';
  await shop.deliver(shop.account.endRefund(made, 'failed'));
  await answered(service);
  expect(await account()).toMatchObject({
    refunds: [{ amount: '40', state: 'failed' }],
    on_account: '90',
  });
  expect(await besideInvoice(invoice.id)).toMatchObject({ amount_due: '90', on_account: '90' });
  expect(await textOf(page)).toContain(`${page}/pay"`);
});
