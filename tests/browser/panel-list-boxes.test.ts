/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { createAcme } from '../support/acme';
import { accessFaults } from '../support/axe';
import { logInBookkeeper } from '../support/bookkeeper';
import { eventually } from '../support/eventually';
import { sharedPanel } from '../support/own-panel';
import { formPath, goTo, type Panel } from '../support/panel';
import { createCustomer, createInvoice, createQuotation, line } from '../support/records';

/** Every amount of a list can be read, in each width and language. */
let panel: Panel;
let page: Page;

const LONG = 'Donaudampfschifffahrtsgesellschaft mbH und Compagnie Kommanditgesellschaft';

sharedPanel(async ({ browser, service }) => {
  const { client, business } = await createAcme(service, { default_currency: 'EUR' });
  const { id: customer } = await createCustomer(client, { name: LONG });
  const items = [line({ quantity: 1, unit_price: 1234567.89, tax_rate: 0 })];
  const fields = { items, currency: 'EUR', issue_date: '2026-11-27' };
  for (const status of ['draft', 'sent', 'overdue', 'paid', 'cancelled'])
    await createInvoice(client, customer, {
      ...fields,
      status,
      due_date: status === 'overdue' ? '2026-11-28' : '2999-12-27',
    });
  await createQuotation(client, customer, { ...fields, status: 'sent' });
  panel = await logInBookkeeper(browser, service, business);
  page = panel.page;
});

/** The texts of cells that are shown but not whole on the screen, or cut by their cell. */
const hidden = () =>
  page.evaluate(() => {
    const cells = [...document.querySelectorAll<HTMLElement>('thead th, tbody td')];
    const frame = document.querySelector('main table')?.parentElement;
    const right = Math.min(innerWidth, frame?.getBoundingClientRect().right ?? 0);
    return cells
      .filter((cell) => cell.offsetParent !== null && !cell.dataset['text'])
      .filter((cell) => {
        const box = cell.getBoundingClientRect();
        return box.left < 0 || box.right > right + 1 || cell.scrollWidth > cell.clientWidth + 1;
      })
      .map((cell) => cell.innerText);
  });

async function inLanguage(language: string): Promise<void> {
  await page.evaluate((one) => localStorage.setItem('strapi-admin-language', one), language);
  await page.goto('/admin/invoices');
  await page.getByRole('link', { name: 'INV-00001' }).waitFor();
}

describe.each(['en', 'de', 'fr', 'es'])('in %s', (language) => {
  beforeAll(() => inLanguage(language));

  test.each([1440, 1280])(
    'at %d pixels, no column is cut, and the menu is there',
    async (width) => {
      await page.setViewportSize({ width, height: 900 });
      await eventually(async () => (await page.locator('tbody tr').count()) === 5);
      expect(await hidden()).toEqual([]);
      const menu = page.locator('tbody [data-menu] button').first();
      const box = await menu.boundingBox();
      expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    },
  );

  test('at 390 pixels, a card says who owes how much, and the tools stand behind a button', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const card = page.getByRole('row').filter({ hasText: 'INV-00002' });
    await eventually(async () => (await card.boundingBox())?.width !== undefined);
    expect(await hidden()).toEqual([]);
    const [title, amount, number] = await Promise.all(
      [
        card.locator('[data-card="title"]'),
        card.locator('[data-card="amount"]'),
        card.getByRole('link'),
      ].map((one) => one.boundingBox()),
    );
    expect(Math.abs((title?.y ?? 0) - (amount?.y ?? 99))).toBeLessThan(4);
    expect(number?.y ?? 0).toBeGreaterThan((title?.y ?? 0) + 10);
    expect((amount?.x ?? 390) + (amount?.width ?? 0)).toBeLessThan(390);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const tools = page.getByRole('main').locator('button[aria-expanded="false"]').first();
    expect(await tools.isVisible()).toBe(true);
  });
});

test('on a phone, search and exports open with their button', async () => {
  await inLanguage('en');
  await page.setViewportSize({ width: 390, height: 844 });
  const exports = page.getByRole('button', { name: 'Export' });
  expect(await exports.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Search and more' }).click();
  await exports.waitFor();
  const box = page.locator('input[name=search]');
  await box.fill('INV-00003');
  await box.press('Enter');
  await eventually(async () => (await page.locator('tbody tr').count()) === 1);
  await page.getByText('Overdue', { exact: true }).last().waitFor();
});

test('on a phone, which has no heads, the order is chosen among the tools', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await goTo(page, '/admin/invoices?view=all&sort=issue_date:DESC');
  await page.getByRole('button', { name: 'Search and more' }).click();
  const order = page.getByTestId('sort-by');
  await order.getByRole('combobox', { name: 'Sort by' }).click();
  await page.getByRole('option', { name: 'Number', exact: true }).click();
  await page.waitForURL(/sort=invoice_number:ASC/);
  const numbers = async () =>
    (await page.locator('tbody').innerText()).match(/INV-\d+/g)?.join() ?? '';
  const up = ['INV-00001', 'INV-00002', 'INV-00003', 'INV-00004', 'INV-00005'];
  await eventually(async () => (await numbers()) === up.join());
  await order.getByRole('button', { name: 'Sort in descending order' }).click();
  await eventually(async () => (await numbers()) === up.toReversed().join());
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await order.isVisible()).toBe(false);
});

test('the old address of a list leads to it with its filters, and a form leads back', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await goTo(page, `${formPath('invoice')}?view=draft&sort=total:ASC`);
  await page.getByRole('link', { name: 'INV-00001' }).click();
  await page.waitForURL(/api::invoice\.invoice\/[\da-f-]{36}/);
  await page.getByRole('link', { name: 'Back' }).click();
  await page.waitForURL(/\/admin\/invoices\?/);
  const { pathname, searchParams } = new URL(page.url());
  expect([pathname, Object.fromEntries(searchParams)]).toEqual([
    '/admin/invoices',
    { view: 'draft', sort: 'total:ASC' },
  ]);
  await eventually(async () => (await page.locator('tbody tr').count()) === 1);
});

test('a list is used with the keyboard alone', async () => {
  await goTo(page, '/admin/invoices?view=all');
  const menu = page
    .getByRole('row', { name: 'INV-00002' })
    .getByRole('button', { name: 'Row actions' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Download PDF' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('menuitem').first().waitFor({ state: 'detached' });
  const box = page.getByRole('checkbox', { name: 'Select INV-00002' });
  await box.focus();
  await page.keyboard.press('Space');
  await page.getByText('1 selected').waitFor();
  await page.getByRole('checkbox', { name: 'Select all rows' }).focus();
  await page.keyboard.press('Space');
  await page.getByText('5 selected').waitFor();
  // The test before has left the list in the other order.
  await page.getByRole('button', { name: 'Total' }).press('Enter');
  await page.waitForURL(/sort=total:DESC/);
});

test.each([1280, 390])('the list breaks no rule of access at %d pixels', async (width) => {
  await page.setViewportSize({ width, height: 900 });
  expect(await accessFaults(page)).toEqual([]);
});

test('no page has complained', () => {
  expect(panel.complaints).toEqual([]);
});
