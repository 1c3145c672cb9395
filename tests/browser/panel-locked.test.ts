import type { Locator, Page } from 'playwright-core';
import { createAcme, type Acme } from '../support/acme';
import { adminApi } from '../support/api';
import { query } from '../support/databases';
import { eventually } from '../support/eventually';
import { ownPanel } from '../support/own-panel';
import {
  addLine,
  formPath,
  goTo,
  input,
  logIn,
  newOperator,
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
  await page.getByRole('button', { name: 'Download PDF' }).waitFor();
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
    expect((await cells.allInnerTexts()).slice(0, 8)).toEqual([
      '1',
      'Hours',
      '2',
      'piece',
      '50.00',
      '',
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

  test('has disabled fields, except those that a save may change', async () => {
    const { id } = await invoice({ status: 'sent' });
    const page = await open('invoice', id);
    await notice(page).waitFor();
    for (const name of ['invoice_number', 'issue_date', 'delivery_date', 'order_reference'])
      expect([name, await input(page, name).isDisabled()]).toEqual([name, true]);
    for (const name of ['Business', 'Customer', 'Currency', 'PDF design'])
      expect([name, await box(page, name).isDisabled()]).toEqual([name, true]);
    for (const name of ['due_date', 'notes', 'terms'])
      expect([name, await input(page, name).isDisabled()]).toEqual([name, false]);
    expect(await box(page, 'Status').count()).toBe(0);
  });

  test('still takes notes', async () => {
    const { id, total } = await invoice({ status: 'sent' });
    const page = await open('invoice', id);
    await input(page, 'notes').fill('Thank you');
    const duplicate = notice(page).getByRole('button', { name: 'Duplicate' });
    await eventually(() => duplicate.isDisabled());
    await save(page);
    const { body } = await acme.client.get(`/api/v1/invoices/${id as string}`);
    expect(body).toMatchObject({ notes: 'Thank you', total });
  });

  test('becomes a draft again after a question, and can be changed', async () => {
    const { id, invoice_number: number } = await invoice({ status: 'sent' });
    const page = await open('invoice', id);
    await notice(page).getByRole('button', { name: 'Reopen as draft' }).click();
    const question = page.getByRole('alertdialog');
    expect(await question.innerText()).toContain(
      'When it is issued again, it takes the details of business and customer as they are then.',
    );
    await question.getByRole('button', { name: 'Back' }).click();
    expect((await acme.client.get(`/api/v1/invoices/${id as string}`)).body.status).toBe('sent');
    await notice(page).getByRole('button', { name: 'Reopen as draft' }).click();
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
    await eventually(() => input(page, 'issue_date').isDisabled());
  });

  test('is copied by the button in the notice', async () => {
    const { id } = await invoice({ status: 'sent' });
    const page = await open('invoice', id);
    await notice(page).getByRole('button', { name: 'Duplicate' }).click();
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
  expect(await notice(page).getByRole('button').allInnerTexts()).not.toContain('Reopen as draft');
});

test('an invoice that only its status calls paid is marked as not paid after a question', async () => {
  const { id, invoice_number: number } = await invoice({ status: 'paid' });
  const text = 'UPDATE invoices SET handed_out_at = now() WHERE document_id = $1';
  await query(own.service.databaseUrl, text, [id]);
  const page = await open('invoice', id);
  const button = page.getByRole('complementary').getByRole('button', { name: 'Mark as not paid' });
  await button.click();
  const question = page.getByRole('alertdialog');
  expect(await question.innerText()).toContain(
    'The amount paid becomes what it was before that, and the rest is due again.',
  );
  await question.getByRole('button', { name: 'Mark as not paid' }).click();
  await said(page, `${number} is no longer paid.`);
  await button.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Record payment' }).first().waitFor();
  const { body } = await acme.client.get(`/api/v1/invoices/${id as string}`);
  expect(body).toMatchObject({ status: 'sent', amount_paid: 0 });
});

test('where the business locks nothing, an issued invoice is open', async () => {
  const path = `/content-manager/collection-types/api::business.business/${acme.business}`;
  const admin = adminApi(own.service);
  await admin.put(path, { lock_documents: 'never' });
  const { id } = await invoice({ status: 'sent' });
  const page = await open('invoice', id);
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
  expect(await input(page, 'quotation_number').isDisabled()).toBe(true);
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
