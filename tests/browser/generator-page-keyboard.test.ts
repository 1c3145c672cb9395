import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../support/browser';
import * as onPage from '../support/invoice-page';
import { field, sums, visit } from '../support/invoice-page';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** The element with the focus, by its label on the page. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement | null;
    const label = element?.labels?.[0]?.querySelector('span')?.textContent;
    return element?.getAttribute('aria-label') ?? label ?? element?.textContent?.trim() ?? '';
  });

async function tabTo(page: Page, name: string, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press(key);
    if ((await focused(page)).startsWith(name)) return;
  }
  throw new Error(`${name} is not reached by ${key}`);
}

/** How many requests for a counted PDF were sent. */
function countDownloads(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => (count += request.url().endsWith('/generate') ? 1 : 0));
  return () => count;
}

test('an invoice is made with the keyboard alone, from the first field to the download', async () => {
  const { page, complaints } = await visit(browser);
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Skip to the invoice');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Number');
  await page.keyboard.type('77');
  await tabTo(page, 'From');
  await page.keyboard.type('Acme Ltd');
  await tabTo(page, 'Bill To');
  await page.keyboard.type('Jane Doe');
  await tabTo(page, 'Item');
  await page.keyboard.type('Work');
  await tabTo(page, 'Quantity');
  await page.keyboard.type('3');
  await tabTo(page, 'Rate');
  await page.keyboard.type('50');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Travel');
  await tabTo(page, 'Rate');
  await page.keyboard.type('20');
  await tabTo(page, 'Discount');
  await page.keyboard.type('10');
  await tabTo(page, 'Tax');
  await page.keyboard.type('10');
  expect(await sums(page)).toEqual({ subtotal: '$170.00', total: '$176.00', balance: '$176.00' });
  await tabTo(page, 'Download PDF');
  const { name, text } = await onPage.download(page, () => page.keyboard.press('Enter'));
  expect(name).toBe('invoice-77.pdf');
  expect(text).toMatch(/Work +3 +\$50\.00 +\$150\.00/);
  expect(text).toMatch(/Balance Due +\$176\.00/);
  expect(await focused(page)).toBe('Download PDF');
  expect(complaints).toEqual([]);
});

test('every stop of the Tab key is visible and has a name', async () => {
  const { page } = await visit(browser);
  const stops: string[] = [];
  for (let name = '', count = 0; name !== 'Start over' && count < 80; count += 1) {
    await page.keyboard.press('Tab');
    name = await focused(page);
    // A date has several stops. Chromium itself marks the current one.
    if (name === stops.at(-1)) continue;
    stops.push(name);
    const outline = await page.evaluate(() => {
      const at = document.activeElement;
      const seen = at?.matches('#logo-file') ? at.nextElementSibling : at;
      return seen ? getComputedStyle(seen).outlineStyle : 'nothing';
    });
    expect({ name, outline }).not.toEqual({ name, outline: 'none' });
  }
  expect(stops).not.toContain('');
  expect(stops.indexOf('From')).toBeLessThan(stops.indexOf('Item'));
  expect(stops.indexOf('Item')).toBeLessThan(stops.indexOf('Download PDF'));
});

test('Ctrl+Enter downloads from every field, once per press', async () => {
  const { page } = await visit(browser);
  const downloads = countDownloads(page);
  await onPage.fillLeast(page);
  await field(page, 'Notes').focus();
  const { text } = await onPage.download(page, async () => {
    await page.keyboard.down('Control');
    for (let repeats = 0; repeats < 5; repeats += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await page.keyboard.up('Control');
  });
  expect(text).toContain('Acme Ltd');
  expect(downloads()).toBe(1);
});

test('Enter in a field does not download, because a download counts', async () => {
  const { page } = await visit(browser);
  const downloads = countDownloads(page);
  await onPage.fillLeast(page);
  for (const name of ['Number', 'Discount', 'Tax']) await field(page, name).press('Enter');
  await page.getByLabel('Currency').press('Enter');
  await onPage.previewAfter(page, () => field(page, 'Tax').fill('5'));
  expect(downloads()).toBe(0);
});

test('focus follows a line that is added or removed', async () => {
  const { page } = await visit(browser);
  await page.getByRole('button', { name: 'Add a line' }).press('Enter');
  expect(await focused(page)).toBe('Item');
  await tabTo(page, 'Remove line 2');
  await page.keyboard.press('Enter');
  expect(await focused(page)).toBe('Item');
  expect(await page.locator('#lines > li').count()).toBe(1);
});
