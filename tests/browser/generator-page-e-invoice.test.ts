import type { Browser, Locator, Page } from 'playwright-core';
import { xmlIn } from '../support/pdf/attachments';
import { openBrowser } from '../support/browser';
import { accessFaults } from '../support/axe';
import * as onPage from '../support/invoice-page';
import { field, fillLine, sums, visit } from '../support/invoice-page';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const panel = (page: Page): Locator => page.locator('#e-invoice');
const summary = (page: Page): Locator => panel(page).getByText('E-invoice', { exact: true });
const group = (page: Page, name: string): Locator => panel(page).getByRole('group', { name });

async function fillSheet(page: Page): Promise<void> {
  await field(page, 'From').fill('Acme GmbH\nChausseestraße 8');
  await field(page, 'Bill To').fill('Contoso B.V.\nDamrak 1');
  await page.getByRole('textbox', { name: 'Number', exact: true }).fill('1001');
  await page.getByLabel('Date', { exact: true }).first().fill('2026-11-20');
  await page.getByLabel('Due Date').first().fill('2026-12-20');
  await fillLine(page, 0, 'Work', '2', '50');
  await field(page, 'Tax').fill('19');
}

const pressDownload = (page: Page) => page.getByRole('button', { name: 'Download PDF' }).click();

test('the panel is closed at first, and then nothing of it is sent', async () => {
  const { page, complaints } = await visit(browser);
  expect(await panel(page).locator('input').count()).toBe(0);
  const preview = await onPage.previewAfter(page, () => onPage.fillLeast(page));
  expect(preview.request().postDataJSON()).not.toHaveProperty('eInvoice');
  const { pdf } = await onPage.download(page);
  expect(pdf.toString('latin1')).not.toContain('factur-x');
  expect(complaints).toEqual([]);
});

test('an e-invoice is filled in by keyboard, mended where the service says so, kept and downloaded', async () => {
  const { page } = await visit(browser);
  await fillSheet(page);
  await panel(page).locator('summary').focus();
  await page.keyboard.press('Enter');
  const [seller, buyer] = [group(page, 'You, the seller'), group(page, 'Your client, the buyer')];
  expect(await seller.getByLabel('Name').inputValue()).toBe('Acme GmbH');
  expect(await buyer.getByLabel('Name').inputValue()).toBe('Contoso B.V.');

  await pressDownload(page);
  await page.getByText('Some fields need another look.').waitFor();
  const country = seller.getByLabel('Country');
  expect(await country.getAttribute('aria-invalid')).toBe('true');
  const error = (input: Locator) => input.evaluate((one) => one.nextElementSibling?.textContent);
  expect(await error(country)).toBe('This is needed.');
  expect(await panel(page).locator('[aria-invalid]').count()).toBe(4);
  expect(await country.evaluate((one) => one === document.activeElement)).toBe(true);

  await page.keyboard.type('Germany');
  await seller.getByLabel('VAT number').fill('DE 123 456 789');
  await buyer.getByLabel('Country').fill('nl');
  // A preview asks for less, so it leaves what is still missing.
  await onPage.previewAfter(page, () => group(page, 'Money').getByLabel('BIC').fill('COBADEFF'));
  expect(await panel(page).locator('[aria-invalid]').count()).toBe(1);
  await group(page, 'Money').getByLabel('Currency code').fill('EUR');

  expect((await sums(page)).balance).toMatch(/^EUR ?119\.00$/);
  await page.reload();
  expect(await country.inputValue()).toBe('Germany');
  const { pdf, text } = await onPage.download(page);
  expect(text).toMatch(/Balance Due +EUR ?119\.00/);
  expect(xmlIn(pdf)).toMatch(/<ram:CountryID>DE<[^]*<ram:CountryID>NL</);

  await summary(page).click();
  const plain = await onPage.download(page);
  expect(plain.pdf.toString('latin1')).not.toContain('factur-x');
  await summary(page).click();
  expect(await country.inputValue()).toBe('Germany');
});

test.each([1440, 390])('the open panel is fit for everybody at %i pixels', async (width) => {
  const { page } = await visit(browser, { context: { viewport: { width, height: 900 } } });
  await fillSheet(page);
  await summary(page).click();
  await pressDownload(page);
  await page.getByText('Some fields need another look.').waitFor();
  const isWider = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
  expect(await page.evaluate(isWider)).toBe(false);
  expect(await accessFaults(page)).toEqual([]);
});
