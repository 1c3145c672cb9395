import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../support/browser';
import { eventually } from '../support/eventually';
import * as onPage from '../support/invoice-page';
import { field, lineAt, sums, visit } from '../support/invoice-page';
import { textOf } from '../support/pdf/text';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const SENDER = ['Northwind Studio', '12 Harbour Lane', 'Bristol BS1 4QA'];
const CLIENT = ['Contoso Ltd', '5 Market Square'];

/** Fills the form as a person does, key by key, from top to bottom. */
async function fillIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Number', exact: true }).pressSequentially('2026-0042');
  await field(page, 'From').pressSequentially(SENDER.join('\n'));
  await field(page, 'Bill To').pressSequentially(CLIENT.join('\n'));
  await page.getByLabel('Date', { exact: true }).first().fill('2026-03-01');
  await page.getByLabel('Due Date').first().fill('2026-03-31');
  const first = lineAt(page, 0);
  await first.item.pressSequentially('Web design');
  await first.quantity.fill('');
  await first.quantity.pressSequentially('12.5');
  await first.rate.pressSequentially('80');
  await page.getByRole('button', { name: 'Add a line' }).click();
  const second = lineAt(page, 1);
  await second.item.pressSequentially('Hosting, a year');
  await second.rate.pressSequentially('199.99');
  await field(page, 'Notes').fill('Thank you.');
  await field(page, 'Terms').fill('Net 30.');
}

const row = (name: string, amount: string): RegExp =>
  new RegExp(`${name} +${amount.replace(/[$.()]/g, '\\$&')}`);

test('an invoice is filled in, previewed and downloaded, and page and PDF agree', async () => {
  const { page, complaints } = await visit(browser);
  await fillIn(page);
  expect(await lineAt(page, 0).amount.innerText()).toBe('$1,000.00');
  expect(await lineAt(page, 1).amount.innerText()).toBe('$199.99');
  await field(page, 'Discount').fill('100');
  await field(page, 'Tax').fill('20');
  await field(page, 'Amount Paid').fill('50');
  const shown = await sums(page);
  expect(shown).toEqual({ subtotal: '$1,199.99', total: '$1,319.99', balance: '$1,269.99' });

  const { name, text } = await onPage.download(page);
  expect(name).toBe('invoice-2026-0042.pdf');
  for (const line of [...SENDER, ...CLIENT, 'INVOICE', 'Thank you.', 'Net 30.']) {
    expect(text).toContain(line);
  }
  expect(text).toMatch(/Web design +12\.5 +\$80\.00 +\$1,000\.00/);
  expect(text).toMatch(/Hosting, a year +1 +\$199\.99 +\$199\.99/);
  expect(text).toMatch(row('Subtotal', shown.subtotal));
  expect(text).toMatch(/Discount +[-−]?\$100\.00/);
  expect(text).toMatch(/Tax \(20%\) +\$220\.00/);
  expect(text).toMatch(row('Total', shown.total));
  expect(text).toMatch(/Amount Paid +[-−]?\$50\.00/);
  expect(text).toMatch(row('Balance Due', shown.balance));
  expect(text).not.toContain('PREVIEW');
  expect(complaints).toEqual([]);
});

test('every key updates the totals', async () => {
  const { page } = await visit(browser);
  const { rate } = lineAt(page, 0);
  const seen: string[] = [];
  for (const key of '12.34') {
    await rate.press(key);
    seen.push((await sums(page)).balance);
  }
  expect(seen).toEqual(['$1.00', '$12.00', '$12.00', '$12.30', '$12.34']);
  await field(page, 'Shipping').pressSequentially('7');
  expect(await sums(page)).toEqual({ subtotal: '$12.34', total: '$19.34', balance: '$19.34' });
});

test('the preview is the PDF that the server sent, shown after the sender and a line are named', async () => {
  const { page, complaints } = await visit(browser);
  const frame = page.getByTitle('Preview of the invoice');
  await page.getByText('Name the sender and one line').waitFor();
  expect(await frame.isVisible()).toBe(false);
  let sent: Buffer = Buffer.alloc(0);
  await page.route('**/api/invoice/preview', async (route) => {
    const response = await route.fetch();
    sent = await response.body();
    await route.fulfill({ response });
  });
  const answer = await onPage.previewAfter(page, () => onPage.fillLeast(page));
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  await frame.waitFor();
  expect(await frame.getAttribute('src')).toMatch(/^blob:/);
  await eventually(() => page.frames().some((one) => one.url().startsWith('blob:')));
  expect(textOf(sent)).toMatch(/Acme Ltd[^]*\$100\.00/);
  expect(await page.getByText('Name the sender and one line').isVisible()).toBe(false);
  expect(complaints).toEqual([]);
});

test('further typing loads one preview of the last state, and an empty sender removes it', async () => {
  const { page } = await visit(browser);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/preview')) asked.push(request.postData() ?? '');
  });
  await onPage.previewAfter(page, async () => {
    await onPage.fillLine(page, 0, 'Work', '1', '1');
    await field(page, 'From').fill('Acme');
    await field(page, 'From').pressSequentially(' Limited', { delay: 5 });
  });
  expect(asked.map((body) => JSON.parse(body).from)).toEqual(['Acme Limited']);
  await page.getByTitle('Preview of the invoice').waitFor();
  await field(page, 'From').fill('');
  await page.getByText('Name the sender and one line').waitFor();
  expect(await page.locator('#paper.busy').count()).toBe(0);
  expect(asked).toHaveLength(1);
});

test('the front page leads to the documentation and the admin panel', async () => {
  const { page } = await visit(browser);
  const targets = await page
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(targets).toEqual(['/docs', '/admin']);
});
