import type { Page } from 'playwright-core';
import { createAcme, type Acme } from '../support/acme';
import { logInBookkeeper } from '../support/bookkeeper';
import { eventually } from '../support/eventually';
import { sharedPanel } from '../support/own-panel';
import {
  addLine,
  formPath,
  goTo,
  input,
  pick,
  save,
  saveButton,
  shownTotals,
  type Panel,
} from '../support/panel';
import { createInvoice, type Fields } from '../support/records';

let english: Panel;
let german: Panel;
let acme: Acme;
sharedPanel(async ({ browser, service }) => {
  acme = await createAcme(service, { default_currency: 'EUR' });
  english = await logInBookkeeper(browser, service, acme.business, 'en-US');
  german = await logInBookkeeper(browser, service, acme.business, 'de-DE');
});

const read = (id: string) => acme.readInvoice(id);

/** A new invoice with one line, filled in up to its price. */
async function newInvoice(page: Page): Promise<void> {
  await goTo(page, formPath('invoice', 'create'));
  await pick(page, 'Customer', 'Ada');
  await addLine(page, 0, { description: 'Work', quantity: '1', unit_price: '1' });
}

/** Types into a field as a person does, and leaves it. */
async function type(page: Page, name: string, text: string): Promise<void> {
  await input(page, name).fill('');
  await input(page, name).pressSequentially(text);
  await page.keyboard.press('Tab');
}

/** Waits until the field has this value. */
async function shows(page: Page, name: string, value: string): Promise<void> {
  const found = () => input(page, name).inputValue();
  await eventually(async () => (await found()) === value, 10_000).catch(() => undefined);
  expect(await found()).toBe(value);
}

/** The error message at a field. */
const wrong = (page: Page, words: string) =>
  page.locator('[data-strapi-field-error]').getByText(words, { exact: true });

const due = (page: Page) => input(page, 'due_date');

describe('a number', () => {
  test.each([
    ['1.234,56', '1.234,56', 1234.56],
    // In English this has three decimals, as below: the language decides.
    ['1.234', '1.234,00', 1234],
    ['-3', '-3,00', -3],
  ])(
    'typed as %s in a German browser is shown as %s, counted and saved',
    async (text, shown, value) => {
      const { page } = german;
      await newInvoice(page);
      if (value < 0)
        await addLine(page, 1, { description: 'More', quantity: '1', unit_price: '10' });
      await type(page, 'items.0.unit_price', text);
      await shows(page, 'items.0.unit_price', shown);
      const id = await save(page);
      const items = (await read(id)).invoice_items as Fields[];
      expect(items[0]?.unit_price).toBe(value);
    },
  );

  test('typed as 1.234 in an English browser has three decimals, and comes to 1.23 EUR', async () => {
    const { page } = english;
    await newInvoice(page);
    await type(page, 'items.0.unit_price', '1.234');
    await shows(page, 'items.0.unit_price', '1.234');
    await eventually(async () => (await shownTotals(page)).Total === '1.23 EUR');
    const id = await save(page);
    expect((await read(id)).total).toBe(1.23);
    await eventually(async () => (await shownTotals(page)).Total === '1.23 EUR');
  });

  test.each([
    ['12..5', 'This is not a number.'],
    ['1.1234567', 'At most 6 decimals.'],
  ])(
    'typed as %s stays in its field with the words %s, and nothing is stored',
    async (text, words) => {
      const { page } = english;
      await newInvoice(page);
      await type(page, 'items.0.unit_price', text);
      await wrong(page, words).waitFor();
      await saveButton(page).click();
      await page.getByTestId('problems').waitFor();
      await shows(page, 'items.0.unit_price', text);
      await wrong(page, words).waitFor();
      expect(page.url()).toMatch(/\/create$/);
      await type(page, 'items.0.unit_price', '7');
      expect((await read(await save(page))).total).toBe(7);
    },
  );

  test('counts with each key, so Ctrl+S saves it even while the field has the focus', async () => {
    const { page } = german;
    await newInvoice(page);
    await input(page, 'items.0.unit_price').fill('');
    await input(page, 'items.0.unit_price').pressSequentially('12,5');
    await eventually(async () => (await shownTotals(page)).Total === '12.50 EUR');
    await page.keyboard.press('Control+s');
    await page.waitForURL((url) => !url.pathname.endsWith('/create'));
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    expect((await read(id)).total).toBe(12.5);
  });

  test('of a stored invoice is shown with a comma, and is no change when it is typed again', async () => {
    const items = [{ description: 'Work', quantity: 2.5, unit_price: 3.4 }];
    const { id } = await createInvoice(acme.client, acme.ada, { items });
    const { page } = german;
    await goTo(page, formPath('invoice', id));
    await shows(page, 'items.0.quantity', '2,5');
    await type(page, 'items.0.quantity', '2,50');
    await shows(page, 'items.0.quantity', '2,5');
    await eventually(async () => saveButton(page).isDisabled());
  });
});

describe('a date', () => {
  const choose = (language: string) =>
    english.page.evaluate(
      (chosen) => localStorage.setItem('strapi-admin-language', chosen),
      language,
    );

  test('is typed in the order of the panel, and shown with the name of its month', async () => {
    const { page } = english;
    await newInvoice(page);
    await type(page, 'due_date', '12/05/2026');
    await shows(page, 'due_date', '5 Dec 2026');
    const id = await save(page);
    expect((await read(id)).due_date).toBe('2026-12-05');
    await choose('de');
    await page.goto(formPath('invoice', id));
    await shows(page, 'due_date', '5. Dez. 2026');
    await type(page, 'delivery_date', '06.12.2026');
    await shows(page, 'delivery_date', '6. Dez. 2026');
    await page.keyboard.press('ControlOrMeta+s');
    await eventually(async () => (await read(id)).delivery_date === '2026-12-06');
    await choose('en');
    await page.reload();
    await shows(page, 'delivery_date', '6 Dec 2026');
  });

  test('is taken from the calendar of the browser', async () => {
    const { page } = english;
    await newInvoice(page);
    await page.locator('[data-calendar-of=due_date]').fill('2026-12-05');
    await shows(page, 'due_date', '5 Dec 2026');
    expect((await read(await save(page))).due_date).toBe('2026-12-05');
  });

  test.each([
    ['half of it', '12', 'This is no day. Type it such as 5 Dec 2026.'],
    ['a year of long ago', '5.12.1826', 'Type a year from 1900 on.'],
  ])('of which %s is typed stops the save at its field', async (_what, keys, words) => {
    const { page } = english;
    await newInvoice(page);
    await due(page).focus();
    await page.keyboard.type(keys);
    expect(await wrong(page, words).count()).toBe(0);
    await input(page, 'notes').focus();
    await wrong(page, words).waitFor();
    await saveButton(page).click();
    await page.getByTestId('problems').waitFor();
    await wrong(page, words).waitFor();
    expect(page.url()).toMatch(/\/create$/);
    await due(page).fill('2026-12-05');
    await wrong(page, words).waitFor({ state: 'detached' });
    expect((await read(await save(page))).due_date).toBe('2026-12-05');
  });

  test('before the issue date is refused at the field, and nothing that was typed is lost', async () => {
    const { page } = english;
    const { id } = await createInvoice(acme.client, acme.ada, { issue_date: '2026-05-10' });
    await goTo(page, formPath('invoice', id));
    await due(page).fill('2026-05-09');
    await input(page, 'notes').fill('Typed before');
    await saveButton(page).click();
    await page
      .getByText('must not be before the issue date, 2026-05-10', { exact: true })
      .waitFor();
    expect([await due(page).inputValue(), await input(page, 'notes').inputValue()]).toEqual([
      '9 May 2026',
      'Typed before',
    ]);
    await due(page).fill('2026-05-11');
    await save(page);
    expect(await read(id)).toMatchObject({ due_date: '2026-05-11', notes: 'Typed before' });
  });

  test('is emptied with its keys', async () => {
    const { page } = english;
    const { id } = await createInvoice(acme.client, acme.ada, {
      due_date: '2030-05-10',
    });
    await goTo(page, formPath('invoice', id));
    await due(page).fill('');
    await save(page);
    expect((await read(id)).due_date).toBeNull();
  });
});

test('no page logs an error except for refused requests', () => {
  const others = [...english.complaints, ...german.complaints].filter(
    (complaint) => !complaint.includes('status of 400'),
  );
  expect(others).toEqual([]);
});
