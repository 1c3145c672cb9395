import type { Page } from 'playwright-core';
import { createAcme, type Acme } from '../support/acme';
import { newBookkeeper } from '../support/bookkeeper';
import { eventually } from '../support/eventually';
import { ownPanel } from '../support/own-panel';
import {
  addLine,
  formPath,
  goTo,
  input,
  logIn,
  newOperator,
  pick,
  save,
  saveButton,
  type Operator,
  type Panel,
} from '../support/panel';
import { createInvoice, line } from '../support/records';

/** The desk stays as its bookkeeper left it, and says what it waits for. */
let panel: Panel;
let acme: Acme;
let bookkeeper: Operator;
const own = ownPanel(async ({ browser, service }) => {
  acme = await createAcme(service, { default_currency: 'EUR' });
  const fields = { items: [line()], currency: 'EUR' };
  await createInvoice(acme.client, acme.ada, { ...fields, status: 'draft' });
  await createInvoice(acme.client, acme.ada, { ...fields, status: 'sent' });
  bookkeeper = await newBookkeeper(service, acme.business);
  panel = await logIn(browser, service, bookkeeper);
});

const chip = (page: Page, label: string) => page.getByRole('button', { name: `Remove ${label}` });
const rows = (page: Page) => page.getByRole('link', { name: /^INV-/ });

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('name') ?? null);

async function heads(page: Page): Promise<string[]> {
  const texts = await page.locator('thead th').allInnerTexts();
  return texts.map((text) => text.trim().toUpperCase()).filter(Boolean);
}

async function toggleColumn(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: 'View Settings' }).click();
  await page.getByRole('checkbox', { name: label }).click();
  await page.keyboard.press('Escape');
}

describe('a list', () => {
  test('is in another browser as it was left in this one', async () => {
    const { page } = panel;
    await goTo(page, formPath('invoice'));
    await page.locator('thead').getByText('Total').click();
    await page.waitForURL(/sort=total/);
    await page.getByRole('combobox', { name: 'Period of issue date' }).click();
    await page.getByRole('option', { name: 'This year' }).click();
    await page.waitForURL(/period=this_year/);
    await page.locator('[data-view="draft"]').click();
    await page.waitForURL(/view=draft/);
    await toggleColumn(page, 'Due date');
    await eventually(async () => !(await heads(page)).includes('DUE DATE'));

    const other = await logIn(own.browser, own.service, bookkeeper);
    await goTo(other.page, formPath('invoice'));
    await chip(other.page, 'Draft').waitFor();
    await chip(other.page, 'Issue date: this year').waitFor();
    await eventually(async () => (await rows(other.page).count()) === 1);
    const { searchParams } = new URL(other.page.url());
    expect(Object.fromEntries(searchParams)).toMatchObject({
      view: 'draft',
      period: 'this_year',
      sort: 'total:ASC',
    });
    expect(await heads(other.page)).not.toContain('DUE DATE');
    expect(other.complaints).toEqual([]);
    await other.page.context().close();
  });

  test('is as new after "Clear all" and "Reset", also on the next visit', async () => {
    const { page } = panel;
    await goTo(page, formPath('customer'));
    await goTo(page, formPath('invoice'));
    await page.getByRole('button', { name: 'Clear all' }).click();
    await eventually(async () => (await rows(page).count()) === 2);
    await page.getByRole('button', { name: 'View Settings' }).click();
    await page.getByRole('button', { name: 'Reset' }).click();
    await eventually(async () => (await heads(page)).includes('DUE DATE'));
    await goTo(page, formPath('customer'));
    await goTo(page, formPath('invoice'));
    await eventually(async () => (await rows(page).count()) === 2);
    expect(await heads(page)).toContain('DUE DATE');
    expect(page.url()).not.toMatch(/view|period/);
  });

  test('keeps its columns while another window shows the list as it was before', async () => {
    const { page } = panel;
    await goTo(page, formPath('customer'));
    const second = await page.context().newPage();
    await second.goto(formPath('invoice'));
    await eventually(async () => (await heads(second)).includes('DUE DATE'));
    await goTo(page, formPath('invoice'));
    await toggleColumn(page, 'Due date');
    await eventually(async () => !(await heads(page)).includes('DUE DATE'));
    await second.getByRole('link', { name: 'Customers' }).first().click();
    await second.waitForURL(/customer/);
    await second.getByRole('link', { name: 'Invoices' }).first().click();
    await eventually(async () => (await heads(second)).includes('DUE DATE'));
    await page.locator('[data-view="draft"]').click();
    await page.waitForURL(/view=draft/);
    await page.locator('[data-view="all"]').click();
    await eventually(async () => (await rows(page).count()) === 2);
    await second.close();
    await page.reload();
    await rows(page).first().waitFor();
    expect(await heads(page)).not.toContain('DUE DATE');
    await toggleColumn(page, 'Due date');
    await eventually(async () => (await heads(page)).includes('DUE DATE'));
  });

  test('shows nothing that a colleague left in the storage of this browser', async () => {
    const { page } = panel;
    await goTo(page, formPath('invoice'));
    await rows(page).first().waitFor();
    await goTo(page, formPath('customer'));
    await page.getByText('Ada').first().waitFor();
    const uid = 'api::invoice.invoice';
    await page.evaluate(async (model) => {
      const { data } = await (await fetch('/admin/init')).json();
      const filters = { $and: [{ currency: { $eq: 'XXX' } }] };
      const settings = { filters, sort: 'total:DESC', pageSize: '100' };
      for (const end of [`${model}:${data.uuid}`, model])
        localStorage.setItem(`STRAPI_LIST_VIEW_SETTINGS:${end}`, JSON.stringify(settings));
      localStorage.setItem(
        `STRAPI_LIST_VIEW_DISPLAYED_HEADERS:${model}:${data.uuid}`,
        JSON.stringify(['invoice_number']),
      );
    }, uid);
    await goTo(page, formPath('invoice'));
    await eventually(async () => (await rows(page).count()) === 2);
    expect(await heads(page)).toContain('DUE DATE');
    expect(page.url()).not.toMatch(/filters|DESC|100/);
  });
});

describe('a list of an administrator', () => {
  let admin: Panel;

  beforeAll(async () => {
    admin = await logIn(own.browser, own.service, await newOperator(own.service));
  });

  test('forgets the filter of a link, also where Strapi remembers the order', async () => {
    const { page } = admin;
    const list = formPath('business');
    await page.goto(`${list}?filters[$and][0][name][$eq]=Nobody&sort=name:DESC`);
    await page.getByText('Name is Nobody').waitFor();
    await goTo(page, formPath('invoice'));
    await rows(page).first().waitFor();
    await goTo(page, list);
    await page.getByRole('link', { name: 'Acme' }).waitFor();
    await page.waitForURL(/sort=name:DESC/);
    expect(page.url()).not.toContain('filters');
  });

  test('is set up for everybody, and then shows these columns to those who had chosen others', async () => {
    const { page } = admin;
    const list = formPath('customer');
    const shown = async (on: Page) => {
      await on.goto(list);
      await on.getByRole('link', { name: 'Ada' }).first().waitFor();
      return heads(on);
    };
    expect(await shown(page)).toEqual(expect.arrayContaining(['EMAIL', 'CITY']));
    await toggleColumn(page, 'City');
    await eventually(async () => !(await heads(page)).includes('CITY'));
    const configured = `${list}/configurations/list`;
    const remove = (label: string) => page.getByRole('button', { name: `Delete ${label}` });
    await page.getByRole('button', { name: 'View settings' }).click();
    await page.getByRole('link', { name: 'Set up this list for everybody' }).click();
    await remove('Email').click();
    await Promise.all([
      page.waitForResponse((answer) => answer.url().endsWith('/invoicing/lists/customers')),
      saveButton(page).click(),
    ]);
    await eventually(() => saveButton(page).isDisabled());
    await page.reload();
    await remove('Name').waitFor();
    expect([await remove('Email').count(), await remove('City').count()]).toEqual([0, 1]);
    expect(await shown(page)).not.toContain('EMAIL');
    expect(await shown(page)).toContain('CITY');
    expect(await shown(panel.page)).not.toContain('EMAIL');
    await goTo(page, configured);
    await page.getByRole('button', { name: 'Add a field' }).click();
    await page.getByRole('menuitem', { name: 'Email' }).click();
    await Promise.all([
      page.waitForResponse((answer) => answer.request().method() === 'PUT'),
      saveButton(page).click(),
    ]);
    await eventually(() => saveButton(page).isDisabled());
    expect(await shown(page)).toContain('EMAIL');
    expect(admin.complaints).toEqual([]);
  });
});

test('the page of a customer leads to their statement', async () => {
  const { page } = panel;
  await goTo(page, formPath('customer', acme.ada));
  await page.getByTestId('record-actions').getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Statement', exact: true }).click();
  await page.waitForURL(/\/reports\?report=statement/);
  await page.getByText('Ada').first().waitFor();
  await page.getByText('INV-00002').first().waitFor();
});

describe('the home page', () => {
  const REVENUE = '**/invoicing/home/revenue*';
  const FIGURES = /\/invoicing\/home(\?.*)?$/;
  const boxes = (page: Page) =>
    page
      .getByRole('region')
      .evaluateAll((all) =>
        all.map((one) => [one.ariaLabel, ...Object.values(one.getBoundingClientRect().toJSON())]),
      );
  const refused = { status: 503, json: { error: { message: 'Too much.', details: {} } } };

  test.each([1440, 390])(
    'shows its figures before the chart, which moves nothing at %d pixels',
    async (width) => {
      const { page } = panel;
      await page.setViewportSize({ width, height: 1000 });
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(REVENUE, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto('/admin');
      await page.getByRole('list', { name: 'Outstanding in EUR' }).waitFor();
      await page.getByText('The revenue is loading').waitFor({ state: 'attached' });
      const before = await boxes(page);
      release();
      await page.getByRole('table', { name: 'Revenue by month in EUR' }).waitFor();
      expect(await boxes(page)).toEqual(before);
      await page.unroute(REVENUE);
      await page.setViewportSize({ width: 1440, height: 1000 });
    },
  );

  test('has its figures without the chart, and the chart without its figures', async () => {
    const { page } = panel;
    await page.route(REVENUE, (route) => route.fulfill(refused));
    await page.goto('/admin');
    await page.getByText('Too much.').waitFor();
    await page.getByRole('list', { name: 'Outstanding in EUR' }).waitFor();
    await page.unroute(REVENUE);
    await page.route(FIGURES, (route) => route.fulfill(refused));
    await page.goto('/admin');
    await page.getByText('The figures could not be read.').waitFor();
    await page.getByRole('table', { name: 'Revenue by month in EUR' }).waitFor();
    await page.unroute(FIGURES);
  });
});

describe('a form', () => {
  const question = (page: Page) => page.getByRole('alertdialog');
  const toCustomers = (page: Page) => page.getByRole('link', { name: 'Customers' }).first().click();

  test('that nobody has touched is left without a question, and shows the only business', async () => {
    const { page } = panel;
    await goTo(page, formPath('invoice', 'create'));
    const business = page.getByRole('combobox', { name: 'Business' });
    await eventually(async () => (await business.inputValue()) === 'Acme');
    await toCustomers(page);
    await page.waitForURL(/\/admin\/customers/);
    expect(await question(page).count()).toBe(0);
  });

  test('takes the business over with the first change, and then asks before it is left', async () => {
    const { page } = panel;
    await goTo(page, formPath('invoice', 'create'));
    await pick(page, 'Customer', 'Ada');
    await addLine(page, 0, { description: 'Work', quantity: '2', unit_price: '50' });
    await toCustomers(page);
    await question(page).getByRole('button', { name: 'Cancel' }).click();
    const id = await save(page);
    const { body } = await acme.client.get(`/api/v1/invoices/${id}`);
    expect([body.total, body.customers.name]).toEqual([100, 'Ada']);
  });

  test('for a customer begins with that customer', async () => {
    const { page } = panel;
    await goTo(page, `${formPath('invoice', 'create')}?customer=${acme.ada}`);
    const customer = page.getByRole('combobox', { name: 'Customer' });
    await eventually(async () => (await customer.inputValue()) === 'Ada');
    await addLine(page, 0, { description: 'More', quantity: '1', unit_price: '7' });
    const id = await save(page);
    const { body } = await acme.client.get(`/api/v1/invoices/${id}`);
    expect([body.total, body.customers.name]).toEqual([7, 'Ada']);
  });

  test('keeps the cursor in its line when it is saved by key', async () => {
    const { page } = panel;
    const { id } = await createInvoice(acme.client, acme.ada, { items: [line(), line()] });
    await goTo(page, formPath('invoice', String(id)));
    await input(page, 'items.2.description').fill('Third');
    await input(page, 'items.2.unit_price').fill('7');
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    // Strapi listens to the key from the moment at which its button can be pressed.
    await eventually(() => saveButton(page).isEnabled());
    await page.keyboard.press('ControlOrMeta+s');
    expect((await saved).status()).toBe(200);
    // Strapi takes the focus away while it saves.
    await eventually(async () => (await focused(page)) === 'items.2.unit_price');
    await page.keyboard.type('8');
    expect(await input(page, 'items.2.unit_price').inputValue()).toBe('8');
    await eventually(() => saveButton(page).isEnabled());
    await page.keyboard.press('ControlOrMeta+s');
    await eventually(() => saveButton(page).isDisabled());
  });

  test('names the fields to mend, and leads to them', async () => {
    const { page } = panel;
    await goTo(page, formPath('invoice', 'create'));
    await pick(page, 'Customer', 'Ada');
    await addLine(page, 0, { description: 'Work', quantity: '2', unit_price: '1' });
    await addLine(page, 1, { description: 'More', quantity: '1..2', unit_price: '1' });
    await saveButton(page).click();
    const problems = page.getByTestId('problems').getByRole('listitem');
    await problems.first().waitFor();
    expect(await problems.allInnerTexts()).toEqual(['Line 2: Quantity']);
    await problems.getByRole('button').click();
    expect(await focused(page)).toBe('items.1.quantity');
    await page.keyboard.type('3');
    await save(page);
  });
});

test('no page has complained', () => {
  // The browser itself complains of a busy service and of a refused save.
  const expected = /status of (503|400 .*api::invoice\.invoice)/;
  expect(panel.complaints.filter((complaint) => !expected.test(complaint))).toEqual([]);
});
