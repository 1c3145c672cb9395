import type { Browser } from 'playwright-core';
import { logInBookkeeper } from '../support/bookkeeper';
import { pageOf, sentQuotation } from '../support/hosted';
import { sharedPanel } from '../support/own-panel';
import { act, formPath, goTo, input, said, type Panel } from '../support/panel';
import { createTrade, type Trade } from '../support/trade';

let panel: Panel;
let trade: Trade;
let url: string;
let browser: Browser;

sharedPanel(async (own) => {
  browser = own.browser;
  url = own.service.url;
  trade = await createTrade({}, { service: own.service });
  panel = await logInBookkeeper(browser, own.service, trade.business);
});

/** What a customer does on a phone, with every request of the page. */
async function asCustomer(path: string) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).origin));
  await page.goto(url + path);
  return { page, context, requested };
}

const NOT_OPENED = 'The customer has not opened it yet.';

test('an operator copies the link of a quotation, and its customer accepts it on a phone', async () => {
  const { page } = panel;
  const { id } = await sentQuotation(trade);
  await goTo(page, formPath('quotation', id));
  await page.getByText(NOT_OPENED).waitFor();
  await act(page, 'Copy link');
  await said(page, 'The link is copied. Everybody who has it can see the page.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const path = new URL(copied).pathname;
  expect(path).toBe(await pageOf(trade.client, `quotations/${id}`));
  const customer = await asCustomer(path);
  await customer.page.locator('[name=name]').fill('Zoë <b>Müller</b>');
  await customer.page.locator('[name=remark]').fill('Please start\nin May');
  await customer.page.getByRole('button', { name: 'Accept' }).click();
  await customer.page.getByText('Zoë <b>Müller</b>').waitFor();
  expect(new URL(customer.page.url()).pathname).toBe(path);
  expect(await customer.page.locator('form').count()).toBe(0);
  expect([...new Set(customer.requested)]).toEqual([new URL(url).origin]);
  expect(await customer.context.cookies()).toEqual([]);
  await customer.context.close();
  await page.reload();
  await page.getByTestId('opened').getByText('First opened:').waitFor();
  expect(await input(page, 'decided_by').inputValue()).toBe('Zoë <b>Müller</b>');
  expect(await input(page, 'decided_by').isDisabled()).toBe(true);
  expect(panel.complaints).toEqual([]);
});

test('a preview shows the page and does not count as opened', async () => {
  const { page } = panel;
  const { id, invoice_number: number } = await trade.invoice();
  await goTo(page, formPath('invoice', id));
  const [preview] = await Promise.all([
    page.context().waitForEvent('page'),
    act(page, 'Preview page'),
  ]);
  await preview
    .getByText(number as string)
    .first()
    .waitFor();
  await preview.close();
  await page.reload();
  await page.getByText(NOT_OPENED).waitFor();
});

test('revoking asks first, and then the old link leads nowhere', async () => {
  const { page } = panel;
  const { id } = await trade.invoice();
  const old = await pageOf(trade.client, `invoices/${id}`);
  await goTo(page, formPath('invoice', id));
  await act(page, 'Revoke link', 'Revoke');
  await said(page, 'The old link is revoked.');
  expect((await fetch(url + old)).status).toBe(404);
  expect((await fetch(url + (await pageOf(trade.client, `invoices/${id}`)))).status).toBe(200);
});

test('a draft has no page beside its form', async () => {
  const { page } = panel;
  const { id } = await trade.invoice({ status: 'draft' });
  await goTo(page, formPath('invoice', id));
  await page.getByRole('button', { name: 'Mark as sent' }).waitFor();
  expect(await page.getByText('Customer page').count()).toBe(0);
});
