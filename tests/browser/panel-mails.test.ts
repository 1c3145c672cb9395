import type { Locator, Page } from 'playwright-core';
import { createAcme, type Acme } from '../support/acme';
import { logInBookkeeper } from '../support/bookkeeper';
import { eventually } from '../support/eventually';
import { ownPanel } from '../support/own-panel';
import { act, actInRow, formPath, goTo, said, type Panel } from '../support/panel';
import { createCustomer, createInvoice, creditInvoice, type Fields } from '../support/records';
import { startMailServer, type MailServer } from '../support/mail-server';
import { MAIL_FROM } from '../support/mails';
import { storedMails } from '../support/sends';

let panel: Panel;
let acme: Acme;
let server: MailServer;
const own = ownPanel(
  async ({ browser, service }) => {
    acme = await createAcme(service, { default_currency: 'EUR', email: 'post@acme.example' });
    // The prepared role has all rights that these tests need.
    panel = await logInBookkeeper(browser, service, acme.business);
  },
  async () => {
    server = await startMailServer();
    return { env: { SMTP_URL: server.url, MAIL_FROM } };
  },
);
afterAll(() => server.close());

const dialog = (page: Page): Locator => page.getByRole('dialog');
const field = (page: Page, name: string): Locator => dialog(page).locator(`[name="${name}"]`);
const press = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true }).click();
const mails = (page: Page): Locator => page.getByTestId('mail');

/** A draft of 110.00 EUR for a customer with an address. */
async function draft(customer: Fields = {}): Promise<{ id: string; number: string }> {
  const fields = { name: 'Grace', email: 'grace@customer.example', ...customer };
  const { id: customerId } = await createCustomer(acme.client, fields);
  const invoice = await createInvoice(acme.client, customerId as string, {
    currency: 'EUR',
    due_date: '2099-12-31',
  });
  return { id: invoice.id as string, number: invoice.invoice_number as string };
}

async function openDialog(id: string): Promise<Page> {
  const { page } = panel;
  await goTo(page, formPath('invoice', id));
  await act(page, 'Send by email');
  await field(page, 'to').waitFor();
  return page;
}

test('a draft is sent with the words of the dialog, after a look at the real mail', async () => {
  const { id, number } = await draft();
  const page = await openDialog(id);
  expect(await field(page, 'to').inputValue()).toBe('grace@customer.example');
  expect(await field(page, 'subject').inputValue()).toBe(`Invoice ${number} from Acme`);
  expect(await field(page, 'message').inputValue()).toBe(
    `Hello,\n\nHere is our invoice ${number}. Please pay €110.00 by 31 December 2099.`,
  );
  await field(page, 'cc').fill('boss@customer.example, desk@customer.example');
  await field(page, 'message').fill('Dear Grace,\n\n<b>thank you</b>.');
  await press(page, 'Preview');
  const frame = dialog(page).frameLocator('iframe');
  await frame.getByText('<b>thank you</b>.').waitFor();
  expect(await frame.getByRole('link', { name: 'View invoice' }).count()).toBe(1);
  await press(page, 'Show as plain text');
  const plain = await page.getByTestId('mail-text').innerText();
  expect(plain).toContain('Dear Grace,\n\n<b>thank you</b>.\n\nInvoice: ');
  await press(page, 'Send');
  await said(page, `${number} is on its way to grace@customer.example.`);
  await mails(page).first().waitFor();
  expect(await mails(page).first().innerText()).toContain(
    'grace@customer.example, boss@customer.example, desk@customer.example',
  );
  await mails(page).first().getByText('Sent', { exact: true }).waitFor();
  // The invitation of the operator came first.
  const [, received] = await server.until(2);
  expect(received?.to).toEqual([
    'grace@customer.example',
    'boss@customer.example',
    'desk@customer.example',
  ]);
  expect(received?.mail.text?.trimEnd()).toBe(plain.trimEnd());
  expect(received?.mail.attachments.map(({ contentType }) => contentType)).toEqual([
    'application/pdf',
  ]);
  expect((await acme.readInvoice(id)).status).toBe('sent');
  const [mail] = await storedMails(own.service.databaseUrl, 'invoices', id);
  expect(mail).toMatchObject({
    subject: `Invoice ${number} from Acme`,
    attach_pdf: true,
    attach_e_invoice: null,
    plain_text: expect.stringContaining('View invoice:\n[link to this document]'),
  });
  await mails(page).first().getByText('Olive Operator', { exact: false }).waitFor();
});

test('the words are in the language of the customer', async () => {
  const { id, number } = await draft({ language: 'de' });
  const page = await openDialog(id);
  expect(await field(page, 'subject').inputValue()).toBe(`Rechnung ${number} von Acme`);
  await press(page, 'Preview');
  const frame = dialog(page).frameLocator('iframe');
  await frame.getByText('Mit freundlichen Grüßen').waitFor();
  await press(page, 'Edit');
  await press(page, 'Back');
  expect((await acme.readInvoice(id)).status).toBe('draft');
});

test('bad addresses are refused beside their field, and nothing typed is lost', async () => {
  const { id } = await draft({ email: null });
  const page = await openDialog(id);
  expect(await field(page, 'to').inputValue()).toBe('');
  await field(page, 'subject').fill('Kept');
  await press(page, 'Send');
  await dialog(page).getByText('This is needed.').waitFor();
  await field(page, 'to').fill('grace@customer.example, nobody');
  await press(page, 'Send');
  await dialog(page).getByText('must be an e-mail address').waitFor();
  expect(await field(page, 'subject').inputValue()).toBe('Kept');
  expect((await acme.readInvoice(id)).status).toBe('draft');
});

test('an e-invoice that cannot be made is refused with its missing fields', async () => {
  const { id } = await draft();
  const page = await openDialog(id);
  await dialog(page).getByRole('combobox', { name: 'Attach the e-invoice' }).click();
  await page.getByRole('option', { name: 'XRechnung (UBL)' }).click();
  await press(page, 'Send');
  await said(page, 'business vat id');
  expect((await acme.readInvoice(id)).status).toBe('draft');
});

test('a failed mail shows the words of the server, and can be sent again', async () => {
  const { id } = await draft();
  server.answer({ rcpt: () => ({ code: 550, says: 'No such user' }) });
  await acme.client.post(`/api/v1/invoices/${id}/send`);
  const path = `/api/v1/invoices/${id}/emails`;
  await eventually(async () => (await acme.client.get(path)).body.data[0].status === 'failed');
  server.answer();
  const { page } = panel;
  await goTo(page, formPath('invoice', id));
  await mails(page).getByText('No such user').waitFor();
  await mails(page).getByText('Failed').waitFor();
  await mails(page).getByRole('button', { name: 'Send again' }).click();
  await mails(page).getByText('Sent', { exact: true }).waitFor();
});

test('a credit note is sent from its row in the list', async () => {
  const { id } = await draft();
  await acme.client.patch(`/api/v1/invoices/${id}`, { status: 'sent' });
  const note = await creditInvoice(acme.client, id);
  const { page } = panel;
  const before = server.received().length;
  await goTo(page, formPath('credit-note'));
  const number = note.credit_note_number as string;
  await actInRow(page, number, 'Send by email');
  await press(page, 'Send');
  await said(page, `${number} is on its way to grace@customer.example.`);
  await eventually(
    async () =>
      (await storedMails(own.service.databaseUrl, 'credit_notes', note.id as string)).length === 1,
  );
  await server.until(before + 1);
});

test('a statement of account is mailed from the page of a customer, for the days of the dialog', async () => {
  const { id: customer } = await createCustomer(acme.client, {
    name: 'Iris',
    email: 'iris@customer.example',
  });
  const { page } = panel;
  const before = server.received().length;
  await goTo(page, formPath('customer', customer));
  await act(page, 'Send statement of account');
  expect(await field(page, 'to_address').inputValue()).toBe('iris@customer.example');
  expect(await field(page, 'from').inputValue()).toMatch(/^1 Jan \d{4}$/);
  await field(page, 'from').fill('2030-02-01');
  await field(page, 'to').fill('2030-01-31');
  await field(page, 'to_address').fill('');
  await field(page, 'message').fill('Dear Iris');
  await press(page, 'Send');
  await dialog(page).getByText('This is needed.').waitFor();
  await field(page, 'to_address').fill('books@customer.example');
  await press(page, 'Send');
  await dialog(page).getByText('must not be before the first day').waitFor();
  await field(page, 'to').fill('2030-02-28');
  await press(page, 'Send');
  await said(page, 'The statement is on its way to books@customer.example.');
  const [received] = (await server.until(before + 1)).slice(before);
  expect(received?.mail.text).toMatch(/^Dear Iris\n/);
  expect(received?.mail.attachments.map(({ filename }) => filename)).toEqual([
    'Statement of account-2030-02-01-2030-02-28.pdf',
  ]);
  const mail = page.getByTestId('timeline').getByTestId('mail');
  await mail.getByText('Sent', { exact: true }).waitFor();
  expect(await mail.innerText()).toContain('Statement of account from Acme');
  await goTo(page, formPath('mail'));
  const row = page.getByRole('row', { name: 'Statement of account from Acme' });
  await row.getByText('Iris').waitFor();
});

test('selected documents are sent at once, and one without an address is named', async () => {
  const { page } = panel;
  const numbers = [await draft(), await draft({ name: 'Heinz', email: null })].map(
    ({ number }) => number,
  );
  const before = server.received().length;
  await goTo(page, formPath('invoice'));
  for (const number of numbers)
    await page.getByRole('row', { name: number }).getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Send by email' }).click();
  await press(page, 'Send');
  const outcome = page.getByTestId('selected-outcome');
  await outcome.getByText('1 document on the way.').waitFor();
  expect(await outcome.getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringContaining(`${numbers[1] ?? ''}: `),
  ]);
  await dialog(page).getByRole('button', { name: 'Close', exact: true }).last().click();
  const [mail] = (await server.until(before + 1)).slice(before);
  expect([mail?.to, mail?.mail.subject]).toEqual([
    ['grace@customer.example'],
    `Invoice ${numbers[0] ?? ''} from Acme`,
  ]);
});

test('nothing but the refusals complains in the console', () => {
  expect(panel.complaints.filter((one) => !/\b(400|409)\b/.test(one))).toEqual([]);
});
