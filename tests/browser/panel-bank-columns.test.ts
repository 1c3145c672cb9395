import type { Locator } from 'playwright-core';
import { accessFaults } from '../support/axe';
import { createBank, IBAN } from '../support/bank';
import { logInBookkeeper } from '../support/bookkeeper';
import { sharedPanel } from '../support/own-panel';
import { goTo, said, type Panel } from '../support/panel';
import { printIban } from '../../src/domain/bank-account';

/** A CSV of a bank that nobody knows is described in a dialog, and then it is known. */

let panel: Panel;
sharedPanel(async ({ browser, service }) => {
  const { business } = await createBank(service);
  panel = await logInBookkeeper(browser, service, business);
  panel.page.setDefaultTimeout(12_000);
});

const HEAD = 'Posted;Details;Money in;Money out;Payer or payee;Account of the other side';
const rows = (day: string) => [
  `${day};Invoice INV-00001 of the second of March, with many thanks for the quick work;1.190,00;;Muster GmbH;DE75512108001245126199`,
  `${day};Electricity;;45,50;Stadtwerke;`,
];
const csv = (day: string) => ['Account of Acme', HEAD, ...rows(day)].join('\n');

async function choose(name: string, content: string): Promise<Locator> {
  const { page } = panel;
  await page.getByRole('button', { name: 'Upload statements' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel('Files')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
  return dialog;
}

async function pick(dialog: Locator, label: string, value: string): Promise<void> {
  await dialog.getByRole('combobox', { name: label, exact: true }).click();
  await panel.page.getByRole('option', { name: value, exact: true }).click();
}

const upload = (dialog: Locator) =>
  dialog.getByRole('button', { name: 'Upload statements' }).click();

const row = (text: string): Locator =>
  panel.page.getByRole('table', { name: 'Bank' }).getByRole('row').filter({ hasText: text });

const shown = (dialog: Locator, text: string): Promise<void> =>
  dialog.getByLabel('First entries as they are read').getByText(text).waitFor();

/** Says what the columns hold. */
async function describe(dialog: Locator): Promise<void> {
  const { page } = panel;
  await pick(dialog, 'Day', 'Posted');
  await pick(dialog, 'Amounts', 'Two columns, in and out');
  await pick(dialog, 'Money in', 'Money in');
  await pick(dialog, 'Money out', 'Money out');
  await pick(dialog, 'Name of the other side', 'Payer or payee');
  await pick(dialog, 'IBAN or account of the other side', 'Account of the other side');
  await dialog.getByRole('combobox', { name: 'Text' }).click();
  await page.getByRole('option', { name: 'Details' }).click();
  await page.keyboard.press('Escape');
  await dialog.getByRole('textbox', { name: 'Currency' }).fill('EUR');
  await shown(dialog, 'Stadtwerke');
}

test('an unknown CSV is described, its entries are shown as they are read, and it is uploaded', async () => {
  const { page } = panel;
  await goTo(page, '/admin/bank');
  const dialog = await choose('house-bank.csv', csv('31/03/2026'));
  await upload(dialog);
  await dialog.getByRole('heading', { name: 'Columns of house-bank.csv' }).waitFor();
  await describe(dialog);
  await shown(dialog, '31 Mar 2026 · 1,190.00 EUR');
  expect(await accessFaults(page)).toEqual([]);
  await pick(dialog, 'Account', printIban(IBAN));
  await dialog.getByRole('button', { name: 'Save and upload' }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('House bank');
  await dialog.getByRole('button', { name: 'Save and upload' }).click();
  await said(page, '2 new transactions, 0 known before.');
  await row('Muster GmbH').waitFor();
  expect(await row('Stadtwerke').innerText()).toContain('-45.50 EUR');
});

test('the next file of this bank is known', async () => {
  const { page } = panel;
  const dialog = await choose('april.csv', csv('30/04/2026'));
  await pick(dialog, 'Account', printIban(IBAN));
  await upload(dialog);
  await said(page, '2 new transactions, 0 known before.');
  await row('Stadtwerke').nth(1).waitFor();
});

test('saved columns are renamed and deleted', async () => {
  const { page } = panel;
  await page.locator("nav button[data-view='files']").click();
  const saved = page.getByRole('list', { name: 'Columns saved here' });
  await saved.getByRole('button', { name: 'Rename' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Savings bank');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await saved.getByText('Savings bank').waitFor();
  await saved.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await saved.waitFor({ state: 'detached' });
});

/** The parts of the dialog that reach beyond the screen. */
const wide = (dialog: Locator) =>
  dialog.evaluate((root) =>
    [...root.querySelectorAll('input, button, label, p, h3, li, span, [role=combobox]')]
      .filter((one) => {
        const { left, right } = one.getBoundingClientRect();
        return right > innerWidth || left < 0;
      })
      .map((one) => one.outerHTML.slice(0, 120)),
  );

test('on a phone, nothing of the dialog is cut', async () => {
  const { page } = panel;
  await page.setViewportSize({ width: 390, height: 844 });
  await goTo(page, '/admin/bank');
  const dialog = await choose('house-bank.csv', csv('31/05/2026'));
  await upload(dialog);
  await dialog.getByRole('heading', { name: 'Columns of house-bank.csv' }).waitFor();
  await describe(dialog);
  expect(await wide(dialog)).toEqual([]);
  expect(panel.complaints.filter((one) => !/400|409/.test(one))).toEqual([]);
});
