import { api } from '../support/api';
import { eventually } from '../support/eventually';
import { ownPanel } from '../support/own-panel';
import {
  act,
  addLine,
  chooseTyped,
  downloadedPdf,
  formPath,
  goTo,
  input,
  openPanel,
  pick,
  said,
  save,
  shownTotals,
  type Panel,
} from '../support/panel';
import { databaseWithoutPeople, registerOlive } from '../support/registration';

/** The walk of a new operator, from first start to a paid invoice, in the order of the tests. */
let panel: Panel;
const own = ownPanel(
  async ({ browser, service }) => (panel = await openPanel(browser, service)),
  async () => ({ database: await databaseWithoutPeople() }),
);

const steps = () => panel.page.getByTestId('first-steps').getByRole('listitem');
const done = async () => panel.page.getByLabel('Done').count();

test('the first person registers, and sees the five steps to a first invoice', async () => {
  const { page } = panel;
  await page.goto('/admin');
  await registerOlive(page);
  await steps().first().waitFor();
  expect(await steps().count()).toBe(5);
  expect(await done()).toBe(0);
  expect(await page.getByRole('heading', { name: 'Outstanding' }).isVisible()).toBe(false);
});

test('a sample shows what there will be, and a double click makes one', async () => {
  const { page } = panel;
  await page.getByRole('button', { name: 'Add a sample business' }).dblclick();
  const sample = page.getByTestId('sample');
  await sample.getByText('Sample Studio').waitFor();
  await page.getByTestId('home-waiting').getByRole('link', { name: '1 draft invoice' }).waitFor();
  expect(await page.getByTestId('sample-offer').count()).toBe(0);
  expect(await done()).toBe(0);
  await page.getByTestId('home-latest').getByRole('link', { name: 'INV-00001' }).click();
  await page.getByRole('heading', { name: 'INV-00001' }).waitFor();
  await eventually(async () => (await shownTotals(page)).Total === '1,440.00 GBP');
});

test('what was changed in it goes only after a question, and the rest in one click', async () => {
  const { page } = panel;
  await input(page, 'notes').fill('A note of my own');
  await save(page);
  await goTo(page, '/admin');
  const remove = page.getByRole('button', { name: 'Remove the sample' });
  await remove.click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('heading', { name: 'Remove Sample Studio?' }).waitFor();
  await dialog.getByRole('button', { name: 'Remove the sample' }).click();
  await said(page, 'Sample Studio is removed.');
  await eventually(async () => (await remove.count()) === 0);
  expect(await page.getByTestId('sample-offer').count()).toBe(0);
  await page.reload();
  await steps().first().waitFor();
  expect(await page.getByText('Sample').count()).toBe(0);
  await goTo(page, formPath('invoice'));
  await page.getByText('No invoices yet').first().waitFor();
});

test('a business, its look and a customer are made by the first three steps', async () => {
  const { page } = panel;
  await goTo(page, '/admin');
  await page.getByRole('link', { name: 'Add a business' }).click();
  await input(page, 'name').fill('Acme');
  await chooseTyped(page, 'Currency', 'euro', 'Euro (EUR)');
  await save(page);
  await goTo(page, '/admin');
  await page.getByLabel('Done').waitFor();
  await page.getByRole('link', { name: 'Choose the look' }).click();
  const design = page.getByRole('button', { name: 'Design documents' });
  await design.waitFor();
  await eventually(async () => {
    const { y = -1 } = (await design.boundingBox()) ?? {};
    return y > 0 && y < 1000;
  });
  await design.click();
  await input(page, 'brand_color').fill('#0F766E');
  await page.getByRole('button', { name: 'Done' }).click();
  await save(page);
  await goTo(page, '/admin');
  await eventually(async () => (await done()) === 2);
  await page.getByRole('link', { name: 'Add a customer' }).click();
  await input(page, 'name').fill('Ada Lovelace Ltd');
  await eventually(
    async () => (await page.getByRole('combobox', { name: 'Business' }).inputValue()) === 'Acme',
  );
  await save(page);
});

test('the totals of an invoice are right before it is saved, and afterwards', async () => {
  const { page } = panel;
  await goTo(page, '/admin');
  await page.getByRole('link', { name: 'Make an invoice' }).click();
  await pick(page, 'Customer', 'Ada Lovelace Ltd');
  await addLine(page, 0, {
    description: 'Consulting',
    quantity: '3',
    unit_price: '120.50',
    tax_rate: '20',
  });
  await addLine(page, 1, {
    description: 'Credit',
    quantity: '1',
    unit_price: '-0.335',
    discount_rate: '10',
    tax_rate: '7',
  });
  // 361.50 and 72.30; -0.3015 is -0.30 and -0.021105 is -0.02.
  const expected = {
    Subtotal: '361.20 EUR',
    'Tax 20 %': '72.30 EUR',
    'Tax 7 %': '-0.02 EUR',
    Total: '433.48 EUR',
  };
  await eventually(async () => (await shownTotals(page)).Total === expected.Total);
  expect(await shownTotals(page)).toEqual(expected);
  await save(page);
  await page.getByRole('heading', { name: 'INV-00001' }).waitFor();
  await eventually(async () => (await shownTotals(page)).Total !== undefined);
  expect(await shownTotals(page)).toEqual(expected);
});

test('the API answers the same totals to a key made in the panel, until it is revoked', async () => {
  const { page } = panel;
  const invoice = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await goTo(page, formPath('business'));
  await page.getByRole('link', { name: 'Acme' }).click();
  await page.getByRole('button', { name: 'New API key' }).click();
  await page.getByPlaceholder('Web shop').fill('Shop');
  await page.getByRole('button', { name: 'Create key' }).click();
  const key = await page.getByTestId('secret').innerText();
  await page.getByRole('button', { name: 'Copy' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
  await page.getByRole('button', { name: 'I have saved it' }).click();
  expect(await page.getByText(key).count()).toBe(0);
  const { status, body } = await api(key, own.service).get(`/api/v1/invoices/${invoice}`);
  expect(status).toBe(200);
  expect([body.subtotal, body.tax_amount, body.total]).toEqual([361.2, 72.28, 433.48]);
  await page.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('button', { name: 'Revoke key' }).click();
  await said(page, 'Shop is revoked');
  const isClosed = async () =>
    (await api(key, own.service).get(`/api/v1/invoices/${invoice}`)).status === 401;
  await eventually(isClosed);
  await goTo(page, formPath('invoice', invoice));
});

test('the last step leads to the invoice, and once it is sent the steps are gone', async () => {
  const { page } = panel;
  await goTo(page, '/admin');
  await eventually(async () => (await done()) === 4);
  await page.getByRole('link', { name: 'Open the invoice' }).click();
  await act(page, 'Mark as sent');
  await said(page, 'INV-00001 is sent.');
  const invoice = page.url();
  await goTo(page, '/admin');
  await page.getByTestId('home-latest').waitFor();
  expect(await steps().count()).toBe(0);
  await goTo(page, new URL(invoice).pathname);
});

test('the invoice is paid and its PDF says so', async () => {
  const { page } = panel;
  await act(page, 'Paid in full today', 'Record the payment');
  await said(page, 'INV-00001 is paid.');
  await page.getByTestId('totals').getByText('Paid', { exact: true }).first().waitFor();
  const pdf = await downloadedPdf(page, () => act(page, 'Download PDF'));
  expect(pdf.name).toBe('INV-00001.pdf');
  for (const text of ['INV-00001', 'Acme', 'Ada Lovelace Ltd', 'Consulting', '433.48', 'PAID'])
    expect(pdf.text).toContain(text);
});

test('the home page then shows the payment, and no page logs an error', async () => {
  const { page, complaints } = panel;
  await goTo(page, '/admin');
  await page.getByTestId('home-latest').getByRole('link', { name: 'INV-00001' }).waitFor();
  expect(await page.getByTestId('home-paid').innerText()).toContain('433.48 EUR');
  expect(await page.getByTestId('first-steps').count()).toBe(0);
  expect(complaints).toEqual([]);
});
