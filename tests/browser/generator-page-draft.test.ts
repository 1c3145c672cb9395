import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../support/browser';
import { eventually } from '../support/eventually';
import { holdRequests } from '../support/held-requests';
import * as onPage from '../support/invoice-page';
import { field, fillLine, lineAt, press, sums, visit } from '../support/invoice-page';
import { png } from '../unit/outbound/logo/images';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function fillAll(page: Page): Promise<void> {
  await field(page, 'From').fill('Acme Ltd');
  await field(page, 'Bill To').fill('Jane Doe');
  await fillLine(page, 0, 'Work', '2', '100');
  await page.getByRole('button', { name: 'Add a line' }).click();
  await fillLine(page, 1, 'Travel', '1', '30');
  await field(page, 'Tax').fill('10');
  await page.getByLabel('Currency').fill('€');
  await page.getByRole('button', { name: 'Violet' }).click();
  await page.getByLabel('Title of the document').fill('BILL');
  const buffer = png({ width: 8, height: 8 });
  const logo = { name: 'logo.png', mimeType: 'image/png', buffer };
  await page.locator('#logo-file').setInputFiles(logo);
  await page.getByAltText('Your logo').waitFor();
}

async function state(page: Page): Promise<Record<string, unknown>> {
  return {
    from: await field(page, 'From').inputValue(),
    client: await field(page, 'Bill To').inputValue(),
    lines: await page.locator('#lines > li').count(),
    item: await lineAt(page, 0).item.inputValue(),
    tax: await field(page, 'Tax').inputValue(),
    colour: await page.getByLabel('Colour', { exact: true }).inputValue(),
    title: await page.getByLabel('Title of the document').inputValue(),
    logo: await page.getByAltText('Your logo').isVisible(),
    balance: (await sums(page)).balance,
  };
}

const FILLED = {
  from: 'Acme Ltd',
  client: 'Jane Doe',
  lines: 2,
  item: 'Work',
  tax: '10',
  colour: '#6d28d9',
  title: 'BILL',
  logo: true,
  balance: '€253.00',
};
const EMPTY = {
  from: '',
  client: '',
  lines: 1,
  item: '',
  tax: '',
  colour: '#1e40af',
  title: '',
  logo: false,
  balance: '$0.00',
};

test('a reload restores the whole invoice and its preview', async () => {
  const { page, complaints } = await visit(browser);
  await fillAll(page);
  const answer = await onPage.previewAfter(page, () => page.reload());
  expect(answer.status()).toBe(200);
  expect(await state(page)).toEqual(FILLED);
  await page.getByTitle('Preview of the invoice').waitFor();
  expect(complaints).toEqual([]);
});

test('starting over asks first, then clears the page and the stored draft', async () => {
  const { page, complaints } = await visit(browser);
  await fillAll(page);
  const startOver = page.getByRole('button', { name: 'Start over' });
  await startOver.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
  expect(await state(page)).toEqual(FILLED);
  await startOver.click();
  await page.keyboard.press('Escape');
  expect(await state(page)).toEqual(FILLED);

  await startOver.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear' }).click();
  await eventually(async () => (await field(page, 'From').inputValue()) === '');
  expect(await state(page)).toEqual(EMPTY);
  await page.getByText('Name the sender and one line').waitFor();
  await page.reload();
  expect(await state(page)).toEqual(EMPTY);
  expect(complaints).toEqual([]);
});

const drafts = (page: Page) => page.getByLabel('Draft', { exact: true });
const titles = (page: Page) => drafts(page).locator('option').allTextContents();
const from = (page: Page) => field(page, 'From').inputValue();

test('several drafts are named, changed, copied and deleted, and deleting is undone', async () => {
  const { page, complaints } = await visit(browser);
  await fillAll(page);
  expect(await titles(page)).toEqual(['Jane Doe']);
  await press(page, 'New');
  const { from: sender, colour, logo } = FILLED;
  expect(await state(page)).toEqual({
    ...EMPTY,
    from: sender,
    colour,
    logo,
    balance: '€0.00',
  });
  await field(page, 'From').fill('Second sender');
  await press(page, 'Rename');
  await page.getByLabel('Name', { exact: true }).fill('Monthly hosting');
  await page.keyboard.press('Enter');
  await eventually(async () => (await titles(page)).includes('Monthly hosting'));
  expect(await titles(page)).toEqual(['Jane Doe', 'Monthly hosting']);

  await drafts(page).selectOption({ label: 'Jane Doe' });
  expect(await state(page)).toEqual(FILLED);
  await page.reload();
  expect(await state(page)).toEqual(FILLED);

  await press(page, 'Copy');
  await field(page, 'From').fill('Copied sender');
  expect(await titles(page)).toEqual(['Jane Doe', 'Monthly hosting', 'Copy of Jane Doe']);
  await press(page, 'Delete');
  await page.getByText('“Copy of Jane Doe” is deleted.').waitFor();
  expect([await from(page), await titles(page)]).toEqual([
    'Second sender',
    ['Jane Doe', 'Monthly hosting'],
  ]);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  expect(await from(page)).toBe('Copied sender');
  expect(await titles(page)).toHaveLength(3);

  await press(page, 'Delete');
  await press(page, 'Delete');
  await press(page, 'Delete');
  expect([await state(page), await titles(page)]).toEqual([EMPTY, ['Untitled']]);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await titles(page)).toEqual(['Jane Doe']);
  expect(await state(page)).toEqual(FILLED);
  await page.reload();
  expect(await titles(page)).toEqual(['Jane Doe']);
  expect(complaints).toEqual([]);
});

test('two tabs with two drafts do not overwrite each other', async () => {
  const { page } = await visit(browser);
  await field(page, 'From').fill('First');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await press(other, 'New');
  await field(other, 'From').fill('Second');
  await field(page, 'From').fill('First, changed');
  await other.reload();
  await drafts(other).selectOption({ index: 0 });
  expect(await from(other)).toBe('First, changed');
  await drafts(other).selectOption({ index: 1 });
  expect(await from(other)).toBe('Second');
});

test('two tabs with one draft show the same, and lose nothing of each other', async () => {
  const { page } = await visit(browser);
  await field(page, 'From').fill('First tab');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.locator('[data-field="billTo"]').fill('Second tab');
  await page.waitForFunction(
    () => document.querySelector<HTMLTextAreaElement>('[data-field="billTo"]')?.value !== '',
  );
  await field(page, 'From').fill('First tab, changed');
  await other.reload();
  expect([await from(other), await other.locator('[data-field="billTo"]').inputValue()]).toEqual([
    'First tab, changed',
    'Second tab',
  ]);
});

test('a preview that is still loading is not shown after starting over', async () => {
  const { page } = await visit(browser);
  const held = await holdRequests(page, '**/api/invoice/preview');
  const dropped = new Set<unknown>();
  page.on('requestfailed', (request) => dropped.add(request));
  await onPage.fillLeast(page);
  const request = await held.asked;
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear' }).click();
  await eventually(() => dropped.has(request));
  held.release();
  expect(await page.getByTitle('Preview of the invoice').isVisible()).toBe(false);
  expect(await page.locator('#paper.busy').count()).toBe(0);
});

test.each(['{', '7', 'null', '{"items":[null,{"item":5,"rate":{}}],"labels":"x","from":7}'])(
  'a browser that has stored %s starts with an empty page that works',
  async (kept) => {
    const { page, complaints } = await visit(browser);
    await page.evaluate((text) => localStorage.setItem('invoice-generator-draft', text), kept);
    await page.reload();
    expect((await state(page))['from']).toBe('');
    const answer = await onPage.previewAfter(page, () => onPage.fillLeast(page));
    expect(answer.status()).toBe(200);
    expect(complaints).toEqual([]);
  },
);

test('the browser sends nothing before the invoice has a sender and a line', async () => {
  const { page } = await visit(browser);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await fillLine(page, 0, 'Work', '1', '1');
  await field(page, 'Notes').fill('secret');
  const answer = await onPage.previewAfter(page, () => field(page, 'From').fill('Acme'));
  expect(asked.filter((url) => url.includes('/api/'))).toEqual([answer.url()]);
});
