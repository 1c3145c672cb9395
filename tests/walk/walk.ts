/// <reference lib="dom" />
import { mkdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../support/browser';
import { designerOn } from '../support/designer';
import { camt, createBank, IBAN, upload } from '../support/bank';
import { createCustomer, createInvoice, line } from '../support/records';
import {
  act,
  editPath,
  formPath,
  logIn,
  newOperator,
  openMore,
  openPanel,
  pick,
  type Panel,
} from '../support/panel';
import { day, fillPanel, type Examples } from '../support/panel-examples';
import { startReceiver, type Receiver } from '../support/receiver';
import type { Service } from '../support/service';
import { startSender } from '../support/webhooks';

/**
 * `npm run pictures -- --walk`: through the panel from the first login on, with a picture of every page at three widths,
 * light and dark, to be looked at. They are made outside the repository. A page that logs an error or is
 * wider than its screen fails.
 */
const FOLDER = process.env['WALK_FOLDER'] ?? path.join(os.tmpdir(), 'invoicing-walk');

/** Higher than a screen, so that a picture has all of a page. */
const SIZES = [
  { width: 1440, height: 1300 },
  { width: 1280, height: 1300 },
  { width: 390, height: 1700 },
];
const SCHEMES = ['light', 'dark'] as const;

let browser: Browser;
let service: Service;
let receiver: Receiver;
let panel: Panel;
let examples: Examples;
beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  [browser, service, receiver] = await Promise.all([openBrowser(), startSender(), startReceiver()]);
});
afterAll(async () => {
  await browser.close();
  await service.stop();
  await receiver.close();
});

/** Waits until some looks at the page in turn are the same. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  let before = '';
  let same = 0;
  for (let look = 0; look < 40 && same < 3; look += 1) {
    const now = await page.locator('body').innerText();
    same = now === before && !/loading …/i.test(now) ? same + 1 : 0;
    before = now;
    await page.waitForTimeout(250);
  }
}

/** @param open opens what a change of the width closes */
async function pictures(page: Page, name: string, open = async () => {}): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await open();
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      await settled(page);
      const file = path.join(FOLDER, `${name}-${size.width}-${colorScheme}.png`);
      await page.screenshot({ path: file, animations: 'disabled', caret: 'hide' });
    }
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect([name, size.width, width]).toEqual([name, size.width, Math.min(width, size.width)]);
  }
}

test('the login and the first steps', async () => {
  const stranger = await openPanel(browser, service);
  await stranger.page.goto('/admin');
  await stranger.page.locator('input[name=password]').waitFor();
  await pictures(stranger.page, 'login');
  await stranger.page.context().close();
  panel = await logIn(browser, service, await newOperator(service));
  await panel.page.getByTestId('first-steps').waitFor();
  await pictures(panel.page, 'first-steps');
  examples = await fillPanel(service, receiver);
});

const PAGES: readonly (readonly [string, () => string])[] = [
  ['home', () => '/admin'],
  ['invoices', () => formPath('invoice')],
  ['customers', () => formPath('customer')],
  ['products', () => formPath('product')],
  ['payments', () => formPath('payment')],
  ['new-invoice', () => formPath('invoice', 'create')],
  ['draft', () => formPath('invoice', examples.draft.id)],
  ['issued', () => formPath('invoice', examples.invoice.id)],
  ['customer', () => formPath('customer', customerOf(examples.invoice))],
  ['customer-form', () => editPath(customerOf(examples.invoice))],
  ['quotation', () => formPath('quotation', 'create')],
  ['recurring', () => formPath('recurring-invoice', examples.recurring.id)],
  ['business', () => formPath('business', examples.studio)],
  ['tax', () => `/admin/reports?report=tax&business=${examples.studio}`],
  ['open-items', () => `/admin/reports?report=open-items&business=${examples.studio}`],
  [
    'statement',
    () =>
      `/admin/reports?report=statement&period=this_year&business=${examples.studio}&customer=${customerOf(examples.invoice)}&customer_name=Contoso+Ltd`,
  ],
  ['import', () => '/admin/invoicing-import/customers'],
  ['settings', () => '/admin/settings'],
  ['endpoint', () => formPath('webhook-endpoint', examples.endpoints.books)],
  ['generator', () => '/'],
];

function customerOf(invoice: Examples['invoice']): string {
  return String(invoice['customer_id']);
}

test.each(PAGES)('%s', async (name, at) => {
  const { page } = panel;
  await page.setViewportSize({ width: 1440, height: 1300 });
  await page.goto(at());
  await pictures(page, name);
});

test('the page on which documents are designed', async () => {
  const { page } = panel;
  await page.setViewportSize({ width: 1440, height: 1300 });
  await page.goto(formPath('business', examples.studio));
  await designerOn(page).drawnAfter(() =>
    page.getByRole('button', { name: 'Design documents' }).click(),
  );
  await pictures(page, 'designer');
});

test.each(['Record payment', 'Credit'])('the dialog %s', async (name) => {
  const { page } = panel;
  await pictures(page, name.toLowerCase().replace(' ', '-'), async () => {
    await page.goto(formPath('invoice', examples.invoice.id));
    await act(page, name);
    const some = page.getByRole('radio', { name: 'Some lines, or parts of them' });
    if (name === 'Credit') await some.click();
  });
});

test('the first field that a save was refused for', async () => {
  const { page } = panel;
  await page.setViewportSize({ width: 1440, height: 1300 });
  await page.goto(formPath('invoice', examples.draft.id));
  await page.locator('[name="items.0.quantity"]').fill('1..2');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByTestId('problems').waitFor();
  await pictures(page, 'to-mend');
  // The browser's own line about the refusal.
  expect(panel.complaints.splice(0)).toEqual([expect.stringContaining('400')]);
});

test('the further fields of a draft', async () => {
  const { page } = panel;
  await page.setViewportSize({ width: 1440, height: 1300 });
  await page.goto(formPath('invoice', examples.draft.id));
  await openMore(page);
  await pictures(page, 'more');
});

test('the next number of a business', async () => {
  const { page } = panel;
  await pictures(page, 'next-number', async () => {
    await page.goto(formPath('business', examples.studio));
    const set = page.getByRole('button', { name: 'Set: Next invoice' });
    await set.waitFor({ state: 'attached' });
    // On a phone, it stands in a drawer.
    const drawer = page.getByRole('button', { name: 'Actions', exact: true });
    if (await drawer.isVisible()) await drawer.click();
    await set.click();
  });
});

test('an import before it is made', async () => {
  const { page } = panel;
  await page.setViewportSize({ width: 1440, height: 1300 });
  await page.goto('/admin/invoicing-import/customers');
  await pick(page, 'Business', 'Northwind Studio');
  await page.locator('input[type=file]').setInputFiles({
    name: 'customers.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'name,email,city,country\nMoritz OHG,info@moritz.example,Ulm,Germany\n,x,,',
    ),
  });
  await pictures(page, 'import-preview');
});

test('jobs, and the export for the adviser', async () => {
  const { page } = panel;
  await pictures(page, 'export', async () => {
    await page.goto(`/admin/reports?business=${examples.studio}`);
    await page.getByRole('button', { name: 'Export for the adviser' }).click();
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Start the export' }).click();
  await page.getByRole('button', { name: 'Download the ZIP' }).waitFor();
  const job = page.getByTestId('job').first();
  await pictures(page, 'jobs', async () => {
    await page.goto(formPath('invoice'));
    await job.waitFor();
  });
  await pictures(page, 'exported', async () => {
    await page.goto(formPath('invoice'));
    await job.getByRole('button', { name: 'Show the result' }).click();
  });
});

test('the page of the bank', async () => {
  const { page } = panel;
  const bank = await createBank(service);
  const { id } = await createCustomer(bank.client, { name: 'Muster GmbH' });
  const items = [line({ quantity: 1, unit_price: 110, tax_rate: 0 })];
  const sent = { status: 'sent', currency: 'EUR', due_date: day(20), items };
  const { invoice_number } = await createInvoice(bank.client, id, { ...sent, issue_date: day(-9) });
  const lines = [
    { amount: '110.00', day: day(-2), text: `Invoice ${String(invoice_number)}`, reference: 'R1' },
    { amount: '397.50', day: day(-1), text: 'our payment', reference: 'R2' },
    { amount: '9.99', day: day(-1), text: 'interest', mark: 'DBIT', reference: 'R3' } as const,
  ];
  await upload(bank, camt([{ account: `<IBAN>${IBAN}</IBAN>`, lines }]), { name: 'march.xml' });
  await page.setViewportSize({ width: 1440, height: 1300 });
  await page.goto('/admin/bank');
  await page.getByText('our payment').first().waitFor();
  await pictures(page, 'bank');
  await page.goto('/admin/bank?tab=files');
  await page.getByText('march.xml').first().waitFor();
  await pictures(page, 'bank-files');
});

test('no page has complained', () => {
  expect(panel.complaints).toEqual([]);
});
