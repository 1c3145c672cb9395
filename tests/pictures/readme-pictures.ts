import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { NORTHWIND } from '../support/northwind';
import { api, createKey } from '../support/api';
import { openBrowser } from '../support/browser';
import { field, fillLine, previewAfter, visit } from '../support/invoice-page';
import { untilPainted } from '../support/painted';
import { firstPageOf } from '../support/pdf/pixels';
import { root } from '../support/project-copy';
import { createCustomer, createInvoice, type Fields } from '../support/records';
import { sharedService } from '../support/service';

/** Not tests: `npm run pictures` makes the README's pictures anew, on the real service. */
const FOLDER = path.join(root, 'docs/pictures');

let browser: Browser;
beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function fillIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Number', exact: true }).fill('2026-0042');
  await field(page, 'From').fill('Northwind Studio\n12 Harbour Lane\nBristol BS1 4QA');
  await field(page, 'Bill To').fill('Contoso Ltd\n5 Market Square\nLeeds LS1 6AG');
  await page.getByLabel('Date', { exact: true }).first().fill('2026-03-02');
  await page.getByLabel('Due Date').first().fill('2026-04-01');
  const lines = [
    ['Brand identity and style guide', '1', '2400'],
    ['Website design, hours', '36', '95'],
    ['Hosting, 12 months', '12', '18.50'],
  ];
  for (const [place, line] of lines.entries()) {
    if (place > 0) await page.getByRole('button', { name: 'Add a line' }).click();
    await fillLine(page, place, ...line);
  }
  await field(page, 'Discount').fill('250');
  await field(page, 'Tax').fill('20');
  await field(page, 'Amount Paid').fill('1500');
  await field(page, 'Notes').fill('Thank you for your business.');
  await field(page, 'Terms').fill('Payment within 30 days.');
  await page.getByLabel('Currency').fill('£');
  await page.getByRole('button', { name: 'Teal' }).click();
}

test('the generator page with its preview', async () => {
  // As high as the whole sheet: the viewer does not paint what is out of sight.
  const viewport = { width: 1360, height: 1500 };
  const { page } = await visit(browser, { context: { viewport } });
  const answer = await previewAfter(page, () => fillIn(page));
  expect(answer.status()).toBe(200);
  await page.locator('#quota').filter({ hasText: 'left' }).waitFor();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.evaluate(() => window.scrollTo(0, 0));
  await untilPainted(page.getByTitle('Preview of the invoice'));
  const sheet = await page.locator('#form').boundingBox();
  if (!sheet) throw new Error('The sheet is not in sight');
  const clip = { x: 0, y: 0, width: viewport.width, height: sheet.y + sheet.height + 32 };
  await page.screenshot({ path: path.join(FOLDER, 'generator.png'), clip });
});

const INVOICE: Fields = {
  invoice_number: '2026-0042',
  status: 'sent',
  issue_date: '2026-03-02',
  due_date: '2026-04-01',
  currency: 'GBP',
  amount_paid: 1500,
  notes: 'Thank you for your business.',
  terms: 'Payment within 30 days.',
  items: [
    { description: 'Brand identity and style guide', quantity: 1, unit_price: 2400, tax_rate: 20 },
    { description: 'Website design, hours', quantity: 36, unit_price: 95, tax_rate: 20 },
    { description: 'Hosting, 12 months', quantity: 12, unit_price: 18.5, tax_rate: 20 },
    { description: 'Printed handbook', quantity: 25, unit_price: 14, tax_rate: 0 },
  ],
};

const CUSTOMER = {
  name: 'Contoso Ltd',
  email: 'ap@contoso.example',
  address: '5 Market Square',
  city: 'Leeds',
  postal_code: 'LS1 6AG',
  country: 'United Kingdom',
};

const toPicture = (pdf: Buffer, name: string) =>
  firstPageOf(pdf, 700).png().toFile(path.join(FOLDER, name));

test.each(['modern', 'classic', 'minimal'])('an invoice of the template %s', async (template) => {
  const { key } = await createKey({ businessFields: NORTHWIND });
  const client = api(key);
  const customer = await createCustomer(client, CUSTOMER);
  const { id } = await createInvoice(client, customer.id, { ...INVOICE, template_type: template });
  const answer = await fetch(`${sharedService().url}/api/v1/invoices/${id}/pdf`, {
    headers: { Authorization: `Bearer ${key}` },
  });
  expect(answer.status).toBe(200);
  await toPicture(Buffer.from(await answer.arrayBuffer()), `template-${template}.png`);
});
