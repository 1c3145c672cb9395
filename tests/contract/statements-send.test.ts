import { api, createKey } from '../support/api';
import { query } from '../support/databases';
import { expectError } from '../support/expect-error';
import { historyOf } from '../support/history';
import { createCustomer, TIMESTAMP, UNKNOWN_ID, UUID, type Fields } from '../support/records';
import {
  createSender,
  mailService,
  storedMails,
  type Sender,
  type StoredMail,
} from '../support/sends';
import type { ServiceAt } from '../support/service';

/** POST /api/v1/customers/{id}/statements/send. */

const YEAR = { from: '2030-01-01', to: '2030-12-31' };

let service: ServiceAt;
let sender: Sender;

beforeAll(async () => {
  service = await mailService();
  sender = await createSender(service);
});

const path = (customer: string) => `/api/v1/customers/${customer}/statements/send`;
const sendTo = (who: Sender, body?: unknown, headers?: Record<string, string>) =>
  who.client.post(path(who.customer), body, headers);
const mailsOf = (who: Sender) => storedMails(service.databaseUrl, 'customers', who.customer);
const countOf = async (who: Sender) => (await mailsOf(who)).length;

async function lastMail(who: Sender): Promise<StoredMail & Fields> {
  const mail = (await mailsOf(who)).at(-1);
  if (!mail) throw new Error('No mail');
  return mail as StoredMail & Fields;
}

/** A business without mails. */
const fresh = (options: Parameters<typeof createSender>[1] = {}) => createSender(service, options);

const OWED = { status: 'sent', issue_date: '2030-03-01', due_date: '2030-03-31' } as const;

/** 2,000 copies of one invoice. */
const COPIES = `INSERT INTO invoices
  SELECT (jsonb_populate_record(null::invoices, to_jsonb(i) || jsonb_build_object(
    'id', nextval('invoices_id_seq'), 'document_id', gen_random_uuid(), 'invoice_number', 'COPY-' || n))).*
  FROM invoices i, generate_series(1, 2000) n WHERE i.document_id = $1`;

describe('a statement of account', () => {
  test('goes to the customer with its period, its balance and its PDF', async () => {
    const own = await fresh();
    await own.invoice(OWED);
    const { status, body } = await sendTo(own, YEAR);
    expect([status, body]).toEqual([
      202,
      {
        id: expect.stringMatching(UUID),
        to: ['ada@acme.example'],
        cc: [],
        subject: 'Statement of account from Nord Design: 1 January 2030 to 31 December 2030',
        status: 'queued',
        attempts: [],
        created_at: expect.stringMatching(TIMESTAMP),
      },
    ]);
    const mail = await lastMail(own);
    expect(mail).toMatchObject({
      kind: 'statement',
      recipients: ['ada@acme.example'],
      sender_name: 'Nord Design',
      reply_to: 'post@nord.example',
      attach_pdf: true,
      attach_files: false,
      attach_e_invoice: null,
      invoice_id: null,
    });
    const { plain_text: text } = mail;
    expect(text).toContain(
      'Here is your statement of account from 1 January 2030 to 31 December 2030.',
    );
    expect(text).toMatch(/^Amount due: €110\.00$/m);
    expect(text).not.toContain('[link to this document]');
    const [mailed] = await historyOf(own.client, `/api/v1/customers/${own.customer}`);
    expect(mailed).toMatchObject({
      action: 'mailed',
      changes: [{ field: 'email', after: 'statement of account to ada@acme.example' }],
    });
  });

  test('has the words of its sender, and goes to the address that it names', async () => {
    const body = { ...YEAR, to_address: 'books@acme.example', message: 'Dear Ada\n\nAs asked.' };
    expect((await sendTo(sender, body)).body.to).toEqual(['books@acme.example']);
    const { plain_text: text, html } = await lastMail(sender);
    expect(text).toMatch(/^Dear Ada\n\nAs asked\.\n\n/);
    expect(text).not.toContain('Here is your statement');
    expect(html).toContain('As asked.');
  });

  test('shows the balance of each currency, and none where nothing happened', async () => {
    const own = await fresh();
    await own.invoice(OWED);
    await own.invoice({ ...OWED, currency: 'JPY' });
    await sendTo(own, YEAR);
    const { plain_text: text } = await lastMail(own);
    expect(text).toMatch(/^Amount due: €110\.00\nAmount due: ¥110$/m);
    await sendTo(own, { from: '2001-01-01', to: '2001-12-31' });
    expect((await lastMail(own)).plain_text).not.toContain('Amount due');
  });

  test('is in the language of the customer', async () => {
    const own = await fresh({ customer: { email: 'ada@acme.example', language: 'de' } });
    expect((await sendTo(own, YEAR)).body.subject).toBe(
      'Kontoauszug von Nord Design: 1. Januar 2030 bis 31. Dezember 2030',
    );
  });

  test('is sent once for the same Idempotency-Key, and again without one', async () => {
    const own = await fresh();
    const once = { 'Idempotency-Key': 'statement' };
    const [first, second] = [await sendTo(own, YEAR, once), await sendTo(own, YEAR, once)];
    expect([first.status, second.status, second.body]).toEqual([202, 202, first.body]);
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    const other = await sendTo(own, { ...YEAR, to: '2030-11-30' }, once);
    expectError(other, 422, 'idempotency_mismatch');
    expect(await countOf(own)).toBe(1);
    await sendTo(own, YEAR);
    expect(await countOf(own)).toBe(2);
  });
});

describe('the body', () => {
  test.each<[string, unknown, string[]]>([
    ['nothing', undefined, []],
    ['no period', {}, ['/from', '/to']],
    ['no last day', { from: '2030-01-01' }, ['/to']],
    ['a day that does not exist', { ...YEAR, to: '2030-02-30' }, ['/to']],
    ['a number as a day', { ...YEAR, from: 20_300_101 }, ['/from']],
    ['a period that goes backwards', { from: '2030-02-01', to: '2030-01-31' }, ['/to']],
    ['more than ten years', { from: '2020-01-01', to: '2030-01-01' }, ['/to']],
    ['no address', { ...YEAR, to_address: 7 }, ['/to_address']],
    ['two addresses', { ...YEAR, to_address: ['a@b.example', 'c@d.example'] }, ['/to_address']],
    [
      'a line break in the address',
      { ...YEAR, to_address: 'a@b.example\r\nBcc: evil@c.example' },
      ['/to_address'],
    ],
    ['a name with the address', { ...YEAR, to_address: 'Ada <a@b.example>' }, ['/to_address']],
    ['a message that is too long', { ...YEAR, message: 'x'.repeat(10_001) }, ['/message']],
    ['a message that is no text', { ...YEAR, message: ['Hi'] }, ['/message']],
    [
      'several faults',
      { from: 'x', to: 'y', to_address: 'z', message: {} },
      ['/from', '/message', '/to', '/to_address'],
    ],
  ])('is refused with %s, and nothing is sent', async (_name, body, pointers) => {
    const before = await countOf(sender);
    const answer = await sendTo(sender, body);
    if (pointers.length > 0) expectError(answer, 400, 'validation_failed', pointers);
    else expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed']);
    expect(await countOf(sender)).toBe(before);
  });

  test('must not hold the link of a document', async () => {
    const id = await sender.invoice({ status: 'sent' });
    const { url } = (await sender.client.post(`/api/v1/invoices/${id}/link`)).body;
    const answer = await sendTo(sender, { ...YEAR, message: `See ${String(url)}` });
    expectError(answer, 400, 'validation_failed', ['/message']);
  });

  test('must not ask for more entries than a PDF has room for', async () => {
    const own = await fresh();
    const id = await own.invoice(OWED);
    await query(service.databaseUrl, COPIES, [id]);
    const answer = await sendTo(own, YEAR);
    expectError(answer, 400, 'validation_failed', ['/to']);
    expect(answer.body.error).toBe('to has more than 2000 entries: choose a shorter period');
    expect(await countOf(own)).toBe(0);
    expect((await sendTo(own, { from: '2030-03-02', to: '2030-12-31' })).status).toBe(202);
  });

  test('may have the longest message in its worst shape', async () => {
    const own = await fresh();
    const shapes = ['\n\n&<"', 'https://a.b/d/', '\u202e\u2066', '[link to this document]', '𝔘'];
    for (const shape of shapes) {
      const message = shape
        .repeat(10_000)
        .slice(0, 10_000)
        .replace(/[\ud800-\udbff]$/, '');
      const began = performance.now();
      const answer = await sendTo(own, { ...YEAR, message });
      expect([shape, answer.status]).toEqual([shape, 202]);
      expect(performance.now() - began).toBeLessThan(2_000);
    }
    const { plain_text: text } = await lastMail(own);
    expect(text.startsWith('𝔘𝔘')).toBe(true);
  });

  test('must name an address when the customer has none that can be used', async () => {
    const own = await fresh({ customer: {} });
    expectError(await sendTo(own, YEAR), 400, 'validation_failed', ['/to_address']);
    await query(service.databaseUrl, `update customers set email = 'a;b' where document_id = $1`, [
      own.customer,
    ]);
    expectError(await sendTo(own, YEAR), 400, 'validation_failed', ['/to_address']);
    expect((await sendTo(own, { ...YEAR, to_address: 'a@b.example' })).status).toBe(202);
  });
});

describe('a key', () => {
  test('of another business finds no customer, whatever it sends', async () => {
    const foreign = await fresh();
    const before = await countOf(sender);
    for (const body of [{ ...YEAR, to_address: 'a@b.example' }, { to_address: 7 }])
      expectError(await foreign.client.post(path(sender.customer), body), 404, 'not_found');
    expectError(await sender.client.post(path(UNKNOWN_ID), YEAR), 404, 'not_found');
    expectError(await sender.client.post(path('7'), YEAR), 404, 'not_found');
    expect(await countOf(sender)).toBe(before);
  });

  test('that may only read, or none, sends nothing', async () => {
    const before = await countOf(sender);
    const { key } = await createKey({ service, business: sender.business, scopes: ['read'] });
    const asked = (who: string | undefined) => api(who, service).post(path(sender.customer), YEAR);
    expectError(await asked(key), 403, 'insufficient_scope');
    expectError(await asked(undefined), 401, 'unauthorized');
    expect(await countOf(sender)).toBe(before);
  });
});

test('without a mail server the answer says what is missing', async () => {
  const client = api((await createKey()).key);
  const { id } = await createCustomer(client, { email: 'a@b.example' });
  const answer = await client.post(path(id), YEAR);
  expectError(answer, 409, 'mail_not_configured');
  expect(answer.body.error).toContain('SMTP_URL');
});

test('a business that allows no other address than the customer’s refuses others', async () => {
  const own = await fresh({ business: { name: 'Nord Design', only_customer_addresses: true } });
  const refused = await sendTo(own, { ...YEAR, to_address: 'x@y.example' });
  expectError(refused, 403, 'recipient_not_allowed', ['/to_address']);
  expect((await sendTo(own, { ...YEAR, to_address: 'ADA@acme.example' })).status).toBe(202);
});

test('recipients count as those of other mails, strangers five times, until the limit of the hour', async () => {
  const own = await fresh();
  const stranger = { ...YEAR, to_address: 'x@y.example' };
  const counted = async () => (await mailsOf(own)).map((mail) => (mail as never as Fields).counted);
  await sendTo(own, YEAR);
  await sendTo(own, stranger);
  expect(await counted()).toEqual([1, 5]);
  await query(
    service.databaseUrl,
    `update mails m set counted = 190 from customers c
      where m.counted = 1 and c.id = m.customer_id and c.document_id = $1`,
    [own.customer],
  );
  expect((await sendTo(own, stranger)).status).toBe(202);
  const refused = await sendTo(own, YEAR);
  expectError(refused, 429, 'mail_limit');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
  // The same limit holds for documents.
  const invoice = await own.client.post(`/api/v1/invoices/${await own.invoice()}/send`);
  expectError(invoice, 429, 'mail_limit');
});
