import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../support/browser';
import * as onPage from '../support/invoice-page';
import { field, fillLine, lineAt, sums, visit } from '../support/invoice-page';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('lines are added by the button and by Enter, and each can be removed', async () => {
  const { page, complaints } = await visit(browser);
  const rows = page.locator('#lines > li');
  await fillLine(page, 0, 'First', '1', '1');
  await page.getByRole('button', { name: 'Add a line' }).click();
  await page.keyboard.type('Third');
  await fillLine(page, 1, 'Third', '1', '100');
  await lineAt(page, 0).rate.press('Enter');
  await page.keyboard.type('Second');
  await fillLine(page, 1, 'Second', '1', '10');
  expect(await rows.count()).toBe(3);
  expect((await sums(page)).balance).toBe('$111.00');

  await lineAt(page, 1).remove.click();
  expect(await rows.count()).toBe(2);
  expect(await lineAt(page, 1).item.inputValue()).toBe('Third');
  expect((await sums(page)).balance).toBe('$101.00');

  await lineAt(page, 1).remove.click();
  await lineAt(page, 0).remove.click();
  expect(await rows.count()).toBe(1);
  expect(await lineAt(page, 0).item.inputValue()).toBe('');
  expect((await sums(page)).balance).toBe('$0.00');
  expect(complaints).toEqual([]);
});

test('an item may have several lines, and empty lines are not printed', async () => {
  const { page } = await visit(browser);
  await onPage.fillLeast(page);
  await page.getByRole('button', { name: 'Add a line' }).click();
  await page.getByRole('button', { name: 'Add a line' }).click();
  const last = lineAt(page, 2);
  await last.item.pressSequentially('Two lines');
  await last.item.press('Shift+Enter');
  await last.item.pressSequentially('of one item');
  await last.rate.fill('5');
  const { text } = await onPage.download(page);
  expect(text).toMatch(/Work +1 +\$100\.00 +\$100\.00/);
  expect(text).toMatch(/Two lines +1 +\$5\.00 +\$5\.00\n+ *of one item/);
  expect(text.match(/\$\d+\.\d\d +\$\d+\.\d\d/g)).toHaveLength(2);
});

interface Sum {
  currency: string;
  quantity: string;
  rate: string;
  rest: Record<string, string>;
  expected: { subtotal: string; total: string; balance: string };
}

const sum = (
  currency: string,
  [quantity, rate]: [string, string],
  rest: Record<string, string>,
  [subtotal, total, balance]: [string, string, string],
): Sum => ({ currency, quantity, rate, rest, expected: { subtotal, total, balance } });

const SUMS: Record<string, Sum> = {
  'half a cent': sum('€', ['1', '1.005'], {}, ['€1.01', '€1.01', '€1.01']),
  'yen without decimals': sum('JPY', ['3', '333.5'], { Tax: '10' }, [
    'JPY 1,001',
    'JPY 1,101',
    'JPY 1,101',
  ]),
  'dinars with three decimals': sum('KWD', ['1', '1.2345'], {}, [
    'KWD 1.235',
    'KWD 1.235',
    'KWD 1.235',
  ]),
  'a discount above the subtotal': sum('$', ['1', '10'], { Discount: '25', Shipping: '3' }, [
    '$10.00',
    '$3.00',
    '$3.00',
  ]),
  'more paid than due': sum('CHF', ['1', '10'], { 'Amount Paid': '12.5' }, [
    'CHF 10.00',
    'CHF 10.00',
    '-CHF 2.50',
  ]),
  'a discount in per cent': sum('€', ['3', '33.35'], { Discount: '10%', Tax: '20' }, [
    '€100.05',
    '€108.05',
    '€108.05',
  ]),
  'a credit': sum('$', ['-2', '10'], {}, ['-$20.00', '$0.00', '$0.00']),
  'a rate of tax with a sign': sum('$', ['1', '200'], { Tax: '7.5 %' }, [
    '$200.00',
    '$215.00',
    '$215.00',
  ]),
  'large amounts': sum('$', ['999999', '999999.99'], {}, [
    '$999,998,990,000.01',
    '$999,998,990,000.01',
    '$999,998,990,000.01',
  ]),
};

const flat = (text: string): string => text.replace(/−/g, '-').replace(/[\u00a0 ]+/g, ' ');

test.each(Object.entries(SUMS))(
  'the page and the PDF compute the same for %s',
  async (_name, one) => {
    const { page } = await visit(browser);
    await field(page, 'From').fill('Acme');
    await page.getByLabel('Currency').fill(one.currency);
    await fillLine(page, 0, 'Work', one.quantity, one.rate);
    for (const [name, value] of Object.entries(one.rest)) await field(page, name).fill(value);
    expect(await sums(page)).toEqual(one.expected);
    const text = flat((await onPage.download(page)).text);
    expect(text).toContain(`Subtotal ${one.expected.subtotal}`);
    expect(text).toContain(`Total ${one.expected.total}`);
    expect(text).toContain(`Balance Due ${one.expected.balance}`);
    if (one.rest['Discount'] === '10%') expect(text).toContain('Discount (10%) -€10.01');
  },
);

/** An input of a line, in any language of the page. */
const inputOf = (page: Page, place: number, name: 'item' | 'qty' | 'rate') =>
  page.locator('#lines > li').nth(place).locator(`[data-line="${name}"]`);

/** Pastes as a spreadsheet puts its cells on the clipboard. */
const pasteInto = (page: Page, name: 'item' | 'qty' | 'rate', text: string, html = '') =>
  inputOf(page, 0, name).evaluate(
    (input, [plain = '', markup = '']) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', plain);
      clipboardData.setData('text/html', markup);
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      input.dispatchEvent(event);
    },
    [text, html],
  );

const linesOf = async (page: Page) => {
  const count = await page.locator('#lines > li').count();
  return Promise.all(
    Array.from({ length: count }, (_, place) =>
      Promise.all(
        (['item', 'qty', 'rate'] as const).map((name) => inputOf(page, place, name).inputValue()),
      ),
    ),
  );
};

test('pasted rows of a spreadsheet become lines, and a line after them stays', async () => {
  const { page, complaints } = await visit(browser);
  await fillLine(page, 0, 'Old', '9', '9');
  await lineAt(page, 0).rate.press('Enter');
  await fillLine(page, 1, 'Last', '1', '1');
  const copied = 'Item\tQty\tRate\nDesign\t2\t$95.00\n"Two\nlines"\t\t$1,000.00\n\n';
  await pasteInto(page, 'item', copied);
  expect(await linesOf(page)).toEqual([
    ['Design', '2', '95.00'],
    ['Two\nlines', '1', '1000.00'],
    ['Last', '1', '1'],
  ]);
  expect((await sums(page)).balance).toBe('$1,191.00');
  await page.reload();
  expect(await linesOf(page)).toHaveLength(3);
  expect(complaints).toEqual([]);
});

test('a column goes into the field that has the cursor, in figures of the page', async () => {
  const { page } = await visit(browser, { context: { locale: 'de-DE' } });
  await pasteInto(page, 'rate', '1.234,50 €\n7,5', '<table></table>');
  expect(await linesOf(page)).toEqual([
    ['', '1', '1234,50'],
    ['', '1', '7,5'],
  ]);
});

test.each([
  ['(12.50)', '-12.50'],
  ['12.50-', '-12.50'],
  ['−1,234.5', '-1234.5'],
  ['Fr. 1’234.50', '1234.50'],
  ['100.00 kr.', '100.00'],
  ['10-12', '10-12'],
])('a pasted rate of %s is %s', async (cell, rate) => {
  const { page } = await visit(browser);
  await pasteInto(page, 'item', `Work\t1\t${cell}`);
  expect(await linesOf(page)).toEqual([['Work', '1', rate]]);
});

test('pasted lines of a letter stay one text', async () => {
  const { page } = await visit(browser);
  await pasteInto(page, 'item', 'One\nTwo');
  expect(await linesOf(page)).toHaveLength(1);
});
