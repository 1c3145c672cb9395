/// <reference lib="dom" />
import { createAcme, type Acme } from '../support/acme';
import { logInBookkeeper } from '../support/bookkeeper';
import { eventually } from '../support/eventually';
import { ownPanel } from '../support/own-panel';
import {
  act,
  formPath,
  goTo,
  logIn,
  newOperator,
  openPanel,
  said,
  type Panel,
} from '../support/panel';
import { createInvoice } from '../support/records';

/** The names that the product gives itself and its pages, and the ways between them. */
let panel: Panel;
let acme: Acme;
const own = ownPanel(async ({ browser, service }) => {
  acme = await createAcme(service);
  panel = await logIn(browser, service, await newOperator(service));
});

const menu = () => panel.page.getByRole('navigation').first();
const title = (wanted: string) => eventually(async () => (await panel.page.title()) === wanted);

test('login, tabs and menu carry the name of the product', async () => {
  const html = await (await fetch(`${own.service.url}/admin/auth/login`)).text();
  expect(html).toContain('<title>Invoicing</title>');
  expect(html).not.toContain('Strapi Admin');
  const { page } = await openPanel(own.browser, own.service);
  await page.goto('/admin');
  await page.getByRole('heading', { name: 'Log in to Invoicing' }).waitFor();
  expect(await page.locator('body').innerText()).not.toContain('Strapi');
  await page.context().close();
  await title('Home | Invoicing');
  expect(await menu().getByRole('img', { name: 'Invoicing' }).getAttribute('src')).toBe(
    '/generator/icon.svg',
  );
});

test('the menu follows the work, and leads to lists and back', async () => {
  const { page } = panel;
  const links = menu().getByRole('listitem').getByRole('link');
  const names = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('aria-label')),
  );
  expect(names).toEqual([
    'Home',
    'Invoices',
    'Quotations',
    'Recurring',
    'Credit notes',
    'Payments',
    'Refunds',
    'Bank',
    'Customers',
    'Products',
    'Reports',
    'Settings',
  ]);
  await menu().getByRole('link', { name: 'Customers' }).click();
  await page.getByRole('heading', { name: 'Customers', exact: true }).waitFor();
  await title('Customers | Invoicing');
  expect(await menu().locator('a.active').getAttribute('aria-label')).toBe('Customers');
  await page.getByText('1 customer found').waitFor();
  await page.getByRole('link', { name: 'Ada' }).click();
  await title('Ada | Invoicing');
  await page.goBack();
  await page.getByText('1 customer found').waitFor();
  await goTo(page, '/admin/quotations');
  await page.getByRole('heading', { name: 'Quotations', exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin/quotations');
});

test('an empty list names its records, and a filter without matches can be cleared', async () => {
  const { page } = panel;
  const main = page.getByRole('main');
  await main.getByText('No quotations yet').waitFor();
  await main.getByRole('link', { name: 'New quotation' }).last().click();
  await page.getByRole('heading', { name: 'New quotation' }).waitFor();
  await title('New quotation | Invoicing');
  await goTo(page, `${formPath('customer')}?_q=nobody`);
  await main.getByText('Nothing matches').waitFor();
  await main.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByRole('row', { name: 'Ada' }).waitFor();
  await main.getByText('Nothing matches').waitFor({ state: 'detached' });
});

test('the settings lead to businesses and webhooks, and not to pages for developers', async () => {
  const { page } = panel;
  await menu().getByRole('link', { name: 'Settings' }).click();
  const cards = page.getByRole('region', { name: 'Invoicing' });
  await cards.waitFor();
  expect(await cards.getByRole('link').allInnerTexts()).toEqual([
    'Businesses',
    'Webhook endpoints',
    'Webhook deliveries',
    'Generator usage',
    'Generator allowances',
    'Files',
  ]);
  const second = page.getByRole('navigation', { name: 'Settings' });
  for (const name of ['API Tokens', 'Transfer Tokens', 'Webhooks', 'Plugins'])
    expect(await second.getByText(name, { exact: true }).isVisible()).toBe(false);
  await second.getByRole('link', { name: 'Businesses' }).click();
  await page.getByRole('row', { name: 'Acme' }).waitFor();
  await goTo(page, '/admin/settings/about');
  await page.getByText('Framework version').waitFor();
});

test('Escape closes a list before its dialog', async () => {
  const { page } = panel;
  await goTo(page, formPath('business', acme.business));
  await page.getByRole('button', { name: 'New API key' }).click();
  const dialog = page.getByRole('dialog', { name: 'New API key' });
  await dialog.getByRole('combobox', { name: 'Expires after' }).click();
  const choice = page.getByRole('option', { name: 'One year' });
  await choice.waitFor();
  await page.keyboard.press('Escape');
  await choice.waitFor({ state: 'detached' });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
});

test('a bookkeeper marks an invoice as paid on a phone', async () => {
  const { id } = await createInvoice(acme.client, acme.ada, { currency: 'EUR', status: 'sent' });
  const phone = await logInBookkeeper(own.browser, own.service, acme.business);
  const { page } = phone;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Invoices' }).click();
  await page.getByRole('heading', { name: 'Invoices', exact: true }).waitFor();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  const row = page.getByRole('row', { name: 'INV-00001' });
  for (const shown of [
    row.getByText('Sent', { exact: true }),
    row.getByText('110.00 EUR').last(),
  ]) {
    const box = await shown.boundingBox();
    expect((box?.x ?? 390) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  }
  await page.getByRole('link', { name: 'INV-00001' }).click();
  await page.waitForURL((url) => url.pathname.endsWith(id as string));
  const actions = page.getByRole('button', { name: 'Actions', exact: true });
  // Its name can be read.
  expect((await actions.getByText('Actions').boundingBox())?.width).toBeGreaterThan(30);
  await act(page, 'Paid in full today', 'Record the payment');
  await said(page, 'INV-00001 is paid.');
  expect(phone.complaints).toEqual([]);
});

test('no page logs an error', () => {
  expect(panel.complaints.filter((one) => !one.includes('404'))).toEqual([]);
});
