import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../support/browser';
import {
  act,
  actInRow,
  documentShown,
  downloadedPdf,
  formPath,
  goTo,
  logIn,
  newOperator,
  openActions,
  said,
  type Panel,
} from '../support/panel';
import { startReceiver, verified, type Receiver } from '../support/receiver';
import { createCustomer, createInvoice, createQuotation, type Fields } from '../support/records';
import type { Service } from '../support/service';
import { addEndpoint, listeningDesk, startSender } from '../support/webhooks';

let browser: Browser;
let service: Service;
let receiver: Receiver;
let panel: Panel;
let desk: Awaited<ReturnType<typeof listeningDesk>>;
let secret: string;
let customer: string;
beforeAll(async () => {
  [browser, service, receiver] = await Promise.all([openBrowser(), startSender(), startReceiver()]);
  desk = await listeningDesk(service);
  customer = (await createCustomer(desk.client, { name: 'Grace Hopper' })).id as string;
  secret = (await addEndpoint(desk.client, `${receiver.url}/events`)).secret;
  panel = await logIn(browser, service, await newOperator(service));
});
afterAll(async () => {
  await browser.close();
  await service.stop();
  await receiver.close();
});

const invoice = (fields: Fields = {}) =>
  createInvoice(desk.client, customer, { currency: 'EUR', ...fields });
const quotation = (fields: Fields = {}) =>
  createQuotation(desk.client, customer, { currency: 'EUR', ...fields });

async function openForm(type: string, id: string): Promise<Page> {
  await goTo(panel.page, formPath(type, id));
  await documentShown(panel.page);
  return panel.page;
}

/** The data of the one event of a type about a record, checked by the official verifier. */
async function eventAbout(type: string, id: unknown): Promise<Fields> {
  const about = () => receiver.received().filter(({ body }) => body.data.id === id);
  const found = () => about().filter(({ body }) => body.type === type);
  while (found().length === 0) await receiver.until(receiver.received().length + 1);
  expect(found()).toHaveLength(1);
  return (verified(secret, found()[0] as never) as { data: Fields }).data;
}

describe('one click in the form', () => {
  test('marks a draft as sent, then after a question records its payment, each with its event', async () => {
    const { id, invoice_number: number, total } = await invoice();
    const page = await openForm('invoice', id as string);
    await act(page, 'Mark as sent');
    await said(page, `${number} is sent.`);
    expect((await eventAbout('invoice.sent', id)).status).toBe('sent');
    await page.getByRole('button', { name: 'Mark as sent' }).waitFor({ state: 'detached' });
    await act(page, 'Paid in full today');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    expect((await desk.client.get(`/api/v1/invoices/${id}`)).body.status).toBe('sent');
    await act(page, 'Paid in full today', 'Record the payment');
    await said(page, `${number} is paid.`);
    const paid = await eventAbout('invoice.paid', id);
    expect([paid.status, paid.amount_paid]).toEqual(['paid', total]);
    const { body } = await desk.client.get(`/api/v1/invoices/${id}/payments`);
    expect(body.data).toMatchObject([{ amount: total, method: null, status: 'recorded' }]);
    await page.getByRole('button', { name: 'Record payment' }).waitFor({ state: 'detached' });
    await openActions(page);
    const offered = await page.getByRole('menuitem').allInnerTexts();
    expect(offered).toContain('Duplicate');
    for (const name of ['Paid in full today', 'Cancel invoice'])
      expect(offered).not.toContain(name);
    await page.keyboard.press('Escape');
  });

  test('follows another one at once, even when the page is slow to read the change', async () => {
    const { id, invoice_number: number } = await invoice();
    const page = await openForm('invoice', id as string);
    const record = new RegExp(`invoices?/${id as string}(/record|\\?|$)`);
    await page.route(record, async (route) => {
      await new Promise((later) => setTimeout(later, 1_500));
      await route.continue();
    });
    await act(page, 'Mark as sent');
    await act(page, 'Paid in full today', 'Record the payment');
    await said(page, `${number} is paid.`);
    await page.unroute(record);
  });

  test('cancels an invoice after a question, with its event', async () => {
    const { id, invoice_number: number } = await invoice({
      status: 'sent',
      issue_date: '2026-04-08',
    });
    const page = await openForm('invoice', id as string);
    await act(page, 'Cancel invoice');
    const dialog = page.getByRole('dialog');
    const text = await dialog.innerText();
    expect(text).toContain('The tax of 10.00 EUR in April 2026 stays as it is.');
    await dialog.getByRole('button', { name: 'Credit in full' }).waitFor();
    await dialog.getByRole('button', { name: 'Cancel invoice' }).click();
    await said(page, `${number} is cancelled.`);
    expect((await eventAbout('invoice.cancelled', id)).status).toBe('cancelled');
    await act(page, 'Take back the cancellation', 'Take it back');
    await said(page, `${number} is no longer cancelled.`);
    expect((await eventAbout('invoice.sent', id)).status).toBe('sent');
  });

  test('duplicates an invoice as a new draft, and opens it', async () => {
    const { id, total } = await invoice({ status: 'paid' });
    const page = await openForm('invoice', id as string);
    await act(page, 'Duplicate');
    await page.waitForURL((url) => !url.pathname.endsWith(String(id)));
    const made = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const event = await eventAbout('invoice.created', made);
    expect([event.status, event.total, event.amount_paid]).toEqual(['draft', total, 0]);
  });

  test('converts a quotation after a question, and each links to the other', async () => {
    const { id, quotation_number: number, total } = await quotation({ status: 'accepted' });
    const page = await openForm('quotation', id as string);
    await act(page, 'Convert to invoice', 'Convert');
    await page.getByRole('link', { name: String(number) }).waitFor();
    const made = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const event = await eventAbout('invoice.created', made);
    expect([event.status, event.total]).toEqual(['draft', total]);
    await page.getByRole('link', { name: String(number) }).click();
    const back = page.getByRole('link', { name: `Open invoice ${event.invoice_number}` });
    await back.waitFor();
    expect(await page.getByRole('button', { name: 'Convert to invoice' }).count()).toBe(0);
  });

  test('converts only once at a double click, and changes nothing in the form below', async () => {
    const { id } = await quotation({ status: 'accepted' });
    const page = await openForm('quotation', id as string);
    await act(page, 'Convert to invoice');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Convert' }).dblclick();
    await page.waitForURL((url) => url.pathname.includes('api::invoice.invoice'));
    await page.getByRole('button', { name: 'Mark as sent' }).waitFor();
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    const { body } = await desk.client.get(`/api/v1/quotations/${id as string}`);
    expect(body.status).toBe('converted');
  });

  test('previews the PDF in a side panel that Escape closes', async () => {
    const { id, invoice_number: number } = await invoice({ notes: 'Thanks, ᏣᎳᎩ' });
    const page = await openForm('invoice', id as string);
    await act(page, 'Preview PDF');
    const preview = page.getByRole('complementary', { name: `Preview of ${number}.pdf` });
    expect(await preview.getByRole('status').innerText()).toContain('boxes: Ꮳ Ꮃ Ꭹ');
    const pdf = await downloadedPdf(page, () =>
      preview.getByRole('button', { name: 'Download' }).click(),
    );
    expect(pdf.text).toContain(number);
    await page.getByRole('heading', { name: `${number}.pdf` }).click();
    await page.keyboard.press('Escape');
    await preview.waitFor({ state: 'hidden' });
  });

  test('waits for changes to be saved', async () => {
    const { id } = await invoice();
    const page = await openForm('invoice', id as string);
    await page.locator('[name=notes]').fill('Not saved yet');
    await page.getByText('Save your changes first.').waitFor();
    expect(await page.getByRole('button', { name: 'Mark as sent' }).isDisabled()).toBe(true);
    page.once('dialog', (dialog) => void dialog.accept());
  });
});

describe('one click in the list', () => {
  test('does the same and shows the new status at once', async () => {
    const { id, invoice_number: number } = await invoice();
    const { page } = panel;
    await page.goto(formPath('invoice'));
    await actInRow(page, String(number), 'Mark as sent');
    await said(page, `${number} is sent.`);
    await page
      .getByRole('row', { name: String(number) })
      .getByText('Sent')
      .waitFor();
    await actInRow(page, String(number), 'Cancel invoice');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel invoice' }).click();
    await said(page, `${number} is cancelled.`);
    expect((await eventAbout('invoice.cancelled', id)).status).toBe('cancelled');
    const pdf = await downloadedPdf(page, () => actInRow(page, String(number), 'Download PDF'));
    expect(pdf.text).toContain('CANCELLED');
  });

  test('offers only what makes sense for the row', async () => {
    const { invoice_number: number } = await invoice({ status: 'paid' });
    const { page } = panel;
    await page.goto(formPath('invoice'));
    const row = page.getByRole('row', { name: String(number) });
    await row.getByRole('button', { name: 'Row actions' }).click();
    const offered = await page.getByRole('menuitem').allInnerTexts();
    expect(offered).toEqual([
      'Edit',
      'Open in new tab',
      'Send by email',
      'Credit',
      'Preview PDF',
      'Download PDF',
      'Delivery note (PDF)',
      'Duplicate',
      'Make recurring',
    ]);
    await page.keyboard.press('Escape');
  });
});

test('no page logs an error', () => {
  expect(panel.complaints).toEqual([]);
});
