import type { Page } from 'playwright-core';
import { api, createKey } from '../support/api';
import { eventually } from '../support/eventually';
import { ownPanel } from '../support/own-panel';
import {
  act,
  formPath,
  goTo,
  logIn,
  newOperator,
  pick,
  save,
  addLine,
  type Panel,
} from '../support/panel';
import { createCustomer, createInvoice, createQuotation, recordPayment } from '../support/records';
import type { ServiceAt } from '../support/service';
import { startExport } from '../support/export-dialog';

/** The walk of an operator with two businesses, in the order of the tests. */
let panel: Panel;
let page: Page;
let ada = '';
let bob = '';

interface Own {
  service: ServiceAt;
}

async function seed(service: Own['service'], name: string, currency: string, customer: string) {
  const fields = { name, default_currency: currency };
  const { key } = await createKey({ service, businessFields: fields });
  const client = api(key, service);
  const { id } = await createCustomer(client, { name: customer });
  const items = [{ description: 'Work', quantity: 1, unit_price: 100 }];
  const invoice = await createInvoice(client, id, { currency, status: 'sent', items });
  await recordPayment(client, invoice.id, { amount: 25 });
  await createQuotation(client, id, { currency, items });
  return id as string;
}

ownPanel(async ({ browser, service }) => {
  ada = await seed(service, 'Acme', 'EUR', 'Ada');
  await seed(service, 'Globex', 'CHF', 'Gregor');
  const { key } = await createKey({ service, businessFields: { name: 'Initech' } });
  bob = (await createCustomer(api(key, service), { name: 'Bob' })).id;
  panel = await logIn(browser, service, await newOperator(service));
  page = panel.page;
});

const switcher = () => page.getByRole('combobox', { name: 'Business' });

async function choose(name: string): Promise<void> {
  await switcher().click();
  await page.getByRole('option', { name, exact: true }).click();
}

const columns = () => page.locator('thead').innerText();
const customers = async () =>
  (await page.locator('tbody').innerText()).match(/\b(Ada|Gregor|Bob)\b/g)?.sort() ?? [];

const untilCustomers = (...names: string[]) =>
  eventually(async () => (await customers()).join() === names.join());

test('the home page shows all businesses, then the chosen one', async () => {
  const outstanding = page.getByTestId('home-outstanding');
  await outstanding.getByText('75.00 CHF').first().waitFor();
  await outstanding.getByText('75.00 EUR').first().waitFor();
  await choose('Acme');
  await outstanding.getByText('CHF').first().waitFor({ state: 'detached' });
  await outstanding.getByText('75.00 EUR').first().waitFor();
  await choose('Initech');
  await outstanding.getByText('Nothing is outstanding.').waitFor();
  expect(await page.getByTestId('first-steps').count()).toBe(0);
  await choose('Acme');
});

test('a list follows the choice, which the browser remembers', async () => {
  await goTo(page, formPath('invoice'));
  await untilCustomers('Ada');
  expect(await columns()).toMatch(/customer/i);
  expect(await columns()).not.toMatch(/business/i);
  expect(await switcher().innerText()).toBe('Acme');
  expect(page.url()).not.toContain('business');
  await choose('Globex');
  await untilCustomers('Gregor');
  await choose('All businesses');
  await untilCustomers('Ada', 'Gregor');
  expect(await columns()).toMatch(/business/i);
  const row = page.getByRole('row').filter({ hasText: 'Gregor' });
  expect(await row.innerText()).toContain('Globex');
  await page.setViewportSize({ width: 1280, height: 900 });
  const due = await row.getByText('75.00 CHF').last().boundingBox();
  const frame = await page.locator('table').locator('..').boundingBox();
  expect((due?.x ?? 9999) + (due?.width ?? 0)).toBeLessThan((frame?.x ?? 0) + (frame?.width ?? 0));
});

test.each(['customer', 'quotation', 'payment'])('so does the list of each %s', async (type) => {
  await goTo(page, formPath(type));
  await page.getByRole('row').filter({ hasText: 'Globex' }).waitFor();
  await choose('Acme');
  await page.getByRole('row').filter({ hasText: 'Ada' }).waitFor();
  expect(await customers()).toEqual(['Ada']);
  await choose('All businesses');
  await page.getByRole('row').filter({ hasText: 'Globex' }).waitFor();
});

test('an export holds what the list shows', async () => {
  await goTo(page, formPath('customer'));
  await choose('Globex');
  await untilCustomers('Gregor');
  await page.getByRole('button', { name: 'Export' }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), startExport(page)]);
  const text = await new Response(
    (await download.createReadStream()) as unknown as BodyInit,
  ).text();
  expect(text).toContain('Gregor');
  expect(text).not.toMatch(/Ada|Bob/);
});

test('a new invoice and the reports begin with the chosen business', async () => {
  await goTo(page, formPath('invoice', 'create'));
  await eventually(async () => (await switcher().inputValue()) === 'Globex');
  await page.getByRole('combobox', { name: 'Customer' }).click();
  await page.getByRole('option', { name: 'Gregor' }).waitFor();
  expect(await page.getByRole('option').allInnerTexts()).toEqual(['Gregor']);
  // As their list does, the picker finds without accents and capitals.
  await page.getByRole('combobox', { name: 'Customer' }).pressSequentially('GRÉG');
  await page.getByRole('option', { name: 'Gregor' }).waitFor();
  await page.keyboard.press('Escape');
  await goTo(page, '/admin/reports?report=open-items');
  await page.getByText('Globex: Open items', { exact: false }).waitFor();
  await choose('Acme');
  await page.getByText('Acme: Open items', { exact: false }).waitFor();
  await goTo(page, formPath('invoice'));
  await untilCustomers('Ada');
});

test('with all businesses, a report begins with that of the last one', async () => {
  await choose('All businesses');
  await goTo(page, '/admin/reports?report=open-items');
  await choose('Globex');
  await page.getByText('Globex: Open items', { exact: false }).waitFor();
  await goTo(page, '/admin/reports?report=tax');
  await page.getByText('Globex: Tax', { exact: false }).waitFor();
  await goTo(page, formPath('invoice'));
  await eventually(async () => (await switcher().innerText()) === 'All businesses');
  await choose('Acme');
  await untilCustomers('Ada');
});

test('a customer shows their documents and what they owe, with the lists of all', async () => {
  await goTo(page, formPath('customer', ada));
  const documents = page.getByTestId('customer-documents').getByRole('listitem');
  await documents.first().waitFor();
  expect((await documents.allInnerTexts()).map((text) => text.split('\n')[0])).toEqual([
    'INV-00001',
    'QT-00001',
  ]);
  expect((await page.getByTestId('balances').innerText()).split('\n')).toEqual([
    'Outstanding',
    '75.00 EUR',
  ]);
  await page.getByRole('link', { name: '1 invoice' }).click();
  await untilCustomers('Ada');
});

test('"New invoice" opens the form with this customer and their business', async () => {
  await goTo(page, formPath('customer', bob));
  await page.getByText('There is no document yet.').waitFor();
  await act(page, 'New invoice');
  await eventually(async () => (await switcher().inputValue()) === 'Initech');
  const customer = page.getByRole('combobox', { name: 'Customer' });
  await eventually(async () => (await customer.inputValue()) === 'Bob');
  // Another choice stays.
  await pick(page, 'Business', 'Globex');
  await eventually(async () => (await customer.inputValue()) === '');
  await pick(page, 'Business', 'Initech');
  await pick(page, 'Customer', 'Bob');
  await addLine(page, 0, { description: 'Work', quantity: '1', unit_price: '8' });
  await save(page);
  await goTo(page, formPath('customer', bob));
  await page.getByTestId('customer-documents').getByRole('link').waitFor();
});

test('no page logs an error', () => {
  expect(panel.complaints).toEqual([]);
});
