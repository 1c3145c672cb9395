import type { Browser, Page } from 'playwright-core';
import { adminApi, api, createKey } from '../support/api';
import { openBrowser } from '../support/browser';
import {
  addLine,
  formPath,
  goTo,
  logIn,
  newOperator,
  openActions,
  pick,
  save,
  type Panel,
} from '../support/panel';
import { createCustomer, createInvoice, createQuotation } from '../support/records';
import { startService, type Service } from '../support/service';
import { addEndpoint } from '../support/webhooks';
import type { Scope } from '../../src/domain/scopes';

/** A bookkeeper of Acme, who is not a member of Globex. */
let browser: Browser;
let service: Service;
let panel: Panel;
let page: Page;
let acme: Awaited<ReturnType<typeof seed>>;
let globex: Awaited<ReturnType<typeof seed>>;
beforeAll(async () => {
  [browser, service] = await Promise.all([openBrowser(), startService()]);
  [acme, globex] = [await seed('Acme', 'EUR'), await seed('Globex', 'CHF')];
  const bookkeeper = await newOperator(service, 'invoicing-bookkeeper');
  const joined = await adminApi(service).put(
    `/content-manager/collection-types/api::business.business/${acme.business}`,
    { members: { connect: [{ id: bookkeeper.id }] } },
  );
  expect(joined.status).toBe(200);
  panel = await logIn(browser, service, bookkeeper);
  page = panel.page;
});
afterAll(async () => {
  await browser.close();
  await service.stop();
});

async function seed(name: string, currency: string) {
  const scopes: Scope[] = ['read', 'write', 'webhooks'];
  const { key, business } = await createKey({ service, scopes, businessFields: { name } });
  const client = api(key, service);
  const customer = (await createCustomer(client, { name: `Customer of ${name}` })).id as string;
  const fields = { currency, status: 'sent' };
  const invoice = (await createInvoice(client, customer, fields)).id as string;
  const quotation = (await createQuotation(client, customer, fields)).id as string;
  const url = `https://${name.toLowerCase()}.example.com/`;
  const endpoint = (await addEndpoint(client, url)).id as string;
  return { business, customer, invoice, quotation, endpoint };
}

test('the home page counts only records of their business', async () => {
  const sums = page.getByTestId('home-outstanding').getByRole('listitem');
  await sums.first().waitFor();
  expect(await sums.first().innerText()).toMatch(/^Outstanding\s+110\.00 EUR\s+1 invoice$/);
  // With one business there is nothing to choose.
  expect(await page.getByRole('combobox', { name: 'Business' }).count()).toBe(0);
  expect(await page.getByTestId('home-latest').innerText()).toContain('Customer of Acme');
  expect(await page.locator('#main-content').innerText()).not.toMatch(/Globex|CHF/);
});

test.each([
  ['business', 'Acme'],
  ['customer', 'Customer of Acme'],
  ['invoice', 'Customer of Acme'],
  ['quotation', 'Customer of Acme'],
  ['webhook-endpoint', 'https://acme.example.com/'],
])('the list of each %s shows only those of their business', async (type, own) => {
  await goTo(page, formPath(type));
  await page.getByText(/^1 .+ found$/).waitFor();
  await page.getByRole('row', { name: own }).waitFor();
  expect(await page.locator('#main-content').innerText()).not.toContain('Globex');
});

test('pickers offer only records of their business', async () => {
  await goTo(page, formPath('invoice', 'create'));
  const business = page.getByRole('combobox', { name: 'Business' });
  await business.click();
  await page.getByRole('option', { name: 'Acme' }).waitFor();
  expect(await page.getByRole('option').allInnerTexts()).toEqual(['Acme']);
  await page.keyboard.press('Escape');
  await pick(page, 'Customer', 'Customer of Acme');
  await addLine(page, 0, { description: 'Books', quantity: '1', unit_price: '10' });
  await save(page);
  await page.getByRole('heading', { name: 'INV-00002' }).waitFor();
});

test('the page shows the buttons that the role allows, and no others', async () => {
  await goTo(page, formPath('business', acme.business));
  await page.getByRole('heading', { name: 'Acme' }).waitFor();
  expect(await page.getByText('API keys').count()).toBe(0);
  await goTo(page, formPath('webhook-endpoint', acme.endpoint));
  await page.getByRole('complementary').getByRole('link', { name: '0 delivered' }).waitFor();
  expect(await page.getByRole('button', { name: 'Send a test event' }).count()).toBe(0);
  await goTo(page, formPath('invoice', acme.invoice));
  await openActions(page);
  await page.getByRole('menuitem', { name: 'Paid in full today' }).waitFor();
  await page.keyboard.press('Escape');
});

test('no page logs an error up to here', () => {
  expect(panel.complaints).toEqual([]);
});

test('the URLs of a form, a PDF and an action of another business open nothing', async () => {
  await goTo(page, formPath('invoice', globex.invoice));
  await page.waitForLoadState('networkidle');
  expect(await page.locator('body').innerText()).not.toMatch(/Globex|CHF|110/);
  const token = await page.evaluate(async () => {
    const answer = await fetch('/admin/access-token', { method: 'POST' });
    return ((await answer.json()) as { data: { token: string } }).data.token;
  });
  const call = (method: string, path: string) =>
    fetch(service.url + path, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(method === 'GET' ? {} : { body: JSON.stringify({ state: 'paid' }) }),
    });
  const own = await call('GET', `/invoicing/invoices/${acme.invoice}/pdf`);
  expect(own.status).toBe(200);
  for (const [method, path] of [
    ['GET', `/invoicing/invoices/${globex.invoice}/pdf`],
    ['GET', `/invoicing/quotations/${globex.quotation}/pdf`],
    ['POST', `/invoicing/invoices/${globex.invoice}/state`],
    ['POST', `/invoicing/invoices/${globex.invoice}/duplicate`],
    ['POST', `/invoicing/quotations/${globex.quotation}/convert`],
    ['GET', `/invoicing/businesses/${globex.business}/keys`],
  ] as const) {
    const answer = await call(method, path);
    expect([path, answer.status]).toEqual([path, 404]);
    expect(await answer.text()).not.toMatch(/Globex|CHF/);
  }
});
