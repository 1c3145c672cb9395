import type { Locator, Page } from 'playwright-core';
import { createAcme, type Acme } from '../support/acme';
import { logInBookkeeper } from '../support/bookkeeper';
import { sharedPanel } from '../support/own-panel';
import { act, formPath, goTo, said, type Panel } from '../support/panel';
import { createInvoice, type Fields } from '../support/records';

let panel: Panel;
let acme: Acme;
sharedPanel(async ({ browser, service }) => {
  acme = await createAcme(service, { default_currency: 'EUR' });
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

const dialog = (page: Page): Locator => page.getByRole('dialog');
const field = (page: Page, name: string): Locator => dialog(page).locator(`[name="${name}"]`);
const submit = (page: Page, name: string): Promise<void> =>
  dialog(page).getByRole('button', { name, exact: true }).click();
const confirm = (page: Page, name: string): Promise<void> =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
const pays = (page: Page): Promise<string[]> =>
  dialog(page).getByTestId('pays').getByRole('listitem').allInnerTexts();
const read = async (id: unknown): Promise<Fields> =>
  (await acme.client.get(`/api/v1/invoices/${String(id)}`)).body as Fields;

test('a customer pays two invoices at once, and the rest is on account', async () => {
  const { page } = panel;
  const late = await invoice({ due_date: '2026-06-30' });
  const soon = await invoice({ due_date: '2026-05-31' });
  await goTo(page, formPath('customer', String(acme.ada)));
  await act(page, 'Record payment');
  await field(page, 'amount').fill('150');
  expect(await pays(page)).toEqual([
    `${soon.invoice_number}, due 31 May 2026\n110.00 EUR of 110.00 EUR`,
    `${late.invoice_number}, due 30 Jun 2026\n40.00 EUR of 110.00 EUR`,
  ]);
  await dialog(page).getByRole('checkbox').last().click();
  await dialog(page).getByText('Stays on account: 40.00 EUR.').waitFor();
  await submit(page, 'Record payment');
  await said(page, 'Payment of 150.00 EUR of Ada recorded.');
  await page.getByTestId('balances').getByText('40.00 EUR').waitFor();
  expect(await read(soon.id)).toMatchObject({ status: 'paid' });
  expect(await read(late.id)).toMatchObject({ status: 'sent', amount_due: 110 });
});

test('an invoice is paid with what is on account, and a payment shows where its money went', async () => {
  const { page } = panel;
  const { id, invoice_number: number } = await invoice();
  await goTo(page, formPath('invoice', String(id)));
  await page.getByText('The customer has 40.00 EUR on account.').waitFor();
  await act(page, 'Pay this invoice with it');
  await said(page, '40.00 EUR of it pays this invoice.');
  await page.getByTestId('entry').getByText('40.00 EUR').waitFor();
  expect(await read(id)).toMatchObject({ amount_paid: 40, amount_due: 70 });
  const { data } = (await acme.client.get('/api/v1/payments')).body as { data: Fields[] };
  await goTo(page, formPath('payment', String(data[0]?.id)));
  const parts = page.getByTestId('allocations').getByRole('listitem');
  await parts
    .last()
    .getByRole('link', { name: String(number) })
    .waitFor();
  await parts.last().getByRole('button', { name: 'Take back' }).click();
  await confirm(page, 'Take back');
  await said(page, '40.00 EUR is on account.');
  await page.getByTestId('on-account').getByText('On account: 40.00 EUR.').waitFor();
  expect(await read(id)).toMatchObject({ amount_paid: 0 });
});

test('the form of a payment pays an invoice, records a refund, and is voided as a whole', async () => {
  const { page } = panel;
  await act(page, 'Pay an invoice');
  await field(page, 'amount').fill('50');
  await submit(page, 'Pay an invoice');
  await dialog(page).getByText('At most what is on account and due, 40.00 EUR.').waitFor();
  await field(page, 'amount').fill('15');
  await submit(page, 'Pay an invoice');
  await page.getByTestId('on-account').getByText('On account: 25.00 EUR.').waitFor();
  await act(page, 'Record refund');
  expect(await field(page, 'amount').inputValue()).toBe('25.00');
  await submit(page, 'Record refund');
  await said(page, 'Refund of 25.00 EUR recorded.');
  const refunds = page.getByTestId('refunds');
  await refunds.getByRole('button', { name: 'Void' }).click();
  await confirm(page, 'Void refund');
  await page.getByTestId('on-account').getByText('On account: 25.00 EUR.').waitFor();
  await act(page, 'Void payment');
  await confirm(page, 'Void payment');
  await page.getByText('You voided the payment of 150.00 EUR').waitFor();
  const { data } = (await acme.client.get('/api/v1/payments')).body as { data: Fields[] };
  expect(data).toMatchObject([{ status: 'voided', unallocated_amount: 0 }]);
});

test('more than is due is recorded where the rest is to stay on account', async () => {
  const { page } = panel;
  const { id, invoice_number: number } = await invoice();
  await goTo(page, formPath('invoice', String(id)));
  await act(page, 'Record payment');
  await field(page, 'amount').fill('130');
  await submit(page, 'Record payment');
  await dialog(page).getByText('At most the amount due, 110.00 EUR.').waitFor();
  await dialog(page).getByText('Keep 20.00 EUR on account of the customer').click();
  await submit(page, 'Record payment');
  await said(page, `130.00 EUR recorded for ${String(number)}.`);
  expect(await read(id)).toMatchObject({ status: 'paid', amount_paid: 110 });
});

test('no page logs an error', () => {
  expect(panel.complaints).toEqual([]);
});
