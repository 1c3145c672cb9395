import { readFileSync } from 'node:fs';
import { adminApi } from '../support/api';
import { createTrade, getEInvoice, type Trade } from '../support/trade';
import { saveForm } from '../support/desk';
import { eventually } from '../support/eventually';
import { ownPanel } from '../support/own-panel';
import {
  act,
  chooseTyped,
  editPath,
  formPath,
  goTo,
  input,
  invoicePage,
  logIn,
  newOperator,
  said,
  save,
  shownTotals,
  type Panel,
} from '../support/panel';
import { createCustomer, creditInvoice } from '../support/records';

let panel: Panel;
let trade: Trade;
let sendsFrom: { url: string };
const customerForm = (id: string) =>
  `/content-manager/collection-types/api::customer.customer/${id}`;

ownPanel(async ({ browser, service }) => {
  sendsFrom = service;
  trade = await createTrade({ seller: { phone: null } }, { service });
  const path = customerForm(trade.customer);
  const saved = await saveForm(path, { e_invoice_format: 'xrechnung-ubl' }, adminApi(service));
  expect(saved.status).toBe(200);
  panel = await logIn(browser, service, await newOperator(service));
});

test('an operator chooses the format and the scheme of a customer by their names', async () => {
  const { page } = panel;
  const { id } = await createCustomer(trade.client, { name: 'Nordwind' });
  await goTo(page, editPath(id));
  await input(page, 'electronic_address').fill('4012345000009');
  await chooseTyped(page, 'Kind of address', 'GLN', 'GLN (GS1 location number) (0088)');
  await chooseTyped(page, 'E-invoice format', 'Peppol', 'Peppol BIS Billing 3');
  await save(page);
  expect((await adminApi(sendsFrom).get(customerForm(id))).body.data).toMatchObject({
    name: 'Nordwind',
    electronic_address: '4012345000009',
    electronic_address_scheme: '0088',
    e_invoice_format: 'peppol',
  });
});

test('the e-invoice beside an invoice tells what is missing, until it can be downloaded', async () => {
  const { page } = panel;
  const { id, invoice_number: number } = await trade.invoice({ status: 'draft' });
  await goTo(page, formPath('invoice', id));
  const problems = page.getByTestId('e-invoice-problems');
  await problems.waitFor();
  expect(await problems.textContent()).toMatch(/^Business: Phone is needed \(BR-DE-\d+\)$/);
  await problems.getByRole('link', { name: 'Business: Phone' }).click();
  await input(page, 'phone').fill('+49 40 123456');
  await save(page);
  await goTo(page, formPath('invoice', id));
  await page.getByText('Nothing is missing. Issue the invoice to download it.').waitFor();
  await act(page, 'Mark as sent');
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, this invoice' }).click();
  await invoicePage(page).waitFor();
  await act(page, 'E-invoice');
  const button = page.getByRole('button', { name: 'Download e-invoice' });
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(download.suggestedFilename()).toBe(`${number}-xrechnung-ubl.xml`);
  const kept = await getEInvoice(trade.key, `invoices/${id}`, 'xrechnung-ubl', sendsFrom);
  expect(readFileSync(await download.path()).equals(kept.bytes)).toBe(true);
  await page.getByText('You get the file that was handed out before.').waitFor();
  expect(panel.complaints).toEqual([]);
});

test('beside a credit note stands the same, in the format that somebody chooses', async () => {
  const { page } = panel;
  const { id, credit_note_number: number } = await creditInvoice(
    trade.client,
    (await trade.invoice()).id,
  );
  await goTo(page, formPath('credit-note', id));
  await page.getByRole('combobox', { name: 'Format' }).click();
  await page.getByRole('option', { name: 'Factur-X / ZUGFeRD (PDF)' }).click();
  const button = page.getByRole('button', { name: 'Download e-invoice' });
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(download.suggestedFilename()).toBe(`${number}-factur-x.pdf`);
  expect(readFileSync(await download.path()).toString('latin1')).toContain('factur-x.xml');
  expect(panel.complaints).toEqual([]);
});

test('a draft whose tax is rounded by line says so, and a button rounds it by rate', async () => {
  const { page } = panel;
  const at = `/content-manager/collection-types/api::business.business/${trade.business}`;
  const saved = await saveForm(at, { tax_rounding: 'line' }, adminApi(sendsFrom));
  expect(saved.status).toBe(200);
  const cent = { description: 'Work', quantity: 1, unit_price: 0.05, tax_rate: 10 };
  const { id, invoice_number: number } = await trade.invoice({
    status: 'draft',
    items: [cent, cent, cent],
  });
  await goTo(page, formPath('invoice', id));
  await page.getByText('The tax of this draft is rounded for each line.').waitFor();
  await act(page, 'Round tax per rate');
  await said(page, `The tax of ${String(number)} is now rounded for each tax rate.`);
  await page.getByText('Nothing is missing. Issue the invoice to download it.').waitFor();
  await eventually(async () => (await shownTotals(page)).Total === '0.17 EUR');
  expect(panel.complaints).toEqual([]);
});
