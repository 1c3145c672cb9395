import type { FrameLocator, Locator, Page } from 'playwright-core';
import { logInBookkeeper } from '../support/bookkeeper';
import { complaintsOf } from '../support/complaints';
import { eventually } from '../support/eventually';
import { PHONE, widthOf } from '../support/hosted-page';
import { startMailServer, type MailServer, type ReceivedMail } from '../support/mail-server';
import { MAIL_FROM } from '../support/mails';
import { ownPanel } from '../support/own-panel';
import {
  act,
  addLine,
  formPath,
  goTo,
  input,
  openMore,
  pick,
  said,
  save,
  type Panel,
} from '../support/panel';
import { createTrade, SELLER } from '../support/trade';

/** From a quotation to a reminder: an operator in the panel, a customer on a phone, mails between. */
const CUSTOMER = 'rechnung@nord.example';

let panel: Panel;
let server: MailServer;
let phone: { page: Page; complaints: string[]; origins: Set<string> };
const numbers = { quotation: '', invoice: '' };
const links = { quotation: '', invoice: '' };

const own = ownPanel(
  async ({ browser, service }) => {
    const trade = await createTrade({ seller: { payment_term_days: 14 } }, { service });
    panel = await logInBookkeeper(browser, service, trade.business);
    const context = await browser.newContext({
      viewport: PHONE,
      isMobile: true,
      hasTouch: true,
      javaScriptEnabled: false,
    });
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const origins = new Set<string>();
    context.on('request', (request) => origins.add(new URL(request.url()).origin));
    const customerUrl = service.url.replace('127.0.0.1', 'localhost');
    phone = { page, origins, complaints: complaintsOf(page, customerUrl) };
  },
  async () => {
    server = await startMailServer();
    return { env: { SMTP_URL: server.url, MAIL_FROM } };
  },
);
afterAll(() => server.close());

const dialog = (page: Page): Locator => page.getByRole('dialog');
const press = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true }).click();

/** Waits for the mail with a subject. */
async function arrived(subject: string): Promise<ReceivedMail> {
  const found = () => server.received().find(({ mail }) => mail.subject === subject);
  await eventually(() => found() !== undefined);
  return found() as ReceivedMail;
}

/** Sends the document of the open form after a look at the mail. */
async function sendByMail(number: string, look: (mail: FrameLocator) => Promise<unknown>) {
  const { page } = panel;
  await act(page, 'Send by email');
  if (number === numbers.invoice) await press(page, 'Yes, this invoice');
  const to = dialog(page).locator('[name=to]');
  await to.waitFor();
  expect(await to.inputValue()).toBe(CUSTOMER);
  await press(page, 'Preview');
  await look(dialog(page).frameLocator('iframe'));
  await press(page, 'Send');
  await said(page, `${number} is on its way to ${CUSTOMER}.`);
}

/** Reads a mail on the phone, and taps its button. @returns the address of the page behind it */
async function openFromMail({ mail }: ReceivedMail, button: string): Promise<string> {
  await phone.page.goto('about:blank');
  await phone.page.setContent(String(mail.html));
  await phone.page.getByRole('link', { name: button }).tap();
  await phone.page.locator('main').waitFor();
  return phone.page.url();
}

const amountOnPhone = (): Promise<string> => phone.page.locator('.head .amount').innerText();

const shownStatus = (text: string) =>
  panel.page.locator('[data-invoicing-figures]').getByText(text, { exact: true }).waitFor();

test('an operator writes a quotation, and sends it by mail', async () => {
  const { page } = panel;
  await goTo(page, formPath('quotation', 'create'));
  await pick(page, 'Customer', 'Atelier Nord GmbH');
  const website = { description: 'Website', quantity: '10', unit_price: '100', tax_rate: '19' };
  await addLine(page, 0, website);
  await save(page);
  await openMore(page);
  await eventually(async () => (await input(page, 'quotation_number').inputValue()) !== '');
  numbers.quotation = await input(page, 'quotation_number').inputValue();
  await sendByMail(numbers.quotation, (mail) =>
    mail.getByRole('link', { name: 'View quotation' }).waitFor(),
  );
  const received = await arrived(`Quotation ${numbers.quotation} from Werft`);
  expect([received.from, received.to]).toEqual([MAIL_FROM, [CUSTOMER]]);
  expect(received.mail.replyTo?.value).toMatchObject([{ address: SELLER.email }]);
  expect(received.mail.attachments.map(({ filename }) => filename)).toEqual([
    `quotation-${numbers.quotation}.pdf`,
  ]);
});

test('the customer opens it from the mail on a phone, and accepts it with a name', async () => {
  const { page } = phone;
  const received = await arrived(`Quotation ${numbers.quotation} from Werft`);
  links.quotation = await openFromMail(received, 'View quotation');
  expect(received.mail.text).toContain(`View quotation:\n${links.quotation}\n`);
  expect(await amountOnPhone()).toBe('€1,190.00');
  expect(await widthOf(page)).toBe(PHONE.width);
  await page.getByLabel('Your name').fill('Zoë Müller');
  await page.getByLabel('Remark').fill('Please start in May.');
  await page.getByRole('button', { name: 'Accept' }).tap();
  await page.getByText('Accepted by Zoë Müller').waitFor();
  expect(page.url()).toBe(links.quotation);
});

test('the business hears of it by mail, and the operator sees who accepted', async () => {
  const { page } = panel;
  const { to, mail } = await arrived(`Quotation ${numbers.quotation} was accepted`);
  expect(to).toEqual([SELLER.email]);
  expect(mail.text).toContain(`Zoë Müller accepted quotation ${numbers.quotation}.`);
  expect(mail.text).toContain('Please start in May.');
  await page.reload();
  await shownStatus('Accepted');
  expect(await input(page, 'decided_by').inputValue()).toBe('Zoë Müller');
  expect(await input(page, 'decision_remark').inputValue()).toBe('Please start in May.');
  await page.getByTestId('opened').getByText('First opened:').waitFor();
});

test('the operator converts it, and sends the invoice', async () => {
  const { page } = panel;
  await act(page, 'Convert to invoice', 'Convert');
  await page.waitForURL((url) => url.pathname.includes('api::invoice.invoice'));
  await openMore(page);
  await input(page, 'invoice_number').waitFor();
  await eventually(async () => (await input(page, 'invoice_number').inputValue()) !== '');
  numbers.invoice = await input(page, 'invoice_number').inputValue();
  await sendByMail(numbers.invoice, (mail) => mail.getByText('DE89 3704').first().waitFor());
  await page.getByTestId('head').getByText('Sent', { exact: true }).waitFor();
  const received = await arrived(`Invoice ${numbers.invoice} from Werft`);
  links.invoice = await openFromMail(received, 'View invoice');
  expect(links.invoice).not.toBe(links.quotation);
  expect(await amountOnPhone()).toBe('€1,190.00');
});

test('after a part is paid, the customer sees what is still due', async () => {
  const { page } = panel;
  await act(page, 'Record payment');
  await dialog(page).locator('[name=amount]').fill('190');
  await press(page, 'Record payment');
  await said(page, `190.00 EUR recorded for ${numbers.invoice}.`);
  await phone.page.reload();
  expect(await amountOnPhone()).toBe('€1,000.00');
  await phone.page.getByRole('img', { name: 'QR code' }).waitFor();
});

test('"Remind now" asks for what is still due', async () => {
  const { page } = panel;
  await act(page, 'Remind now');
  await press(page, 'Send reminder');
  await said(page, `A reminder for ${numbers.invoice} is on its way.`);
  const reminder = await arrived(`Invoice ${numbers.invoice} from Werft is due soon`);
  expect(reminder.to).toEqual([CUSTOMER]);
  expect(reminder.mail.text).toContain('The amount of €1,000.00 is due on ');
  expect(reminder.mail.text).toContain('Amount due: €1,000.00\n');
  expect(reminder.mail.attachments.map(({ filename }) => filename)).toEqual([
    `invoice-${numbers.invoice}.pdf`,
  ]);
  expect(await openFromMail(reminder, 'View invoice')).toBe(links.invoice);
  await page.getByTestId('mail').getByText('by hand', { exact: false }).waitFor();
});

test('both mails of the invoice end as sent beside it, without a reload', async () => {
  const mails = panel.page.getByTestId('mail');
  await eventually(async () => (await mails.getByText('Sent', { exact: true }).count()) === 2);
  expect(await mails.count()).toBe(2);
});

test('the phone asked only the service, and kept no cookie', async () => {
  const { port } = new URL(own.service.url);
  expect([...phone.origins]).toEqual([`http://localhost:${port}`]);
  expect(await phone.page.context().cookies()).toEqual([]);
  expect([...phone.complaints, ...panel.complaints]).toEqual([]);
});
