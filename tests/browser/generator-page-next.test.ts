import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../support/browser';
import { field, fillLine, press, previewAfter, sums, visit } from '../support/invoice-page';

/** How an invoice begins on the page, and what the next one takes over. */

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const input = (page: Page, name: string) => page.locator(`[data-field="${name}"]`);
const valueOf = (page: Page, name: string) => input(page, name).inputValue();
/** The day of the visitor, which may be another one than here. */
const today = (page: Page) => page.evaluate(() => new Date().toLocaleDateString('sv'));

test.each([
  ['Europe/Berlin', 'de-DE', '€', '0,00 €'],
  ['Europe/Zurich', 'fr-CH', 'CHF', '0,00 CHF'],
  ['Europe/London', 'en-GB', '£', '£0.00'],
  ['Europe/Istanbul', 'en-GB', 'TRY', 'TRY 0.00'],
  ['America/Mexico_City', 'es-MX', '', '0,00 $'],
  ['Pacific/Kiritimati', 'en-US', '', '$0.00'],
  ['UTC', 'pl-PL', 'zł', '0,00 zł'],
])(
  'in %s, an invoice begins with today and the currency there',
  async (zone, locale, currency, due) => {
    const context = { timezoneId: zone, locale };
    const { page, complaints } = await visit(browser, { context });
    expect([await valueOf(page, 'date'), await valueOf(page, 'currency')]).toEqual([
      await today(page),
      currency,
    ]);
    expect((await sums(page)).balance.replace(/\s/g, ' ')).toBe(due);
    expect(complaints).toEqual([]);
  },
);

test('a date and a currency that were removed stay so after a reload', async () => {
  const { page } = await visit(browser, { context: { timezoneId: 'Europe/Berlin' } });
  for (const name of ['date', 'currency']) await input(page, name).fill('');
  await page.reload();
  expect([await valueOf(page, 'date'), await valueOf(page, 'currency')]).toEqual(['', '']);
});

test.each([
  ['INV-009', 'INV-010'],
  ['2026-0042', '2026-0043'],
  ['99', '100'],
  ['2026/7-B', '2026/8-B'],
  ['99999999999999999999', '100000000000000000000'],
  ['draft', ''],
  ['', ''],
])('after the number "%s", the next invoice has "%s"', async (number, next) => {
  const { page } = await visit(browser);
  await input(page, 'invoiceNumber').fill(number);
  await press(page, 'New');
  expect(await valueOf(page, 'invoiceNumber')).toBe(next);
});

test('the next invoice keeps its sender and is empty otherwise', async () => {
  const { page, complaints } = await visit(browser);
  await field(page, 'From').fill('Acme Ltd');
  await field(page, 'Bill To').fill('Jane Doe');
  await field(page, 'Notes').fill('Thank you');
  await input(page, 'date').fill('2026-01-31');
  await input(page, 'dueDate').fill('2026-02-14');
  await fillLine(page, 0, 'Work', '2', '100');
  await press(page, 'New');
  const kept = await Promise.all(
    ['from', 'billTo', 'notes', 'date', 'dueDate'].map((name) => valueOf(page, name)),
  );
  expect(kept).toEqual(['Acme Ltd', '', '', await today(page), '']);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-field'))).toBe(
    'billTo',
  );
  expect((await sums(page)).balance).toBe('$0.00');
  expect(complaints).toEqual([]);
});

test('a copy is of today, is due after as many days, and has the next number', async () => {
  const { page } = await visit(browser);
  await field(page, 'From').fill('Acme Ltd');
  await input(page, 'invoiceNumber').fill('7');
  await input(page, 'date').fill('2026-01-31');
  await input(page, 'dueDate').fill('2026-02-14');
  await previewAfter(page, () => fillLine(page, 0, 'Work', '2', '100'));
  await press(page, 'Copy');
  const [number, date, due] = await Promise.all(
    ['invoiceNumber', 'date', 'dueDate'].map((name) => valueOf(page, name)),
  );
  expect([number, date]).toEqual(['8', await today(page)]);
  expect(Date.parse(due ?? '') - Date.parse(date ?? '')).toBe(14 * 86_400_000);
  expect((await sums(page)).balance).toBe('$200.00');
});
