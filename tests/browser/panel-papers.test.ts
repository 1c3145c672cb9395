import type { Page } from 'playwright-core';
import { createAcme, type Acme } from '../support/acme';
import { logInBookkeeper } from '../support/bookkeeper';
import { sharedPanel } from '../support/own-panel';
import { act, actInRow, downloadedPdf, formPath, goTo, type Panel } from '../support/panel';
import {
  createInvoice,
  createQuotation,
  creditInvoice,
  recordPayment,
  recordRefund,
  type Created,
} from '../support/records';

let panel: Panel;
let acme: Acme;
let invoice: Created;
let payment: Created;
sharedPanel(async ({ browser, service }) => {
  acme = await createAcme(service, { default_currency: 'EUR' });
  panel = await logInBookkeeper(browser, service, acme.business);
  const issued = { status: 'sent', issue_date: '2026-05-01' };
  invoice = await createInvoice(acme.client, acme.ada, { ...issued, invoice_number: 'P-1' });
  const body = { amount: 60, paid_on: '2026-05-03', method: 'cash' };
  payment = await recordPayment(acme.client, invoice.id, body);
  await recordPayment(acme.client, invoice.id, { ...body, amount: 5, method: 'write_off' });
});

async function open(type: string, id: string): Promise<Page> {
  await goTo(panel.page, formPath(type, id));
  await panel.page.getByRole('button', { name: /PDF/ }).first().waitFor();
  return panel.page;
}

/** Saves the PDF that stands beside the page, and closes it. */
async function shown(page: Page, name: string) {
  const preview = page.getByRole('complementary', { name: `Preview of ${name}` });
  await preview.waitFor();
  const pdf = await downloadedPdf(page, () =>
    preview.getByRole('button', { name: 'Download' }).click(),
  );
  // The reader of the browser may have the keyboard.
  await page.getByRole('heading', { name }).click();
  await page.keyboard.press('Escape');
  await preview.waitFor({ state: 'hidden' });
  expect(pdf.name).toBe(name);
  return pdf.text;
}

test('an invoice has its delivery note in the form and in the list', async () => {
  const page = await open('invoice', invoice.id);
  await act(page, 'Delivery note (PDF)');
  expect(await shown(page, 'delivery-note-P-1.pdf')).toMatch(/DELIVERY NOTE[^]*P-1/);
  await goTo(page, formPath('invoice'));
  await actInRow(page, 'P-1', 'Delivery note (PDF)');
  expect(await shown(page, 'delivery-note-P-1.pdf')).not.toMatch(/€/);
});

test('a quotation has those papers that its status allows', async () => {
  const fields = { status: 'sent', quotation_number: 'P-2' };
  const quotation = await createQuotation(acme.client, acme.ada, fields);
  const page = await open('quotation', quotation.id);
  await act(page, 'Order confirmation (PDF)');
  expect(await shown(page, 'order-confirmation-P-2.pdf')).toContain('ORDER CONFIRMATION');
  await act(page, 'Pro forma (PDF)');
  expect(await shown(page, 'proforma-P-2.pdf')).toContain('not a demand for payment');
  const rejected = await createQuotation(acme.client, acme.ada, { status: 'rejected' });
  await open('quotation', rejected.id);
  await page.getByRole('button', { name: 'Pro forma (PDF)' }).waitFor();
  expect(await page.getByRole('button', { name: 'Order confirmation (PDF)' }).count()).toBe(0);
});

test('payments have receipts beside their invoice and their own form, write-offs have none', async () => {
  const page = await open('invoice', invoice.id);
  const payments = page.getByTestId('entry');
  await payments.getByText('Written off').waitFor();
  const receipt = payments.getByRole('button', { name: 'Receipt (PDF)' });
  expect(await receipt.count()).toBe(1);
  await receipt.click();
  const text = await shown(page, 'payment-receipt-2026-05-03.pdf');
  expect(text).toMatch(/PAYMENT RECEIPT[^]*Cash/);
  await open('payment', payment.id);
  await act(page, 'Receipt (PDF)');
  expect(await shown(page, 'payment-receipt-2026-05-03.pdf')).toBe(text);
});

test('refunds have receipts beside their credit note', async () => {
  const issued = { status: 'paid', issue_date: '2026-05-01', invoice_number: 'P-3' };
  const paid = await createInvoice(acme.client, acme.ada, issued);
  const note = await creditInvoice(acme.client, paid.id, { issue_date: '2026-05-04' });
  await recordRefund(acme.client, note.id, { amount: 20, refunded_on: '2026-05-05' });
  const page = await open('credit-note', note.id);
  await page.getByTestId('refunds').getByRole('button', { name: 'Receipt (PDF)' }).click();
  expect(await shown(page, 'refund-receipt-2026-05-05.pdf')).toMatch(/REFUND RECEIPT[^]*Ada/);
});

test('no page logs an error', () => {
  expect(panel.complaints).toEqual([]);
});
