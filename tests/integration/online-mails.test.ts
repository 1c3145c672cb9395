import { adminApi, BUSINESSES } from '../support/api';
import { eventually } from '../support/eventually';
import { startMailServer, type MailServer } from '../support/mail-server';
import { MAIL_FROM } from '../support/mails';
import { textOf } from '../support/pdf/text';
import { answered, createShop, type Shop } from '../support/providers/shop';
import { startStripe, type StripeStandIn } from '../support/providers/stripe';
import { startService, type Service } from '../support/service';

/* What mails and paper say of paying online. */

let mails: MailServer;
let stripe: StripeStandIn;
let service: Service;
let shop: Shop;

beforeAll(async () => {
  [mails, stripe] = await Promise.all([startMailServer(), startStripe()]);
  const env = { STRIPE_API_URL: stripe.url, SMTP_URL: mails.url, MAIL_FROM };
  service = await startService({ env });
  shop = await createShop(service, stripe);
  const path = `${BUSINESSES}/${shop.business}`;
  await adminApi(service).put(path, { email: 'office@shop.example' });
  await shop.client.patch(`/api/v1/customers/${shop.customer}`, { email: 'jane@customer.example' });
});

afterAll(async () => {
  await service?.stop();
  await Promise.all([stripe?.close(), mails?.close()]);
});

/** The mails since a place. */
async function received(before: number, count: number) {
  await eventually(() => Promise.resolve(mails.received().length >= before + count));
  return mails.received().slice(before);
}

async function paperOf(id: unknown): Promise<string> {
  const response = await fetch(`${service.url}/api/v1/invoices/${String(id)}/pdf`, {
    headers: { Authorization: `Bearer ${shop.key}` },
  });
  return textOf(Buffer.from(await response.arrayBuffer())).replace(/\s/g, '');
}

test('mail and paper of an open invoice lead to the page where it is paid, until it is', async () => {
  const { invoice, page } = await shop.open(50);
  const before = mails.received().length;
  await shop.client.post(`/api/v1/invoices/${String(invoice.id)}/send`);
  const [mail] = await received(before, 1);
  expect(mail?.mail.text).toMatch(new RegExp(`Pay online:\\n\\S+${page}\\n`));
  expect(await paperOf(invoice.id)).toContain(page);
  await shop.deliver(shop.account.pay(shop.sessionOf(await shop.pay(page))));
  await answered(service);
  expect(await paperOf(invoice.id)).not.toContain(page);
  // The receipt and the notice would arrive among the mails of the next test.
  await received(before, 3);
});

test('nothing leads there once the rest is written off', async () => {
  const { invoice, page } = await shop.open(70);
  const id = String(invoice.id);
  const rest = { amount: 70, method: 'write_off' };
  await shop.client.post(`/api/v1/invoices/${id}/payments`, rest);
  const before = mails.received().length;
  await shop.client.post(`/api/v1/invoices/${id}/send`);
  const [mail] = await received(before, 1);
  expect(mail?.mail.text).toContain(page);
  expect(mail?.mail.text).not.toContain('Pay online');
  expect(await paperOf(id)).not.toContain(page);
});

test('nothing leads there for an amount that no provider takes, or a draft', async () => {
  const { invoice, page } = await shop.open(0.1);
  expect(await paperOf(invoice.id)).not.toContain(page);
  const draft = await shop.invoice({ status: 'draft' });
  expect(await paperOf(draft.id)).not.toContain('/d/');
});

test('money that comes online is confirmed to the customer and told to the business, once', async () => {
  const { invoice, page } = await shop.open(1_250.5, { status: 'sent' });
  const before = mails.received().length;
  const paid = shop.account.pay(shop.sessionOf(await shop.pay(page)));
  await shop.deliver(paid);
  await answered(service);
  await shop.deliver(paid);
  await answered(service);
  const sent = await received(before, 2);
  const of = (address: string) => sent.find(({ to }) => to.includes(address))?.mail;
  const number = String(invoice['invoice_number']);
  expect(of('jane@customer.example')?.subject).toBe(`Payment received: ${number}`);
  expect(of('jane@customer.example')?.text).toContain(
    `We have received your payment of €1,250.50 for ${number}. Thank you.`,
  );
  expect(of('office@shop.example')?.subject).toMatch(/ paid €1,250\.50$/);
  expect(of('office@shop.example')?.text).toContain('/admin/content-manager/');
  expect(sent).toHaveLength(2);
  const history = await shop.client.get(`/api/v1/invoices/${String(invoice.id)}/history`);
  expect(history.text).toContain('receipt to jane@customer.example');
  // A receipt brings no document, so the list of its mails says nothing of one.
  const listed = await shop.client.get(`/api/v1/invoices/${String(invoice.id)}/emails`);
  expect(listed.status).toBe(200);
});
