/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { createAcme, type Acme } from '../support/acme';
import { bottomOf, expectUncut } from '../support/boxes';
import { adminApi } from '../support/api';
import { eventually } from '../support/eventually';
import { CM, createRole } from '../support/operators';
import { ownPanel } from '../support/own-panel';
import {
  documentShown,
  formPath,
  goTo,
  input,
  invoicePage,
  logIn,
  newOperator,
  openActions,
  said,
  shownTotals,
  type Panel,
} from '../support/panel';
import { createInvoice, creditInvoice, line, recordPayment } from '../support/records';
import { CONTENT_TYPE } from '../../src/content-types';

/** An invoice of 110.00 and 55.00, of which 15.00 is paid and 55.00 credited, as a page that is read. */
let panel: Panel;
let acme: Acme;
let id: string;
const own = ownPanel(async ({ browser, service }) => {
  acme = await createAcme(service, { default_currency: 'EUR' });
  const items = [line({ description: 'Hours' }), line({ description: 'Travel', quantity: 1 })];
  const made = await createInvoice(acme.client, acme.ada, {
    currency: 'EUR',
    items,
    issue_date: '2026-05-01',
    due_date: '2099-12-31',
    order_reference: 'PO-7',
  });
  id = made.id as string;
  await acme.client.patch(`/api/v1/invoices/${id}`, { status: 'sent' });
  await recordPayment(acme.client, id, { amount: 15, method: 'cash', paid_on: '2026-05-02' });
  const [, travel] = (await acme.readInvoice(id))['invoice_items'] as { id: string }[];
  await creditInvoice(acme.client, id, { items: [{ line_id: travel?.id, quantity: 1 }] });
  panel = await logIn(browser, service, await newOperator(service));
});

async function open(page = panel.page): Promise<Page> {
  await goTo(page, formPath('invoice', id));
  await documentShown(page);
  return page;
}

const PARTS = ['head', 'facts', 'locked-lines', 'totals', 'record-actions', 'timeline'];

test('the address of its form leads to its page, which shows all at once on a laptop', async () => {
  await panel.page.setViewportSize({ width: 1440, height: 900 });
  const page = await open();
  expect(new URL(page.url()).pathname).toBe(`/admin/invoices/${id}`);
  for (const name of PARTS)
    expect([name, (await bottomOf(page.getByTestId(name))) <= 900]).toEqual([name, true]);
  const head = (await page.getByTestId('head').innerText()).split('\n').filter(Boolean);
  expect(head).toEqual(['SENT', '95.00 EUR', 'Amount due, due on 31 December 2099']);
  const facts = (await page.getByTestId('facts').innerText()).split('\n');
  // The button has a name, which is not seen.
  expect(facts.filter((text) => text !== '' && !text.startsWith('Edit'))).toEqual([
    'Customer',
    'Ada',
    'Issue date',
    '1 May 2026',
    'Due date',
    '31 December 2099',
    'Order reference',
    'PO-7',
  ]);
  expect(await shownTotals(page)).toEqual({
    Subtotal: '150.00 EUR',
    'Tax 10 %': '15.00 EUR',
    Total: '165.00 EUR',
    Paid: '15.00 EUR',
    Credited: '55.00 EUR',
    'Amount due': '95.00 EUR',
  });
});

test('one line of time tells what happened, the latest first', async () => {
  const page = await open();
  const items = page.getByTestId('timeline').getByRole('listitem');
  const texts = (await items.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' '));
  expect(texts).toHaveLength(4);
  expect(texts[0]).toMatch(/^CN-00001 55\.00 EUR /);
  expect(texts[1]).toMatch(/^Payment of 15\.00 EUR 2 May 2026 · Cash/);
  expect(texts[2]).toMatch(/changed Status from Draft to Sent/);
  expect(texts[3]).toMatch(/created this invoice/);
});

test('one button is the next step, and the menu ends with what cannot be undone and would not be refused', async () => {
  const page = await open();
  const buttons = page.getByTestId('record-actions').getByRole('button');
  expect(await buttons.allInnerTexts()).toEqual(['Record payment', 'Actions']);
  await openActions(page);
  const groups = page.getByRole('menu').getByRole('separator');
  await groups.first().waitFor();
  expect(await groups.count()).toBe(3);
  expect(await page.getByRole('menuitem').allInnerTexts()).toEqual([
    'Paid in full today',
    'Send by email',
    'Preview PDF',
    'Download PDF',
    'Delivery note (PDF)',
    'E-invoice',
    'Preview page',
    'Copy link',
    'Duplicate',
    'Make recurring',
    'Metadata',
    'Stop reminders',
    'Credit',
    'Revoke link',
  ]);
  await page.keyboard.press('Escape');
});

test('a due date is changed where it stands, and a bad one is not sent', async () => {
  const page = await open();
  await page.getByRole('button', { name: 'Edit Due date' }).click();
  await input(page, 'due_date').fill('31.12.20999');
  await input(page, 'due_date').press('Tab');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect(await input(page, 'due_date').isVisible()).toBe(true);
  expect((await acme.readInvoice(id))['due_date']).toBe('2099-12-31');
  await input(page, 'due_date').press('Escape');
  await page.getByRole('button', { name: 'Edit Due date' }).click();
  await input(page, 'due_date').fill('2099-11-30');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await said(page, 'Saved');
  await page.getByTestId('facts').getByText('30 November 2099').waitFor();
  expect((await acme.readInvoice(id))['due_date']).toBe('2099-11-30');
});

test('what a colleague changed meanwhile is not overwritten, and the typed text stays', async () => {
  const page = await open();
  await page.getByRole('button', { name: 'Add Notes' }).click();
  await input(page, 'notes').fill('Mine');
  await acme.client.patch(`/api/v1/invoices/${id}`, { notes: 'Theirs' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await said(page, 'The API, or the service itself, changed this invoice');
  expect(await input(page, 'notes').inputValue()).toBe('Mine');
  expect((await acme.readInvoice(id))['notes']).toBe('Theirs');
  await input(page, 'notes').press('Escape');
  await page.getByTestId('notes').getByText('Theirs').waitFor();
});

test('a change of another field by a colleague does not stand in the way', async () => {
  const page = await open();
  await page.getByRole('button', { name: 'Edit Notes' }).click();
  await input(page, 'notes').fill('Mine');
  await acme.client.patch(`/api/v1/invoices/${id}`, { terms: 'Theirs' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await input(page, 'notes').waitFor({ state: 'detached' });
  await page.getByTestId('notes').getByText('Mine').waitFor();
  expect(await acme.readInvoice(id)).toMatchObject({ notes: 'Mine', terms: 'Theirs' });
});

test.each(['en', 'de', 'fr', 'es'])(
  'on a phone in %s it begins with status and amount',
  async (language) => {
    const { page } = panel;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(
      (chosen) => localStorage.setItem('strapi-admin-language', chosen),
      language,
    );
    await page.goto(`/admin/invoices/${id}`);
    await page.getByTestId('timeline').getByRole('listitem').first().waitFor();
    expect(await bottomOf(page.getByTestId('head'))).toBeLessThanOrEqual(844);
    expect(await bottomOf(page.getByTestId('record-actions'))).toBeLessThanOrEqual(844);
    await expectUncut(page, invoicePage(page), 'dl, table, section, [data-testid="head"]');
    await page.evaluate(() => localStorage.setItem('strapi-admin-language', 'en'));
  },
);

test('a form that somebody fills in is not left when a colleague issues the invoice', async () => {
  const { page } = panel;
  await page.setViewportSize({ width: 1440, height: 900 });
  const draft = (await createInvoice(acme.client, acme.ada)).id as string;
  await page.goto(formPath('invoice', draft));
  await input(page, 'notes').fill('Typed');
  await acme.client.patch(`/api/v1/invoices/${draft}`, { status: 'sent' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Keep what I typed' }).click();
  expect(await input(page, 'notes').inputValue()).toBe('Typed');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await question.getByRole('button', { name: 'Show current version' }).click();
  await invoicePage(page).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/admin/invoices/${draft}`);
});

test('a role that sees no amounts and changes nothing gets neither', async () => {
  const fields = ['invoice_number', 'state', 'customer', 'business', 'items.description'];
  const role = await createRole(
    [{ action: `${CM}.read`, subject: CONTENT_TYPE.invoice, properties: { fields } }],
    own.service,
  );
  const { data } = (await adminApi(own.service).get('/admin/roles')).body as {
    data: { id: number; code: string }[];
  };
  const code = data.find((one) => one.id === role)?.code;
  const reader = await logIn(own.browser, own.service, await newOperator(own.service, code));
  const page = await open(reader.page);
  const text = await invoicePage(page).innerText();
  expect(text).toContain('Hours');
  expect(text).not.toMatch(/\d\.\d\d|EUR|Ada|PO-7|Theirs/);
  expect(await page.getByRole('button', { name: /^(Edit|Add) / }).count()).toBe(0);
  await openActions(page);
  expect(await page.getByRole('menuitem').allInnerTexts()).not.toEqual(
    expect.arrayContaining(['Cancel invoice']),
  );
  await page.keyboard.press('Escape');
  await eventually(() => Promise.resolve(reader.complaints.length === 0));
});

test('no page logs an error but the refused saves', () => {
  expect(panel.complaints.filter((one) => !one.includes('409'))).toEqual([]);
});
