/// <reference lib="dom" />
import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Browser, Locator, Page } from 'playwright-core';
import { EDIT_PLACE } from '../../src/content-types';
import { textOf } from './pdf/text';
import { adminApi } from './api';
import { complaintsOf } from './complaints';
import { eventually } from './eventually';

/** A person who logs in to the panel. */
export interface Operator {
  id: number;
  email: string;
  password: string;
}

/** The panel in one operator's browser, and all errors in its console. */
export interface Panel {
  page: Page;
  complaints: string[];
}

const PASSWORD = 'Aa1-correct-horse';
const SUPER_ADMIN = 'strapi-super-admin';

/** Invites a person, who has no password yet. @param role the code of an existing role */
export async function invite(
  service: { url: string },
  role = SUPER_ADMIN,
  email = `operator-${randomBytes(5).toString('hex')}@example.test`,
): Promise<{ id: number; email: string; registrationToken: string }> {
  const admin = adminApi(service);
  const roles = await admin.get('/admin/roles');
  const found = (roles.body.data as { id: number; code: string }[]).find(
    ({ code }) => code === role,
  );
  if (!found) throw new Error(`There is no role ${role}.`);
  const invited = await admin.post('/admin/users', {
    firstname: 'Olive',
    lastname: 'Operator',
    email,
    roles: [found.id],
  });
  const { id, registrationToken } = invited.body.data;
  return { id, email, registrationToken };
}

/** @param role code of a role that exists */
export async function newOperator(
  service: { url: string },
  role?: string,
  address?: string,
): Promise<Operator> {
  const { id, email, registrationToken } = await invite(service, role, address);
  const userInfo = { firstname: 'Olive', lastname: 'Operator', password: PASSWORD };
  const joined = await adminApi(service).post('/admin/register', { registrationToken, userInfo });
  if (joined.status !== 200) throw new Error(`No operator: ${joined.text}`);
  return { id, email, password: PASSWORD };
}

/** A new browser window, without a session. @param locale the language of the browser */
export async function openPanel(
  browser: Browser,
  service: { url: string },
  locale = 'en-US',
): Promise<Panel> {
  const context = await browser.newContext({
    baseURL: service.url,
    locale,
    viewport: { width: 1440, height: 1000 },
    acceptDownloads: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  // As long as a busy machine may take.
  page.setDefaultTimeout(60_000);
  return { page, complaints: complaintsOf(page, service.url) };
}

/** Opens the panel with a session of the operator, and waits for the home page. */
export async function logIn(
  browser: Browser,
  service: { url: string },
  { email, password }: Operator,
  locale?: string,
): Promise<Panel> {
  const panel = await openPanel(browser, service, locale);
  const { page } = panel;
  // Tests name what they look for in English, unless they choose another language.
  await page.addInitScript(() => {
    const name = 'strapi-admin-language';
    // The preview of a mail is a sandbox without a storage.
    if (window.top !== window.self) return;
    if (localStorage.getItem(name) === null) localStorage.setItem(name, 'en');
  });
  // The form would load the panel once more; `panel-session` logs in by it.
  const data = { email, password, deviceId: randomUUID(), rememberMe: false };
  const answer = await page.request.post('/admin/login', { data });
  const { token } = ((await answer.json()) as { data: { token: string } }).data;
  const cookie = { name: 'jwtToken', value: token, domain: '127.0.0.1', path: '/admin' };
  await page.context().addCookies([cookie]);
  await page.goto('/admin');
  await page.getByRole('heading', { name: 'Hello Olive' }).waitFor();
  return panel;
}

/**
 * Goes to a page of the panel, which is open, as a link in it does. To load the panel anew takes four times as
 * long; `page.goto` does so where a test needs it, and where another person has just changed what a list shows.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  // Strapi's page for unknown addresses comes between, so that nothing of the page before is found.
  await page.evaluate(() => {
    const { idx } = history.state as { idx: number };
    history.pushState({ key: 'between', idx: idx + 1 }, '', '/admin/between');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  const between = page.locator('main a[href="/admin"]');
  // A form with changes asks first.
  const leave = page.getByRole('alertdialog').getByRole('button').last();
  await between.or(leave).waitFor();
  if (await leave.isVisible()) await leave.click();
  await between.waitFor();
  await page.evaluate((to) => {
    history.replaceState(history.state, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** The path of a list; with an id or `create`, that of a form. */
export function formPath(type: string, id?: string): string {
  const list = `/admin/content-manager/collection-types/api::${type}.${type}`;
  return id === undefined ? list : `${list}/${id}`;
}

/** The path of the form of a customer, whose own address leads to its page. */
export const editPath = (customer: string): string =>
  `${formPath('customer', customer)}${EDIT_PLACE}`;

/** The input of a form's field, by the field's name in the schema. */
export function input(page: Page, name: string): Locator {
  return page.locator(`[name="${name}"]`);
}

/** The button of the fields that the form of an ordinary draft does not show. */
export const more = (page: Page): Locator => page.getByRole('button', { name: /^(More|Mehr): / });

export async function openMore(page: Page): Promise<void> {
  const button = more(page);
  await button.waitFor();
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
}

/** Chooses a record in one of our pickers. */
export async function pick(page: Page, field: string, record: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: record, exact: true }).click();
}

/** Chooses from one of our lists by typing a part of a name, without the mouse. */
export async function chooseTyped(
  page: Page,
  field: string,
  typed: string,
  label: string,
): Promise<void> {
  // While the list is open, the name of a required field ends with its asterisk.
  const box = page.getByRole('combobox', { name: new RegExp(`^${field}\\*?$`) });
  await box.click();
  await box.press('ControlOrMeta+a');
  await box.pressSequentially(typed);
  const first = page
    .getByRole('option')
    .first()
    .filter({ hasText: new RegExp(typed, 'i') });
  await first.waitFor();
  await box.press('ArrowDown');
  // The list marks the option a moment after the key.
  await eventually(async () => Boolean(await box.getAttribute('aria-activedescendant')));
  await box.press('Enter');
  await eventually(async () => (await box.inputValue()) === label);
}

export const saveButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Save', exact: true });

/** Saves the form and waits until the service has it. @returns the record's id */
export async function save(page: Page): Promise<string> {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => /^(POST|PUT)$/.test(response.request().method())),
    saveButton(page).click(),
  ]);
  if (!answer.ok()) throw new Error(`Not saved: ${await answer.text()}`);
  await page.waitForURL((url) => !url.pathname.endsWith('/create'));
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** Waits for a notification that can be read: all of it is on the screen, or it has gone again. */
export async function said(page: Page, text: string): Promise<void> {
  const notification = page
    .getByRole('status')
    .or(page.getByRole('alert'))
    .filter({ hasText: text })
    .first();
  await notification.waitFor();
  await eventually(async () => {
    const box = await notification.boundingBox();
    return box === null || box.y + box.height <= (page.viewportSize()?.height ?? Infinity);
  });
}

export interface LineFields {
  description: string;
  quantity: string;
  unit_price: string;
  tax_rate?: string;
  discount_rate?: string;
}

/** Adds a line as an operator does, by typing into the empty row below the others. */
export async function addLine(page: Page, place: number, fields: LineFields): Promise<void> {
  for (const [name, value] of Object.entries(fields) as [string, string][]) {
    await input(page, `items.${place}.${name}`).fill(value);
  }
  await input(page, `items.${place}.description`).focus();
}

/** The rows of the totals beside the form, as `{ Subtotal: '361.50 EUR', … }`. */
export async function shownTotals(page: Page): Promise<Record<string, string>> {
  const panel = page.getByTestId('totals');
  const [names, amounts] = [panel.locator('dt'), panel.locator('dd')];
  const [labels, values] = [await names.allInnerTexts(), await amounts.allInnerTexts()];
  return Object.fromEntries(labels.map((label, index) => [label, values[index] ?? '']));
}

/** The page of an invoice that was issued or cancelled. */
export const invoicePage = (page: Page): Locator => page.locator('main[data-invoicing-invoice]');

/** Waits for the form of a document with its actions, or for the page of an issued invoice with all parts. */
export const documentShown = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: 'Download PDF' })
    .or(invoicePage(page).getByRole('list').getByRole('listitem'))
    .first()
    .waitFor();

/** Opens the menu of an issued invoice. */
export const openActions = (page: Page): Promise<void> =>
  invoicePage(page).getByRole('button', { name: 'Actions' }).click();

/** Clicks an action of a form or of the page of a record, and confirms the question if there is one. */
export async function act(page: Page, name: string, confirm?: string): Promise<void> {
  const actions = page.getByTestId('record-actions');
  const menu = actions.getByRole('button', { name: 'Actions' });
  const next = actions.getByRole('button', { name });
  const beside = page.getByRole('complementary').getByRole('button', { name });
  await beside.or(menu).first().waitFor();
  if (await next.or(beside).first().isVisible()) await next.or(beside).first().click();
  else {
    await menu.click();
    await page.getByRole('menuitem', { name }).click();
  }
  if (confirm) await page.getByRole('alertdialog').getByRole('button', { name: confirm }).click();
}

/** Runs an action of a row in a list. */
export async function actInRow(page: Page, row: string, name: string): Promise<void> {
  await page.getByRole('row', { name: row }).getByRole('button', { name: 'Row actions' }).click();
  await page.getByRole('menuitem', { name }).click();
}

/** The text and the file name of the PDF that `start` downloads. */
export async function downloadedPdf(page: Page, start: () => Promise<unknown>) {
  const [download] = await Promise.all([page.waitForEvent('download'), start()]);
  const text = textOf(readFileSync(await download.path()));
  return { name: download.suggestedFilename(), text };
}
