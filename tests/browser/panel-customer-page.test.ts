/// <reference lib="dom" />
import type { Locator, Page } from 'playwright-core';
import { CONTENT_TYPE } from '../../src/content-types';
import { accessFaults } from '../support/axe';
import { bottomOf, expectUncut } from '../support/boxes';
import { createAcme, type Acme } from '../support/acme';
import { adminApi } from '../support/api';
import { storeMail } from '../support/mails';
import { CM, createRole } from '../support/operators';
import { ownPanel } from '../support/own-panel';
import {
  act,
  actInRow,
  editPath,
  formPath,
  goTo,
  input,
  logIn,
  newOperator,
  said,
  save,
  type Panel,
} from '../support/panel';
import { createCustomer, createInvoice, createQuotation, recordPayment } from '../support/records';
import { createRecurring } from '../support/recurring';

/** A customer who owes 40.00, of which 10.00 is overdue, and has 7.00 on account. */
let panel: Panel;
let acme: Acme;
const own = ownPanel(async ({ browser, service }) => {
  acme = await createAcme(service, { default_currency: 'EUR' });
  const { client, ada } = acme;
  await client.patch(`/api/v1/customers/${ada}`, {
    email: 'ada@customer.example',
    phone: '+43 316 123 456',
    address: 'Hauptplatz 1',
    city: 'Graz',
    postal_code: '8010',
    country_code: 'AT',
    vat_id: 'ATU12345675',
    notes: 'Calls before she pays.',
    contacts: [{ name: 'Grace', email: 'grace@customer.example', receives_reminders: true }],
  });
  const items = (unit_price: number) => [{ description: 'Work', quantity: 1, unit_price }];
  const open = { currency: 'EUR', status: 'sent', issue_date: '2026-01-05' };
  const late = { ...open, status: 'overdue', items: items(10), due_date: '2026-02-01' };
  const next = { ...open, items: items(50), due_date: '2099-12-31' };
  const { id: first } = await createInvoice(client, ada, late);
  const { id: second } = await createInvoice(client, ada, next);
  await recordPayment(client, second, { amount: 20, paid_on: '2026-05-02', method: 'cash' });
  await createQuotation(client, ada, { currency: 'EUR', items: items(5) });
  await createRecurring(client, { customer_id: ada, name: 'Hosting' });
  const payment = { amount: 7, currency: 'EUR', allocations: [] };
  await client.post(`/api/v1/customers/${ada}/payments`, payment);
  await storeMail(service.databaseUrl, { kind: 'invoice', id: first }, { subject: 'Your invoice' });
  panel = await logIn(browser, service, await newOperator(service));
});

const customerPage = (page: Page): Locator => page.locator('main[data-invoicing-customer]');

async function open(page = panel.page): Promise<Page> {
  await goTo(page, formPath('customer', acme.ada));
  await page.getByTestId('timeline').getByRole('listitem').first().waitFor();
  return page;
}

const textsOf = async (part: Locator) =>
  (await part.innerText()).split('\n').filter((text) => text.trim() !== '');

test('the address of the form leads to the page, which shows what one came for on a laptop', async () => {
  await panel.page.setViewportSize({ width: 1440, height: 900 });
  const page = await open();
  expect(new URL(page.url()).pathname).toBe(`/admin/customers/${acme.ada}`);
  const open3 = page.getByTestId('customer-documents').getByRole('listitem').nth(2);
  for (const part of [page.getByTestId('balances'), page.getByTestId('record-actions'), open3])
    expect(await bottomOf(part)).toBeLessThanOrEqual(900);
  expect(await textsOf(page.getByTestId('balances'))).toEqual([
    'Outstanding',
    '40.00 EUR',
    'Overdue',
    '10.00 EUR',
    'On account',
    '7.00 EUR',
  ]);
});

test('who it is stands there without what is empty', async () => {
  const page = await open();
  expect(await textsOf(page.getByTestId('facts'))).toEqual([
    'Email',
    'ada@customer.example',
    'Phone',
    '+43 316 123 456',
    'Address',
    'Hauptplatz 1',
    '8010 Graz',
    'Austria (AT)',
    'VAT number',
    'ATU12345675',
  ]);
  expect(await page.getByRole('link', { name: '+43 316' }).getAttribute('href')).toBe(
    'tel:+43316123456',
  );
  expect(await textsOf(page.getByTestId('contacts'))).toEqual([
    'Grace',
    'grace@customer.example',
    'Gets reminders',
  ]);
  expect(await page.getByTestId('notes').innerText()).toBe('Calls before she pays.');
});

test('documents, payments and recurring invoices are links, the open ones first', async () => {
  const page = await open();
  const rows = page.getByTestId('customer-documents').getByRole('listitem');
  expect(await textsOf(rows.nth(0))).toEqual([
    'INV-00001',
    'due on 1 Feb 2026',
    'OVERDUE',
    '10.00 EUR',
  ]);
  expect(await textsOf(rows.nth(1))).toEqual([
    'INV-00002',
    'due on 31 Dec 2099 · of 50.00 EUR',
    'SENT',
    '30.00 EUR',
  ]);
  expect((await textsOf(rows.nth(2)))[0]).toBe('QT-00001');
  const payments = page.getByTestId('customer-payments').getByRole('listitem');
  expect(await payments.count()).toBe(2);
  expect((await textsOf(page.getByTestId('customer-recurring')))[0]).toBe('Hosting');
  await page.getByRole('link', { name: 'All 2 invoices' }).click();
  await page.getByText('2 invoices found').waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'INV-00001' }).click();
  await page.waitForURL(/\/admin\/invoices\//);
});

test('mails and changes are one line of time', async () => {
  const page = await open();
  const items = page.getByTestId('timeline').getByRole('listitem');
  const texts = (await items.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' '));
  expect(texts.some((text) => text.includes('Your invoice'))).toBe(true);
  expect(texts.at(-1)).toContain('created this customer');
});

test('one button is the next step, and the menu ends with what cannot be undone', async () => {
  const page = await open();
  const buttons = page.getByTestId('record-actions').getByRole('button');
  expect(await buttons.allInnerTexts()).toEqual(['New invoice', 'Actions']);
  await buttons.last().click();
  await page.getByRole('menu').getByRole('separator').first().waitFor();
  expect(await page.getByRole('menuitem').allInnerTexts()).toEqual([
    'New quotation',
    'New recurring invoice',
    'Record payment',
    'Statement',
    'Send statement of account',
    'Edit',
    'Invite to the portal',
    'Delete',
  ]);
  await page.keyboard.press('Escape');
});

test('"Edit" opens the form, which stays after a save, and the way back shows the change', async () => {
  const page = await open();
  await act(page, 'Edit');
  await input(page, 'city').fill('Wien');
  await save(page);
  expect(await input(page, 'city').inputValue()).toBe('Wien');
  await open(page);
  await page.getByTestId('facts').getByText('8010 Wien').waitFor();
  await goTo(page, '/admin/customers');
  await actInRow(page, 'Ada', 'Edit');
  await input(page, 'city').waitFor();
  expect(new URL(page.url()).hash).toBe('#edit');
});

test('a customer is deleted after a question, and the list follows', async () => {
  const { id } = await createCustomer(acme.client, { name: 'Short-lived' });
  const { page } = panel;
  await goTo(page, formPath('customer', id));
  await act(page, 'Delete', 'Delete');
  await said(page, 'Short-lived');
  await page.waitForURL((url) => url.pathname === '/admin/customers');
  expect((await acme.client.get(`/api/v1/customers/${id}`)).status).toBe(404);
});

test('a new customer is shown by their page after the save', async () => {
  const { page } = panel;
  await goTo(page, formPath('customer', 'create'));
  await input(page, 'name').fill('Newcomer');
  const id = await save(page);
  await customerPage(page).getByText('There is no document yet.').waitFor();
  expect(new URL(page.url()).pathname).toBe(`/admin/customers/${id}`);
  expect(await page.getByTestId('balances').innerText()).toBe('Nothing is outstanding.');
});

test('neither the page nor the form breaks a rule of accessibility', async () => {
  const page = await open();
  expect(await accessFaults(page)).toEqual([]);
  await goTo(page, editPath(acme.ada));
  await input(page, 'city').waitFor();
  expect(await accessFaults(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
});

test.each(['en', 'de', 'fr', 'es'])(
  'on a phone in %s it begins with name, next step and what is owed, and nothing is cut',
  async (language) => {
    const { page } = panel;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(
      (chosen) => localStorage.setItem('strapi-admin-language', chosen),
      language,
    );
    await page.goto(`/admin/customers/${acme.ada}`);
    await page.getByTestId('timeline').getByRole('listitem').first().waitFor();
    for (const part of [
      page.getByRole('heading', { name: 'Ada' }),
      page.getByTestId('record-actions'),
      page.getByTestId('balances'),
    ])
      expect(await bottomOf(part)).toBeLessThanOrEqual(844);
    await expectUncut(page, customerPage(page), 'dl, ul, li, section');
    await page.evaluate(() => localStorage.setItem('strapi-admin-language', 'en'));
  },
);

test('a role that only sees names gets neither amounts nor buttons that change', async () => {
  const fields = ['name', 'business'];
  const role = await createRole(
    [{ action: `${CM}.read`, subject: CONTENT_TYPE.customer, properties: { fields } }],
    own.service,
  );
  const { data } = (await adminApi(own.service).get('/admin/roles')).body as {
    data: { id: number; code: string }[];
  };
  const code = data.find((one) => one.id === role)?.code;
  const reader = await logIn(own.browser, own.service, await newOperator(own.service, code));
  const page = await open(reader.page);
  const text = await customerPage(page).innerText();
  expect(text).toContain('Ada');
  expect(text).not.toMatch(/\d\.\d\d|EUR|Graz|Wien|ATU|Grace|Calls|INV-/);
  expect(await page.getByTestId('record-actions').getByRole('button').count()).toBe(0);
});

test('no page logs an error', () => {
  expect(panel.complaints).toEqual([]);
});
