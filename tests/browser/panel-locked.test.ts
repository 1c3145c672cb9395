import type { Locator, Page } from 'playwright-core';
import { createAcme, type Acme } from '../support/acme';
import { adminApi } from '../support/api';
import { query } from '../support/databases';
import { eventually } from '../support/eventually';
import { ownPanel } from '../support/own-panel';
import {
  act,
  addLine,
  documentShown,
  formPath,
  goTo,
  input,
  invoicePage,
  logIn,
  newOperator,
  openActions,
  said,
  save,
  shownTotals,
  type Panel,
} from '../support/panel';
import { createInvoice, createQuotation, line, type Fields } from '../support/records';

let panel: Panel;
let acme: Acme;
const own = ownPanel(async ({ browser, service }) => {
  acme = await createAcme(service, { default_currency: 'EUR' });
  panel = await logIn(browser, service, await newOperator(service));
});

const invoice = (fields: Fields = {}) =>
  createInvoice(acme.client, acme.ada, { currency: 'EUR', ...fields });

const notice = (page: Page): Locator => page.getByTestId('lock-notice');

async function open(type: 'invoice' | 'quotation', id: unknown): Promise<Page> {
  const { page } = panel;
  await goTo(page, formPath(type, String(id)));
  await documentShown(page);
  return page;
}

const today = (): string =>
  new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

const box = (page: Page, name: string): Locator =>
  page.getByRole('combobox', { name: new RegExp(`^${name}\\*?$`) });

describe('an invoice that was sent', () => {
  test('says why its content is locked, and shows its lines as a table', async () => {
    const items = [line({ description: 'Hours', discount_rate: undefined }), line()];
    const { id, invoice_number: number } = await invoice({ status: 'sent', items });
    const page = await open('invoice', id);
    await notice(page).waitFor();
    expect(await notice(page).innerText()).toContain(
      `${number} was issued on ${today()}, so its content is locked.`,
    );
    const cells = page.getByTestId('locked-lines').getByRole('row').nth(1).getByRole('cell');
    // Without the column of discounts, of which there are none.
    expect(await cells.allInnerTexts()).toEqual([
      '1',
      'Hours',
      '2',
      'piece',
      '50.00',
      '10',
      '100.00',
    ]);
    for (const name of ['Add a line', 'Delete', 'Drag'])
      expect(await page.getByRole('button', { name, exact: true }).count()).toBe(0);
    expect(await shownTotals(page)).toMatchObject({
      Total: '220.00 EUR',
      'Amount due': '220.00 EUR',
    });
  });

  test('is a page without fields, and only what a save may change has a button', async () => {
    const texts = { due_date: '2099-12-31', notes: 'Thanks', terms: 'Net' };
    const { id } = await invoice({ status: 'sent', order_reference: 'PO-7', ...texts });
    const page = await open('invoice', id);
    await notice(page).waitFor();
    const sheet = invoicePage(page);
    expect(await sheet.locator('input, textarea, [role="combobox"]').count()).toBe(0);
    const changing = sheet.getByRole('button', { name: /^(Edit|Add) / });
    expect(await changing.allInnerTexts()).toHaveLength(3);
    for (const name of ['Due date', 'Notes', 'Terms'])
      await sheet.getByRole('button', { name: `Edit ${name}` }).waitFor();
    const facts = (await page.getByTestId('facts').innerText()).split('\n').filter(Boolean);
    expect(facts).toEqual(expect.arrayContaining(['Order reference', 'PO-7', '31 December 2099']));
    expect(facts).not.toContain('Delivery date');
  });

  test('still takes notes', async () => {
    const { id, total } = await invoice({ status: 'sent' });
    const page = await open('invoice', id);
    await page.getByRole('button', { name: 'Add Notes' }).click();
    await input(page, 'notes').fill('Thank you');
    await save(page);
    await input(page, 'notes').waitFor({ state: 'detached' });
    await page.getByTestId('notes').getByText('Thank you').waitFor();
    const { body } = await acme.client.get(`/api/v1/invoices/${id as string}`);
    expect(body).toMatchObject({ notes: 'Thank you', total });
  });

  test('becomes a draft again after a question, and can be changed', async () => {
    const { id, invoice_number: number } = await invoice({ status: 'sent' });
    const page = await open('invoice', id);
    await act(page, 'Reopen as draft');
    const question = page.getByRole('alertdialog');
    expect(await question.innerText()).toContain(
      'When it is issued again, it takes the details of business and customer as they are then.',
    );
    await question.getByRole('button', { name: 'Back' }).click();
    expect((await acme.client.get(`/api/v1/invoices/${id as string}`)).body.status).toBe('sent');
    await act(page, 'Reopen as draft');
    await question.getByRole('button', { name: 'Reopen as draft' }).click();
    await said(page, `${number} is a draft again.`);
    await notice(page).waitFor({ state: 'detached' });
    await addLine(page, 1, { description: 'More', quantity: '1', unit_price: '10' });
    await save(page);
    const { body } = await acme.client.get(`/api/v1/invoices/${id as string}`);
    expect(body).toMatchObject({ status: 'draft', issued_at: null, total: 120 });
  });

  test('is locked from the moment in which it is marked as sent', async () => {
    const { id } = await invoice();
    const page = await open('invoice', id);
    expect(await notice(page).count()).toBe(0);
    expect(await input(page, 'issue_date').isDisabled()).toBe(false);
    await page.getByRole('button', { name: 'Mark as sent' }).click();
    await notice(page).waitFor();
    expect(await input(page, 'issue_date').count()).toBe(0);
  });

  test('is copied by an action', async () => {
    const { id } = await invoice({ status: 'sent' });
    const page = await open('invoice', id);
    await act(page, 'Duplicate');
    await page.waitForURL((url) => !url.pathname.endsWith(String(id)));
    await input(page, 'items.0.description').or(page.getByText('Add a line')).first().waitFor();
    expect(await notice(page).count()).toBe(0);
  });
});

test('an invoice with a recorded payment says so, and cannot be reopened', async () => {
  const { id, invoice_number: number } = await invoice({ status: 'sent' });
  const text = 'UPDATE invoices SET amount_recorded = 10, amount_paid = 10 WHERE document_id = $1';
  await query(own.service.databaseUrl, text, [id]);
  const page = await open('invoice', id);
  await notice(page).waitFor();
  expect(await notice(page).innerText()).toContain(
    `${number} was issued on ${today()}. Its content is locked and it cannot be reopened, because a payment is recorded.`,
  );
  await openActions(page);
  const offered = await page.getByRole('menuitem').allInnerTexts();
  expect(offered).toContain('Duplicate');
  expect(offered).not.toContain('Reopen as draft');
  await page.keyboard.press('Escape');
});

test('an invoice that only its status calls paid is marked as not paid after a question', async () => {
  const { id, invoice_number: number } = await invoice({ status: 'paid' });
  const text = 'UPDATE invoices SET handed_out_at = now() WHERE document_id = $1';
  await query(own.service.databaseUrl, text, [id]);
  const page = await open('invoice', id);
  await act(page, 'Mark as not paid');
  const question = page.getByRole('alertdialog');
  expect(await question.innerText()).toContain(
    'The amount paid becomes what it was before that, and the rest is due again.',
  );
  await question.getByRole('button', { name: 'Mark as not paid' }).click();
  await said(page, `${number} is no longer paid.`);
  await page.getByRole('button', { name: 'Record payment' }).first().waitFor();
  await openActions(page);
  expect(await page.getByRole('menuitem').allInnerTexts()).not.toContain('Mark as not paid');
  await page.keyboard.press('Escape');
  const { body } = await acme.client.get(`/api/v1/invoices/${id as string}`);
  expect(body).toMatchObject({ status: 'sent', amount_paid: 0 });
});

test('where the business locks nothing, the form of an issued invoice is one step away', async () => {
  const path = `/content-manager/collection-types/api::business.business/${acme.business}`;
  const admin = adminApi(own.service);
  await admin.put(path, { lock_documents: 'never' });
  const { id } = await invoice({ status: 'sent' });
  const page = await open('invoice', id);
  await invoicePage(page).waitFor();
  await act(page, 'Correct');
  await eventually(async () => !(await input(page, 'issue_date').isDisabled()));
  expect(await notice(page).count()).toBe(0);
  await page.getByRole('button', { name: 'Add a line' }).waitFor();
  await admin.put(path, { lock_documents: 'when_sent' });
});

test('a sent quotation is locked in the same way', async () => {
  const { id, quotation_number: number } = await createQuotation(acme.client, acme.ada, {
    status: 'sent',
  });
  const page = await open('quotation', id);
  await notice(page).waitFor();
  expect(await notice(page).innerText()).toContain(`${number} was issued on`);
  expect(await input(page, 'issue_date').isDisabled()).toBe(true);
  expect(await input(page, 'valid_until').isDisabled()).toBe(false);
});

test('the form of a business says in words whether issued documents are locked', async () => {
  const { page } = panel;
  await goTo(page, formPath('business', acme.business));
  await box(page, 'Issued documents').click();
  await page.getByRole('option', { name: 'Locked when sent' }).waitFor();
  expect(await page.getByRole('option').allInnerTexts()).toEqual([
    'Locked when issued',
    'Locked when sent',
    'May be corrected',
  ]);
  await page.keyboard.press('Escape');
});

test('no page logs an error', () => {
  expect(panel.complaints).toEqual([]);
});
