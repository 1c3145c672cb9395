import { accessFaults } from '../support/axe';
import { createAcme, type Acme } from '../support/acme';
import { ownPanel } from '../support/own-panel';
import { formPath, goTo, logIn, newOperator, said, type Panel } from '../support/panel';

let panel: Panel;
let acme: Acme;
ownPanel(async ({ browser, service }) => {
  acme = await createAcme(service, { default_currency: 'NZD' });
  // Only an operator who may delete takes an import back.
  panel = await logIn(browser, service, await newOperator(service));
});

const HEAD =
  'ContactName,EmailAddress,POAddressLine1,POCity,InvoiceNumber,Reference,InvoiceDate,DueDate,Total,TaxTotal,InvoiceAmountPaid,InvoiceAmountDue,InventoryItemCode,Description,Quantity,UnitAmount,Discount,LineAmount,AccountCode,TaxType,TaxAmount,Currency,Type,Sent,Status';

/** 200 invoices of two months and 20 customers: those of May are paid. */
function xeroExport(): Buffer {
  const rows = Array.from({ length: 200 }, (_, at) => {
    const isPaid = at % 2 === 0;
    const amounts = isPaid ? '115.00,0.00' : '0.00,115.00';
    return [
      `Client ${at % 20},,,,ORC-${1000 + at},`,
      `${isPaid ? '31/05/2026' : '30/06/2026'},31/12/2099,115.00,15.00,${amounts}`,
      ',Work,1,100.00,,100.00,200,15% GST on Income,15.00,NZD,Sales invoice,',
      isPaid ? 'Paid' : 'Awaiting Payment',
    ].join(',');
  });
  return Buffer.from([HEAD, ...rows].join('\n'));
}

test('an export of Xero comes to the sums that it shows, and is taken back', async () => {
  const { page } = panel;
  await goTo(page, formPath('invoice'));
  await page.getByRole('link', { name: 'Import' }).click();
  await page.getByRole('heading', { name: 'Import invoices' }).waitFor();
  const file = { name: 'xero.csv', mimeType: 'text/csv', buffer: xeroExport() };
  await page.getByRole('checkbox', { name: /customers/ }).check();
  await page.locator('input[type=file]:enabled').setInputFiles(file);
  await page.getByText('This looks like an export of Xero').waitFor();
  await page.getByText('200 invoices will be created with 20 new customers').waitFor();
  const months = page.getByLabel('By month');
  const cellsOf = (word: string) =>
    months.getByRole('row').filter({ hasText: word }).locator('td').allInnerTexts();
  expect(await cellsOf('May 2026')).toEqual(['May 2026', '100', 'NZ$11,500.00', 'NZ$0.00']);
  expect(await cellsOf('June 2026')).toEqual(['June 2026', '100', 'NZ$11,500.00', 'NZ$11,500.00']);
  await page.getByText('10 customers owe something').click();
  await page.getByLabel('10 customers owe something').waitFor();
  await page.getByText('200 invoices count as issued and are locked').click();
  expect(await accessFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Import 200 invoices' }).click();
  await page.getByText('200 invoices created with 20 new customers').waitFor();
  const { body } = await acme.client.get('/api/v1/invoices?limit=1');
  expect(body.pagination.total).toBe(200);
  await page.getByLabel('Past imports').getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
  await said(page, 'The import is taken back.');
  await page.getByText('Taken back', { exact: true }).waitFor();
  const { body: after } = await acme.client.get('/api/v1/invoices?limit=1');
  expect(after.pagination.total).toBe(0);
  expect(panel.complaints).toEqual([]);
});
