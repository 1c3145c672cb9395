import Big from 'big.js';
import type { Browser, Page } from 'playwright-core';
import { printAmount } from '../../src/admin/words/print-amount';
import { api, createKey } from '../support/api';
import { openBrowser } from '../support/browser';
import { query } from '../support/databases';
import { eventually } from '../support/eventually';
import { formPath, goTo, logIn, newOperator, type Panel } from '../support/panel';
import { createCustomer, createInvoice, createQuotation } from '../support/records';
import { startService, type Service } from '../support/service';
import { addEndpoint, listeningDesk } from '../support/webhooks';

let browser: Browser;
let service: Service;
let panel: Panel;
beforeAll(async () => {
  [browser, service] = await Promise.all([openBrowser(), startService()]);
  for (const name of ['Acme', 'Globex']) await seed(name);
  panel = await logIn(browser, service, await newOperator(service));
});
afterAll(async () => {
  await browser.close();
  await service.stop();
});

const dayAgo = (days: number): string =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** Invoices of every status and age, in two currencies; some paid long ago. */
async function seed(name: string): Promise<void> {
  const { key } = await createKey({ service, businessFields: { name } });
  const client = api(key, service);
  const customer = await createCustomer(client, { name: `Customer of ${name}` });
  const line = (price: number) => [
    { description: 'Work', quantity: 1, unit_price: price, tax_rate: 20 },
  ];
  for (const currency of ['EUR', 'JPY']) {
    for (const [index, status] of STATUSES.entries()) {
      const items = line(100.25 + index * 17);
      await createInvoice(client, customer.id, { currency, status, items });
    }
    for (const [index, days] of [2, 45, 75, 100].entries())
      await createInvoice(client, customer.id, {
        currency,
        status: 'sent',
        items: line(50 + index),
        issue_date: dayAgo(120),
        due_date: dayAgo(days),
        amount_paid: 7,
      });
  }
  await createQuotation(client, customer.id, { currency: 'EUR', status: 'sent' });
  await query(
    service.databaseUrl,
    `update invoices set paid_at = paid_at - interval '2 months' where id in
      (select min(id) from invoices where state = 'paid' group by currency)`,
  );
}

const STATUSES = ['draft', 'sent', 'paid', 'overdue', 'cancelled', 'paid'];
const DECIMALS: Record<string, number> = { EUR: 2, JPY: 0 };

const sql = <T>(text: string, values: unknown[] = []) =>
  query<T>(service.databaseUrl, text, values);

/** The label, the amount and the count of each tile, such as `['Not due', '433.80', 2]`. */
async function shownAges(page: Page, currency: string): Promise<[string, string, number][]> {
  const tiles = page.getByRole('list', { name: `Outstanding in ${currency}` });
  const texts = await tiles.getByRole('listitem').allInnerTexts();
  return texts.map((text) => {
    const [label = '', amount = '', count = ''] = text.split('\n').filter(Boolean);
    expect(amount.endsWith(currency)).toBe(true);
    return [label, amount.split(' ')[0]?.replaceAll(',', '') ?? '', Number(count.split(' ')[0])];
  });
}

const OPEN = `state in ('sent', 'overdue')`;
const LATE = 'current_date - due_date';
const AGES: readonly (readonly [string, string])[] = [
  ['Outstanding', OPEN],
  ['Not due', `${OPEN} and coalesce(${LATE}, 0) <= 0`],
  ['1–30 days', `${OPEN} and ${LATE} between 1 and 30`],
  ['31–60 days', `${OPEN} and ${LATE} between 31 and 60`],
  ['61–90 days', `${OPEN} and ${LATE} between 61 and 90`],
  ['Over 90 days', `${OPEN} and ${LATE} > 90`],
];

test.each(['EUR', 'JPY'])('what is outstanding in %s by age equals SQL', async (currency) => {
  await goTo(panel.page, '/admin');
  await panel.page.getByTestId('home-outstanding').waitFor();
  const expected = AGES.map(async ([label, where]) => {
    const [row] = await sql<{ sum: string; count: string }>(
      `select sum(total - amount_paid), count(*) from invoices where currency = $1 and ${where}`,
      [currency],
    );
    return [label, new Big(row?.sum ?? 0).toFixed(DECIMALS[currency]), Number(row?.count)];
  });
  expect(await shownAges(panel.page, currency)).toEqual(await Promise.all(expected));
});

/** Opens a link, and waits until the list shows exactly these invoices. */
async function expectList(page: Page, where: string): Promise<void> {
  const rows = await sql<{ invoice_number: string }>(
    `select invoice_number from invoices where currency = 'EUR' and ${where}`,
  );
  const expected = rows.map((row) => row.invoice_number).sort();
  const shown = async () =>
    (await page.getByRole('link', { name: /^INV-/ }).allInnerTexts()).sort();
  await page.waitForURL(/\/admin\/invoices\?/);
  await eventually(async () => (await shown()).join() === expected.join()).catch(() => undefined);
  expect(await shown()).toEqual(expected);
}

// tests/long/home-figures.property.test.ts reads the lists of all ages.
const LINKED = AGES.filter(([label]) => ['Outstanding', '31–60 days'].includes(label));

test.each(LINKED)('"%s" links to the list of exactly these invoices', async (label, where) => {
  const { page } = panel;
  await goTo(page, '/admin');
  const tile = page
    .getByRole('list', { name: 'Outstanding in EUR' })
    .getByRole('listitem')
    .filter({ hasText: label });
  await tile.getByRole('link').click();
  await expectList(page, where);
});

test('what was paid this month equals SQL, and links to its invoices', async () => {
  const { page } = panel;
  const paid = `state = 'paid' and paid_at >= date_trunc('month', now() at time zone 'UTC')`;
  const [row] = await sql<{ sum: string }>(
    `select sum(total) from invoices where currency = 'EUR' and ${paid}`,
  );
  await goTo(page, '/admin');
  const item = page.getByTestId('home-paid').getByRole('listitem').first();
  expect((await item.innerText()).replace(',', '')).toContain(
    `${new Big(row?.sum ?? 0).toFixed(2)} EUR`,
  );
  await item.getByRole('link').click();
  await expectList(page, paid);
});

test('the revenue of each month is a bar that tells its amount, and opens its invoices', async () => {
  const { page } = panel;
  await goTo(page, '/admin');
  const chart = page.getByRole('table', { name: 'Revenue by month in EUR' });
  await chart.waitFor();
  expect(await chart.getByRole('row').count()).toBe(12);
  const issued = `issued_at is not null and state <> 'cancelled'
    and date_trunc('month', issue_date) = date_trunc('month', current_date)`;
  const [row] = await sql<{ sum: string }>(
    `select sum(subtotal) from invoices where currency = 'EUR' and ${issued}`,
  );
  const month = new Date().toLocaleDateString('en-GB', { month: 'long', year: 'numeric' });
  const last = chart.getByRole('row').last();
  expect(await last.getByRole('rowheader').innerText()).toContain(month);
  const bar = last.getByRole('link', { name: printAmount(row?.sum, 'EUR') });
  await bar.focus();
  await page.keyboard.press('Enter');
  // The list has cancelled invoices, too, which count only when credit notes cancelled them.
  await expectList(page, issued.replace(`and state <> 'cancelled'`, ''));
});

test('drafts and quotations that wait have links to their lists', async () => {
  const { page } = panel;
  await goTo(page, '/admin');
  const waiting = page.getByTestId('home-waiting');
  await waiting.getByRole('link', { name: '2 quotations without an answer' }).waitFor();
  await waiting.getByRole('link', { name: '2 draft invoices' }).first().click();
  await expectList(page, `state = 'draft'`);
});

test('the latest invoices lead to their pages', async () => {
  const { page } = panel;
  await goTo(page, '/admin');
  const rows = page.getByTestId('home-latest').getByRole('listitem');
  await rows.first().waitFor();
  expect(await rows.count()).toBe(5);
  const number = await rows.first().getByRole('link').innerText();
  await rows.first().getByRole('link').click();
  await page.getByRole('heading', { name: number }).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/admin\/invoices\/[0-9a-f-]{36}$/);
});

test('two currencies fit onto a screen of 1440 × 900, and nothing is cut on a phone', async () => {
  const { page } = panel;
  await page.setViewportSize({ width: 1440, height: 900 });
  await goTo(page, '/admin');
  const latest = page.getByRole('region', { name: 'Latest invoices' });
  await latest.waitFor();
  expect(await page.getByText('Last edited entries').count()).toBe(0);
  for (const name of ['Latest invoices', 'Waiting']) {
    const box = await page.getByRole('region', { name }).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 900)).toBeLessThanOrEqual(900);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin');
  await latest.waitFor();
  const right = await page
    .getByRole('region')
    .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().right)));
  expect(right).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1440, height: 1000 });
});

test('a failing endpoint is shown, with a link to its form', async () => {
  const { page } = panel;
  await goTo(page, '/admin');
  await page.getByTestId('home-latest').waitFor();
  expect(await page.getByTestId('home-failing').count()).toBe(0);
  const { client } = await listeningDesk(service);
  const { id } = await addEndpoint(client, 'https://down.example.com/');
  await sql(
    `update webhook_endpoints set enabled = false, disabled_reason = 'failing for 5 days' where document_id = $1`,
    [id],
  );
  await page.reload();
  const row = page.getByTestId('home-failing').getByRole('listitem');
  await row.getByText('failing for 5 days').waitFor();
  expect(await row.getByRole('link', { name: 'failed' }).count()).toBe(0);
  await row.getByRole('link', { name: 'https://down.example.com/' }).click();
  await page.getByRole('complementary').getByText('Disabled').waitFor();
});

test('it shows what was saved since it was left, however short that is', async () => {
  const { page } = panel;
  const { client } = await listeningDesk(service);
  const { id } = await createCustomer(client);
  await goTo(page, '/admin');
  const latest = page.getByTestId('home-latest').getByRole('link');
  await latest.first().waitFor();
  await goTo(page, formPath('customer'));
  const fields = { invoice_number: 'JUST-NOW', issue_date: dayAgo(-1) };
  await createInvoice(client, id, fields);
  await goTo(page, '/admin');
  await latest.filter({ hasText: fields.invoice_number }).waitFor();
});

test('no page logs an error', () => {
  expect(panel.complaints).toEqual([]);
});
