import { api, createKey } from '../support/api';
import { expectError } from '../support/expect-error';
import { historyOf } from '../support/history';
import { TIMESTAMP, UNKNOWN_ID, UUID, type Fields } from '../support/records';
import {
  createSender,
  startMailService,
  storedMails,
  type Sender,
  type StoredMail,
} from '../support/sends';
import type { Service } from '../support/service';
import { createTrade } from '../support/trade';

let service: Service;
let sender: Sender;

beforeAll(async () => {
  service = await startMailService();
  sender = await createSender(service);
});
afterAll(() => service.stop());

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

/** A refused send leaves the draft as it was, without a mail. */
async function expectUnsent(id: string): Promise<void> {
  expect([await statusOf(id), await mailsOf(id)]).toEqual(['draft', []]);
}

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
      ...{ kind: 'document', recipients: ['ada@acme.example'], copies: [] },
      ...{ sender_name: 'Nord Design', reply_to: 'post@nord.example' },
      ...{ attach_pdf: true, attach_e_invoice: null },
    });
    const { plain_text: text } = await onlyMail(id);
    expect(text).toContain('Please pay €110.00 by 31 December 2099.');
    expect(text).toMatch(/^View invoice:\nhttp:\/\/localhost:\d+\/d\/[\w-]{44}$/m);
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
      changes: [{ field: 'email', before: null, after: 'ada@acme.example, boss@acme.example' }],
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
    expect(await subjects({}, { language: 'ja' })).toBe('Invoice INV-00001 from Nord');
  });

  test.each<[string, Fields, string[]]>([
    ['a line break in an address', { to: 'a@b.example\nBcc: evil@c.example' }, ['/to']],
    ['a line break behind an address', { to: 'a@b.example\r\n' }, ['/to']],
    ['two addresses in one', { to: 'a@b.example,c@d.example' }, ['/to']],
    ['a name with an address', { to: ['Ada <a@b.example>'] }, ['/to/0']],
    ['a group of addresses', { to: 'list:a@b.example;' }, ['/to']],
    ['no address', { to: 7, cc: ['a@b.example', null] }, ['/cc/1', '/to']],
    ['an empty list', { to: [] }, ['/to']],
    [
      'too many addresses',
      { cc: Array.from({ length: 20 }, (_, n) => `a${n}@b.example`) },
      ['/cc'],
    ],
    ['a million addresses', { to: Array.from({ length: 50_000 }, () => 'x') }, undefined as never],
    ['a line break in the subject', { subject: 'Hi\r\nBcc: evil@c.example' }, ['/subject']],
    ['a separator in the subject', { subject: 'Hi\u2028there' }, ['/subject']],
    ['a blank subject', { subject: '  ' }, ['/subject']],
    ['a subject that is too long', { subject: 'x'.repeat(256) }, ['/subject']],
    ['a message that is too long', { message: 'x'.repeat(10_001) }, ['/message']],
    ['a message that is no text', { message: {} }, ['/message']],
    ['an unknown format', { attach_e_invoice: 'edifact' }, ['/attach_e_invoice']],
    ['a flag as text', { attach_pdf: 'no' }, ['/attach_pdf']],
  ])('is refused with %s, and nothing is sent', async (_name, body, pointers) => {
    const id = await sender.invoice();
    const answer = await sendInvoice(id, body);
    if (pointers) expectError(answer, 400, 'validation_failed', pointers);
    else expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed']);
    await expectUnsent(id);
  });

  test('must name an address when the customer has none', async () => {
    const own = await createSender(service, { customer: {} });
    const id = await own.invoice();
    const path = `${invoicePath(id)}/send`;
    expectError(await own.client.post(path), 400, 'validation_failed', ['/to']);
    expect((await own.client.get(invoicePath(id))).body.status).toBe('draft');
    expect((await own.client.post(path, { to: 'a@b.example' })).status).toBe(202);
  });

  test('cannot ask for the e-invoice of a quotation', async () => {
    const id = await sender.quotation();
    const answer = await sender.client.post(`/api/v1/quotations/${id}/send`, {
      attach_e_invoice: 'ubl',
    });
    expectError(answer, 400, 'validation_failed', ['/attach_e_invoice']);
  });
});

describe('an e-invoice', () => {
  test('that cannot be made keeps the document a draft, and the answer names what it lacks', async () => {
    const id = await sender.invoice();
    const answer = await sendInvoice(id, { attach_e_invoice: 'xrechnung-ubl' });
    expect([answer.status, answer.body.code]).toEqual([409, 'e_invoice_incomplete']);
    expect((answer.body.errors as Fields[]).map(({ pointer }) => pointer)).toContain(
      '/business/vat_id',
    );
    await expectUnsent(id);
  });

  test('that can be made is attached', async () => {
    const trade = await createTrade({}, { service });
    const { id } = await trade.invoice({ status: 'draft' });
    const path = `${invoicePath(id as string)}/send`;
    expect((await trade.client.post(path, { attach_e_invoice: 'factur-x' })).status).toBe(202);
    expect(await onlyMail(id as string)).toMatchObject({ attach_e_invoice: 'factur-x' });
  });
});

describe('a key', () => {
  test('with the same Idempotency-Key sends once', async () => {
    const id = await sender.invoice();
    const header = { 'Idempotency-Key': `send-${id}` };
    const first = await sendInvoice(id, { subject: 'Once' }, header);
    const second = await sendInvoice(id, { subject: 'Once' }, header);
    expect([second.status, second.body]).toEqual([202, first.body]);
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    expectError(await sendInvoice(id, { subject: 'Twice' }, header), 422, 'idempotency_mismatch');
    await onlyMail(id);
  });

  test('of another business finds nothing to send', async () => {
    const foreign = await createSender(service);
    const [invoice, quotation, note] = [
      await sender.invoice(),
      await sender.quotation(),
      await sender.creditNote(),
    ];
    for (const path of [`invoices/${invoice}`, `quotations/${quotation}`, `credit-notes/${note}`]) {
      const answer = await foreign.client.post(`/api/v1/${path}/send`, { to: 'a@b.example' });
      expectError(answer, 404, 'not_found');
      // A body that is refused tells no more.
      expectError(await foreign.client.post(`/api/v1/${path}/send`, { to: 7 }), 404, 'not_found');
    }
    await expectUnsent(invoice);
  });

  test('that may only read, or none, sends nothing', async () => {
    const { key } = await createKey({ service, business: sender.business, scopes: ['read'] });
    const id = await sender.invoice();
    const path = `${invoicePath(id)}/send`;
    expectError(await api(key, service).post(path), 403, 'insufficient_scope');
    expectError(await api(undefined, service).post(path), 401, 'unauthorized');
    await expectUnsent(id);
    expectError(await sendInvoice(UNKNOWN_ID), 404, 'not_found');
  });
});

test('without a mail server nothing changes, and the answer says what is missing', async () => {
  const { key } = await createKey();
  const client = api(key);
  const customer = await client.post('/api/v1/customers', { name: 'Ada', email: 'a@b.example' });
  const invoice = await client.post('/api/v1/invoices', {
    customer_id: customer.body.id,
    items: [{ description: 'Work', quantity: 1, unit_price: 1 }],
  });
  const path = invoicePath(invoice.body.id as string);
  const answer = await client.post(`${path}/send`);
  expectError(answer, 409, 'mail_not_configured');
  expect(answer.body.error).toContain('SMTP_URL');
  expect((await client.get(path)).body.status).toBe('draft');
  expect(await historyOf(client, path)).toHaveLength(1);
});
