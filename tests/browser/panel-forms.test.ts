import type { Page } from 'playwright-core';
import { createAcme, type Acme } from '../support/acme';
import { adminApi, api, createKey } from '../support/api';
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
  openMore,
  pick,
  save,
  saveButton,
  shownTotals,
  type Panel,
} from '../support/panel';
import { createCustomer, createInvoice } from '../support/records';
import { startService } from '../support/service';

let panel: Panel;
let acme: Acme;
const own = ownPanel(async ({ browser, service }) => {
  acme = await createAcme(service, { default_currency: 'JPY' });
  const other = await createKey({ service, businessFields: { name: 'Globex' } });
  await createCustomer(api(other.key, service), { name: 'Zed of Globex' });
  panel = await logIn(browser, service, await newOperator(service));
});

test('the list shows number, customer, business, days, coloured status, total and amount due with currency', async () => {
  const customer = await createCustomer(acme.client, { name: 'Grace' });
  const fields = {
    currency: 'KWD',
    status: 'sent',
    issue_date: '2026-12-01',
    due_date: '2999-12-31',
  };
  const { invoice_number: number } = await createInvoice(acme.client, customer.id, fields);
  const { page } = panel;
  await goTo(page, formPath('invoice'));
  const row = page.getByRole('row', { name: String(number) });
  await row.waitFor();
  const heads = await page.locator('thead th').allInnerTexts();
  expect(heads.map((head) => head.trim().toLowerCase()).filter(Boolean)).toEqual(
    expect.arrayContaining(['number', 'customer', 'status', 'total', 'due date']),
  );
  const cells = (await row.locator('td').allInnerTexts()).map((cell) => cell.trim());
  expect(cells.slice(1, 9)).toEqual([
    number,
    'Grace',
    'Acme',
    '1 Dec 2026',
    '31 Dec 2999',
    expect.any(String),
    '110.000 KWD',
    '110.000 KWD',
  ]);
  expect(cells[6]?.toLowerCase()).toBe('sent');
  const colour = (word: string) =>
    page.getByText(word, { exact: true }).evaluate((badge) => getComputedStyle(badge).color);
  expect(await colour('Sent')).not.toBe(
    await page.getByText('Grace').evaluate((cell) => getComputedStyle(cell).color),
  );
});

test('pickers name records and offer only customers of the chosen business', async () => {
  const { page } = panel;
  await goTo(page, formPath('invoice', 'create'));
  const customers = page.getByRole('combobox', { name: 'Customer' });
  await customers.waitFor();
  expect(await customers.isDisabled()).toBe(true);
  await pick(page, 'Business', 'Globex');
  await customers.click();
  await page.getByRole('option', { name: 'Zed of Globex' }).waitFor();
  expect(await page.getByRole('option').allInnerTexts()).toEqual(['Zed of Globex']);
  await page.getByRole('option', { name: 'Zed of Globex' }).click();
  await pick(page, 'Business', 'Acme');
  await eventually(async () => (await customers.inputValue()) === '');
  await customers.click();
  await customers.pressSequentially('gra');
  // The service searches once the typing pauses.
  await eventually(async () => (await page.getByRole('option').allInnerTexts()).join() === 'Grace');
});

/** Counts the options that are drawn, also those of closed lists, which are in no page. */
const COUNT_OPTIONS = `
  const { setAttribute } = Element.prototype;
  window.drawnOptions = 0;
  Element.prototype.setAttribute = function (name, value) {
    if (name === 'role' && value === 'option') window.drawnOptions += 1;
    setAttribute.call(this, name, value);
  };
`;

test('a list draws its options only while it is open or somebody types in it', async () => {
  const customer = await createCustomer(acme.client, { name: 'Hedy' });
  const { id } = await createInvoice(acme.client, customer.id);
  const page = await panel.page.context().newPage();
  await page.addInitScript(COUNT_OPTIONS);
  await page.goto(formPath('invoice', id));
  const currency = page.getByRole('combobox', { name: 'Currency' });
  await currency.waitFor();
  const drawn = () => page.evaluate<number>('window.drawnOptions');
  expect(await drawn()).toBeLessThan(30);
  await currency.press('ArrowDown');
  await page.getByRole('option', { name: 'Japanese Yen (JPY)' }).waitFor();
  expect(await drawn()).toBeGreaterThan(150);
  await currency.press('Escape');
  // As by the menu of the mouse, which opens no list.
  await currency.fill('US Dollar (USD)');
  await currency.blur();
  expect(await currency.inputValue()).toBe('US Dollar (USD)');
  await save(page);
  expect((await acme.client.get(`/api/v1/invoices/${id}`)).body.currency).toBe('USD');
  await page.close();
});

test('totals follow the lines in the currency of the business, and are shown once', async () => {
  const { page } = panel;
  await goTo(page, formPath('quotation', 'create'));
  await pick(page, 'Business', 'Acme');
  await pick(page, 'Customer', 'Ada');
  const line = { description: 'Work', quantity: '1', unit_price: '100.5', tax_rate: '10' };
  await addLine(page, 0, line);
  await eventually(async () => (await shownTotals(page)).Total === '111 JPY');
  expect(await shownTotals(page)).toEqual({
    Subtotal: '101 JPY',
    'Tax 10 %': '10 JPY',
    Total: '111 JPY',
  });
  expect(await page.locator('[data-row="0"] .amount').innerText()).toBe('101');
  await chooseTyped(page, 'Currency', 'us dollar', 'US Dollar (USD)');
  await eventually(async () => (await shownTotals(page)).Total === '110.55 USD');
  for (const name of ['subtotal', 'tax_amount', 'total', 'items.0.amount'])
    expect([name, await input(page, name).count()]).toEqual([name, 0]);
  const id = await save(page);
  const { body } = await acme.client.get(`/api/v1/quotations/${id}`);
  expect([body.subtotal, body.tax_amount, body.total]).toEqual([100.5, 10.05, 110.55]);
  await eventually(async () => (await shownTotals(page)).Total === '110.55 USD');
});

test('status and amount paid are no fields of a form', async () => {
  const { page } = panel;
  for (const kind of ['quotation', 'invoice']) {
    await goTo(page, formPath(kind, 'create'));
    await openMore(page);
    await page.getByRole('combobox', { name: 'PDF design' }).waitFor();
    expect(await page.getByRole('combobox', { name: 'Status' }).count()).toBe(0);
    expect(await page.getByRole('textbox', { name: 'Amount paid' }).count()).toBe(0);
  }
});

test('a customer of another business is refused with a message, for every sender', async () => {
  const zed = await adminApi(own.service).get(
    '/content-manager/collection-types/api::customer.customer?_q=Zed',
  );
  const refused = await adminApi(own.service).post(
    '/content-manager/collection-types/api::invoice.invoice',
    {
      business: { connect: [{ documentId: acme.business }] },
      customer: { connect: [{ documentId: zed.body.results[0].documentId }] },
      items: [{ description: 'Work', quantity: 1, unit_price: 1 }],
    },
  );
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('must be a customer of the chosen business');
});

test('a missing value is reported at its field', async () => {
  const { page } = panel;
  await goTo(page, formPath('invoice', 'create'));
  await pick(page, 'Business', 'Acme');
  await saveButton(page).click();
  await page.getByText('must be chosen').first().waitFor();
  expect(new URL(page.url()).pathname).toContain('/create');
  // The browser itself complains of the refusal.
  expect(panel.complaints.splice(0)).toEqual([
    expect.stringMatching(/^error: Failed to load resource: .* status of 400 .*invoice/),
  ]);
});

test('a bad pattern of numbers is refused at its field, and a good one makes the next number', async () => {
  const { page } = panel;
  await goTo(page, formPath('business', acme.business));
  const pattern = input(page, 'invoice_number_pattern');
  await pattern.waitFor();
  expect(await pattern.inputValue()).toBe('INV-{00000}');
  await page.getByText('INV-{YYYY}-{000} gives INV-2026-001').waitFor();
  await pattern.fill('RE-{MM}-{000}');
  await saveButton(page).click();
  await page.getByText('has a month without a year: add {YYYY} or {YY}', { exact: true }).waitFor();
  // The browser itself complains of the refusal.
  expect(panel.complaints.splice(0)).toEqual([
    expect.stringMatching(/^error: Failed to load resource: .* status of 400 .*business/),
  ]);
  await pattern.fill('RE-{YYYY}-{000}');
  await save(page);
  const { ada, client } = acme;
  const made = await createInvoice(client, ada, { issue_date: '2026-11-22' });
  expect(made.invoice_number).toBe('RE-2026-001');
});

const invoicesOfAcme = async (): Promise<number> =>
  (await acme.client.get('/api/v1/invoices?limit=1')).body.pagination.total;

async function fillInvoice(page: Page): Promise<void> {
  await goTo(page, formPath('invoice', 'create'));
  await pick(page, 'Business', 'Acme');
  await pick(page, 'Customer', 'Ada');
  await addLine(page, 0, { description: 'Work', quantity: '1', unit_price: '100' });
}

const isSaved = (page: Page) => page.waitForURL((url) => !url.pathname.endsWith('/create'));

test.each([0, 30, 60])(
  'two clicks on Save make one invoice when %i ms lie between them',
  async (gap) => {
    const { page } = panel;
    const before = await invoicesOfAcme();
    await fillInvoice(page);
    await saveButton(page).evaluate((button: HTMLElement, ms) => {
      button.click();
      setTimeout(() => button.click(), ms);
    }, gap);
    await isSaved(page);
    await page.waitForLoadState('networkidle');
    expect(await invoicesOfAcme()).toBe(before + 1);
  },
);

test('a form whose answer was lost finds its invoice, and the next form makes another one', async () => {
  const { page, complaints } = await logIn(
    own.browser,
    own.service,
    await newOperator(own.service),
  );
  const before = await invoicesOfAcme();
  let lost = 0;
  await page.route(/\/collection-types\/api::invoice\.invoice(\?|$)/, async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await fillInvoice(page);
  await Promise.all([
    page.waitForEvent('requestfailed', (request) => request.method() === 'POST'),
    saveButton(page).click(),
  ]);
  expect(await invoicesOfAcme()).toBe(before + 1);
  const id = await save(page);
  expect(await invoicesOfAcme()).toBe(before + 1);
  expect(await acme.readInvoice(id)).toMatchObject({ id, subtotal: 100 });
  await fillInvoice(page);
  expect(await save(page)).not.toBe(id);
  expect(await invoicesOfAcme()).toBe(before + 2);
  expect(complaints).toEqual([expect.stringContaining('ERR_CONNECTION_RESET')]);
  await page.context().close();
});

test('an operator’s change of the view stays, also after a restart', async () => {
  const path = '/content-manager/content-types/api::invoice.invoice/configuration';
  const admin = adminApi(own.service);
  const { contentType } = (await admin.get(path)).body.data;
  const { settings, metadatas, layouts } = contentType;
  const changed = { ...layouts, list: ['total', 'invoice_number'] };
  // As the panel sends it: the naming field of a relation is set once, for the form.
  for (const { list } of Object.values<{ list: { mainField?: unknown } }>(metadatas))
    delete list.mainField;
  const saved = await admin.put(path, { settings, metadatas, layouts: changed });
  expect(saved.status).toBe(200);
  await own.service.stop();
  own.service = await startService({ database: own.service.databaseUrl });
  const after = (await adminApi(own.service).get(path)).body.data.contentType;
  expect(after.layouts.list).toEqual(['total', 'invoice_number']);
  expect(after.layouts.edit).toEqual(layouts.edit);
});

test('no page logs an error', () => {
  expect(panel.complaints).toEqual([]);
});
