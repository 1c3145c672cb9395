import { api, createKey } from '../support/api';
import { query } from '../support/databases';
import { expectError } from '../support/expect-error';
import { historyOf } from '../support/history';
import { UNKNOWN_ID, type Fields } from '../support/records';
import { createSender, mailService, storedMails, type Sender } from '../support/sends';
import type { ServiceAt } from '../support/service';

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

const statusOf = async (id: string) =>
  (await sender.client.get(invoicePath(id))).body.status as string;

/** A refused send leaves the draft as it was, without a mail. */
async function expectUnsent(id: string): Promise<void> {
  expect([await statusOf(id), await mailsOf(id)]).toEqual(['draft', []]);
}

describe('the body', () => {
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

test('an e-invoice that cannot be made keeps the document a draft, and the answer names what it lacks', async () => {
  const id = await sender.invoice();
  const answer = await sendInvoice(id, { attach_e_invoice: 'xrechnung-ubl' });
  expect([answer.status, answer.body.code]).toEqual([409, 'e_invoice_incomplete']);
  expect((answer.body.errors as Fields[]).map(({ pointer }) => pointer)).toContain(
    '/business/vat_id',
  );
  await expectUnsent(id);
});

describe('a key', () => {
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

const strangers = (count: number, at = 'foreign.example') =>
  Array.from({ length: count }, (_, place) => `person${place}@${at}`);

/** Another business, which has written to nobody yet. */
async function fresh() {
  const own = await createSender(service);
  const send = async (body: Fields, headers: Record<string, string> = {}) =>
    own.client.post(`${invoicePath(await own.invoice())}/send`, body, headers);
  const used = async () => {
    const [row] = await query<{ sum: number; recipients: number }>(
      service.databaseUrl,
      `select coalesce(sum(counted), 0)::int as sum,
          coalesce(sum(jsonb_array_length(recipients) + jsonb_array_length(copies)), 0)::int as recipients
        from mails m join businesses b on b.id = m.business_id where b.document_id = $1`,
      [own.business],
    );
    return row;
  };
  return { ...own, send, used };
}

describe('the recipients of a business', () => {
  test('end at 200 an hour when a stolen key writes to strangers, who count five times', async () => {
    const own = await fresh();
    const id = await own.invoice();
    const body = { to: strangers(20), subject: 'Your account is locked', message: 'Log in here' };
    const statuses: number[] = [];
    for (let time = 0; time < 40; time += 1)
      statuses.push((await own.client.post(`${invoicePath(id)}/send`, body)).status);
    expect(statuses).toEqual([202, 202, ...Array.from({ length: 38 }, () => 429)]);
    expect(await own.used()).toEqual({ sum: 200, recipients: 40 });
    const refused = await own.client.post(`${invoicePath(id)}/send`);
    expectError(refused, 429, 'mail_limit');
    expect(refused.body.error).toBe(
      "This business may write to 200 recipients an hour, and this mail would exceed that; an address that is not the customer's counts five times",
    );
    const wait = Number(refused.headers.get('retry-after'));
    expect([wait > 3_000, wait <= 3_600]).toEqual([true, true]);
    // Other businesses are not concerned.
    expect((await sendInvoice(await sender.invoice())).status).toBe(202);
  });

  test('are never exceeded by requests at the same time', async () => {
    const own = await fresh();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        own.send({ to: strangers(5), cc: strangers(5, 'cc.example') }),
      ),
    );
    const taken = answers.filter(({ status }) => status === 202);
    const refused = answers.filter(({ status }) => status === 429);
    expect([taken.length, refused.length]).toEqual([4, 8]);
    expect(await own.used()).toEqual({ sum: 200, recipients: 40 });
  });

  test('count the address of the customer once, whatever its case, and a repeat not at all', async () => {
    const own = await fresh();
    const id = await own.invoice();
    const once = { 'Idempotency-Key': 'mail-limit' };
    const body = { to: ['ADA@acme.example', 'a@b.example'] };
    for (let time = 0; time < 3; time += 1)
      expect((await own.client.post(`${invoicePath(id)}/send`, body, once)).status).toBe(202);
    expect(await own.used()).toEqual({ sum: 6, recipients: 2 });
  });

  test('are limited to 1,000 a day as well, and a refusal with a key is not kept', async () => {
    const own = await fresh();
    const later = (hours: number) =>
      query(
        service.databaseUrl,
        `update mails m set created_at = m.created_at - $2 * interval '1 hour'
          from businesses b where b.id = m.business_id and b.document_id = $1`,
        [own.business, hours],
      );
    for (let hour = 0; hour < 5; hour += 1) {
      for (let time = 0; time < 2; time += 1)
        expect((await own.send({ to: strangers(20) })).status).toBe(202);
      await later(2);
    }
    const id = await own.invoice();
    const again = () =>
      own.client.post(`${invoicePath(id)}/send`, {}, { 'Idempotency-Key': 'tomorrow' });
    const refused = await again();
    expectError(refused, 429, 'mail_limit');
    expect(refused.body.error).toContain('1000 recipients a day');
    const wait = Number(refused.headers.get('retry-after'));
    expect([wait > 13 * 3_600, wait <= 14 * 3_600]).toEqual([true, true]);
    await later(14);
    expect((await again()).status).toBe(202);
  });
});

test('a business may refuse every address but the one of its customer', async () => {
  const own = await createSender(service, {
    business: { name: 'Nord Design', only_customer_addresses: true },
  });
  const id = await own.invoice();
  const path = `${invoicePath(id)}/send`;
  const foreign = await own.client.post(path, { to: 'ada@acme.example', cc: 'x@y.example' });
  expectError(foreign, 403, 'recipient_not_allowed', ['/cc']);
  const both = await own.client.post(path, {
    to: ['ada@acme.example', 'x@y.example'],
    cc: 'a@b.cd',
  });
  expectError(both, 403, 'recipient_not_allowed', ['/to', '/cc']);
  expect((await own.client.get(invoicePath(id))).body.status).toBe('draft');
  expect((await own.client.post(path, { to: 'Ada@Acme.example' })).status).toBe(202);
});
