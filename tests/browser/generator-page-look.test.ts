import type { Browser } from 'playwright-core';
import { openBrowser } from '../support/browser';
import * as onPage from '../support/invoice-page';
import { field, visit } from '../support/invoice-page';
import { imagesIn } from '../support/pdf/images';
import { png } from '../unit/outbound/logo/images';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const fileOf = (buffer: Buffer, name = 'logo.png', mimeType = 'image/png') => ({
  name,
  mimeType,
  buffer,
});

test('the printed words are changed, on the page and in the PDF', async () => {
  const { page, complaints } = await visit(browser);
  await onPage.fillLeast(page);
  await field(page, 'Bill To').fill('Erika Musterfrau');
  await page.getByLabel('Title of the document').fill('RECHNUNG');
  await page.getByText('Change the printed words').click();
  const words = page.locator('#labels');
  await words.getByLabel('Bill To').fill('Empfängerin');
  await words.getByLabel('Balance Due').fill('Zu zahlen');
  await words.getByLabel('Column: Item').fill('Leistung');
  await words.getByLabel('Column: Amount').fill('Betrag');
  await page.locator('.parties').getByText('Empfängerin').waitFor();
  expect(await page.locator('.line-head').innerText()).toMatch(
    /^Leistung\s+Quantity\s+Rate\s+Betrag/i,
  );
  await page.locator('#lines > li').first().getByLabel('Leistung').waitFor();
  const { text } = await onPage.download(page);
  expect(text).toContain('RECHNUNG');
  expect(text).toContain('Empfängerin');
  expect(text).toMatch(/Zu zahlen +\$100\.00/);
  expect(text).toMatch(/Leistung +Quantity +Rate +Betrag/);
  expect(text).not.toMatch(/INVOICE|Bill To|Balance Due/);
  expect(complaints).toEqual([]);
});

test('a colour is picked freely or from the suggestions', async () => {
  const { page } = await visit(browser);
  await onPage.fillLeast(page);
  const color = page.getByLabel('Colour', { exact: true });
  const theme = () =>
    page.evaluate(() => document.documentElement.style.getPropertyValue('--theme'));
  await color.fill('#aa0055');
  expect(await theme()).toBe('#aa0055');
  const sent = await onPage.previewAfter(
    page,
    () => page.getByRole('button', { name: 'Teal' }).click(),
    ({ themeColor }) => themeColor === '#0f766e',
  );
  expect(await color.inputValue()).toBe('#0f766e');
  expect(await theme()).toBe('#0f766e');
  expect(sent.status()).toBe(200);
});

test('a logo is shown, printed, and removed again', async () => {
  const { page, complaints } = await visit(browser);
  await onPage.fillLeast(page);
  await page.locator('#logo-file').setInputFiles(fileOf(png({ width: 120, height: 60 })));
  const logo = page.getByAltText('Your logo');
  await logo.waitFor();
  expect(imagesIn((await onPage.download(page)).pdf)).toEqual(['120×60']);
  await page.getByRole('button', { name: 'Remove logo' }).click();
  expect(await logo.isVisible()).toBe(false);
  expect(imagesIn((await onPage.download(page)).pdf)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a large logo is made smaller before it is sent', async () => {
  const { page } = await visit(browser);
  await onPage.fillLeast(page);
  await page.locator('#logo-file').setInputFiles(fileOf(png({ width: 2_000, height: 1_000 })));
  await page.getByAltText('Your logo').waitFor();
  expect(imagesIn((await onPage.download(page)).pdf)).toEqual(['640×320']);
});

test.each([
  ['no picture', fileOf(Buffer.from('hello'), 'logo.txt', 'text/plain'), /PNG or JPEG/],
  ['a broken picture', fileOf(Buffer.from('hello')), /cannot be read/],
  ['a picture cut off', fileOf(png({ width: 300, height: 300 }).subarray(0, 60)), /cannot be read/],
])('%s is refused with an error at the logo, which stays', async (_name, file, message) => {
  const { page } = await visit(browser);
  await page.locator('#logo-file').setInputFiles(file);
  const error = page.locator('[data-error-for="/logo"]').filter({ hasText: message });
  await error.waitFor();
  await onPage.previewAfter(page, () => onPage.fillLeast(page));
  await page.locator('#preview').waitFor();
  expect(await error.count()).toBe(1);
  expect(await page.getByAltText('Your logo').isVisible()).toBe(false);
});
