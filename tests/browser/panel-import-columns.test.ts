import { accessFaults } from '../support/axe';
import { createAcme } from '../support/acme';
import { ownPanel } from '../support/own-panel';
import { goTo, logIn, newOperator, type Panel } from '../support/panel';

let panel: Panel;
ownPanel(async ({ browser, service }) => {
  await createAcme(service);
  panel = await logIn(browser, service, await newOperator(service));
  panel.page.setDefaultTimeout(12_000);
});

const csv = (name: string) => ({
  name: `${name}.csv`,
  mimeType: 'text/csv',
  buffer: Buffer.from(`Kto;Wer;Wo;Art\n${name};${name};Bonn;x`),
});

async function choose(name: string): Promise<void> {
  const { page } = panel;
  await page.locator('input[type=file]:enabled').setInputFiles(csv(name));
}

async function map(column: string, field: string): Promise<void> {
  const { page } = panel;
  await page.getByRole('combobox', { name: `Field for ${column}`, exact: true }).click();
  await page.getByRole('option', { name: field, exact: true }).click();
}

const chosen = (column: string) =>
  panel.page.getByRole('combobox', { name: `Field for ${column}`, exact: true });

async function saveAs(name: string, button = 'Save'): Promise<void> {
  const { page } = panel;
  await page.getByRole('button', { name: 'Save the columns' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  expect(await accessFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

test('columns that were chosen by hand are saved under a name, and the next file is recognised', async () => {
  const { page } = panel;
  await goTo(page, '/admin/invoicing-import/customers');
  await choose('Zoe');
  await map('Wer', 'Name');
  await map('Wo', 'City');
  await saveAs('Old shop');
  await page.getByText('This looks like “Old shop”, saved here.').waitFor();
  await page.getByRole('button', { name: 'Import 1 customer' }).click();
  await page.getByText('1 customer created').waitFor();
  await choose('Bo');
  await page.getByText('This looks like “Old shop”, saved here.').waitFor();
  expect(await chosen('Wo').innerText()).toContain('City');
  await page.getByText('1 customer will be created').waitFor();
});

test('the same name replaces after it is said; a profile is renamed and deleted', async () => {
  const { page } = panel;
  await map('Art', 'Notes');
  await saveAs('old SHOP', 'Replace');
  await page.getByText('This looks like “old SHOP”, saved here.').waitFor();
  expect(await chosen('Art').innerText()).toContain('Notes');
  await page.getByRole('button', { name: 'Rename' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Till');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await page.getByText('This looks like “Till”, saved here.').waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1440, height: 1000 });
  await goTo(page, '/admin/invoicing-import/customers');
  await choose('Cy');
  await page.getByText('This looks like “Till”, saved here.').waitFor();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('This looks like “Till”, saved here.').waitFor({ state: 'detached' });
  expect(panel.complaints).toEqual([]);
});
