import type { Locator, Page } from 'playwright-core';
import { createAcme, type Acme } from '../support/acme';
import { logInBookkeeper } from '../support/bookkeeper';
import { eventually } from '../support/eventually';
import { sharedPanel } from '../support/own-panel';
import {
  act,
  addLine,
  formPath,
  goTo,
  pick,
  said,
  save,
  shownTotals,
  type Panel,
} from '../support/panel';
import { createInvoice } from '../support/records';

/** One bookkeeper, one invoice, from the first line to the figures of the month. */
let panel: Panel;
let acme: Acme;
/** Public ids: of the invoice of the walk, and of another one. */
let id: string;
let other: string;
sharedPanel(async ({ browser, service }) => {
  acme = await createAcme(service, { default_currency: 'EUR' });
  // Another invoice of 110.00, so that something stays outstanding.
  const fields = { currency: 'EUR', status: 'sent' };
  other = (await createInvoice(acme.client, acme.ada, fields)).id;
  panel = await logInBookkeeper(browser, service, acme.business);
});

const dialog = (page: Page): Locator => page.getByRole('dialog');

const totals = (page: Page, wanted: Record<string, string>): Promise<void> =>
  eventually(async () => {
    const shown = await shownTotals(page);
    return Object.entries(wanted).every(([name, amount]) => shown[name] === amount);
  });

/** The lines of a figure on the home page: its amount, and its links. */
async function figure(page: Page, name: string): Promise<string[]> {
  const item = page.getByTestId(`home-${name}`).getByRole('listitem');
  await item.first().waitFor();
  return (await item.first().innerText()).split('\n').filter((text) => text.trim() !== '');
}

test('an invoice of two lines is written and sent', async () => {
  const { page } = panel;
  await goTo(page, formPath('invoice', 'create'));
  await pick(page, 'Business', 'Acme');
  await pick(page, 'Customer', 'Ada');
  const design = { description: 'Design', quantity: '12', unit_price: '40', tax_rate: '0' };
  await addLine(page, 0, design);
  await addLine(page, 1, { ...design, description: 'Print', quantity: '300', unit_price: '2,4' });
  await totals(page, { Total: '1,200.00 EUR' });
  id = await save(page);
  await act(page, 'Mark as sent');
  await said(page, 'is sent.');
  await page.getByTestId('lock-notice').waitFor();
  expect(await acme.readInvoice(id)).toMatchObject({
    status: 'sent',
    invoice_number: 'INV-00002',
    total: 1200,
    amount_due: 1200,
  });
});

test('half of it is paid', async () => {
  const { page } = panel;
  await goTo(page, formPath('invoice', id));
  await act(page, 'Record payment');
  await dialog(page).locator('[name="amount"]').fill('600');
  await dialog(page).getByRole('button', { name: 'Record payment' }).click();
  await said(page, '600.00 EUR recorded for INV-00002.');
  await totals(page, { 'Amount due': '600.00 EUR' });
});

test('one line is credited: what is due is set off, and the rest is to be refunded', async () => {
  const { page } = panel;
  await goTo(page, formPath('invoice', id));
  await act(page, 'Credit');
  await dialog(page).getByRole('radio', { name: 'Some lines, or parts of them' }).click();
  const line = dialog(page).getByRole('rowgroup', { name: 'Print' });
  await line.getByLabel(/quantity to credit/).fill('300');
  await dialog(page).getByTestId('credit-preview').getByText('720.00 EUR').first().waitFor();
  await dialog(page).getByRole('button', { name: 'Create credit note' }).click();
  const note = page.getByTestId('credit-note');
  await note.getByText('To refund: 120.00 EUR').waitFor();
  await totals(page, { Paid: '600.00 EUR', Credited: '600.00 EUR' });
  expect(await acme.readInvoice(id)).toMatchObject({ status: 'paid', amount_due: 0 });
});

test('the refund is recorded in the credit note', async () => {
  const { page } = panel;
  await goTo(page, formPath('invoice', id));
  await page.getByTestId('credit-note').getByRole('link', { name: 'CN-00001' }).click();
  await page.getByRole('heading', { name: 'CN-00001' }).waitFor();
  await act(page, 'Record refund');
  const amount = dialog(page).locator('[name="amount"]');
  await amount.waitFor();
  expect(await amount.inputValue()).toBe('120.00');
  await dialog(page).getByRole('button', { name: 'Record refund' }).click();
  await said(page, 'Refund of 120.00 EUR recorded for CN-00001.');
  const { body } = await acme.client.get(`/api/v1/credit-notes?invoice_id=${id}`);
  expect(body.data).toMatchObject([
    { total: 720, applied_amount: 600, refunded_amount: 120, refund_due: 0 },
  ]);
});

test('the home page has the figures of the month, with links to what they count', async () => {
  const { page } = panel;
  await goTo(page, '/admin');
  expect(await figure(page, 'outstanding')).toEqual(['Outstanding', '110.00 EUR', '1 invoice']);
  expect(await figure(page, 'paid')).toEqual(['600.00 EUR', '1 payment']);
  await page.getByRole('link', { name: '1 payment', exact: true }).click();
  await page.getByText(/^1 .+ found$/).waitFor();
  await page.getByRole('row', { name: 'INV-00002' }).getByText('600.00 EUR').waitFor();
  await goTo(page, formPath('invoice', other));
  await act(page, 'Paid in full today', 'Record the payment');
  await said(page, 'INV-00001 is paid.');
  await goTo(page, '/admin');
  await page.getByText('Nothing is outstanding.').waitFor();
  expect(await figure(page, 'paid')).toEqual(['710.00 EUR', '2 payments']);
  await page.getByRole('link', { name: '2 payments' }).click();
  await page.getByText(/^2 .+ found$/).waitFor();
  await page.getByRole('row', { name: 'INV-00001' }).getByText('110.00 EUR').waitFor();
  expect(panel.complaints).toEqual([]);
});
