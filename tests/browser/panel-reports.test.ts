/// <reference lib="dom" />
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { createAcme, type Acme } from '../support/acme';
import { accessFaults } from '../support/axe';
import { filesIn } from '../support/adviser-export';
import { logInBookkeeper } from '../support/bookkeeper';
import { eventually } from '../support/eventually';
import { sharedPanel } from '../support/own-panel';
import { type Panel } from '../support/panel';
import { createInvoice, creditInvoice, line, recordPayment } from '../support/records';
import { layoutOf, textOf } from '../support/pdf/text';

let panel: Panel;
let acme: Acme;

/** 300.00 EUR at 19 % and 100.00 EUR at 7 %, half paid; a part of another one is credited. */
async function writeBooks({ client, ada }: Acme): Promise<void> {
  const items = [
    line({ quantity: 3, unit_price: 100, tax_rate: 19 }),
    line({ quantity: 1, unit_price: 100, tax_rate: 7 }),
  ];
  const dates = { issue_date: '2026-02-10', due_date: '2026-02-20' };
  const fields = { currency: 'EUR', status: 'sent', ...dates };
  const { id } = await createInvoice(client, ada, { items, ...fields });
  await recordPayment(client, id, { amount: 232, paid_on: '2026-03-01' });
  const other = await createInvoice(client, ada, { items: [items[1]], ...fields });
  await creditInvoice(client, other.id, { issue_date: '2026-03-05' });
}

sharedPanel(async ({ browser, service }) => {
  acme = await createAcme(service, { default_currency: 'EUR' });
  await writeBooks(acme);
  panel = await logInBookkeeper(browser, service, acme.business);
});

async function choose(page: Page, name: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

const table = (page: Page, name: string): Locator =>
  page.getByRole('grid', { name }).or(page.getByRole('table', { name }));

async function expectRows(page: Page, name: string, expected: string[][]): Promise<void> {
  const read = async () => {
    const rows = await table(page, name).locator('tbody tr').all();
    return Promise.all(
      rows.map(async (row) => (await row.locator('td').allInnerTexts()).map((cell) => cell.trim())),
    );
  };
  await eventually(async () => JSON.stringify(await read()) === JSON.stringify(expected)).catch(
    () => undefined,
  );
  expect(await read()).toEqual(expected);
}

const FEBRUARY = '1 February 2026 – 28 February 2026';
const MARCH = '1 March 2026 – 31 March 2026';

test('a bookkeeper reads tax, opens its documents and saves it as CSV', async () => {
  const { page } = panel;
  await page.getByRole('link', { name: 'Reports' }).click();
  await page.getByText('No tax in this period.').waitFor();
  await choose(page, 'Period', 'Own dates');
  await page.locator('input[name=from]').fill('2026-02-01');
  await page.locator('input[name=to]').fill('2026-03-31');
  await choose(page, 'Rows by', 'Months');
  await expectRows(page, 'Tax', [
    [FEBRUARY, '19 %', 'Standard rate', '300.00 EUR', '57.00 EUR', '357.00 EUR', '1 document'],
    [FEBRUARY, '7 %', 'Standard rate', '200.00 EUR', '14.00 EUR', '214.00 EUR', '2 documents'],
    [MARCH, '7 %', 'Standard rate', '-100.00 EUR', '-7.00 EUR', '-107.00 EUR', '1 document'],
    ['Sum in EUR', '', '', '400.00 EUR', '64.00 EUR', '464.00 EUR', ''],
  ]);
  await page.getByRole('button', { name: '2 documents' }).click();
  const title = `Tax of 7 % in EUR, ${FEBRUARY}`;
  await expectRows(page, title, [
    ['INV-00002', '10 February 2026', 'Ada', '100.00 EUR', '7.00 EUR', '107.00 EUR'],
    ['INV-00001', '10 February 2026', 'Ada', '100.00 EUR', '7.00 EUR', '107.00 EUR'],
  ]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('tax-issue-2026-02-01-2026-03-31.csv');
  const csv = await readFile(await download.path(), 'utf8');
  // Spreadsheets take it for UTF-8 only with this mark.
  expect(csv.startsWith('\uFEFFFrom,To,Currency,Tax rate,')).toBe(true);
  expect(csv.split('\r\n')[1]).toBe('2026-02-01,2026-02-28,EUR,19,S,1,300.00,57.00,357.00');
  const [paper] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  expect(paper.suggestedFilename()).toBe('tax-issue-2026-02-01-2026-03-31.pdf');
  expect(layoutOf(await readFile(await paper.path()))).toMatch(/Sum +400\.00 +64\.00 +464\.00$/m);
  await choose(page, 'Tax counts', 'By payment date');
  await expectRows(page, 'Tax', [
    [MARCH, '19 %', 'Standard rate', '150.00 EUR', '28.50 EUR', '178.50 EUR', '1 document'],
    [MARCH, '7 %', 'Standard rate', '50.00 EUR', '3.50 EUR', '53.50 EUR', '1 document'],
    ['Sum in EUR', '', '', '200.00 EUR', '32.00 EUR', '232.00 EUR', ''],
  ]);
});

test('they see who owes how much, what they sold, and the statement of a customer', async () => {
  const { page } = panel;
  await choose(page, 'Report', 'Open items');
  const owed = ['0.00 EUR', '0.00 EUR', '0.00 EUR', '0.00 EUR', '232.00 EUR', '232.00 EUR'];
  await expectRows(page, 'Open items', [
    ['Ada', ...owed, '0.00 EUR', '0.00 EUR'],
    ['Sum in EUR', ...owed, '0.00 EUR', '0.00 EUR'],
  ]);
  await page.getByRole('button', { name: '232.00 EUR' }).first().click();
  await expectRows(page, 'Ada: over 90 days, EUR', [
    ['INV-00001', '10 February 2026', 'Ada', '232.00 EUR'],
  ]);
  await page.locator('input[name=as_of]').fill('2026-02-28');
  await page.getByText('as of 28 February 2026').waitFor();
  const then = ['0.00 EUR', '571.00 EUR', '0.00 EUR', '0.00 EUR', '0.00 EUR', '571.00 EUR'];
  await expectRows(page, 'Open items', [
    ['Ada', ...then, '0.00 EUR', '0.00 EUR'],
    ['Sum in EUR', ...then, '0.00 EUR', '0.00 EUR'],
  ]);
  await page.getByRole('button', { name: '571.00 EUR' }).last().click();
  await expectRows(page, 'Ada: all open items, EUR', [
    ['INV-00002', '10 February 2026', 'Ada', '107.00 EUR'],
    ['INV-00001', '10 February 2026', 'Ada', '464.00 EUR'],
  ]);
  const [paper] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  expect(paper.suggestedFilename()).toBe('open-items-2026-02-28.pdf');
  expect(textOf(await readFile(await paper.path()))).toContain('As of 28 February 2026');
  await choose(page, 'Report', 'Revenue');
  await choose(page, 'A row for each', 'Month');
  await expectRows(page, 'Revenue', [
    ['February 2026', '500.00 EUR', '2 documents'],
    ['March 2026', '-100.00 EUR', '1 document'],
    ['Sum in EUR', '400.00 EUR', ''],
  ]);
  await choose(page, 'Report', 'Open items');
  await page.getByRole('link', { name: 'Ada' }).click();
  await page.getByText('Acme: Statement of Ada, 1 January').waitFor();
  await page.goBack();
  await choose(page, 'Report', 'Statement of a customer');
  await page.getByRole('combobox', { name: 'Customer' }).click();
  await page.getByRole('option', { name: 'Ada', exact: true }).click();
  await expectRows(page, 'Statement of a customer in EUR', [
    ['1 February 2026', 'Balance before', '', '', '0.00 EUR'],
    ['10 February 2026', 'Invoice', 'INV-00001', '464.00 EUR', '464.00 EUR'],
    ['10 February 2026', 'Invoice', 'INV-00002', '107.00 EUR', '571.00 EUR'],
    ['1 March 2026', 'Payment', 'INV-00001', '-232.00 EUR', '339.00 EUR'],
    ['5 March 2026', 'Credit note', 'CN-00001', '-107.00 EUR', '232.00 EUR'],
    ['31 March 2026', 'Balance after', '', '', '232.00 EUR'],
  ]);
  await page.getByRole('link', { name: 'CN-00001' }).click();
  await page.getByRole('heading', { name: 'CN-00001' }).waitFor();
  await page.goBack();
  await page.getByText('Balance after').waitFor();
});

test('they export a quarter for the adviser, and download it once it is made', async () => {
  const { page } = panel;
  await page.getByRole('button', { name: 'Export for the adviser' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('One ZIP of Acme: the PDFs of all invoices').waitFor();
  await choose(page, 'Period', 'This quarter');
  await choose(page, 'Period', 'Own dates');
  await dialog.locator('input[name=from]').fill('2026-01-01');
  await dialog.locator('input[name=to]').fill('2026-03-31');
  await dialog.getByRole('button', { name: 'Start the export' }).click();
  await dialog.getByText('The ZIP is ready. You can download it until').waitFor();
  const job = page.getByTestId('job');
  await job.getByText('12 of 12 done.').waitFor();
  expect(await job.innerText()).toContain('(1 January 2026 – 31 March 2026)');
  const zip = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download the ZIP' }).click();
  const file = await zip;
  expect(file.suggestedFilename()).toBe('export-2026-01-01-2026-03-31.zip');
  const files = await filesIn(await readFile(await file.path()));
  expect([...files.keys()].filter((name) => name.endsWith('.pdf'))).toEqual([
    'invoices/INV-00001.pdf',
    'invoices/INV-00002.pdf',
    'credit-notes/CN-00001.pdf',
  ]);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await job.getByRole('button', { name: 'Show the result' }).click();
  await dialog.getByRole('button', { name: 'Remove the ZIP' }).click();
  await job.waitFor({ state: 'detached' });
});

test('a period that ends before it begins is refused in words, and no page logs an error', async () => {
  const { page } = panel;
  await choose(page, 'Report', 'Tax');
  await page.locator('input[name=to]').fill('2026-01-31');
  await page.getByText('must not be before the first day').waitFor();
  expect(panel.complaints.filter((one) => !one.includes('400'))).toEqual([]);
});

test.each([1280, 390])(
  'the open items fit in %d pixels, and a phone shows cards',
  async (width) => {
    const { page } = panel;
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/admin/reports?report=open-items');
    const open = page.locator('main table');
    await open.getByText('Ada').waitFor();
    const [inner, outer] = await open.evaluate((one) => [
      one.getBoundingClientRect().right,
      one.parentElement?.getBoundingClientRect().right ?? 0,
    ]);
    expect(inner).toBeLessThanOrEqual(outer + 1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await accessFaults(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 1440, height: 1000 });
  },
);
