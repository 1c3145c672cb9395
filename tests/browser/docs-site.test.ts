/// <reference lib="dom" />
import type { Browser, Page } from 'playwright-core';
import { accessFaults } from '../support/axe';
import { openBrowser } from '../support/browser';
import { visit } from '../support/invoice-page';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const PATHS = [
  '/docs',
  '/docs/errors',
  '/docs/webhooks',
  '/docs/reference/invoices',
  '/docs/reference/schemas',
  '/docs/nothing',
];

const results = (page: Page) => page.locator('#found li a');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('href'));

test.each(
  PATHS.flatMap((path) => [
    [path, 'a desktop', DESKTOP],
    [path, 'a phone', PHONE],
  ]),
)('%s breaks no rule of WCAG A and AA on %s, in light and dark', async (path, _on, context) => {
  const { page } = await visit(browser, { path, context });
  expect(await accessFaults(page)).toEqual([]);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wider).toBeLessThanOrEqual(0);
});

test('an open menu, open fields and results of the search break no rule on a phone, either', async () => {
  const { page } = await visit(browser, { path: '/docs/reference/payments', context: PHONE });
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  await page.getByRole('searchbox').fill('refund');
  await results(page).first().waitFor();
  expect(await accessFaults(page)).toEqual([]);
});

test('the keyboard alone finds a page, says what is missing, and closes the search', async () => {
  const { page, complaints } = await visit(browser, { path: '/docs/lists', context: DESKTOP });
  await page.keyboard.press('/');
  await page.keyboard.type('qqqqqqqq');
  const status = page.getByRole('status');
  await status.getByText('Nothing found for “qqqqqqqq”').waitFor();
  expect(await results(page).count()).toBe(0);

  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('invoice_not_payable');
  await status.getByText(/^\d+ results?$/).waitFor();
  await page.keyboard.press('Escape');
  expect(await page.locator('#found').isVisible()).toBe(false);

  // Browsers empty a field for searches by this key.
  await page.keyboard.type('invoice_not_payable');
  await results(page).first().waitFor();
  await page.keyboard.press('ArrowDown');
  const first = await focused(page);
  await page.keyboard.press('ArrowUp');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('query');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => `${url.pathname}${url.hash}` === first);
  expect(first).toBe('/docs/errors#codes');
  expect(complaints).toEqual([]);
});

test('the first key of a page leads to its text, past the menu', async () => {
  const { page } = await visit(browser, { path: '/docs/errors', context: DESKTOP });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(/#main$/);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
});

test('without JavaScript all pages are readable, and there is no search that does nothing', async () => {
  const context = { ...PHONE, javaScriptEnabled: false };
  const { page } = await visit(browser, { path: '/docs', context });
  expect(await page.getByRole('searchbox').isVisible()).toBe(false);
  await page.getByRole('navigation', { name: 'Pages' }).getByText('Errors').click();
  await page.getByRole('cell', { name: 'invoice_not_payable' }).waitFor();
  await page.getByRole('link', { name: 'Payments', exact: true }).first().click();
  await page.getByRole('heading', { name: 'Record a payment of an invoice' }).waitFor();
  await page.getByText('Fields', { exact: true }).first().click();
  expect(await page.getByText('amount', { exact: true }).first().isVisible()).toBe(true);
});

test('an operation shows its parameters, the fields of its body, its answers and its call', async () => {
  const { page } = await visit(browser, { path: '/docs/reference/invoices', context: DESKTOP });
  const create = page.locator('.operation', { has: page.locator('#createinvoice') });
  const text = await create.innerText();
  for (const part of ['POST', '/api/v1/invoices', 'Idempotency-Key', 'customer_id', 'required'])
    expect(text).toContain(part);
  expect(text).toContain('A customer of the same business.');
  expect(text).toMatch(/curl "\$URL\/api\/v1\/invoices"[\s\S]*"items": \[/);
  await create.getByText('Refusals').click();
  await create.getByRole('row', { name: '409' }).getByText('duplicate_number').waitFor();
});
