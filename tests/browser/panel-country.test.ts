import { createAcme, type Acme } from '../support/acme';
import { query } from '../support/databases';
import { eventually } from '../support/eventually';
import { startMailServer, type MailServer } from '../support/mail-server';
import { MAIL_FROM } from '../support/mails';
import { ownPanel } from '../support/own-panel';
import {
  act,
  actInRow,
  chooseTyped,
  formPath,
  goTo,
  input,
  invoicePage,
  logIn,
  newOperator,
  said,
  save,
  type Panel,
} from '../support/panel';
import { createCustomer, createInvoice, line } from '../support/records';

/** The law of a country: the first form of a business, and what is asked before an invoice leaves. */

let panel: Panel;
let acme: Acme;
let server: MailServer;
const own = ownPanel(
  async ({ browser, service }) => {
    acme = await createAcme(service, { country_code: 'DE', default_currency: 'EUR' });
    panel = await logIn(browser, service, await newOperator(service));
  },
  async () => {
    server = await startMailServer();
    return { env: { SMTP_URL: server.url, MAIL_FROM } };
  },
);
afterAll(() => server.close());

const tax = () => panel.page.getByRole('combobox', { name: 'Tax of this business' });
const STORED = [
  'language',
  'paper_size',
  'default_tax_rate',
  'zero_rate_category',
  'zero_rate_reason',
  'invoice_number_pattern',
];

async function begin(name: string, country: string, label: string): Promise<void> {
  const { page } = panel;
  await goTo(page, formPath('business', 'create'));
  await input(page, 'name').fill(name);
  await chooseTyped(page, 'Country', country, label);
}

/** Saves the form, and reads what is stored. */
async function stored(name: string): Promise<unknown[]> {
  await save(panel.page);
  await said(panel.page, 'Saved');
  const text = `SELECT ${STORED.join()} FROM businesses WHERE name = '${name}'`;
  const [row] = await query(own.service.databaseUrl, text);
  return STORED.map((field) => (row as Record<string, unknown>)[field]);
}

describe('the first form of a business', () => {
  test('in Germany fills in the rate, the language and the numbers', async () => {
    await begin('Werft', 'Germany', 'Germany (DE)');
    expect(await tax().innerText()).toBe('With tax, usually 19 %');
    expect(await stored('Werft')).toEqual(['de', 'A4', '19.0000', null, null, 'RE-{00000}']);
    await tax().waitFor({ state: 'detached' });
  });

  test('in Germany offers the small business, with the sentence of its papers', async () => {
    await begin('Klein', 'Germany', 'Germany (DE)');
    await tax().click();
    await panel.page.getByRole('option', { name: 'Small business (§ 19 UStG), no tax' }).click();
    const reason = 'Steuerfrei nach § 19 UStG (Kleinunternehmer)';
    expect(await input(panel.page, 'zero_rate_reason').inputValue()).toBe(reason);
    expect(await stored('Klein')).toEqual(['de', 'A4', null, 'E', reason, 'RE-{00000}']);
  });

  test('changes nothing that was typed, and follows the country', async () => {
    const { page } = panel;
    await goTo(page, formPath('business', 'create'));
    await input(page, 'invoice_number_pattern').fill('A-{000}');
    await input(page, 'name').fill('Wandel');
    await chooseTyped(page, 'Country', 'Germany', 'Germany (DE)');
    await input(page, 'default_tax_rate').fill('7');
    await chooseTyped(page, 'Country', 'France', 'France (FR)');
    await eventually(
      async () => (await input(page, 'quotation_number_pattern').inputValue()) === 'QT-{00000}',
    );
    expect(await stored('Wandel')).toEqual(['fr', 'A4', '7.0000', null, null, 'A-{000}']);
  });

  test('in France offers the franchise en base', async () => {
    await begin('Atelier', 'France', 'France (FR)');
    await tax().click();
    const option = 'Franchise en base (art. 293 B du CGI), no tax';
    await panel.page.getByRole('option', { name: option }).click();
    expect(await stored('Atelier')).toEqual([
      'fr',
      'A4',
      null,
      'E',
      'TVA non applicable, art. 293 B du CGI',
      'INV-{00000}',
    ]);
  });

  test('in the United Kingdom asks for the registration', async () => {
    await begin('Mill', 'United Kingdom', 'United Kingdom (GB)');
    expect(await tax().innerText()).toBe('With tax, usually 20 %');
    await tax().click();
    await panel.page.getByRole('option', { name: 'Not registered for VAT' }).click();
    expect(await stored('Mill')).toEqual(['en', 'A4', null, null, null, 'INV-{00000}']);
  });

  test('in the United States asks for no tax, and prints on Letter', async () => {
    await begin('Barn', 'United States', 'United States (US)');
    expect(await tax().count()).toBe(0);
    expect(await stored('Barn')).toEqual(['en', 'LETTER', null, null, null, 'INV-{00000}']);
  });
});

describe('before a German invoice leaves', () => {
  const question = () => panel.page.getByTestId('supply-question');
  const press = (name: string) =>
    panel.page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

  async function draft(): Promise<{ id: string; number: string }> {
    const { id: customer } = await createCustomer(acme.client, {
      name: 'Grace',
      email: 'grace@customer.example',
    });
    const invoice = await createInvoice(acme.client, customer as string, {
      currency: 'EUR',
      issue_date: '2026-03-02',
      due_date: '2099-12-31',
      items: [line({ unit_price: 1000, tax_rate: 19 })],
    });
    return { id: invoice.id as string, number: invoice.invoice_number as string };
  }

  test('its form lists what the law wants on the sheet', async () => {
    const { id } = await draft();
    await goTo(panel.page, formPath('invoice', id));
    const gaps = panel.page.getByTestId('sheet-gaps').getByRole('listitem');
    await gaps.first().waitFor();
    expect(await gaps.allInnerTexts()).toContain(
      'delivery date is needed (§ 14 Abs. 4 Nr. 6 UStG)',
    );
  });

  test('another day leads to its field', async () => {
    const { page } = panel;
    const { id } = await draft();
    await goTo(page, formPath('invoice', id));
    await act(page, 'Send by email');
    await question().waitFor();
    expect(await question().innerText()).toContain('Was it the issue date, 2 March 2026?');
    await press('Another day');
    await question().waitFor({ state: 'detached' });
    await eventually(() =>
      page.evaluate(() => document.activeElement?.getAttribute('name') === 'delivery_date'),
    );
    expect(await acme.readInvoice(id)).toMatchObject({ status: 'draft', delivery_date: null });
  });

  test('the issue date, answered once, is its delivery date, and then it is mailed', async () => {
    const { page } = panel;
    const { id } = await draft();
    await goTo(page, formPath('invoice', id));
    await act(page, 'Send by email');
    await question().waitFor();
    await press('Yes, this invoice');
    await page.getByRole('dialog').locator('[name="to"]').waitFor();
    await press('Send');
    await invoicePage(page).waitFor();
    const sent = { status: 'sent', delivery_date: '2026-03-02' };
    expect(await acme.readInvoice(id)).toMatchObject(sent);
  });

  test('"Mark as sent" asks, too, beside the form and in a list', async () => {
    const { page } = panel;
    const [beside, inList] = [await draft(), await draft()];
    await goTo(page, formPath('invoice', beside.id));
    await act(page, 'Mark as sent');
    await press('Yes, this invoice');
    await said(page, `${beside.number} is sent.`);
    await page.goto(formPath('invoice'));
    await actInRow(page, inList.number, 'Mark as sent');
    await press('Yes, this invoice');
    await said(page, `${inList.number} is sent.`);
    const sent = { status: 'sent', delivery_date: '2026-03-02' };
    expect(await acme.readInvoice(beside.id)).toMatchObject(sent);
    expect(await acme.readInvoice(inList.id)).toMatchObject(sent);
  });

  test('answered for every invoice, it is asked no more', async () => {
    const { page } = panel;
    const [first, second] = [await draft(), await draft()];
    await goTo(page, formPath('invoice', first.id));
    await act(page, 'Mark as sent');
    await press('Yes, every invoice');
    await said(page, `${first.number} is sent.`);
    expect(await acme.readInvoice(first.id)).toMatchObject({ status: 'sent', delivery_date: null });
    const { body } = await acme.client.get('/api/v1/business');
    expect(body).toMatchObject({ supply_date_default: 'issue_date' });
    await goTo(page, formPath('invoice', second.id));
    await act(page, 'Mark as sent');
    await said(page, `${second.number} is sent.`);
    expect(await question().count()).toBe(0);
  });
});
