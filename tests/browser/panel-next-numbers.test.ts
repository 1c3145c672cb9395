import { createAcme, type Acme } from '../support/acme';
import { ownPanel } from '../support/own-panel';
import { formPath, goTo, logIn, newOperator, said, type Panel } from '../support/panel';
import { createInvoice } from '../support/records';

let panel: Panel;
let acme: Acme;
ownPanel(async ({ browser, service }) => {
  acme = await createAcme(service);
  panel = await logIn(browser, service, await newOperator(service));
});

test('the next invoice number is set beside the form of a business', async () => {
  const { page } = panel;
  await goTo(page, formPath('business', acme.business));
  await page.getByText('INV-00001').waitFor();
  await page.getByRole('button', { name: 'Set: Next invoice' }).click();
  const dialog = page.getByRole('dialog');
  const number = dialog.getByLabel('Next invoice');
  expect(await number.inputValue()).toBe('INV-00001');
  await number.fill('2026/7');
  await dialog.getByRole('button', { name: 'Set the number' }).click();
  await dialog.getByText('must have the form INV-{00000}').waitFor();
  await number.fill('INV-00118');
  await number.press('Enter');
  await said(page, 'Next invoice: INV-00118.');
  // The history beside the form tells of it at once.
  await page.getByText('from INV-00001 to INV-00118').waitFor();
  const invoice = await createInvoice(acme.client, acme.ada);
  expect(invoice['invoice_number']).toBe('INV-00118');
  // The browser itself reports the refusal.
  expect(panel.complaints.filter((one) => !one.includes('400'))).toEqual([]);
});
