import type { Page } from 'playwright-core';
import { createAcme, type Acme } from '../support/acme';
import { ownPanel } from '../support/own-panel';
import {
  documentShown,
  formPath,
  goTo,
  input,
  logIn,
  newOperator,
  openMore,
  pick,
  save,
} from '../support/panel';

/** An operator enters two accounts, and chooses one of them for an invoice, in the order of the tests. */
let page: Page;
let acme: Acme;
ownPanel(async ({ browser, service }) => {
  acme = await createAcme(service, { default_currency: 'EUR' });
  ({ page } = await logIn(browser, service, await newOperator(service)));
});

const part = (at: number, name: string) => input(page, `bank_accounts.${at}.${name}`);
const add = () => page.getByRole('button', { name: 'Add an account' }).click();
const choice = () => page.getByRole('combobox', { name: 'Bank account', exact: true });
const choose = async (name: string) => {
  await choice().click();
  await page.getByRole('option', { name }).click();
};
const accounts = async () => (await acme.client.get('/api/v1/business')).body.bank_accounts;
let id: string;

test('a business with one account leaves no choice', async () => {
  await goTo(page, formPath('business', acme.business));
  await add();
  await part(0, 'iban').fill('DE89 3704 0044 0532 0130 00');
  await part(0, 'bic').fill('COBADEFFXXX');
  await save(page);
  await goTo(page, formPath('invoice', 'create'));
  await pick(page, 'Customer', 'Ada');
  await openMore(page);
  await input(page, 'contract_reference').waitFor();
  expect(await choice().count()).toBe(0);
});

test('an account without an IBAN is entered, and the first one stays the first', async () => {
  await goTo(page, formPath('business', acme.business));
  await add();
  await part(1, 'label').fill('New York');
  await part(1, 'holder').fill('Acme Inc.');
  await part(1, 'account_number').fill('4455667788');
  await part(1, 'bank_name').fill('First Bank');
  await part(1, 'details').fill('ABA 021000021\nChecking');
  await save(page);
  expect(await accounts()).toMatchObject([
    { iban: 'DE89370400440532013000', label: null, details: null },
    { iban: null, account_number: '4455667788', details: 'ABA 021000021\nChecking' },
  ]);
  await page.getByTestId('history-entry').filter({ hasText: 'New York' }).first().waitFor();
});

test('an invoice names the account that is chosen behind "More"', async () => {
  await goTo(page, formPath('invoice', 'create'));
  await pick(page, 'Customer', 'Ada');
  await input(page, 'items.0.description').fill('Work');
  await input(page, 'items.0.unit_price').fill('10');
  await openMore(page);
  await choose('New York');
  id = await save(page);
  const [, second] = await accounts();
  expect((await acme.readInvoice(id)).bank_account_id).toBe(second.id);
});

test('the page of an issued invoice shows it, and changes it until it is handed out', async () => {
  await acme.client.patch(`/api/v1/invoices/${id}`, { status: 'sent' });
  // The panel is loaded anew: another one has issued what it knows as a draft.
  await page.goto(formPath('invoice', id));
  await documentShown(page);
  const facts = page.getByTestId('facts');
  await facts.getByText('New York').waitFor();
  await facts.getByRole('button', { name: 'Edit Bank account' }).click();
  await choose('DE89 3704');
  await facts.getByRole('button', { name: 'Save' }).click();
  // Saved as well was the form before, and the list of the field names the account, too.
  await facts.getByRole('button', { name: 'Edit Bank account' }).waitFor();
  await facts.getByText('DE89 3704 0044 0532 0130 00').waitFor();
  const [first] = await accounts();
  expect((await acme.readInvoice(id)).bank_account_id).toBe(first.id);
});
