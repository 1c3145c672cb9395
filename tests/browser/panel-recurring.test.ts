import type { Page } from 'playwright-core';
import { createAcme, type Acme } from '../support/acme';
import { accessFaults } from '../support/axe';
import { logInBookkeeper } from '../support/bookkeeper';
import { eventually } from '../support/eventually';
import { sharedPanel } from '../support/own-panel';
import {
  act,
  chooseTyped,
  formPath,
  goTo,
  input,
  pick,
  said,
  save,
  saveButton,
} from '../support/panel';
import { createInvoice, type Fields } from '../support/records';
import { inDays, RECURRING } from '../support/recurring';

/** A bookkeeper works with recurring invoices, in the order of the tests. */
let page: Page;
let acme: Acme;
let id: string;
sharedPanel(async ({ browser, service }) => {
  acme = await createAcme(service, {
    default_currency: 'EUR',
    default_tax_rate: 19,
    language: 'de',
  });
  ({ page } = await logInBookkeeper(browser, service, acme.business));
});

const coming = () => page.getByTestId('coming').locator('summary');
const stored = async () => (await acme.client.get(`${RECURRING}/${id}`)).body as Fields;
const choose = async (field: string, option: string) => {
  await page.getByRole('combobox', { name: new RegExp(`^${field}\\*?$`) }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
const open = () => page.goto(formPath('recurring-invoice', id));

test('the form shows the next twelve invoices while it is filled, and puts a placeholder into a text', async () => {
  await goTo(page, formPath('recurring-invoice', 'create'));
  await page.getByText('to see the next invoices').waitFor();
  await pick(page, 'Customer', 'Ada');
  await input(page, 'name').fill('Hosting');
  await choose('Interval', 'Months');
  await input(page, 'start_date').fill('2027-01-31');
  await input(page, 'items.0.description').fill('Hosting ');
  await input(page, 'items.0.unit_price').fill('100');
  await eventually(async () => (await coming().count()) === 12);
  expect((await coming().allInnerTexts()).slice(0, 2).map((text) => text.split('\n'))).toEqual([
    ['31 Jan 2027', '119.00 EUR'],
    ['28 Feb 2027', '119.00 EUR'],
  ]);
  await input(page, 'items.0.description').focus();
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Insert {month_year}' }).click();
  expect(await input(page, 'items.0.description').inputValue()).toBe('Hosting {month_year}');
  await coming().nth(1).click();
  await page.getByText('Hosting Februar 2027').waitFor();
  await chooseTyped(page, 'Day of the month', 'last', 'Last day');
  id = await save(page);
  expect(await stored()).toMatchObject({
    day_of_month: 'last',
    items: [{ description: 'Hosting {month_year}', unit_price: 100, tax_rate: 19 }],
  });
});

test('a wrong placeholder is said at its line and in the preview, and nothing is saved', async () => {
  await open();
  await input(page, 'items.0.description').fill('{mont}');
  const unknown = 'has the unknown placeholder {mont}';
  await page.getByRole('complementary').getByText(unknown).waitFor();
  await saveButton(page).click();
  await page.getByTestId('problems').getByText('Line 1: Description').waitFor();
  await page.getByTestId('lines').getByText(unknown).waitFor();
  expect(await stored()).toMatchObject({ items: [{ description: 'Hosting {month_year}' }] });
});

test('it is paused and resumed, its next date is skipped, and an invoice is made, by keyboard', async () => {
  await open();
  const press = async (name: string) => {
    const button = page.getByRole('complementary').getByRole('button', { name });
    await button.focus();
    await page.keyboard.press('Enter');
  };
  const confirm = async (name: string) => {
    const button = page.getByRole('alertdialog').getByRole('button', { name });
    await button.focus();
    await page.keyboard.press('Enter');
  };
  await press('Pause');
  await said(page, 'Hosting is paused.');
  await press('Resume');
  await said(page, 'Hosting goes on.');
  await press('Skip the next date');
  await confirm('Skip');
  await said(page, '31 January 2027 is skipped.');
  await press('Make the next invoice now');
  await confirm('Make it now');
  await said(page, 'INV-00001 was made.');
  const past = page.getByTestId('recurring-past').locator('li');
  await eventually(async () => (await past.count()) === 2);
  expect(await past.allInnerTexts()).toEqual([
    expect.stringMatching(/^28 February 2027\s+INV-00001\s+draft$/i),
    expect.stringMatching(/^31 January 2027\s+Skipped$/),
  ]);
  expect(await stored()).toMatchObject({ next_date: '2027-03-31' });
});

test('the invoice leads back, the history tells in words, and nothing breaks the rules of access', async () => {
  await page.getByTestId('recurring-past').getByRole('link', { name: 'INV-00001' }).click();
  await page.getByRole('link', { name: 'From recurring invoice Hosting' }).click();
  await page.getByTestId('recurring-past').waitFor();
  await input(page, 'interval_count').fill('2');
  await save(page);
  const entry = page.getByTestId('history-entry').first();
  await eventually(async () => (await entry.innerText()).includes('Every from 1 to 2'));
  await eventually(async () => (await coming().first().innerText()).startsWith('31 Mar 2027'));
  expect(await accessFaults(page)).toEqual([]);
});

test('what passed during a pause is asked for', async () => {
  const past = await acme.client.post(RECURRING, {
    name: 'Weekly',
    customer_id: acme.ada,
    items: [{ description: 'Work', quantity: 1, unit_price: 5 }],
    interval_unit: 'week',
    start_date: inDays(-15),
  });
  const weekly = past.body.id as string;
  await acme.client.post(`${RECURRING}/${weekly}/pause`);
  await goTo(page, formPath('recurring-invoice', weekly));
  await act(page, 'Resume');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('invoices would have been made').waitFor();
  await dialog.getByRole('button', { name: 'Resume' }).click();
  await said(page, 'Weekly goes on.');
  await eventually(async () => {
    const { body } = await acme.client.get(`${RECURRING}/${weekly}/occurrences`);
    return (body.data as Fields[]).every(({ status }) => status === 'skipped');
  });
  await act(page, 'End for good', 'End it');
  await said(page, 'Weekly has ended.');
  expect(await input(page, 'interval_count').isDisabled()).toBe(true);
});

test('an invoice is made recurring in a dialog', async () => {
  const invoice = await createInvoice(acme.client, acme.ada, { issue_date: '2026-10-31' });
  await goTo(page, formPath('invoice', invoice.id as string));
  await act(page, 'Make recurring');
  const dialog = page.getByRole('dialog');
  expect(await dialog.locator('[name="start_date"]').inputValue()).toBe('30 Nov 2026');
  await dialog.locator('[name="name"]').fill('Of an invoice');
  await dialog.locator('[name="start_date"]').fill('2027-05-01');
  await dialog.getByRole('button', { name: 'Make recurring' }).click();
  await said(page, 'The recurring invoice is made.');
  await page.getByRole('heading', { name: 'Of an invoice' }).waitFor();
});

test('new prices are shown before they are applied', async () => {
  await page.goto(formPath('recurring-invoice'));
  await page.getByRole('row', { name: /Hosting.*Every 2 months/ }).waitFor();
  await page.getByRole('button', { name: 'New prices' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Show' }).click();
  await dialog.locator('[name="value"]').fill('10');
  await dialog.getByText('which lines change').waitFor({ state: 'detached' });
  await dialog.locator('[name="tax_rate"]').fill('19');
  await dialog.getByRole('button', { name: 'Show' }).click();
  await dialog.getByText('100.00 EUR → 110.00 EUR').waitFor();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await said(page, '1 recurring invoice is changed.');
  expect(await stored()).toMatchObject({ items: [{ unit_price: 110 }] });
});

test('the home page says what comes and what waits', async () => {
  await acme.client.post(RECURRING, {
    name: 'Soon',
    customer_id: acme.ada,
    items: [{ description: 'Work', quantity: 1, unit_price: 5 }],
    interval_unit: 'week',
    start_date: inDays(1),
  });
  await page.goto('/admin');
  const card = page.getByTestId('home-upcoming');
  await card.getByText('25.00 EUR').waitFor();
  await card.getByRole('link', { name: '1 invoice of recurring ones waits as a draft' }).waitFor();
});
