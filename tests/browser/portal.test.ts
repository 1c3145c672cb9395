import type { Browser, Page } from 'playwright-core';
import { LANGUAGES } from '../../src/domain/languages';
import { accessFaults } from '../support/axe';
import { openBrowser } from '../support/browser';
import { complaintsOf } from '../support/complaints';
import { eventually } from '../support/eventually';
import { openPage, PHONE, servePages, widthOf, type PageServer } from '../support/hosted-page';
import { linksOf, mailsTo } from '../support/portal';
import { invite } from '../support/portal-visitors';
import { allPages } from '../support/portal-pages';
import { startPortal, type PortalWorld } from '../support/portal-world';
import { createShop, type Shop } from '../support/providers/shop';

let browser: Browser;
let pages: PageServer;
let world: PortalWorld;
beforeAll(async () => {
  [browser, pages, world] = await Promise.all([openBrowser(), servePages(), startPortal()]);
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await pages?.close();
  await world?.stop();
});

test.each(Object.entries(allPages('en')))(
  'the page %s can be used by everybody',
  async (_, shown) => {
    const { page } = await openPage(browser, pages, shown);
    expect(await accessFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await accessFaults(page)).toEqual([]);
    await page.context().close();
  },
);

test.each(LANGUAGES)('no page in %s is wider than a phone', async (language) => {
  for (const [name, shown] of Object.entries(allPages(language))) {
    const { page } = await openPage(browser, pages, shown);
    expect([name, await widthOf(page)]).toEqual([name, PHONE.width]);
    await page.context().close();
  }
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Somebody who is invited, at the sign-in that the invitation leads to, in a browser without scripts. */
async function onPhone(shop: Shop, email: string): Promise<{ page: Page; complaints: string[] }> {
  const { service, server } = world;
  await invite(service, shop.customer, email);
  await eventually(() => mailsTo(server, email).length > 0);
  expect(mailsTo(server, email)[0]?.mail.text).toMatch(/\/portal$/m);
  const baseURL = service.url.replace('127.0.0.1', 'localhost');
  const context = await browser.newContext({
    viewport: PHONE,
    baseURL,
    javaScriptEnabled: false,
    locale: 'en-GB',
  });
  const page = await context.newPage();
  const complaints = complaintsOf(page, baseURL);
  await page.goto('/portal');
  await page.getByRole('textbox').fill(email);
  await page.getByRole('button').click();
  await eventually(() => linksOf(server, email).length > 0);
  await page.goto(linksOf(server, email)[0] ?? '');
  return { page, complaints };
}

test('an invited customer signs in by a link, reads an invoice, and pays two, on a phone without scripts', async () => {
  const shop = await createShop(world.service, world.stripe);
  const { invoice } = await shop.open(119, { invoice_number: 'R-1' });
  await shop.open(81, { invoice_number: 'R-2' });
  const { page, complaints } = await onPhone(shop, 'walk@nord.example');
  await page.getByRole('button').click();
  await page.getByText('Amount due').waitFor();
  expect(new URL(page.url()).pathname).toBe('/portal');
  await page.getByText('€200.00').first().waitFor();
  await page.getByRole('link', { name: 'R-1' }).click();
  expect(new URL(page.url()).pathname).toBe(`/portal/documents/${invoice.id}`);
  await page.getByRole('link', { name: 'All my documents' }).click();
  await page.getByRole('link', { name: 'Statement of account' }).click();
  await page.getByRole('heading', { name: 'Statement of account' }).waitFor();
  await page.getByRole('link', { name: 'My documents' }).click();
  expect(await page.getByLabel('Pay R-1').isChecked()).toBe(true);
  expect(await page.getByLabel('Pay R-2').isChecked()).toBe(true);
  await button(page, 'Pay selected').click();
  expect(page.url()).toMatch(`${world.stripe.url}/pay/`);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByText('as soon as it is confirmed').waitFor();
  expect(new URL(page.url()).pathname).toBe('/portal/pay/paid');
  for (const event of shop.account.events) await shop.deliver(event);
  await eventually(async () => (await shop.payments()).length > 0);
  const [payment, ...others] = await shop.payments();
  expect([payment, others]).toMatchObject([
    { amount: 200, unallocated_amount: 0, allocations: [{}, {}] },
    [],
  ]);
  await page.goto('/portal');
  expect(await page.getByText('€200.00').count()).toBe(0);
  expect(await page.getByLabel('Pay R-1').count()).toBe(0);
  expect(complaints.filter((one) => !one.includes(world.stripe.url))).toEqual([]);
  await page.context().close();
});

test('a customer asks for other contact details, and signs out', async () => {
  const shop = await createShop(world.service, world.stripe);
  const { page } = await onPhone(shop, 'details@nord.example');
  await page.getByRole('button').click();
  await page.getByRole('link', { name: 'Contact details' }).click();
  await page.getByText('Ask for a change').click();
  await page.getByLabel('City').fill('Lübeck');
  await page.getByLabel('Name').fill('');
  await button(page, 'Send request').click();
  await page.getByText('Please enter a name.').waitFor();
  expect(await page.getByLabel('City').inputValue()).toBe('Lübeck');
  await page.getByLabel('Name').fill('Atelier Nord GmbH');
  await button(page, 'Send request').click();
  await page.getByText('has not been answered yet').waitFor();
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await button(page, 'Sign out').click();
  await page.goto('/portal');
  expect(new URL(page.url()).pathname).toBe('/portal/sign-in');
  await page.context().close();
});
