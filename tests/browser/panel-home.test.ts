import Big from 'big.js';
import type { Browser, Page } from 'playwright-core';
import { api, createKey } from '../support/api';
import { openBrowser } from '../support/browser';
import { query } from '../support/databases';
import { formPath, logIn, newOperator, type Panel } from '../support/panel';
import { createCustomer, createInvoice } from '../support/records';
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

/** Invoices of every status, in two currencies; some late, some paid long ago. */
async function seed(name: string): Promise<void> {
  const { key } = await createKey({ service, businessFields: { name } });
  const client = api(key, service);
  const customer = await createCustomer(client, { name: `Customer of ${name}` });
  const line = (price: number) => [
    { description: 'Work', quantity: 1, unit_price: price, tax_rate: 20 },
  ];
  for (const currency of ['EUR', 'JPY']) {
    for (const [index, status] of STATUSES.entries()) {
      const fields = { currency, status, items: line(100.25 + index * 17) };
      const due = { due_date: status === 'sent' ? '2020-01-31' : '2999-12-31' };
      await createInvoice(client, customer.id, { ...fields, ...due });
    }
    await createInvoice(client, customer.id, {
      currency,
      status: 'sent',
      amount_paid: 7,
      items: line(50),
    });
  }
  await query(
    service.databaseUrl,
    `update invoices set paid_at = paid_at - interval '2 months' where id in
      (select min(id) from invoices where state = 'paid' group by currency)`,
  );
}

const STATUSES = ['draft', 'sent', 'paid', 'overdue', 'cancelled', 'paid'];

/** The figures of a widget: `{ EUR: ['433.80', 2], … }`. */
async function shown(page: Page, widget: string): Promise<Record<string, [string, number]>> {
  const rows = page.getByTestId(`home-${widget}`).getByRole('listitem');
  await rows.first().waitFor();
  const texts = await rows.allInnerTexts();
  return Object.fromEntries(
    texts.map((text) => {
      const [amount = '', currency = '', count = ''] = text.split(/\s+/);
      return [currency, [amount.replaceAll(',', ''), Number(count)]];
    }),
  );
}

/** The same figures by plain SQL, without the service. */
async function expected(amount: string, where: string): Promise<Record<string, [string, number]>> {
  const rows = await query<{ currency: string; sum: string; count: string }>(
    service.databaseUrl,
    `select currency, sum(${amount}), count(*) from invoices where ${where} group by currency`,
  );
  const decimals = { EUR: 2, JPY: 0 } as Record<string, number>;
  return Object.fromEntries(
    rows.map(({ currency, sum, count }) => [
      currency,
      [new Big(sum).toFixed(decimals[currency]), Number(count)],
    ]),
  );
}

const OPEN = `state in ('sent', 'overdue')`;
const SUMS = [
  ['outstanding', 'total - amount_paid', OPEN],
  ['overdue', 'total - amount_paid', `${OPEN} and (state = 'overdue' or due_date < current_date)`],
  ['paid', 'total', `state = 'paid' and paid_at >= date_trunc('month', now() at time zone 'UTC')`],
] as const;

test.each(SUMS)('the sums per currency of "%s" equal those of SQL', async (name, amount, where) => {
  await panel.page.goto('/admin');
  const sums = await shown(panel.page, name);
  expect(Object.keys(sums).sort()).toEqual(['EUR', 'JPY']);
  expect(sums).toEqual(await expected(amount, where));
});

test.each(SUMS)(
  '"%s" links to the list of exactly these invoices',
  async (name, _amount, where) => {
    const { page } = panel;
    await page.goto('/admin');
    const link = page.getByTestId(`home-${name}`).getByRole('listitem').first().getByRole('link');
    const count = Number((await link.innerText()).split(' ')[0]);
    await link.click();
    await page.getByText(count === 1 ? '1 entry found' : `${count} entries found`).waitFor();
    const numbers = await page.getByRole('link', { name: /^INV-/ }).allInnerTexts();
    const rows = await query<{ invoice_number: string }>(
      service.databaseUrl,
      `select invoice_number from invoices where currency = 'EUR' and ${where}`,
    );
    expect(numbers.sort()).toEqual(rows.map((row) => row.invoice_number).sort());
  },
);

test('the latest invoices lead to their forms', async () => {
  const { page } = panel;
  await page.goto('/admin');
  const rows = page.getByTestId('home-latest').getByRole('listitem');
  await rows.first().waitFor();
  expect(await rows.count()).toBe(5);
  const number = await rows.first().getByRole('link').innerText();
  await rows.first().getByRole('link').click();
  await page.getByRole('heading', { name: number }).waitFor();
  expect(new URL(page.url()).pathname).toContain(formPath('invoice'));
});

test('a failing endpoint is shown, with links to its form and to its failed deliveries', async () => {
  const { page } = panel;
  await page.goto('/admin');
  await page.getByText('All webhooks get through.').waitFor();
  const { client } = await listeningDesk(service);
  const { id } = await addEndpoint(client, 'https://down.example.com/');
  await query(
    service.databaseUrl,
    `update webhook_endpoints set enabled = false, disabled_reason = 'failing for 5 days' where document_id = $1`,
    [id],
  );
  await page.goto('/admin');
  const row = page.getByTestId('home-failing').getByRole('listitem');
  await row.getByText('failing for 5 days').waitFor();
  await row.getByRole('link', { name: '0 failed' }).click();
  await page.getByText('0 entries found').waitFor();
  await page.goBack();
  await row.getByRole('link', { name: 'https://down.example.com/' }).click();
  await page.getByRole('complementary').getByText('Disabled').waitFor();
});

test('no page logs an error', () => {
  expect(panel.complaints).toEqual([]);
});
