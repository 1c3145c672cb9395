import type { Page } from 'playwright-core';
import { createAcme, type Acme } from '../support/acme';
import { logInBookkeeper } from '../support/bookkeeper';
import { eventually } from '../support/eventually';
import { ownPanel } from '../support/own-panel';
import { act, editPath, formPath, goTo, input, save, saveButton } from '../support/panel';
import { createInvoice, type Fields } from '../support/records';

/** A bookkeeper works with the contacts of a customer, in the order of the tests. */
let page: Page;
let acme: Acme;
ownPanel(
  async ({ browser, service }) => {
    acme = await createAcme(service, { default_currency: 'EUR' });
    ({ page } = await logInBookkeeper(browser, service, acme.business));
  },
  () => Promise.resolve({ env: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@b.example' } }),
);

const part = (at: number, name: string) => input(page, `contacts.${at}.${name}`);
const box = (name: string, at = 0) => page.getByRole('checkbox', { name }).nth(at);
const stored = async () =>
  (await acme.client.get(`/api/v1/customers/${acme.ada}`)).body.contacts as Fields[];
const tick = async (name: string, at = 0) => {
  await box(name, at).focus();
  await page.keyboard.press('Space');
};

test('a contact is added, filled and kept by keyboard alone', async () => {
  await goTo(page, editPath(acme.ada));
  const add = page.getByRole('button', { name: 'Add a contact' });
  await add.focus();
  await page.keyboard.press('Enter');
  await eventually(() => part(0, 'name').evaluate((one) => one === document.activeElement));
  await page.keyboard.type('Grace Hopper');
  expect(await box('Gets documents').isDisabled()).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.type('grace@acme.example');
  await tick('Gets documents');
  await add.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Books');
  await page.keyboard.press('Tab');
  await page.keyboard.type('books@acme');
  await tick('Gets reminders', 1);
  await save(page);
  expect(await stored()).toMatchObject([
    { name: 'Grace Hopper', email: 'grace@acme.example', receives_documents: true },
    { name: 'Books', email: 'books@acme', receives_documents: false, receives_reminders: true },
  ]);
  await goTo(page, formPath('customer', acme.ada));
  const entry = page.getByTestId('history-entry').filter({ hasText: 'Grace Hopper' }).first();
  expect(await entry.innerText()).toContain('Grace Hopper (grace@acme.example, documents)');
  await goTo(page, editPath(acme.ada));
});

test('all that is wrong is said at once, where it is, and a contact keeps its id', async () => {
  const [grace, books] = await stored();
  await part(0, 'name').fill(' ');
  await part(1, 'email').fill('books');
  await saveButton(page).click();
  const problems = page.getByTestId('problems').getByRole('button');
  await eventually(async () => (await problems.count()) === 2);
  await problems.first().click();
  await eventually(() => part(0, 'name').evaluate((one) => one === document.activeElement));
  await part(0, 'name').fill('Grace H.');
  await part(1, 'email').fill('');
  await save(page);
  expect(await stored()).toEqual([
    { ...grace, name: 'Grace H.' },
    { ...books, email: null, receives_reminders: false },
  ]);
});

test('a contact is removed, on a phone, and nothing is cut off there', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Remove Books' }).click();
  expect(
    await page
      .getByRole('button', { name: 'Add a contact' })
      .evaluate((one) => one === document.activeElement),
  ).toBe(true);
  const right = await page
    .locator('[data-contact="1"]')
    .evaluate((one) => one.getBoundingClientRect().right);
  expect(right).toBeLessThanOrEqual(390);
  await save(page);
  await page.setViewportSize({ width: 1440, height: 1000 });
  expect((await stored()).map(({ name }) => name)).toEqual(['Grace H.']);
});

test('the dialog of a mail begins with the contacts that get documents', async () => {
  const contacts = [
    ...(await stored()),
    { ...(await stored())[0], id: null, email: 'b@acme.example' },
  ];
  await acme.client.patch(`/api/v1/customers/${acme.ada}`, { contacts });
  const { id } = await createInvoice(acme.client, acme.ada);
  await goTo(page, formPath('invoice', String(id)));
  await act(page, 'Send by email');
  const to = page.getByRole('dialog').locator('[name="to"]');
  await to.waitFor();
  expect(await to.inputValue()).toBe('grace@acme.example, b@acme.example');
});
