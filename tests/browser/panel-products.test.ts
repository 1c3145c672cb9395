import { createAcme, type Acme } from '../support/acme';
import { api, createKey } from '../support/api';
import { eventually } from '../support/eventually';
import { ownPanel } from '../support/own-panel';
import {
  formPath,
  goTo,
  input,
  logIn,
  newOperator,
  pick,
  save,
  saveButton,
  type Panel,
} from '../support/panel';
import { createProduct } from '../support/records';

let panel: Panel;
let acme: Acme;
ownPanel(async ({ browser, service }) => {
  acme = await createAcme(service, { default_tax_rate: 19, default_currency: 'EUR' });
  const { key } = await createKey({ service, businessFields: { name: 'Other' } });
  await createProduct(api(key, service), { name: 'Of the other business' });
  panel = await logIn(browser, service, await newOperator(service));
});

const description = () => input(panel.page, 'items.0.description');

async function newInvoice(): Promise<void> {
  const { page } = panel;
  await goTo(page, formPath('invoice', 'create'));
  await pick(page, 'Business', 'Acme');
  await pick(page, 'Customer', 'Ada');
}

test('a product is made in its form, whose messages stand beside the fields', async () => {
  const { page } = panel;
  await createProduct(acme.client, { name: 'Taken', sku: 'TAKEN', active: false });
  await goTo(page, formPath('product', 'create'));
  await pick(page, 'Business', 'Acme');
  await input(page, 'name').fill('Consulting');
  await input(page, 'unit_price').fill('150');
  await input(page, 'sku').fill('TAKEN');
  await saveButton(page).click();
  await page.getByText('is already used in this business').first().waitFor();
  await input(page, 'sku').fill('CONS-1');
  const id = await save(page);
  const { body } = await acme.client.get(`/api/v1/products/${id}`);
  expect(body).toMatchObject({ name: 'Consulting', sku: 'CONS-1', unit_price: 150, active: true });
  await page.getByTestId('history-entry').filter({ hasText: 'created this product' }).waitFor();
});

test('a picked product fills its line, and the line keeps it', async () => {
  const { page } = panel;
  const { id } = await createProduct(acme.client, {
    name: 'Design',
    sku: 'DES-7',
    description: 'Design per hour',
    unit_price: 99.5,
    unit_code: 'HUR',
    tax_rate: 7,
    currency: 'EUR',
  });
  await newInvoice();
  await description().press('ArrowDown');
  await page.getByRole('option', { name: /^Consulting/ }).waitFor();
  expect(await page.getByRole('option', { name: /Taken|other business/ }).count()).toBe(0);
  await description().pressSequentially('des-7');
  await eventually(async () => (await page.getByRole('option').count()) === 1);
  await page.getByRole('option', { name: 'Design (DES-7), 99.50 EUR' }).waitFor();
  await description().press('ArrowDown');
  await description().press('Enter');
  expect(await description().inputValue()).toBe('Design per hour');
  expect(await input(page, 'items.0.unit_price').inputValue()).toBe('99.50');
  expect(await input(page, 'items.0.tax_rate').inputValue()).toBe('7');
  expect(await input(page, 'items.0.unit_code').inputValue()).toBe('hour');
  await input(page, 'items.0.quantity').fill('2');
  await input(page, 'items.0.description').focus();
  const invoice = await acme.readInvoice(await save(page));
  expect(invoice).toMatchObject({ total: 212.93, currency: 'EUR' });
  expect(invoice.invoice_items).toMatchObject([
    { product_id: id, unit_code: 'HUR', tax_rate: 7, quantity: 2 },
  ]);
  await page.getByRole('button', { name: 'Line 1: From a product' }).click();
  const product = page.getByRole('combobox', { name: 'Product' });
  await eventually(async () => (await product.inputValue()) === 'Design (DES-7)');
});

test('a price in another currency is told and not filled in', async () => {
  const { page } = panel;
  await createProduct(acme.client, { name: 'Imported', unit_price: 10, currency: 'USD' });
  await newInvoice();
  await description().pressSequentially('import');
  await page.getByRole('option', { name: /^Imported/ }).click();
  await page
    .getByText(
      'The price of Imported is in USD, and this document is in EUR. Enter the unit price.',
    )
    .waitFor();
  expect(await input(page, 'items.0.unit_price').inputValue()).toBe('');
  expect(await input(page, 'items.0.tax_rate').getAttribute('placeholder')).toBe('19');
  // The first test sent an article number that was taken.
  expect(panel.complaints.filter((text) => !text.includes('status of 400'))).toEqual([]);
});
