import type { Locator, Page } from 'playwright-core';
import { createAcme, type Acme } from '../support/acme';
import { logInBookkeeper } from '../support/bookkeeper';
import { eventually } from '../support/eventually';
import { sharedPanel } from '../support/own-panel';
import {
  act,
  documentShown,
  downloadedPdf,
  formPath,
  goTo,
  said,
  shownTotals,
  type Panel,
} from '../support/panel';
import { createInvoice, creditInvoice, line, recordPayment } from '../support/records';

/** A bookkeeper reads credit notes and refunds that a program made, and makes some in dialogs. */
let panel: Panel;
let acme: Acme;
let number: string;
let note: { id: string; credit_note_number: string };
sharedPanel(async ({ browser, service }) => {
  acme = await createAcme(service, { default_currency: 'EUR' });
  const items = [line({ description: 'Hours' })];
  const issue_date = '2026-05-01';
  const fields = { currency: 'EUR', status: 'sent', items, issue_date };
  const invoice = await createInvoice(acme.client, acme.ada, fields);
  await recordPayment(acme.client, invoice.id as string, { amount: 110 });
  number = String(invoice.invoice_number);
  const credit = { reason: 'return', issue_date };
  note = (await creditInvoice(acme.client, invoice.id as string, credit)) as typeof note;
  const refund = { amount: 40, refunded_on: '2026-05-03', reference: 'Back' };
  await acme.client.post(`/api/v1/credit-notes/${note.id}/refunds`, refund);
  panel = await logInBookkeeper(browser, service, acme.business);
});

test('the list names number, invoice, customer, reason and total', async () => {
  const { page } = panel;
  await goTo(page, formPath('credit-note'));
  const row = page.getByRole('row', { name: note.credit_note_number });
  await row.waitFor();
  const cells = (await row.locator('td').allInnerTexts()).map((cell) => cell.trim());
  expect(cells).toEqual(
    expect.arrayContaining([
      note.credit_note_number,
      number,
      'Ada',
      'Goods came back',
      '110.00 EUR',
    ]),
  );
  expect(await page.getByRole('link', { name: 'New' }).count()).toBe(0);
});

test('the form is for reading only, with its lines as a table and a link to the invoice', async () => {
  const { page } = panel;
  await goTo(page, formPath('credit-note', note.id));
  await page.getByRole('link', { name: number }).waitFor();
  const cells = page.getByTestId('locked-lines').getByRole('row').nth(1).getByRole('cell');
  expect((await cells.allInnerTexts())[1]).toBe('Hours');
  expect(await shownTotals(page)).toEqual({
    Subtotal: '100.00 EUR',
    'Tax 10 %': '10.00 EUR',
    Total: '110.00 EUR',
  });
  for (const name of ['credit_note_number', 'issue_date', 'refunded_amount', 'notes'])
    expect([name, await page.locator(`[name="${name}"]`).isDisabled()]).toEqual([name, true]);
  for (const name of ['Save', 'Delete', 'Add a line'])
    expect(await page.getByRole('button', { name }).count()).toBe(0);
});

test('the list of refunds names date, credit note, amount and status', async () => {
  const { page } = panel;
  await goTo(page, formPath('refund'));
  const row = page.getByRole('row', { name: 'Back' });
  await row.waitFor();
  const cells = (await row.locator('td').allInnerTexts()).map((cell) => cell.trim());
  expect(cells).toEqual(
    expect.arrayContaining([note.credit_note_number, '40.00 EUR', 'Back', 'Ada', number]),
  );
  expect((await row.innerText()).toLowerCase()).toContain('recorded');
});

const dialog = (page: Page): Locator => page.getByRole('dialog');
const field = (page: Page, name: string): Locator => dialog(page).locator(`[name="${name}"]`);
const confirm = (page: Page, name: string) => dialog(page).getByRole('button', { name });

/** The amounts that the dialog shows before anything is stored. */
async function shown(page: Page): Promise<Record<string, string>> {
  const box = dialog(page).getByTestId('credit-preview');
  const texts = (of: string) => box.locator(of).allInnerTexts();
  const [labels, values] = [await texts('dt'), await texts('dd')];
  return Object.fromEntries(labels.map((label, index) => [label, values[index] ?? '']));
}

test('an invoice is credited by line in one dialog, which first shows what it comes to', async () => {
  const items = [line({ description: 'Hours' }), line({ description: 'Travel', quantity: 1 })];
  const fields = { currency: 'EUR', status: 'sent', items, issue_date: '2026-05-01' };
  const invoice = await createInvoice(acme.client, acme.ada, fields);
  await recordPayment(acme.client, invoice.id as string, { amount: 140 });
  const { page } = panel;
  await goTo(page, formPath('invoice', invoice.id as string));
  await documentShown(page);
  expect(await page.getByTestId('credit-note').count()).toBe(0);
  await act(page, 'Credit');
  await eventually(async () => (await shown(page))['Credit note'] === '165.00 EUR');
  await dialog(page).getByRole('radio', { name: 'Some lines, or parts of them' }).click();
  await dialog(page).getByText('Type a quantity or an amount in at least one line.').waitFor();
  const lines = dialog(page).getByTestId('credit-lines');
  const texts = await lines.locator('tbody').first().locator('td').allInnerTexts();
  expect(texts.slice(0, 3)).toEqual(['Hours', '2 of 2', '100.00']);
  const quantity = lines.getByLabel('Line 1: quantity to credit');
  await quantity.fill('2,5');
  await lines.getByText('must be at most the quantity that is not credited yet, 2').waitFor();
  expect(await confirm(page, 'Create credit note').isDisabled()).toBe(true);
  await quantity.fill('0,5');
  await quantity.press('Enter');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  expect(await focused()).toBe('Line 2: quantity to credit');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Line 2: net amount to credit');
  await page.keyboard.type('12,50');
  const amounts = {
    Net: '37.50 EUR',
    Tax: '3.75 EUR',
    'Credit note': '41.25 EUR',
    'Taken off the invoice': '25.00 EUR',
    'To refund': '16.25 EUR',
    [`Left due of ${invoice.invoice_number as string}`]: '0.00 EUR',
  };
  await eventually(async () => (await shown(page))['Credit note'] === '41.25 EUR');
  expect(await shown(page)).toEqual(amounts);
  await dialog(page)
    .getByText(`${invoice.invoice_number as string} becomes Paid.`)
    .waitFor();
  await dialog(page).getByRole('combobox', { name: 'Reason' }).click();
  await page.getByRole('option', { name: 'Price reduced' }).click();
  await field(page, 'issue_date').fill('2026-05-04');
  await confirm(page, 'Create credit note').click();
  const notes = page.getByTestId('credit-note');
  await notes.first().waitFor();
  expect((await notes.first().innerText()).split('\n')).toEqual([
    expect.stringMatching(/^CN-/),
    '41.25 EUR',
    '4 May 2026 · Price reduced',
    'To refund: 16.25 EUR',
  ]);
  await eventually(async () => (await shownTotals(page))['Amount due'] === '0.00 EUR');
  expect((await shownTotals(page)).Credited).toBe('25.00 EUR');
  const { data } = (await acme.client.get('/api/v1/credit-notes?limit=1')).body;
  expect(data[0]).toMatchObject({ total: 41.25, refund_due: 16.25, reason: 'price' });
  await page.getByTestId('credit-note').getByRole('link').click();
  await page.getByRole('heading', { name: String(data[0].credit_note_number) }).waitFor();
});

test('a refund is recorded and voided beside the credit note, which has a PDF and a history', async () => {
  const { page } = panel;
  await goTo(page, formPath('credit-note', note.id));
  await act(page, 'Record refund');
  await field(page, 'amount').waitFor();
  expect(await field(page, 'amount').inputValue()).toBe('70.00');
  await field(page, 'amount').fill('70,01');
  await confirm(page, 'Record refund').click();
  await dialog(page).getByText('At most the amount to be refunded, 70.00 EUR.').waitFor();
  await field(page, 'amount').fill('30,5');
  await field(page, 'refunded_on').fill('2026-05-05');
  await field(page, 'reference').fill('Bank 9');
  await confirm(page, 'Record refund').click();
  await said(page, `Refund of 30.50 EUR recorded for ${note.credit_note_number}.`);
  const refunds = page.getByTestId('refunds').getByRole('listitem');
  await refunds.filter({ hasText: '5 May 2026 · Bank 9' }).waitFor();
  await page.getByText('To refund: 39.50 EUR').waitFor();
  await refunds.first().getByRole('button', { name: 'Void' }).click();
  const question = page.getByRole('alertdialog');
  expect(await question.innerText()).toContain('Void the refund of 30.50 EUR of 5 May 2026?');
  await question.getByRole('button', { name: 'Void refund' }).click();
  await page.getByText('To refund: 70.00 EUR').waitFor();
  const { body } = await acme.client.get(`/api/v1/credit-notes/${note.id}`);
  expect([body.refunded_amount, body.refund_due]).toEqual([40, 70]);
  const entries = page.getByTestId('history-entry');
  const voiding = 'Olive Operator changed Refunded from 70.50 EUR to 40.00 EUR';
  await entries.filter({ hasText: voiding }).waitFor();
  await act(page, 'Preview PDF');
  await page
    .getByRole('complementary', { name: `Preview of ${note.credit_note_number}.pdf` })
    .waitFor();
  await page.keyboard.press('Escape');
  const pdf = await downloadedPdf(page, () => act(page, 'Download PDF'));
  expect(pdf.name).toBe(`${note.credit_note_number}.pdf`);
  expect(pdf.text).toContain(number);
});

test('no page logs an error', () => {
  // The service refused one quantity.
  expect(panel.complaints.filter((one) => !one.includes('409'))).toEqual([]);
});
