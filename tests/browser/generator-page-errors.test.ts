import type { Browser, Locator, Page } from 'playwright-core';
import { openBrowser } from '../support/browser';
import * as onPage from '../support/invoice-page';
import { field, fillLine, lineAt, visit } from '../support/invoice-page';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Chromium itself reports every answer of 400 and above. The page cannot prevent that. */
const REFUSED = 'error: Failed to load resource: the server responded with a status of 400';

const message = (page: Page): Locator => page.locator('#message');

/** The error that belongs to an input, as a screen reader finds it. */
async function errorOf(input: Locator): Promise<{ invalid: string | null; text: string }> {
  const [id, invalid] = await Promise.all([
    input.getAttribute('aria-describedby'),
    input.getAttribute('aria-invalid'),
  ]);
  return { invalid, text: await input.page().locator(`#${id}`).innerText() };
}

test('an empty invoice is not downloaded, and each missing field shows an error', async () => {
  const { page, complaints } = await visit(browser);
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await message(page).filter({ hasText: 'Some fields need another look.' }).waitFor();
  const from = field(page, 'From');
  const { invalid, text } = await errorOf(from);
  expect(invalid).toBe('true');
  expect(text).toBe('Your name or company is required.');
  expect(await from.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.locator('[data-error-for="/items"]').innerText()).toBe(
    'Fill in at least one line.',
  );
  expect(complaints.filter((one) => !one.startsWith(REFUSED))).toEqual([]);
});

test('errors disappear when the fields are right', async () => {
  const { page } = await visit(browser);
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await message(page).filter({ hasText: 'Some fields' }).waitFor();
  await onPage.previewAfter(page, () => onPage.fillLeast(page));
  await message(page).filter({ hasText: /^$/ }).waitFor({ state: 'attached' });
  expect(await page.locator('[aria-invalid]').count()).toBe(0);
  const errors = await page.locator('.error').allInnerTexts();
  expect(errors.join('')).toBe('');
});

test.each([
  ['Discount', 'ten'],
  ['Discount', '150%'],
  ['Tax', '7,5'],
  ['Shipping', '1.2.3'],
  ['Amount Paid', '$5'],
])('a wrong number in %s shows an error there', async (name, value) => {
  const { page, complaints } = await visit(browser);
  await onPage.fillLeast(page);
  const input = field(page, name);
  const answer = await onPage.previewAfter(page, () => input.fill(value));
  expect(answer.status()).toBe(400);
  await message(page).filter({ hasText: 'Some fields need another look.' }).waitFor();
  expect(await errorOf(input)).toEqual({
    invalid: 'true',
    text: expect.stringMatching(/^Write an? (amount|rate) such as /),
  });
  expect(await page.locator('[aria-invalid]').count()).toBe(1);
  expect(complaints.filter((one) => !one.startsWith(REFUSED))).toEqual([]);
});

test('errors in lines stand in the right row, even after empty lines', async () => {
  const { page } = await visit(browser);
  await field(page, 'From').fill('Acme');
  for (const place of [1, 2, 3]) {
    await page.getByRole('button', { name: 'Add a line' }).click();
    if (place > 1) await fillLine(page, place, `Line ${place}`, '1', '1');
  }
  await fillLine(page, 0, 'Line 0', '1', '1');
  await onPage.previewAfter(page, async () => {
    await lineAt(page, 3).quantity.fill('a few');
    await lineAt(page, 3).rate.fill('1e3');
  });
  await lineAt(page, 3).error.filter({ hasText: 'The quantity' }).waitFor();
  expect(await lineAt(page, 3).error.innerText()).toMatch(/^The quantity .*\. The rate .*\.$/s);
  expect((await errorOf(lineAt(page, 3).rate)).invalid).toBe('true');
  expect((await errorOf(lineAt(page, 3).item)).invalid).toBeNull();
  for (const place of [0, 1, 2]) expect(await lineAt(page, place).error.innerText()).toBe('');
});

test('an error without a field is shown with the server’s message', async () => {
  const { page } = await visit(browser);
  const body = { error: 'The PDF could not be generated. Check the input data and try again.' };
  await page.route('**/api/invoice/preview', (route) => route.fulfill({ status: 500, json: body }));
  await onPage.fillLeast(page);
  await message(page).filter({ hasText: body.error }).waitFor();
});

test('an answer from another server is reported by its status', async () => {
  const { page } = await visit(browser);
  await page.route('**/api/invoice/preview', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  );
  await onPage.fillLeast(page);
  await message(page).filter({ hasText: 'The server answered 502.' }).waitFor();
});

test('an invoice is made without an unusable logo, and the page says so', async () => {
  const { page } = await visit(browser);
  await page.evaluate(() => {
    const line = { item: 'Work', qty: '1', rate: '1' };
    const logo = 'data:image/png;base64,AAAA';
    const draft = { from: 'Acme', items: [line], logo };
    localStorage.setItem('invoice-generator-draft', JSON.stringify(draft));
  });
  await page.reload();
  await message(page).filter({ hasText: 'The logo could not be used' }).waitFor();
  expect((await onPage.download(page)).text).toContain('Acme');
});

test('the page names the characters that no font has', async () => {
  const { page } = await visit(browser);
  await page.evaluate(() => {
    const items = [{ item: 'ᏣᎳᎩ', qty: '1', rate: '1' }];
    localStorage.setItem('invoice-generator-draft', JSON.stringify({ from: 'Acme', items }));
  });
  await page.reload();
  await message(page).filter({ hasText: 'printed as boxes: Ꮳ Ꮃ Ꭹ' }).waitFor();
});
