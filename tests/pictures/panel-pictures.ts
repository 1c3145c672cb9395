/// <reference lib="dom" />
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { adminApi } from '../support/api';
import { openBrowser } from '../support/browser';
import { designerOn } from '../support/designer';
import { eventually } from '../support/eventually';
import { startMailServer, type MailServer } from '../support/mail-server';
import { MAIL_FROM } from '../support/mails';
import { act, formPath, input, logIn, newOperator, save } from '../support/panel';
import { fillPanel, type Examples } from '../support/panel-examples';
import { untilPainted } from '../support/painted';
import { root } from '../support/project-copy';
import { startReceiver, type Receiver } from '../support/receiver';
import type { Service } from '../support/service';
import { startSender } from '../support/webhooks';

/** Not tests: `npm run pictures` makes the pictures of docs/operators anew, on the real panel. */
const FOLDER = path.join(root, 'docs/pictures');

let browser: Browser;
let service: Service;
let receiver: Receiver;
let mails: MailServer;
let page: Page;
let examples: Examples;
beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  mails = await startMailServer();
  const settings = { SMTP_URL: mails.url, MAIL_FROM };
  [browser, service, receiver] = await Promise.all([
    openBrowser(),
    startSender(settings),
    startReceiver(),
  ]);
  const operator = await newOperator(service, 'strapi-super-admin', 'olive@northwind.example');
  ({ page } = await logIn(browser, service, await operator));
  await page.setViewportSize({ width: 1440, height: 900 });
});
afterAll(async () => {
  await browser.close();
  await service.stop();
  await receiver.close();
  await mails.close();
});

/** Nothing has the focus or the pointer, and nothing moves any more. */
async function picture(name: string): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await untilPainted(page.locator('body'));
  const file = path.join(FOLDER, `${name}.png`);
  await page.screenshot({ path: file, animations: 'disabled', caret: 'hide' });
}

/** A page, once all of it is loaded. */
async function open(where: string): Promise<void> {
  await page.goto(where);
  await page.waitForLoadState('networkidle');
}

test('the first steps of a new install', async () => {
  await open('/admin');
  await page.getByTestId('first-steps').waitFor();
  await picture('panel-first-steps');
});

describe('with two businesses', () => {
  beforeAll(async () => {
    examples = await fillPanel(service, receiver);
  });

  test('the home page', async () => {
    await open('/admin');
    for (const name of ['outstanding', 'revenue', 'paid', 'latest', 'waiting', 'failing'])
      await page.getByTestId(`home-${name}`).waitFor();
    await picture('panel-home');
  });

  test('the list of invoices', async () => {
    await open(formPath('invoice'));
    await page.getByRole('row').nth(8).waitFor();
    await picture('panel-invoices');
  });

  const openInvoice = async (id: string, customer: string) => {
    await open(formPath('invoice', id));
    await page.getByTestId('totals').getByText('Total', { exact: true }).waitFor();
    const shown = async (field: string) => page.getByRole('combobox', { name: field }).inputValue();
    await eventually(async () => (await shown('Customer')) === customer);
    await eventually(async () => (await shown('Business')) === 'Northwind Studio');
  };

  const openIssued = async () => {
    await open(formPath('invoice', examples.invoice.id));
    await page.getByTestId('entry').getByText('1,500.00 GBP').waitFor();
  };

  test('a draft with its lines', async () => {
    await openInvoice(examples.draft.id, 'Bright Bakery');
    await input(page, 'items.0.description').waitFor();
    await page.getByRole('button', { name: 'Add a line' }).scrollIntoViewIfNeeded();
    await picture('panel-invoice');
  });

  test('an issued invoice, its history, and its PDF beside it', async () => {
    const number = String(examples.invoice.invoice_number);
    await openIssued();
    await picture('panel-locked');
    await page.getByRole('button', { name: /^(Add|Edit) Notes$/ }).click();
    await input(page, 'notes').fill('Thank you. Please name the number of this invoice.');
    await save(page);
    await page.getByTestId('history-entry').filter({ hasText: 'Notes' }).waitFor();
    await page.getByText('Saved', { exact: true }).waitFor({ state: 'hidden' });
    await page.getByTestId('history-entry').last().scrollIntoViewIfNeeded();
    await picture('panel-history');
    await page.getByRole('heading', { name: number }).scrollIntoViewIfNeeded();
    await act(page, 'Preview PDF');
    await untilPainted(page.getByTitle(`${number}.pdf`));
    await picture('panel-preview');
    await page.keyboard.press('Escape');
  });

  test('a recurring invoice, with the next twelve', async () => {
    await open(formPath('recurring-invoice', examples.recurring.id));
    const coming = page.getByTestId('coming').locator('summary');
    await coming.nth(11).waitFor();
    await coming.first().click();
    await page.getByTestId('recurring').waitFor();
    await picture('panel-recurring');
  });

  test('the page on which documents are designed', async () => {
    await open(formPath('business', examples.studio));
    const designer = designerOn(page);
    await designer.drawnAfter(() => page.getByRole('button', { name: 'Design documents' }).click());
    await designer.drawnAfter(() => input(page, 'brand_color').fill('#0F766E'));
    await picture('panel-designer');
    await designer.dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Discard' }).click();
  });

  test('the dialog that records a payment', async () => {
    await openIssued();
    await act(page, 'Record payment');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Method' }).click();
    await page.getByRole('option', { name: 'Bank transfer' }).click();
    await dialog.locator('[name="reference"]').fill('Contoso 4738');
    await picture('panel-payment');
  });

  test('the dialog that credits a part of an invoice', async () => {
    await openIssued();
    await act(page, 'Credit');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Some lines, or parts of them' }).click();
    const hours = dialog.getByRole('rowgroup', { name: 'Website design, hours' });
    await hours.locator('[data-column="quantity"]').fill('6');
    await dialog.getByTestId('credit-preview').getByText('684.00 GBP').first().waitFor();
    await dialog.getByTestId('credit-preview').scrollIntoViewIfNeeded();
    await picture('panel-credit');
  });

  test('the dialog that sends an invoice, and the very mail', async () => {
    await openIssued();
    await act(page, 'Send by email');
    const dialog = page.getByRole('dialog');
    await dialog.locator('[name="to"]').fill('accounts@contoso.example');
    await dialog.getByRole('button', { name: 'Preview', exact: true }).click();
    await dialog.frameLocator('iframe').getByRole('link', { name: 'View invoice' }).waitFor();
    await picture('panel-send');
  });

  test('the keys of a business, after one was made', async () => {
    await open(formPath('business', examples.studio));
    await page.getByRole('button', { name: 'New API key' }).click();
    await page.getByPlaceholder('Web shop').fill('Time tracking');
    await page.getByRole('button', { name: 'Create key' }).click();
    await page.getByTestId('secret').waitFor();
    await page.getByRole('button', { name: 'I have saved it' }).click();
    await page.getByTestId('secret').waitFor({ state: 'detached' });
    await page.getByText('Time tracking').waitFor();
    await picture('panel-keys');
  });

  test('a webhook endpoint', async () => {
    await open(formPath('webhook-endpoint', examples.endpoints.books));
    await page
      .getByText(/\d failed/)
      .first()
      .waitFor();
    await picture('panel-webhook');
  });

  test('the deliveries', async () => {
    await open(formPath('webhook-delivery'));
    await page.getByRole('row').nth(8).waitFor();
    await picture('panel-deliveries');
  });

  test('the role that is limited to some businesses', async () => {
    const roles = (await adminApi(service).get('/admin/roles')).body.data;
    const { id } = (roles as { id: number; name: string }[]).find(
      ({ name }) => name === 'Bookkeeper',
    ) as { id: number };
    await open(`/admin/settings/roles/${id}`);
    await page.getByText('Invoice', { exact: true }).click();
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('1 currently selected').nth(1).click();
    await page.getByText('Belongs to my businesses').nth(0).scrollIntoViewIfNeeded();
    await picture('panel-role');
  });

  test('the home page in German', async () => {
    await page.evaluate(() => localStorage.setItem('strapi-admin-language', 'de'));
    await open('/admin');
    for (const name of ['outstanding', 'revenue', 'paid', 'latest', 'waiting', 'failing'])
      await page.getByTestId(`home-${name}`).waitFor();
    await picture('panel-german');
  });
});
