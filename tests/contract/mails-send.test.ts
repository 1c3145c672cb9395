import { expectError } from '../support/expect-error';
import { historyOf } from '../support/history';
import { TIMESTAMP, UUID, type Fields } from '../support/records';
import {
  createSender,
  mailService,
  storedMails,
  type Sender,
  type StoredMail,
} from '../support/sends';
import type { ServiceAt } from '../support/service';
import { createTrade } from '../support/trade';

let service: ServiceAt;
let sender: Sender;

beforeAll(async () => {
  service = await mailService();
  sender = await createSender(service);
});

const invoicePath = (id: string) => `/api/v1/invoices/${id}`;
const sendInvoice = (id: string, body?: unknown, headers?: Record<string, string>) =>
  sender.client.post(`${invoicePath(id)}/send`, body, headers);
const mailsOf = (id: string) => storedMails(service.databaseUrl, 'invoices', id);

async function onlyMail(id: string): Promise<StoredMail> {
  const [mail, ...more] = await mailsOf(id);
  expect([mail === undefined, more.length]).toEqual([false, 0]);
  return mail as StoredMail;
}

const statusOf = async (id: string) =>
  (await sender.client.get(invoicePath(id))).body.status as string;

describe('a draft that is sent', () => {
  test('becomes sent, and its mail goes to the customer with the usual words', async () => {
    const id = await sender.invoice();
    const { status, body } = await sendInvoice(id);
    expect(status).toBe(202);
    expect(body).toEqual({
      id: expect.stringMatching(UUID),
      to: ['ada@acme.example'],
      cc: [],
      subject: `Invoice INV-00001 from Nord Design`,
      status: 'queued',
      attempts: [],
      created_at: expect.stringMatching(TIMESTAMP),
    });
    expect(await statusOf(id)).toBe('sent');
    expect(await onlyMail(id)).toMatchObject({
      kind: 'document',
      recipients: ['ada@acme.example'],
      copies: [],
      sender_name: 'Nord Design',
      reply_to: 'post@nord.example',
      attach_pdf: true,
      attach_e_invoice: null,
    });
    const { plain_text: text } = await onlyMail(id);
    expect(text).toContain('Please pay €110.00 by 31 December 2099.');
    expect(text).toMatch(/^View invoice:\n\[link to this document\]$/m);
  });

  test('emits invoice.sent once, however often it is sent', async () => {
    const listening = await createSender(service, { scopes: ['read', 'write', 'webhooks'] });
    const endpoint = { url: 'https://hooks.invalid/', events: ['invoice.sent'] };
    await listening.client.post('/api/v1/webhook-endpoints', endpoint);
    const id = await listening.invoice();
    for (let time = 0; time < 2; time += 1)
      expect((await listening.client.post(`${invoicePath(id)}/send`)).status).toBe(202);
    const { body } = await listening.client.get('/api/v1/webhook-deliveries');
    expect((body.data as Fields[]).map(({ event_type: type }) => type)).toEqual(['invoice.sent']);
  });

  test('cannot be reopened any more', async () => {
    const id = await sender.invoice();
    await sendInvoice(id);
    const reopened = await sender.client.patch(invoicePath(id), { status: 'draft' });
    expectError(reopened, 409, 'document_locked');
  });

  test('says in its history to whom it was sent', async () => {
    const id = await sender.invoice();
    await sendInvoice(id, { cc: ['boss@acme.example'] });
    const [entry, before] = await historyOf(sender.client, invoicePath(id));
    expect(entry).toMatchObject({
      action: 'mailed',
      actor: { type: 'key' },
      changes: [
        { field: 'email', before: null, after: 'invoice to ada@acme.example, boss@acme.example' },
      ],
    });
    expect(before?.changes).toContainEqual({ field: 'status', before: 'draft', after: 'sent' });
  });

  test('is a quotation, too', async () => {
    const id = await sender.quotation({ valid_until: '2099-01-31' });
    const { status, body } = await sender.client.post(`/api/v1/quotations/${id}/send`);
    expect([status, body.subject]).toEqual([202, 'Quotation QT-00001 from Nord Design']);
    expect((await sender.client.get(`/api/v1/quotations/${id}`)).body.status).toBe('sent');
    const [mail] = await storedMails(service.databaseUrl, 'quotations', id);
    expect(mail?.plain_text).toContain('You can accept or decline it online.');
    expect(mail?.plain_text).toContain('Valid until: 31 January 2099');
  });
});

describe('a document that is issued', () => {
  test.each([
    ['paid', 'It is paid in full. Thank you.', 'Invoice'],
    ['overdue', 'The amount of €110.00 was due on 31 December 2099.', 'Invoice'],
  ])('keeps its status %s, and the mail fits it', async (status, sentence) => {
    const id = await sender.invoice({ status });
    expect((await sendInvoice(id)).status).toBe(202);
    expect(await statusOf(id)).toBe(status);
    expect((await onlyMail(id)).plain_text).toContain(sentence);
  });

  test('tells a customer who got it that it is cancelled', async () => {
    const id = await sender.invoice({ status: 'sent' });
    await sender.client.patch(invoicePath(id), { status: 'cancelled' });
    const { status, body } = await sendInvoice(id);
    expect([status, body.subject]).toEqual([202, expect.stringMatching(/ is cancelled$/)]);
    expect(await statusOf(id)).toBe('cancelled');
    expect((await onlyMail(id)).plain_text).not.toContain('Amount due');
  });

  test('is not sent when it was cancelled before anybody got it', async () => {
    const id = await sender.invoice({ status: 'cancelled' });
    expectError(await sendInvoice(id), 409, 'invoice_cancelled');
    expect(await mailsOf(id)).toEqual([]);
  });

  test('is a credit note, too', async () => {
    const id = await sender.creditNote();
    const { status, body } = await sender.client.post(`/api/v1/credit-notes/${id}/send`);
    expect([status, body.subject]).toEqual([202, 'Credit note CN-00001 from Nord Design']);
    expect((await historyOf(sender.client, `/api/v1/credit-notes/${id}`))[0]?.action).toBe(
      'mailed',
    );
  });
});

describe('the body', () => {
  test('chooses addresses, words and files', async () => {
    const id = await sender.invoice();
    const { body } = await sendInvoice(id, {
      to: 'Ada@Acme.example',
      cc: ['ada@acme.example', 'b@acme.example', 'B@acme.example'],
      subject: ' Your order <7> ',
      message: 'Hi Ada,\r\n\r\nthank you & <b>bye</b>.',
      attach_pdf: false,
    });
    expect([body.to, body.cc]).toEqual([['Ada@Acme.example'], ['b@acme.example']]);
    const mail = await onlyMail(id);
    expect(mail).toMatchObject({ subject: 'Your order <7>', attach_pdf: false });
    expect(mail.plain_text).toMatch(/^Hi Ada,\n\nthank you & <b>bye<\/b>\.\n\nInvoice: /);
    expect(mail.html).toContain('thank you &amp; &lt;b&gt;bye&lt;/b&gt;.');
  });

  test('is written in the language of the customer, else of the business, else in English', async () => {
    const subjects = async (business: Fields, customer: Fields) => {
      const own = await createSender(service, {
        business: { name: 'Nord', ...business },
        customer: { email: 'a@b.example', ...customer },
      });
      const { body } = await own.client.post(`${invoicePath(await own.invoice())}/send`);
      return body.subject as string;
    };
    expect(await subjects({ language: 'de' }, { language: 'fr' })).toBe(
      'Facture INV-00001 de Nord',
    );
    expect(await subjects({ language: 'de' }, {})).toBe('Rechnung INV-00001 von Nord');
    expect(await subjects({}, {})).toBe('Invoice INV-00001 from Nord');
  });
});

describe('an e-invoice', () => {
  test('that can be made is attached', async () => {
    const trade = await createTrade({}, { service });
    const { id } = await trade.invoice({ status: 'draft' });
    const path = `${invoicePath(id as string)}/send`;
    expect((await trade.client.post(path, { attach_e_invoice: 'factur-x' })).status).toBe(202);
    expect(await onlyMail(id as string)).toMatchObject({ attach_e_invoice: 'factur-x' });
  });
});

test('a request with the same Idempotency-Key sends once', async () => {
  const id = await sender.invoice();
  const header = { 'Idempotency-Key': `send-${id}` };
  const first = await sendInvoice(id, { subject: 'Once' }, header);
  const second = await sendInvoice(id, { subject: 'Once' }, header);
  expect([second.status, second.body]).toEqual([202, first.body]);
  expect(second.headers.get('idempotency-replayed')).toBe('true');
  expectError(await sendInvoice(id, { subject: 'Twice' }, header), 422, 'idempotency_mismatch');
  await onlyMail(id);
});
