import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../support/browser';
import * as onPage from '../support/invoice-page';
import { field, fillLine, press, previewAfter, sums, visit } from '../support/invoice-page';

/** Tax and unit of each line, and the template. */

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const turn = (page: Page, name: string) => page.getByRole('checkbox', { name }).click();
const cell = (page: Page, place: number, name: 'unit' | 'tax') =>
  page.locator('#lines > li').nth(place).locator(`[data-line="${name}"]`);
const taxRows = async (page: Page) =>
  (await page.locator('#taxes > p').allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));

test('with tax per line, page and PDF show the tax of each rate', async () => {
  const { page, complaints } = await visit(browser);
  await onPage.fillLeast(page);
  await field(page, 'Tax').fill('19');
  await turn(page, 'Tax per line');
  expect(await cell(page, 0, 'tax').inputValue()).toBe('19');
  expect(await field(page, 'Tax').count()).toBe(1);
  await press(page, 'Add a line');
  expect(await cell(page, 1, 'tax').inputValue()).toBe('19');
  await fillLine(page, 1, 'Books', '2', '50');
  await cell(page, 1, 'tax').fill('7');
  await field(page, 'Discount').fill('10%');
  expect(await taxRows(page)).toEqual(['Tax (19%) $17.10', 'Tax (7%) $6.30']);
  expect((await sums(page)).total).toBe('$203.40');
  const { text } = await onPage.download(page);
  for (const row of [
    /Tax \(19%\) +\$17\.10/,
    /Tax \(7%\) +\$6\.30/,
    /Books +2 +\$50\.00 +7% +\$100\.00/,
  ])
    expect(text).toMatch(row);
  expect(text).toMatch(/Total +\$203\.40/);
  await page.reload();
  expect(await taxRows(page)).toEqual(['Tax (19%) $17.10', 'Tax (7%) $6.30']);
  expect(complaints).toEqual([]);
});

test('one rate of all lines goes back into the sums', async () => {
  const { page } = await visit(browser);
  await onPage.fillLeast(page);
  await turn(page, 'Tax per line');
  await cell(page, 0, 'tax').fill('7.5');
  await turn(page, 'Tax per line');
  expect(await field(page, 'Tax').inputValue()).toBe('7.5');
  expect((await sums(page)).total).toBe('$107.50');
  expect(await cell(page, 0, 'tax').isVisible()).toBe(false);
});

test('a tax that is no number is named at its line', async () => {
  const { page } = await visit(browser);
  await onPage.fillLeast(page);
  await turn(page, 'Tax per line');
  await cell(page, 0, 'tax').fill('some');
  const error = page.locator('#lines .error').filter({ hasText: 'The tax rate must be' });
  await error.waitFor();
  expect(await cell(page, 0, 'tax').getAttribute('aria-invalid')).toBe('true');
});

test('units are chosen in words, and printed in the language of the document', async () => {
  const { page } = await visit(browser);
  await onPage.fillLeast(page);
  await turn(page, 'Units');
  await cell(page, 0, 'unit').selectOption({ label: 'hour' });
  await fillLine(page, 0, 'Work', '2.5');
  await page.getByLabel('Language of the invoice').selectOption('de');
  const { text } = await onPage.download(page);
  expect(text).toMatch(/Work +2,5 Stunden/);
  await press(page, 'New');
  expect(await cell(page, 0, 'unit').isVisible()).toBe(true);
  expect(await cell(page, 0, 'unit').inputValue()).toBe('');
});

test('rows of a spreadsheet fall into the columns that are shown', async () => {
  const { page } = await visit(browser);
  await onPage.fillLeast(page);
  for (const name of ['Units', 'Tax per line']) await turn(page, name);
  await page.locator('#lines textarea').evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Design\t2\thour\t80\t19\nPrint\t500\tKGM\t1.5\t7\n');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  });
  const lines = await page.evaluate(() =>
    [...document.querySelectorAll('#lines > li')].map((row) =>
      [...row.querySelectorAll<HTMLInputElement>('[data-line]:is(input, select, textarea)')].map(
        ({ value }) => value,
      ),
    ),
  );
  expect(lines).toEqual([
    ['Design', '2', 'HUR', '80', '19'],
    ['Print', '500', 'KGM', '1.5', '7'],
  ]);
});

test('the template of an invoice is chosen, and that of the next one stays', async () => {
  const { page } = await visit(browser);
  await onPage.fillLeast(page);
  const sent = await previewAfter(
    page,
    () => page.getByLabel('Template').selectOption({ label: 'Classic' }),
    ({ template }) => template === 'classic',
  );
  expect(sent.status()).toBe(200);
  await press(page, 'New');
  expect(await page.getByLabel('Template').inputValue()).toBe('classic');
});
