import { readFileSync } from 'node:fs';
import { read, utils } from '@e965/xlsx';
import type { Locator, Page } from 'playwright-core';
import { createAcme, type Acme } from '../support/acme';
import { logInBookkeeper } from '../support/bookkeeper';
import { readCsv } from '../support/csv';
import { AS_PROGRAM, startExport } from '../support/export-dialog';
import { ownPanel } from '../support/own-panel';
import { formPath, goTo, said, type Panel } from '../support/panel';
import { createCustomer, createInvoice, line } from '../support/records';

let panel: Panel;
let acme: Acme;
ownPanel(async ({ browser, service }) => {
  acme = await createAcme(service, { default_currency: 'EUR' });
  panel = await logInBookkeeper(browser, service, acme.business);
});

const dialog = (page: Page): Locator => page.getByRole('dialog');

/** Exports the shown list, and reads the file. */
async function exported(page: Page, choose?: string) {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const download = page.waitForEvent('download');
  await startExport(page, choose === undefined ? AS_PROGRAM : [choose, ...AS_PROGRAM]);
  const file = await download;
  const text = readFileSync(await file.path(), 'utf8');
  return { name: file.suggestedFilename(), ...readCsv(text.replace('\uFEFF', '')) };
}

test('a list is exported with its filter: documents or their lines, under a name that tells', async () => {
  const { page } = panel;
  const items = [line({ description: 'First' }), line({ description: 'Second' })];
  const sent = await createInvoice(acme.client, acme.ada, { items, status: 'sent' });
  await createInvoice(acme.client, acme.ada, { status: 'draft' });
  await goTo(page, `${formPath('invoice')}?page=1&filters[$and][0][state][$eq]=sent`);
  const documents = await exported(page);
  expect(documents.name).toMatch(/^invoices-\d{4}-\d\d-\d\d\.csv$/);
  expect(documents.rows).toMatchObject([
    {
      invoice_number: sent.invoice_number,
      total: '220',
      customer_name: 'Ada',
      business_name: 'Acme',
    },
  ]);
  await said(page, `1 row saved as ${documents.name}.`);
  const lines = await exported(page, 'One row per line');
  expect(lines.name).toMatch(/^invoice-lines-/);
  expect(lines.rows.map(({ description }) => description)).toEqual(['First', 'Second']);
});

test('a workbook has the words of the panel, and the next export begins as this one was', async () => {
  const { page } = panel;
  await goTo(page, `${formPath('invoice')}?page=1&filters[$and][0][state][$eq]=sent`);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const download = page.waitForEvent('download');
  await startExport(page, [/^To read/, 'Excel (.xlsx)']);
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^invoices-.*\.xlsx$/);
  await said(page, `Saved as ${file.suggestedFilename()}.`);
  const book = read(readFileSync(await file.path()));
  const [row] = utils.sheet_to_json(book.Sheets['invoices'] ?? {});
  expect(row).toMatchObject({ Customer: 'Ada', Status: 'Sent', 'Total with tax': 220 });
  await page.reload();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  expect(await dialog(page).getByRole('radio', { name: 'Excel (.xlsx)' }).isChecked()).toBe(true);
  await dialog(page).getByRole('button', { name: 'Back' }).click();
});

test('an export is cancelled, and one that the service refuses says why', async () => {
  const { page } = panel;
  await goTo(page, formPath('customer'));
  let answer: ((status: number) => Promise<void>) | undefined;
  await page.route('**/invoicing/export/**', async (route) => {
    const status = await new Promise<number>((done) => {
      answer = async (code) => done(code);
    });
    const body = JSON.stringify({ error: { message: 'Too many exports are running right now' } });
    await route.fulfill({ status, contentType: 'application/json', body }).catch(() => undefined);
  });
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const start = dialog(page).getByRole('button', { name: 'Export', exact: true });
  await startExport(page);
  await dialog(page).getByText('so far').waitFor();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await dialog(page).getByRole('button', { name: 'Back' }).waitFor();
  await answer?.(503);
  await start.click();
  await dialog(page).getByText('so far').waitFor();
  await answer?.(503);
  await said(page, 'Too many exports are running right now');
  await page.unroute('**/invoicing/export/**');
  // The browser itself reports the refusal.
  panel.complaints.splice(0);
});

async function chooseFile(page: Page, name: string, text: string): Promise<void> {
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') };
  await page.locator('input[type=file]:enabled').setInputFiles(file);
}

const choose = async (page: Page, label: string, option: string): Promise<void> => {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

test('customers are imported: a problem is shown, the columns are chosen, a repeat makes none', async () => {
  const { page } = panel;
  await createCustomer(acme.client, { name: 'Müller', email: 'm@m.example', city: 'Ulm' });
  await goTo(page, formPath('customer'));
  await page.getByRole('link', { name: 'Import' }).click();
  await page.getByRole('heading', { name: 'Import customers' }).waitFor();
  const rows = ['Kunde;Mail;Wohnhaft in', 'Müller;m@m.example;Bonn', 'Jäger;j@j.example;Köln'];
  await chooseFile(page, 'bad.csv', [...rows, ';nobody;'].join('\n'));
  await page.getByText('2 problems. Nothing is imported').waitFor();
  const rowsShown = await page
    .getByRole('grid', { name: 'Problems' })
    .getByRole('row')
    .allInnerTexts();
  expect(rowsShown.slice(1).map((text) => text.split(/\s*\n\s*|\t/))).toEqual([
    ['4', 'Kunde', '', 'is required'],
    ['4', 'Mail', 'nobody', 'must be an e-mail address'],
  ]);
  await chooseFile(page, 'good.csv', rows.join('\n'));
  await page
    .getByText('1 customer will be created, 0 will be changed, 1 without changes.')
    .waitFor();
  await choose(page, 'Field for Wohnhaft in', 'City');
  await page.getByText('1 customer will be created, 1 will be changed').waitFor();
  await page.getByRole('button', { name: 'Import 2 customers' }).click();
  await page.getByText('1 customer created, 1 changed, 0 without changes.').waitFor();
  const { body } = await acme.client.get('/api/v1/customers?email=example');
  const stored = (body.data as Record<string, string>[]).map(({ name, city }) => [name, city]);
  expect(stored).toEqual([
    ['Jäger', 'Köln'],
    ['Müller', 'Bonn'],
  ]);
  await chooseFile(page, 'good.csv', rows.join('\n'));
  await page
    .getByText('0 customers will be created, 0 will be changed, 2 without changes.')
    .waitFor();
  await page.getByRole('link', { name: 'All customers' }).click();
  await page.getByRole('row').filter({ hasText: 'Jäger' }).waitFor();
  expect(panel.complaints).toEqual([]);
});

test('past invoices are imported: an unclear date is chosen, a customer is made, a repeat makes none', async () => {
  const { page } = panel;
  await goTo(page, formPath('invoice'));
  await page.getByRole('link', { name: 'Import' }).click();
  await page.getByRole('heading', { name: 'Import invoices' }).waitFor();
  const rows = [
    'Invoice no,Invoice date,Client,Status,Item,Qty,Unit price,VAT rate,Total,Paid on',
    'OLD/7,03/04/2024,Ada,paid,Work,2,50,20,132,05/04/2024',
    'OLD/7,,,,Travel,1,10,20,,',
    'OLD/8,04/04/2024,Bora,open,Work,1,100,20,120,',
  ].join('\n');
  await chooseFile(page, 'old.csv', rows);
  await page.getByText('3 problems. Nothing is imported').waitFor();
  const problems = page.getByRole('grid', { name: 'Problems' });
  await problems.getByText('could be two days').first().waitFor();
  await choose(page, 'Dates with slashes', 'Day first: 31/12/2026');
  await page.getByText('1 problem. Nothing is imported').waitFor();
  await problems.getByText('is no customer of this business').waitFor();
  await page.getByRole('checkbox', { name: 'Create missing customers' }).click();
  await page.getByText('2 invoices will be created with 1 new customer, 0 already here.').waitFor();
  await page.getByText('EUR: €252.00 in total, €132.00 paid.').waitFor();
  await page.getByRole('button', { name: 'Import 2 invoices' }).click();
  await page.getByText('2 invoices created with 1 new customer, 0 already here.').waitFor();
  await chooseFile(page, 'old.csv', rows);
  await choose(page, 'Dates with slashes', 'Day first: 31/12/2026');
  await page.getByText('0 invoices will be created, 2 already here.').waitFor();
  await page.getByRole('link', { name: 'All invoices' }).click();
  await page.getByRole('link', { name: 'OLD/7' }).or(page.getByText('OLD/7')).first().click();
  await page.getByText('imported this invoice').waitFor();
  const { body } = await acme.client.get('/api/v1/invoices?status=paid');
  expect(body.data).toMatchObject([
    { invoice_number: 'OLD/7', issue_date: '2024-04-03', total: 132, amount_due: 0 },
  ]);
  expect(panel.complaints).toEqual([]);
});

test('an export of a known program is named, and bad rows are saved beside the good ones', async () => {
  const { page } = panel;
  await goTo(page, formPath('invoice'));
  await page.getByRole('link', { name: 'Import' }).click();
  await page.getByRole('heading', { name: 'Import invoices' }).waitFor();
  const rows = [
    'Reference,Dated on,Contact,Net value,Sales tax,Total value,Status',
    'FA-1,15 Jan 26,Ada,100.00,20.00,120.00,Paid',
    'FA-2,15 Jan 26,Ada,100.00,20.00,121.00,Paid',
  ].join('\n');
  await chooseFile(page, 'freeagent.csv', rows);
  const found = page.getByText('This looks like an export of FreeAgent.');
  await found.waitFor();
  await choose(page, 'Program', 'Another program');
  await found.waitFor({ state: 'detached' });
  await choose(page, 'Program', 'FreeAgent');
  await page.getByText('1 problem. Nothing is imported').waitFor();
  await page.getByRole('button', { name: 'Import 1 invoice without problems' }).click();
  await page.getByText('1 invoice created, 0 already here.').waitFor();
  await page.getByText('1 row was left out.').waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save 1 bad row with reasons' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('rows-with-problems.csv');
  const bad = readCsv(readFileSync(await file.path(), 'utf8').replace('\uFEFF', ''));
  expect(bad.rows.map(({ Reference }) => Reference)).toEqual(['FA-2']);
  expect(panel.complaints).toEqual([]);
});
