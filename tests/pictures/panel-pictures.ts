/// <reference lib="dom" />
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { adminApi } from '../support/api';
import { openBrowser } from '../support/browser';
import { eventually } from '../support/eventually';
import { formPath, logIn, newOperator } from '../support/panel';
import { fillPanel, type Examples } from '../support/panel-examples';
import { untilPainted } from '../support/painted';
import { root } from '../support/project-copy';
import { startReceiver, type Receiver } from '../support/receiver';
import type { Service } from '../support/service';
import { startSender } from '../support/webhooks';

/** Not tests: `npm run pictures` makes the pictures of docs/operators.md anew, on the real panel. */
const FOLDER = path.join(root, 'docs/pictures');

let browser: Browser;
let service: Service;
let receiver: Receiver;
let page: Page;
let examples: Examples;
beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  [browser, service, receiver] = await Promise.all([openBrowser(), startSender(), startReceiver()]);
  const operator = await newOperator(service, 'strapi-super-admin', 'olive@northwind.example');
  ({ page } = await logIn(browser, service, await operator));
  await page.setViewportSize({ width: 1440, height: 900 });
});
afterAll(async () => {
  await browser.close();
  await service.stop();
  await receiver.close();
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
  await page.getByText('No edited entries').waitFor();
  await picture('panel-first-steps');
});

describe('with two businesses', () => {
  beforeAll(async () => {
    examples = await fillPanel(service, receiver);
  });

  test('the home page', async () => {
    await open('/admin');
    for (const name of ['outstanding', 'overdue', 'paid', 'latest', 'failing'])
      await page.getByTestId(`home-${name}`).waitFor();
    await picture('panel-home');
  });

  test('the list of invoices', async () => {
    await open(formPath('invoice'));
    await page.getByRole('row').nth(8).waitFor();
    await picture('panel-invoices');
  });

  test('an invoice, and its PDF beside it', async () => {
    const { id, invoice_number: number } = examples.invoice;
    await open(formPath('invoice', id));
    await page.getByTestId('totals').getByText('Total', { exact: true }).waitFor();
    const shown = async (field: string) => page.getByRole('combobox', { name: field }).inputValue();
    await eventually(async () => (await shown('Customer')) === 'Contoso Ltd');
    await eventually(async () => (await shown('Business')) === 'Northwind Studio');
    await picture('panel-invoice');
    await page.getByRole('button', { name: 'Preview PDF' }).click();
    await untilPainted(page.getByTitle(`${number}.pdf`));
    await picture('panel-preview');
    await page.keyboard.press('Escape');
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
});
