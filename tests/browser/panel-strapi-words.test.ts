import { createAcme, type Acme } from '../support/acme';
import { ownPanel } from '../support/own-panel';
import {
  formPath,
  goTo,
  input,
  invite,
  logIn,
  newOperator,
  openPanel,
  type Panel,
} from '../support/panel';
import { createInvoice } from '../support/records';

/** Nothing that an operator meets speaks of Strapi, its models or its news. */
let panel: Panel;
let acme: Acme;
let draft: string;
const own = ownPanel(async ({ browser, service }) => {
  acme = await createAcme(service);
  draft = (await createInvoice(acme.client, acme.ada, { invoice_number: 'R-7' })).id;
  panel = await logIn(browser, service, await newOperator(service));
});

test('the login and an invitation are in the language of the browser, without news', async () => {
  const { registrationToken } = await invite(own.service);
  const { page } = await openPanel(own.browser, own.service, 'de-DE');
  await page.goto('/admin');
  await page.getByRole('heading', { name: 'Bei Invoicing anmelden' }).waitFor();
  await page.goto(`/admin/auth/register?registrationToken=${registrationToken}`);
  await page.getByRole('heading', { name: 'Konto anlegen' }).waitFor();
  expect(await page.locator('a[href*="strapi.io"]:visible').count()).toBe(0);
  expect(await page.getByRole('checkbox').count()).toBe(0);
  await page.context().close();
});

test('the link of an invitation is shown whole', async () => {
  const { page } = panel;
  await goTo(page, '/admin/settings/users');
  await page.getByRole('button', { name: 'Invite new user' }).click();
  const dialog = page.getByRole('dialog');
  await input(page, 'firstname').fill('Grace');
  await input(page, 'email').fill('grace@example.test');
  await dialog.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Bookkeeper' }).click();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Invite user' }).click();
  await dialog.getByText('Whoever opens this link chooses the password').waitFor();
  const link = dialog.getByText('/admin/auth/register?registrationToken=');
  expect(await link.innerText()).toMatch(/registrationToken=[0-9a-f]{40}$/);
});

test('a language that the panel lacks is English, and a choice on the page stays', async () => {
  const { page } = await openPanel(own.browser, own.service, 'it-IT');
  await page.goto('/admin');
  await page.getByRole('heading', { name: 'Log in to Invoicing' }).waitFor();
  await page.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Français' }).click();
  await page.getByRole('heading', { name: 'Se connecter à Invoicing' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Se connecter à Invoicing' }).waitFor();
  await page.context().close();
});

test('the menu of a record copies its ID, and changes no model and no view', async () => {
  const { page } = panel;
  await goTo(page, formPath('invoice', draft));
  await page.getByRole('button', { name: 'More actions' }).first().click();
  const items = page.getByRole('menuitem');
  await items.first().waitFor();
  expect(await items.allInnerTexts()).toEqual(['Add metadata', 'Delete', 'Copy ID']);
  await items.filter({ hasText: 'Copy ID' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(draft);
});

test('a deletion and a leave-taking name their record', async () => {
  const { page } = panel;
  await goTo(page, formPath('invoice', draft));
  await page.getByRole('button', { name: 'More actions' }).first().click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete R-7?' });
  await question.getByText('The next one gets its number.').waitFor();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await input(page, 'notes').fill('Thanks');
  await page.getByRole('link', { name: 'Customers' }).first().click();
  await page.getByText('R-7: leave without saving your changes?').waitFor();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('heading', { name: 'Customers', exact: true }).waitFor();
});

test('filters and columns offer fields by their labels only', async () => {
  const { page } = panel;
  await goTo(page, formPath('invoice'));
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('dialog').getByRole('combobox').first().click();
  const names = await page.getByRole('option').allInnerTexts();
  expect(names).toEqual(expect.arrayContaining(['Created', 'Changed', 'Number', 'Total']));
  expect(names.filter((name) => /^[a-z]|[a-z][A-Z]/.test(name))).toEqual([]);
  await goTo(page, formPath('webhook-delivery'));
  await page.getByRole('heading', { name: 'Webhook deliveries' }).waitFor();
  expect(await page.locator('body').innerText()).not.toMatch(/createdat/i);
});

test('the settings have no page about the files of Strapi, and its version has no name', async () => {
  const { page } = panel;
  await goTo(page, '/admin/settings/about');
  await page.getByText('Framework version').waitFor();
  expect(await page.locator('body').innerText()).not.toContain('Strapi');
  const links = page.getByRole('navigation', { name: 'Settings' }).getByRole('link');
  const names = await links.filter({ visible: true }).allInnerTexts();
  expect(names).not.toContain('Configuration');
  await goTo(page, '/admin/settings/email');
  await page.getByRole('navigation', { name: 'Settings' }).waitFor();
  expect(await page.locator('body').innerText()).not.toContain('plugins.js');
});

test('no page has complained', () => {
  expect(panel.complaints).toEqual([]);
});
