import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../support/browser';
import { ask, pageOf } from '../support/hosted';
import { formPath, goTo, logIn, newOperator, type Panel } from '../support/panel';
import { line } from '../support/records';
import { startService, type Service } from '../support/service';
import { createTrade, type Trade } from '../support/trade';
import { answered } from '../support/providers/shop';
import {
  startStripe,
  stripeSignature,
  type StripeAccount,
  type StripeStandIn,
} from '../support/providers/stripe';

const SECRET = 'whsec_walk';
const PHONE = { width: 390, height: 844 };

let browser: Browser;
let stripe: StripeStandIn;
let service: Service;
let panel: Panel;
let trade: Trade;
let account: StripeAccount;
let hook: string;

beforeAll(async () => {
  stripe = await startStripe();
  [browser, service] = await Promise.all([
    openBrowser(),
    startService({ env: { STRIPE_API_URL: stripe.url } }),
  ]);
  trade = await createTrade({}, { service });
  account = stripe.account('Werft Design');
  panel = await logIn(browser, service, await newOperator(service));
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await service?.stop();
  await stripe?.close();
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('an operator connects Stripe, and the form keeps no key', async () => {
  const { page } = panel;
  await goTo(page, formPath('business', trade.business));
  await page.getByText('Customers cannot pay online.', { exact: false }).waitFor();
  await button(page, 'Connect Stripe').click();
  const dialog = page.getByRole('dialog');
  hook = new URL(await dialog.getByTestId('webhook-url').innerText()).pathname;
  await button(page, 'Connect').click();
  await dialog.locator('[name="secret_key"]').fill('rk_test_unknown');
  await dialog.locator('[name="webhook_secret"]').fill(SECRET);
  await button(page, 'Connect').click();
  await dialog.getByText('was refused by the provider', { exact: false }).waitFor();
  await dialog.locator('[name="secret_key"]').fill(account.key);
  expect(await dialog.locator('[name="secret_key"]').getAttribute('type')).toBe('password');
  await button(page, 'Connect').click();
  await page.getByText('Stripe, connected as Werft Design.', { exact: true }).waitFor();
  await page.getByText('Test mode', { exact: true }).waitFor();
  await button(page, 'Enter new keys').click();
  expect(await dialog.locator('[name="secret_key"]').inputValue()).toBe('');
  expect(await page.content()).not.toContain(account.key);
  await button(page, 'Back').click();
});

test('a customer pays on a phone, and the operator sees it beside the invoice', async () => {
  const items = [line({ quantity: 1, unit_price: 119, tax_rate: 0 })];
  const invoice = await trade.invoice({ items });
  const path = await pageOf(trade.client, `invoices/${invoice.id}`);
  const context = await browser.newContext({ viewport: PHONE, baseURL: service.url });
  const customer = await context.newPage();
  await customer.goto(path);
  await customer.getByRole('button', { name: /Pay online|Online bezahlen/ }).click();
  await customer.getByRole('button', { name: 'Pay', exact: true }).click();
  await customer.getByText(/not confirmed yet|noch nicht bestätigt/).waitFor();
  const event = account.events.at(-1);
  const body = JSON.stringify(event);
  const headers = { 'Stripe-Signature': stripeSignature(SECRET, body) };
  expect((await ask(hook, { method: 'POST', headers, body }, service)).status).toBe(200);
  await answered(service);
  await customer.reload();
  await customer.getByText(/has arrived|angekommen/).waitFor();
  expect(await customer.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
  await context.close();
  const { page } = panel;
  await goTo(page, formPath('invoice', String(invoice.id)));
  const online = page.getByTestId('online-payment');
  await online.getByText('119.00 EUR').waitFor();
  await online.getByText('At Stripe', { exact: false }).waitFor();
  await page.getByTestId('entry').getByText('Stripe fee: 3.57 EUR', { exact: false }).waitFor();
});

test('an operator disconnects it again', async () => {
  const { page, complaints } = panel;
  await goTo(page, formPath('business', trade.business));
  await button(page, 'Disconnect').click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByText('Disconnect Werft Design?').waitFor();
  await dialog.getByRole('button', { name: 'Disconnect' }).click();
  await page.getByText('Customers cannot pay online.', { exact: false }).waitFor();
  expect(complaints.filter((one) => !one.includes('status of 400'))).toEqual([]);
});
