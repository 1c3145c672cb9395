import type { Locator, Page } from 'playwright-core';
import { createAcme, type Acme } from '../support/acme';
import { logInBookkeeper } from '../support/bookkeeper';
import { eventually } from '../support/eventually';
import { sharedPanel } from '../support/own-panel';
import {
  actInRow,
  act,
  documentShown,
  formPath,
  goTo,
  said,
  shownTotals,
  type Panel,
} from '../support/panel';
import { createInvoice, recordPayment, type Fields } from '../support/records';

let panel: Panel;
let acme: Acme;
sharedPanel(async ({ browser, service }) => {
  acme = await createAcme(service, { default_currency: 'EUR' });
  // The prepared role has all rights that these tests need.
  panel = await logInBookkeeper(browser, service, acme.business);
});

/** A sent invoice of 110.00 EUR. */
const invoice = (fields: Fields = {}) =>
  createInvoice(acme.client, acme.ada, {
    currency: 'EUR',
    status: 'sent',
    issue_date: '2026-05-01',
    ...fields,
  });

async function open(id: unknown): Promise<Page> {
  const { page } = panel;
  await goTo(page, formPath('invoice', String(id)));
  await documentShown(page);
  return page;
}

const dialog = (page: Page): Locator => page.getByRole('dialog');
const field = (page: Page, name: string): Locator => dialog(page).locator(`[name="${name}"]`);
const confirm = (page: Page) =>
  dialog(page).getByRole('button', { name: 'Record payment' }).click();
const payments = (page: Page): Locator => page.getByTestId('entry');

const today = (): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' }).format();

test('a part is recorded in one dialog, shown in the line of time, and locks the invoice', async () => {
  const { id, invoice_number: number } = await invoice();
  const page = await open(id);
  expect(await payments(page).count()).toBe(0);
  await act(page, 'Record payment');
  await field(page, 'amount').waitFor();
  expect(await field(page, 'amount').inputValue()).toBe('110.00');
  expect(await field(page, 'paid_on').inputValue()).toBe(today());
  await field(page, 'amount').fill('60,5');
  await field(page, 'paid_on').fill('2026-05-03');
  await dialog(page).getByRole('combobox', { name: 'Method' }).click();
  await page.getByRole('option', { name: 'Bank transfer' }).click();
  await field(page, 'reference').fill('Statement 7');
  await confirm(page);
  await said(page, `60.50 EUR recorded for ${number}.`);
  await payments(page).first().waitFor();
  expect((await payments(page).first().innerText()).split('\n').slice(0, 2)).toEqual([
    'Payment of 60.50 EUR',
    '3 May 2026 · Bank transfer · Statement 7',
  ]);
  await eventually(async () => (await shownTotals(page))['Amount due'] === '49.50 EUR');
  await page
    .getByTestId('lock-notice')
    .getByText('because a payment is recorded', { exact: false })
    .waitFor();
  const { body } = await acme.client.get(`/api/v1/payments?invoice_id=${id as string}`);
  expect(body.data).toMatchObject([
    { amount: 60.5, paid_on: '2026-05-03', method: 'bank_transfer', reference: 'Statement 7' },
  ]);
});

test('the rest makes the invoice paid, by the next step of its page', async () => {
  const { id } = await invoice();
  await recordPayment(acme.client, id as string, { amount: 60 });
  const page = await open(id);
  await page.getByTestId('record-actions').getByRole('button', { name: 'Record payment' }).click();
  await field(page, 'amount').waitFor();
  expect(await field(page, 'amount').inputValue()).toBe('50.00');
  await confirm(page);
  await eventually(async () => (await shownTotals(page))['Amount due'] === '0.00 EUR');
  expect((await acme.readInvoice(id as string)).status).toBe('paid');
  await eventually(
    async () => (await page.getByRole('button', { name: 'Record payment' }).count()) === 0,
  );
});

test('a bad amount is refused beside its field, and nothing typed is lost', async () => {
  const { id } = await invoice();
  const page = await open(id);
  await act(page, 'Record payment');
  await field(page, 'reference').fill('Kept');
  for (const [typed, message] of [
    ['110,01', 'At most the amount due, 110.00 EUR.'],
    ['0', 'This must be more than 0.'],
    ['', 'This is needed.'],
    ['12..5', 'This is not a number'],
  ] as const) {
    await field(page, 'amount').fill(typed);
    await confirm(page);
    await dialog(page).getByText(message).first().waitFor();
  }
  // Meanwhile a program records most of it, so only the service knows what is due.
  await recordPayment(acme.client, id as string, { amount: 100 });
  await field(page, 'amount').fill('20');
  await confirm(page);
  await dialog(page).getByText('must be at most the amount due, 10').first().waitFor();
  expect(await field(page, 'reference').inputValue()).toBe('Kept');
  await dialog(page).getByRole('button', { name: 'Back' }).click();
  expect((await acme.readInvoice(id as string)).amount_paid).toBe(100);
});

test('a payment is voided after a question', async () => {
  const { id } = await invoice();
  await recordPayment(acme.client, id as string, { amount: 110, paid_on: '2026-05-03' });
  const page = await open(id);
  await payments(page).getByRole('button', { name: 'Void' }).click();
  const question = page.getByRole('alertdialog');
  expect(await question.innerText()).toContain('Void the payment of 110.00 EUR of 3 May 2026?');
  expect(await question.innerText()).toContain('and 110.00 EUR is due again.');
  await question.getByRole('button', { name: 'Back' }).click();
  expect((await acme.readInvoice(id as string)).status).toBe('paid');
  await payments(page).getByRole('button', { name: 'Void' }).click();
  await question.getByRole('button', { name: 'Void payment' }).click();
  await said(page, 'You voided the payment of 110.00 EUR of 3 May 2026.');
  await payments(page).getByText('Voided').waitFor();
  expect(await acme.readInvoice(id as string)).toMatchObject({ status: 'sent', amount_due: 110 });
});

test('a row of the list records a payment, and shows what is still due', async () => {
  const { id, invoice_number: number } = await invoice();
  const { page } = panel;
  await goTo(page, formPath('invoice'));
  await actInRow(page, String(number), 'Record payment');
  await field(page, 'amount').fill('100');
  await confirm(page);
  await said(page, `100.00 EUR recorded for ${number}.`);
  await page
    .getByRole('row', { name: String(number) })
    .getByText('10.00 EUR', { exact: true })
    .waitFor();
  expect((await acme.readInvoice(id as string)).amount_due).toBe(10);
});

test('the list of payments names date, invoice, amount, method and status', async () => {
  const { id, invoice_number: number } = await invoice();
  const fields = { amount: 30, paid_on: '2026-05-03', method: 'card', reference: 'List' };
  await recordPayment(acme.client, id as string, fields);
  const { page } = panel;
  await goTo(page, formPath('payment'));
  const row = page.getByRole('row', { name: 'List' });
  await row.waitFor();
  const cells = (await row.locator('td').allInnerTexts()).map((cell) => cell.trim());
  expect(cells).toEqual(expect.arrayContaining([number, '30.00 EUR', 'Card', 'List', 'Ada']));
  expect((await row.innerText()).toLowerCase()).toContain('recorded');
  expect(await page.getByRole('link', { name: 'New' }).count()).toBe(0);
});

test('the form of a payment is for reading only, and links to its invoice', async () => {
  const { id, invoice_number: number } = await invoice();
  const payment = await recordPayment(acme.client, id as string, { amount: 30 });
  const { page } = panel;
  await goTo(page, formPath('payment', payment.id as string));
  const link = page.getByRole('link', { name: String(number) }).first();
  await link.waitFor();
  for (const name of ['amount', 'paid_on', 'reference', 'note'])
    expect([name, await page.locator(`[name="${name}"]`).isDisabled()]).toEqual([name, true]);
  for (const name of ['Save', 'Delete', 'Delete entry'])
    expect(await page.getByRole('button', { name }).count()).toBe(0);
  await link.click();
  await page.getByRole('heading', { name: String(number) }).waitFor();
});

test('receipts are recorded one after the other, by the keyboard, on the day and by the method of the first', async () => {
  const made = await Promise.all([invoice(), invoice(), invoice()]);
  const [first = '', second = '', third = ''] = made.map((one) => String(one.invoice_number));
  const { page } = panel;
  await goTo(page, formPath('payment'));
  await page.getByRole('button', { name: 'Record payment' }).click();
  const choose = async (number: string) => {
    await dialog(page).getByRole('combobox', { name: 'Invoice' }).waitFor();
    await page.keyboard.type(number);
    // Before the service has answered: Enter waits for what it finds.
    await page.keyboard.press('Enter');
    await dialog(page).getByText(`Record a payment for ${number}`).waitFor();
  };
  // Of several that are found none is taken, and the text stays.
  const box = page.locator('[role=dialog] input[role=combobox]');
  const shared = first.slice(0, -2);
  await box.waitFor();
  await page.keyboard.type(shared);
  await page.getByRole('option', { name: second }).waitFor();
  await page.keyboard.press('Enter');
  expect(await box.inputValue()).toBe(shared);
  await box.fill('');
  await choose(first);
  await field(page, 'paid_on').fill('2026-05-20');
  await dialog(page).getByRole('combobox', { name: 'Method' }).click();
  await page.getByRole('option', { name: 'Direct debit' }).click();
  await dialog(page).getByRole('button', { name: 'Record and next' }).click();
  await said(page, `110.00 EUR recorded for ${first}.`);
  await choose(second);
  // The amount has the focus.
  await page.keyboard.press('Enter');
  await said(page, `110.00 EUR recorded for ${second}.`);
  await choose(third);
  await field(page, 'amount').fill('10');
  await dialog(page).getByRole('button', { name: 'Record payment' }).click();
  await said(page, `10.00 EUR recorded for ${third}.`);
  await dialog(page).waitFor({ state: 'detached' });
  for (const { id } of made) {
    const { body } = await acme.client.get(`/api/v1/payments?invoice_id=${String(id)}`);
    expect(body.data).toMatchObject([{ paid_on: '2026-05-20', method: 'direct_debit' }]);
  }
});

test('what describes a payment is changed in its form', async () => {
  const { id } = await invoice();
  const fields = { amount: 20, paid_on: '2026-05-03', method: 'cash', note: 'Till 2' };
  const payment = await recordPayment(acme.client, id as string, fields);
  const { page } = panel;
  await goTo(page, formPath('payment', payment.id as string));
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  expect(await field(page, 'note').inputValue()).toBe('Till 2');
  await field(page, 'reference').fill('R-9');
  await page.keyboard.press('Enter');
  await said(page, 'The payment is changed.');
  const { body } = await acme.client.get(`/api/v1/payments/${payment.id as string}`);
  expect(body).toMatchObject({ ...fields, reference: 'R-9' });
});

test('the home page counts what is due', async () => {
  const { data } = (await acme.client.get('/api/v1/invoices?limit=100')).body as {
    data: { status: string; amount_due: number }[];
  };
  const due = data
    .filter(({ status }) => status === 'sent')
    .reduce((sum, one) => sum + one.amount_due * 100, 0);
  const { page } = panel;
  await goTo(page, '/admin');
  const shown = page.getByTestId('home-outstanding');
  await shown.waitFor();
  expect((await shown.innerText()).replace(',', '')).toContain(`${(due / 100).toFixed(2)} EUR`);
});

test('no page logs an error', () => {
  // The service refused one amount.
  expect(panel.complaints.filter((one) => !one.includes('409'))).toEqual([]);
});
