import type { Locator } from 'playwright-core';
import { api } from '../support/api';
import { camt, createBank, IBAN, type Line } from '../support/bank';
import { logInBookkeeper } from '../support/bookkeeper';
import type { HttpClient } from '../support/http';
import { ownPanel } from '../support/own-panel';
import { goTo, said, type Panel } from '../support/panel';
import { createCustomer, createInvoice, line, recordPayment } from '../support/records';

let panel: Panel;
let client: HttpClient;
const invoices: Record<string, { id: string; number: string }> = {};

async function invoice(name: string, customer: string, total: number): Promise<void> {
  const made = await createInvoice(client, customer, {
    status: 'sent',
    currency: 'EUR',
    issue_date: '2026-03-01',
    due_date: '2099-01-01',
    items: [line({ quantity: 1, unit_price: total, tax_rate: 0 })],
  });
  invoices[name] = { id: made.id, number: made['invoice_number'] as string };
}

ownPanel(async ({ browser, service }) => {
  const { business, key } = await createBank(service);
  client = api(key, service);
  const ada = (await createCustomer(client, { name: 'Ada Ltd' })).id;
  const acme = (await createCustomer(client, { name: 'Acme GmbH' })).id;
  for (const [name, customer, total] of [
    ['first', ada, 110],
    ['second', ada, 220],
    ['third', acme, 330],
    ['fourth', acme, 440],
    ['bounced', acme, 50],
  ] as const)
    await invoice(name, customer, total);
  panel = await logInBookkeeper(browser, service, business);
  panel.page.setDefaultTimeout(12_000);
});

let counted = 0;

/** An entry of the account, from somebody without an IBAN. */
const entry = (amount: string, text: string, more: Partial<Line> = {}): Line => ({
  amount,
  reference: `R${(counted += 1)}`,
  within: `<NtryDtls><TxDtls><RltdPties><Dbtr><Nm>${text.split('|')[0] ?? ''}</Nm></Dbtr></RltdPties>
    <RmtInf><Ustrd>${text.split('|')[1] ?? ''}</Ustrd></RmtInf></TxDtls></NtryDtls>`,
  ...more,
});

async function upload(name: string, lines: Line[], iban = IBAN): Promise<void> {
  const { page } = panel;
  await page.getByRole('button', { name: 'Upload statements' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Files').setInputFiles({
    name,
    mimeType: 'application/xml',
    buffer: Buffer.from(camt([{ account: `<IBAN>${iban}</IBAN>`, lines }])),
  });
  await dialog.getByRole('button', { name: 'Upload statements' }).click();
}

const row = (text: string): Locator =>
  panel.page.getByRole('table', { name: 'Bank' }).getByRole('row').filter({ hasText: text });

const tab = (view: string): Locator => panel.page.locator(`nav button[data-view='${view}']`);

const dueOf = async (name: string): Promise<unknown> =>
  (await client.get(`/api/v1/invoices/${invoices[name]?.id ?? ''}`)).body.amount_due;

test('an empty page says what to do, and a statement brings its transactions', async () => {
  const { page } = panel;
  await page.getByRole('link', { name: 'Bank', exact: true }).click();
  await page.getByText('Nothing is open. Upload a statement of your bank').waitFor();
  await upload('march.xml', [
    entry('110.00', `Ada|Invoice ${invoices['first']?.number ?? ''}`),
    entry('220.00', `Ada|Invoice ${invoices['second']?.number ?? ''}`),
    entry('330.00', `Acme GmbH|Invoice ${invoices['third']?.number ?? ''}`),
    entry('397.50', 'Acme GmbH|our payment'),
    entry('9.99', 'Somebody|interest'),
  ]);
  await said(page, '5 new transactions, 0 known before.');
  await row('Ada').first().waitFor();
});

test('the same file again is refused with its reason', async () => {
  const { page } = panel;
  counted = 0;
  await upload('again.xml', [entry('1.00', 'Ada|x')]);
  await said(page, '1 new transaction, 0 known before.');
  counted = 0;
  await upload('again.xml', [entry('1.00', 'Ada|x')]);
  await said(page, 'again.xml: This file was imported before');
  await page.getByRole('dialog').getByRole('button', { name: 'Back' }).click();
});

test('an account that the business does not have is joined to one of its own', async () => {
  const { page } = panel;
  const iban = 'GB33BUKB20201555555555';
  const dialog = page.getByRole('dialog');
  await upload('london.xml', [entry('8.88', 'London|rent')], iban);
  await said(page, `london.xml: statement 1: account (${iban}) is no account of this business`);
  await dialog.getByRole('combobox', { name: 'The unknown account is' }).click();
  await page.getByRole('option').filter({ hasText: 'DE89 3704' }).click();
  await dialog.getByRole('button', { name: 'Upload statements' }).click();
  await said(page, '1 new transaction, 0 known before.');
  await upload('london-2.xml', [entry('8.89', 'London|rent')], iban);
  await said(page, '1 new transaction, 0 known before.');
  await dialog.waitFor({ state: 'detached' });
});

test('one key accepts a suggestion, and the focus goes on to the next row', async () => {
  const { page } = panel;
  const shown = row(invoices['third']?.number ?? '');
  expect(await shown.innerText()).toContain('Sure: number, amount');
  await shown.getByRole('button', { name: 'Accept 330.00 EUR from Acme GmbH' }).focus();
  await page.keyboard.press('Enter');
  await shown.waitFor({ state: 'detached' });
  expect(await dueOf('third')).toBe(0);
  await page.waitForFunction(() => document.activeElement?.hasAttribute('data-accept') === true);
});

test('one button accepts all that is sure', async () => {
  const { page } = panel;
  await page.getByRole('button', { name: 'Accept 2 sure' }).click();
  await said(page, '2 transactions matched.');
  expect([await dueOf('first'), await dueOf('second')]).toEqual([0, 0]);
  await tab('matched').click();
  await row(invoices['first']?.number ?? '').waitFor();
  await tab('open').click();
});

test('a person chooses the customer, a part of the invoices, and the fee', async () => {
  const { page } = panel;
  await row('our payment').getByRole('button', { name: 'Match' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Customer' }).click();
  await page.keyboard.type('Acme');
  await page.getByRole('option', { name: 'Acme GmbH' }).click();
  await dialog.getByLabel(invoices['bounced']?.number ?? '').click();
  await dialog.getByLabel('Fee of the bank').fill('2.50');
  await dialog.getByText('Stays on account: 0.00 EUR.').waitFor();
  await dialog.getByRole('button', { name: 'Match' }).click();
  await said(page, 'The transaction is matched.');
  expect(await dueOf('fourth')).toBe(40);
});

test('a payment that was sent back is voided, with the fee of the bank', async () => {
  const { page } = panel;
  const { id = '' } = invoices['bounced'] ?? {};
  await recordPayment(client, id, { amount: 50, paid_on: '2026-03-05' });
  await upload('bounced.xml', [
    entry('53.00', 'Acme GmbH|returned', { mark: 'DBIT', day: '2026-03-12' }),
  ]);
  await row('returned').getByRole('button', { name: 'Match' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'What it is' }).click();
  await page.getByRole('option', { name: /with a fee of 3\.00 EUR.*sent back/ }).click();
  await dialog.getByRole('status').filter({ hasText: 'Acme GmbH' }).waitFor();
  await dialog.getByRole('button', { name: 'Match' }).click();
  // While the dialog is open, the page behind it is not there for anybody.
  await dialog.waitFor({ state: 'detached' });
  await row('returned').waitFor({ state: 'detached' });
  expect(await dueOf('bounced')).toBe(50);
  await tab('matched').click();
  const back = row('returned');
  await back.getByText(`Sent back · Acme GmbH · ${invoices['bounced']?.number ?? ''}`).waitFor();
  expect(await back.getByRole('button', { name: 'Open again' }).count()).toBe(0);
  await tab('open').click();
});

test('what is nothing is ignored with a reason, and opened again', async () => {
  const { page } = panel;
  await row('interest').getByRole('button', { name: 'Ignore' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Interest');
  await dialog.getByLabel('Reason').press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await row('interest').waitFor({ state: 'detached' });
  await tab('ignored').click();
  const ignored = row('Ignored: Interest');
  await ignored.getByRole('button', { name: 'Open again' }).click();
  await said(page, 'The transaction is open again.');
  await tab('open').click();
});

test('a file is listed and deleted while nothing of it was matched', async () => {
  const { page } = panel;
  await goTo(page, '/admin/bank?tab=files');
  const files = page.getByRole('table', { name: 'Files' }).getByRole('row');
  await files.filter({ hasText: 'march.xml' }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await said(page, 'A transaction of this statement is or was matched, so it stays');
  await files.filter({ hasText: 'again.xml' }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await said(page, 'The statement is deleted.');
  expect(await files.filter({ hasText: 'again.xml' }).count()).toBe(0);
  // The browser itself reports the refusals.
  expect(panel.complaints.filter((one) => !/400|409/.test(one))).toEqual([]);
});

test('a search finds transactions by what stands on them, and says when there is none', async () => {
  const { page } = panel;
  await goTo(page, '/admin/bank');
  await row('interest').waitFor();
  const search = page.locator('input[name=search]');
  const find = async (text: string) => {
    if (!(await search.isVisible())) {
      await page.getByRole('button', { name: 'Search' }).click();
    }
    await search.fill(text);
    await search.press('Enter');
  };
  await find('9,99 somebody');
  await row('London').first().waitFor({ state: 'detached' });
  await row('interest').waitFor();
  expect(await row('London').count()).toBe(0);
  await find('nobody & nothing');
  await page.getByText('No transaction of this tab has “nobody & nothing”.').waitFor();
  await page.getByRole('button', { name: 'Clear' }).click();
  await row('London').first().waitFor();
});

test('on a phone, each transaction is a card with all its buttons', async () => {
  const { page } = panel;
  await page.setViewportSize({ width: 390, height: 844 });
  await goTo(page, '/admin/bank');
  const card = row('interest');
  await card.waitFor();
  for (const name of ['Match', 'Ignore']) {
    const box = await card.getByRole('button', { name }).boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
