import { createAcme, type Acme } from '../support/acme';
import { ownPanel } from '../support/own-panel';
import { editPath, formPath, goTo, input, logIn, newOperator, type Panel } from '../support/panel';
import { foreignTexts, textsOn } from '../support/panel-words';
import { createInvoice, createQuotation } from '../support/records';

let panel: Panel;
let acme: Acme;
let invoice: string;
ownPanel(async ({ browser, service }) => {
  acme = await createAcme(service);
  invoice = (await createInvoice(acme.client, acme.ada, { status: 'sent' })).id;
  await acme.client.post(`/api/v1/invoices/${invoice}/payments`, { amount: 1 });
  await acme.client.post(`/api/v1/invoices/${invoice}/credit-notes`, { amount: 1 });
  await createInvoice(acme.client, acme.ada, { currency: 'JPY', due_date: '2020-01-31' });
  await createQuotation(acme.client, acme.ada, { status: 'sent' });
  panel = await logIn(browser, service, await newOperator(service));
});

/** Every page of daily work, with what it shows when it is complete. */
const PAGES: readonly (readonly [path: () => string, complete: string])[] = [
  [() => '/admin', 'main h2'],
  ...['invoice', 'quotation', 'customer', 'credit-note', 'payment', 'product', 'business'].map(
    (type) => [() => formPath(type), 'main table, main [data-strapi-empty], main h1'] as const,
  ),
  [() => formPath('invoice', 'create'), '[name="notes"]'],
  [() => formPath('invoice', invoice), '[data-testid="history-entry"]'],
  [() => editPath(acme.ada), '[name="city"]'],
  [() => formPath('business', acme.business), '[name="payment_term_days"]'],
  [() => '/admin/reports', 'main table'],
  [() => '/admin/invoicing-import/customers', 'main input'],
  [() => formPath('webhook-endpoint'), 'main h1'],
];

/** As the profile does; it holds from the next load on. */
const choose = (language: string) =>
  panel.page.evaluate((chosen) => localStorage.setItem('strapi-admin-language', chosen), language);

const HEADINGS = { de: 'Rechnungen', fr: 'Factures', es: 'Facturas' } as const;

test.each(['de', 'fr', 'es'] as const)(
  'no page of the panel in %s shows English',
  async (language) => {
    const { page, complaints } = panel;
    await choose('en');
    const foreign = foreignTexts(language);
    await page.reload();
    await goTo(page, '/admin');
    await page.locator('main h2').first().waitFor();
    // In English, the page shows what is looked for below.
    expect((await textsOn(page)).filter((text) => foreign.has(text)).length).toBeGreaterThan(5);
    await choose(language);
    await page.reload();
    const left: Record<string, string[]> = {};
    for (const [path, complete] of PAGES) {
      await goTo(page, path());
      await page.locator(complete).first().waitFor();
      await page.waitForLoadState('networkidle');
      const shown = (await textsOn(page)).filter((text) => foreign.has(text));
      if (shown.length > 0) left[path()] = shown;
    }
    expect(left).toEqual({});
    await goTo(page, formPath('invoice'));
    await page.getByRole('heading', { name: HEADINGS[language], exact: true }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    expect(complaints).toEqual([]);
  },
);

test('an operator chooses the language in the profile, and amounts and numbers follow it', async () => {
  const { page } = panel;
  await choose('en');
  await page.goto('/admin/me');
  await page.getByRole('combobox', { name: 'Interface language' }).click();
  await page.getByRole('option', { name: 'Deutsch' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Speichern', exact: true }).waitFor();
  const items = [{ description: 'Werk', quantity: 1.5, unit_price: 1234.5, tax_rate: 0 }];
  const { id } = await createInvoice(acme.client, acme.ada, { currency: 'EUR', items });
  await goTo(page, formPath('invoice', id));
  await page.getByText('1.851,75 EUR').locator('visible=true').first().waitFor();
  expect(await input(page, 'items.0.quantity').inputValue()).toBe('1,5');
  await input(page, 'items.0.quantity').fill('2,25');
  const [saved] = await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === 'PUT'),
    page.getByRole('button', { name: 'Speichern', exact: true }).click(),
  ]);
  expect(saved.status()).toBe(200);
  expect((await acme.readInvoice(id)).total).toBe(2777.63);
});
