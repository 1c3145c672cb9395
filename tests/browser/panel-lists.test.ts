import { createAcme, type Acme } from '../support/acme';
import { adminApi } from '../support/api';
import { query } from '../support/databases';
import { eventually } from '../support/eventually';
import { ownPanel } from '../support/own-panel';
import {
  addLine,
  chooseTyped,
  formPath,
  goTo,
  input,
  logIn,
  newOperator,
  pick,
  save,
  saveButton,
  shownTotals,
  type Panel,
} from '../support/panel';
import { createCustomer } from '../support/records';

/** Codes are chosen from lists by name, and usual rates are seen before a save. */
let panel: Panel;
let acme: Acme;
const own = ownPanel(async ({ browser, service }) => {
  acme = await createAcme(service, { default_currency: 'EUR', default_tax_rate: 20 });
  panel = await logIn(browser, service, await newOperator(service));
});

const stored = async (type: string, id: string) =>
  (await adminApi(own.service).get(`/content-manager/collection-types/api::${type}.${type}/${id}`))
    .body.data;

test('country, currency and time zone are chosen by name and stored as codes', async () => {
  const { page } = panel;
  await goTo(page, formPath('business', 'create'));
  await input(page, 'name').fill('Hafen');
  await chooseTyped(page, 'Country', 'austria', 'Austria (AT)');
  await chooseTyped(page, 'Currency', 'chf', 'Swiss Franc (CHF)');
  await chooseTyped(page, 'Time zone', 'vienna', 'Europe/Vienna');
  const id = await save(page);
  const codes = { country_code: 'AT', default_currency: 'CHF', time_zone: 'Europe/Vienna' };
  expect(await stored('business', id)).toMatchObject(codes);
  await page.reload();
  const shown = (name: string) => page.getByRole('combobox', { name, exact: true }).inputValue();
  await eventually(async () => (await shown('Country')) === 'Austria (AT)');
  expect(await shown('Currency')).toBe('Swiss Franc (CHF)');
  expect(await shown('Time zone')).toBe('Europe/Vienna');
});

test('a list is used with the mouse, and what is typed without a choice is dropped', async () => {
  const { page } = panel;
  await goTo(page, formPath('customer', 'create'));
  await input(page, 'name').fill('Marchand');
  await pick(page, 'Business', 'Acme');
  const country = page.locator('[name="country_code"]');
  await country.click();
  await country.pressSequentially('cote');
  await page.getByRole('option', { name: 'Côte d’Ivoire (CI)' }).click();
  await country.press('ControlOrMeta+a');
  await country.pressSequentially('nowhere');
  await page.getByText('Nothing with this name').waitFor();
  await country.press('Escape');
  await input(page, 'name').focus();
  await eventually(async () => (await country.inputValue()) === 'Côte d’Ivoire (CI)');
  await chooseTyped(page, 'Language', 'fr', 'French');
  const id = await save(page);
  expect(await stored('customer', id)).toMatchObject({ country_code: 'CI', language: 'fr' });
});

test('a stored value that no list has stays through a save', async () => {
  const { page } = panel;
  const text = `update businesses set time_zone = 'US/Eastern' where document_id = $1`;
  await query(own.service.databaseUrl, text, [acme.business]);
  await goTo(page, formPath('business', acme.business));
  const zone = page.getByRole('combobox', { name: 'Time zone', exact: true });
  await eventually(async () => (await zone.inputValue()) === 'US/Eastern');
  await input(page, 'phone').fill('1');
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'PUT'),
    saveButton(page).click(),
  ]);
  expect(answer.status()).toBe(200);
  expect(await stored('business', acme.business)).toMatchObject({
    time_zone: 'US/Eastern',
    phone: '1',
    default_currency: 'EUR',
  });
});

test('the form of a business has a heading for each topic, above its fields', async () => {
  const { page } = panel;
  await goTo(page, formPath('business', acme.business));
  await page.getByRole('button', { name: 'Add an account' }).waitFor();
  const shown = page.locator('main h2, main [name]');
  const inOrder = await shown.evaluateAll((all) =>
    all.map((one) => one.getAttribute('name') ?? one.textContent),
  );
  const wanted = [
    'Business',
    'name',
    'city',
    'Tax and e-invoices',
    'vat_id',
    'registration_id',
    'Bank, payment and reminders',
    'payment_term_days',
    'reminder_text',
  ];
  const more = ['Documents', 'default_notes', 'invoice_number_pattern'];
  const last = ['Access and custom fields', 'keys_may_invite'];
  const all = [...wanted, ...more, ...last];
  expect(inOrder.filter((one) => one !== null && all.includes(one))).toEqual(all);
});

test('a mistyped IBAN is refused beside its field', async () => {
  const { page } = panel;
  await goTo(page, formPath('business', acme.business));
  await page.getByRole('button', { name: 'Add an account' }).click();
  await input(page, 'bank_accounts.0.iban').fill('DE88 3704 0044 0532 0130 00');
  await saveButton(page).click();
  await page.getByText('has wrong check digits: a digit or letter is mistyped').first().waitFor();
});

test('a line shows the usual tax rate before it is saved, and a typed 0 stays', async () => {
  const { page } = panel;
  await createCustomer(acme.client, { name: 'Grace' });
  await goTo(page, formPath('invoice', 'create'));
  await pick(page, 'Business', 'Acme');
  await pick(page, 'Customer', 'Grace');
  await addLine(page, 0, { description: 'Work', quantity: '1', unit_price: '100' });
  expect(await input(page, 'items.0.tax_rate').inputValue()).toBe('');
  expect(await input(page, 'items.0.tax_rate').getAttribute('placeholder')).toBe('20');
  await eventually(async () => (await shownTotals(page)).Total === '120.00 EUR');
  await addLine(page, 1, { description: 'Gift', quantity: '1', unit_price: '10', tax_rate: '0' });
  await eventually(async () => (await shownTotals(page)).Total === '130.00 EUR');
  const { body } = await acme.client.get(`/api/v1/invoices/${await save(page)}`);
  const rates = (body.invoice_items as { tax_rate: number }[]).map(({ tax_rate }) => tax_rate);
  expect([body.total, rates]).toEqual([130, [20, 0]]);
});

test('no page has complained', () => {
  expect(panel.complaints.filter((complaint) => !complaint.includes('400'))).toEqual([]);
});
