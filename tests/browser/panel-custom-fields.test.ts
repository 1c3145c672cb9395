import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { createAcme, type Acme } from '../support/acme';
import { logInBookkeeper } from '../support/bookkeeper';
import { readCsv } from '../support/csv';
import { eventually } from '../support/eventually';
import { ownPanel } from '../support/own-panel';
import {
  act,
  editPath,
  formPath,
  goTo,
  input,
  logIn,
  newOperator,
  pick,
  save,
  saveButton,
} from '../support/panel';
import { createInvoice } from '../support/records';
import { startExport } from '../support/export-dialog';

/** An administrator names custom fields, and a bookkeeper works with them, in the order of the tests. */
let page: Page;
let acme: Acme;
const own = ownPanel(async ({ browser, service }) => {
  acme = await createAcme(service, { default_currency: 'EUR' });
  ({ page } = await logIn(browser, service, await newOperator(service)));
});

const row = (at: number, part: string) => input(page, `custom_fields.${at}.${part}`);
const add = () => page.getByRole('button', { name: 'Add a field' }).click();
const value = (key: string) => input(page, `metadata.${key}`);
const readInvoice = async (id: string) => (await acme.client.get(`/api/v1/invoices/${id}`)).body;

test('an administrator names custom fields in the form of the business', async () => {
  await goTo(page, formPath('business', acme.business));
  await page.getByText('Add fields that are missing here').waitFor();
  await add();
  await row(0, 'label').fill('Kostenstelle Süd');
  expect(await row(0, 'key').inputValue()).toBe('kostenstelle_sud');
  await row(0, 'key').fill('cost centre');
  await saveButton(page).click();
  const problem = page.locator('[data-custom-field]').getByText(/1 to 40|1–40|characters/i);
  await problem.waitFor();
  await row(0, 'key').fill('cost_centre');
  await problem.waitFor({ state: 'detached' });
  await page.getByRole('checkbox', { name: 'Printed' }).click();
  await add();
  await row(1, 'label').fill('Region');
  const kinds = page.locator('[data-custom-field=region]').getByRole('combobox');
  await kinds.click();
  await page.getByRole('option', { name: 'Customer', exact: true }).click();
  await save(page);
  const { body } = await acme.client.get('/api/v1/business');
  expect(body.custom_fields).toEqual([
    { key: 'cost_centre', label: 'Kostenstelle Süd', kind: 'invoice', printed: true },
    { key: 'region', label: 'Region', kind: 'customer', printed: false },
  ]);
  // A new label keeps the key, under which values are stored.
  await row(1, 'label').fill('Sales region');
  expect(await row(1, 'key').inputValue()).toBe('region');
  await save(page);
  await page.getByTestId('history-entry').filter({ hasText: 'Sales region' }).first().waitFor();
});

test('a bookkeeper fills them, and other programs’ pairs stand beside the form', async () => {
  ({ page } = await logInBookkeeper(own.browser, own.service, acme.business));
  await goTo(page, formPath('invoice', 'create'));
  await pick(page, 'Customer', 'Ada');
  await page.getByLabel('Kostenstelle Süd').fill('4711');
  await input(page, 'items.0.description').fill('Work');
  await input(page, 'items.0.unit_price').fill('10');
  const beside = page.getByTestId('metadata');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Add metadata' }).click();
  await beside.getByLabel('New key').fill('crm id');
  await beside.getByText(/1 to 40/).waitFor();
  await beside.getByLabel('New key').fill('crm.id');
  await beside.getByLabel('Value').fill('a-1');
  await beside.getByRole('button', { name: 'Add' }).click();
  await eventually(async () => (await value('crm.id').inputValue()) === 'a-1');
  const id = await save(page);
  expect((await readInvoice(id)).metadata).toEqual({ cost_centre: '4711', 'crm.id': 'a-1' });
  await page.reload();
  await eventually(async () => (await value('cost_centre').inputValue()) === '4711');
  await page.getByRole('button', { name: 'Remove crm.id' }).click();
  await value('cost_centre').fill('x'.repeat(501));
  await saveButton(page).click();
  await page
    .getByText(/at most 500/)
    .first()
    .waitFor();
  await value('cost_centre').fill('4712');
  await save(page);
  expect((await readInvoice(id)).metadata).toEqual({ cost_centre: '4712' });
});

test('a customer has its own, and no record of another business has any', async () => {
  await goTo(page, editPath(acme.ada));
  await page.getByLabel('Sales region').fill('North');
  expect(await page.getByLabel('Kostenstelle Süd').count()).toBe(0);
  await save(page);
  const { body } = await acme.client.get(`/api/v1/customers/${acme.ada}`);
  expect(body.metadata).toEqual({ region: 'North' });
});

test('an issued document keeps what it prints, and takes the rest', async () => {
  const metadata = { cost_centre: '4711', note: 'a' };
  const { id } = await createInvoice(acme.client, acme.ada, { status: 'sent', metadata });
  await goTo(page, formPath('invoice', String(id)));
  await page.getByTestId('facts').getByText('4711').waitFor();
  await act(page, 'Metadata');
  await eventually(async () => (await value('cost_centre').inputValue()) === '4711');
  expect(await value('cost_centre').isDisabled()).toBe(true);
  await value('note').fill('b');
  await save(page);
  expect((await readInvoice(String(id))).metadata).toEqual({ cost_centre: '4711', note: 'b' });
});

test('a list shows them as columns, is filtered by them, and so is its export', async () => {
  await goTo(page, formPath('invoice'));
  const rows = (count: number) =>
    eventually(async () => (await page.locator('tbody').getByRole('row').count()) === count);
  const head = () => page.locator('thead').getByText('Kostenstelle Süd').waitFor();
  await rows(2);
  await page.getByRole('combobox', { name: 'Custom columns' }).click();
  await page.getByRole('option', { name: 'Kostenstelle Süd' }).click();
  await head();
  // Several can be chosen, so the choice stays open, and hides the rest from those who do not see.
  await page.keyboard.press('Escape');
  await page.getByRole('row', { name: 'INV-00001' }).getByText('4712').waitFor();
  await page.getByRole('combobox', { name: 'Filter by a custom field' }).click();
  await page.getByRole('option', { name: 'Kostenstelle Süd' }).click();
  const wanted = page.getByLabel('Value of Kostenstelle Süd');
  await wanted.fill('4712');
  await wanted.press('Enter');
  await rows(1);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const download = page.waitForEvent('download');
  await startExport(page);
  const text = readFileSync(await (await download).path(), 'utf8').replace('\uFEFF', '');
  const exported = readCsv(text).rows.map((one) => [
    one['invoice_number'],
    one['Kostenstelle Süd'],
  ]);
  expect(exported).toEqual([['INV-00001', '4712']]);
  // The columns and the filter are there in the next visit, and go.
  await page.reload();
  await head();
  await rows(1);
  await page.getByRole('button', { name: 'Remove Kostenstelle Süd: 4712' }).click();
  await rows(2);
});
