/// <reference lib="dom" />
import type { Locator, Page } from 'playwright-core';
import { createAcme, type Acme } from '../support/acme';
import { logInBookkeeper } from '../support/bookkeeper';
import { eventually } from '../support/eventually';
import { sharedPanel } from '../support/own-panel';
import { formPath, goTo, input, save, saveButton, shownTotals, type Panel } from '../support/panel';
import type { Fields } from '../support/records';

/** One invoice in a German browser: written, pasted into, sorted, refused and mended. */
let panel: Panel;
let acme: Acme;
sharedPanel(async ({ browser, service }) => {
  acme = await createAcme(service, { default_currency: 'EUR', default_tax_rate: 19 });
  panel = await logInBookkeeper(browser, service, acme.business, 'de-DE');
});

const cell = (row: number, column: string): Locator => input(panel.page, `items.${row}.${column}`);

/** The descriptions of the lines, from top to bottom. */
const descriptions = (page: Page): Promise<string[]> =>
  page
    .locator('tbody:not([data-spare]) textarea[data-column=description]')
    .evaluateAll((found) => found.map((one) => (one as HTMLTextAreaElement).value));

const shows = (page: Page, wanted: readonly string[]): Promise<void> =>
  eventually(async () => (await descriptions(page)).join() === wanted.join());

const focused = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('name') ?? null);

const itemsOf = async (id: string): Promise<Fields[]> =>
  (await acme.readInvoice(id)).invoice_items as Fields[];

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+v');
}

let id: string;

test('ten lines are written without the mouse, with at most three keys for a field', async () => {
  const { page } = panel;
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  await goTo(page, formPath('invoice', 'create'));
  const business = page.getByRole('combobox', { name: 'Business' });
  await eventually(async () => (await business.inputValue()) === 'Acme');
  await page.getByRole('combobox', { name: 'Customer' }).focus();
  await page.keyboard.type('Ada');
  await page.getByRole('option', { name: 'Ada' }).waitFor();
  await press('ArrowDown');
  await press('Enter');
  while ((await focused(page)) !== 'items.0.description' && keys < 60) await press('Tab');
  const lines = Array.from({ length: 10 }, (_, place) => [
    `Work ${place + 1}`,
    String(place + 1),
    'hour',
    `${place + 1},5`,
    '10',
    '7',
  ]);
  for (const [place, texts] of lines.entries())
    for (const [column, text] of texts.entries()) {
      await page.keyboard.type(text);
      if (column < 5) await press('Tab');
      else await press(place < 9 ? 'Enter' : 'Control+s');
    }
  await page.waitForURL((url) => !url.pathname.endsWith('/create'));
  id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const items = await itemsOf(id);
  expect(items).toHaveLength(10);
  expect(items[5]).toMatchObject({
    description: 'Work 6',
    quantity: 6,
    unit_code: 'HUR',
    unit_price: 6.5,
    discount_rate: 10,
    tax_rate: 7,
  });
  const fields = 1 + 10 * 6;
  expect(keys / fields).toBeLessThanOrEqual(3);
});

test('figures are shown once, in the decimals of the currency', async () => {
  const { page } = panel;
  await cell(9, 'description').waitFor();
  // 9.5 hours and the like: the sum of n(n + 0.5) is 412.5, less 10 %.
  await eventually(async () => (await shownTotals(page)).Subtotal === '371.25 EUR');
  expect(await page.locator('[data-row="9"] .amount').innerText()).toBe('94.50');
  expect((await shownTotals(page))['Tax 7 %']).toBe('25.99 EUR');
  // The cursor stays where somebody types.
  await cell(9, 'description').press('Home');
  await page.keyboard.type('My ');
  await eventually(async () => (await cell(9, 'description').inputValue()) === 'My Work 10');
  await cell(9, 'description').fill('Work 10');
});

test('rows of a spreadsheet become lines, and can be taken back', async () => {
  const { page } = panel;
  const work = Array.from({ length: 10 }, (_, place) => `Work ${place + 1}`);
  await page.getByRole('button', { name: 'Add a line' }).click();
  expect(await focused(page)).toBe('items.10.description');
  const rows =
    'Item\tQty\tPrice\tVAT %\nHosting\t12\t1.018,50 €\t19 %\n"Support\nby phone"\t0,5\t80\t';
  await paste(page, rows);
  await shows(page, [...work, 'Hosting', 'Support\nby phone']);
  expect(await cell(10, 'unit_price').inputValue()).toBe('1.018,50');
  await page.getByText('2 lines pasted.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await shows(page, work);
  await cell(10, 'description').focus();
  await paste(page, rows);
  await shows(page, [...work, 'Hosting', 'Support\nby phone']);
  await eventually(async () => (await cell(11, 'tax_rate').getAttribute('placeholder')) === '19');
});

test('lines are moved by keys and by dragging, copied and removed', async () => {
  const { page } = panel;
  await cell(11, 'unit_price').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await eventually(async () => (await focused(page)) === 'items.10.unit_price', 10_000);
  const [handle, target] = [
    page.locator('[data-row="11"] [data-drag]'),
    page.locator('[data-row="0"] [data-drag]'),
  ];
  await target.scrollIntoViewIfNeeded();
  await handle.hover();
  await page.mouse.down();
  const box = await target.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 4, (box?.y ?? 0) + 2, { steps: 5 });
  await page.mouse.up();
  await eventually(async () => (await descriptions(page))[0] === 'Hosting', 10_000);
  const more = page.getByRole('button', { name: 'Line 3: more' });
  await more.press('Enter');
  await page.getByRole('menuitem', { name: 'Duplicate' }).press('Enter');
  await eventually(async () => (await focused(page)) === 'items.3.description', 10_000);
  expect((await descriptions(page)).slice(0, 5)).toEqual([
    'Hosting',
    'Work 1',
    'Work 2',
    'Work 2',
    'Work 3',
  ]);
  await page.getByRole('button', { name: 'Line 2: more' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  await page.getByText('“Work 1” was removed.').waitFor();
  expect(await descriptions(page)).toHaveLength(12);
});

test('a refused number is told by its line, and its cell has the focus', async () => {
  const { page } = panel;
  await cell(5, 'quantity').fill('0');
  await cell(7, 'unit_price').fill('1,1234567');
  await cell(0, 'description').focus();
  await page.getByText('At most 6 decimals.', { exact: true }).waitFor();
  await cell(7, 'unit_price').fill('8');
  await saveButton(page).click();
  await page.getByText('line 6: quantity must be greater than 0').first().waitFor();
  await eventually(async () => (await focused(page)) === 'items.5.quantity', 10_000);
  const problem = page.locator('[data-row="5"] [data-strapi-field-error]');
  expect(await problem.innerText()).toBe('must be greater than 0');
  expect(await cell(5, 'quantity').getAttribute('aria-invalid')).toBe('true');
  await cell(5, 'quantity').fill('2');
  await problem.waitFor({ state: 'detached' });
  const wanted = await descriptions(page);
  await save(page);
  await eventually(async () => (await itemsOf(id)).length === 12);
  const items = await itemsOf(id);
  expect(items.map(({ description }) => description)).toEqual(wanted);
  expect(items[0]).toMatchObject({ quantity: 12, unit_price: 1018.5, tax_rate: 19 });
  expect([items[5]?.quantity, items[7]?.unit_price]).toEqual([2, 8]);
});

test('on a phone each line is a card with all of its cells', async () => {
  const { page } = panel;
  await page.setViewportSize({ width: 390, height: 844 });
  // The cards take the place of the rows as soon as the page knows its width.
  await eventually(() =>
    cell(0, 'tax_rate')
      .scrollIntoViewIfNeeded()
      .then(
        () => true,
        () => false,
      ),
  );
  const boxes = await Promise.all(
    ['description', 'quantity', 'unit_price', 'tax_rate'].map((name) =>
      cell(0, name).boundingBox(),
    ),
  );
  for (const box of boxes) {
    expect(box?.width).toBeGreaterThan(70);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  }
  expect(boxes[1]?.y).toBeGreaterThan((boxes[0]?.y ?? 0) + 20);
});

test('no page logs an error but the refused save', () => {
  expect(panel.complaints.filter((text) => !text.includes('status of 400'))).toEqual([]);
});
