import { adminApi, api } from '../support/api';
import { cloneDatabase, query } from '../support/databases';
import { dumpText, tablesWith } from '../support/dump';
import { ask, pageOf, sendDecision, sentQuotation } from '../support/hosted';
import { startMailServer, type MailServer } from '../support/mail-server';
import { expectError } from '../support/expect-error';
import { eventually } from '../support/eventually';
import { makeMailsDue, startMailing } from '../support/mails';
import { creditInvoice } from '../support/records';
import type { Service } from '../support/service';
import { createTrade, type Trade } from '../support/trade';

const WORDS = '[link to this document]';
/** Port 1 takes no connection: the mails stay queued. */
const NOBODY = 'smtp://127.0.0.1:1';

let server: MailServer;
let service: Service;
let trade: Trade;
let database: string;

beforeAll(async () => {
  server = await startMailServer();
  database = await cloneDatabase();
  service = await startMailing(server.url, { database });
  trade = await createTrade({}, { service });
});
afterAll(async () => {
  await service.stop();
  await server.close();
});
beforeEach(() => server.answer());

const urlOf = async (document: string) =>
  (await trade.client.post(`/api/v1/${document}/link`)).body.url as string;
const send = (document: string, body?: object, headers?: Record<string, string>) =>
  api(trade.key, service).post(`/api/v1/${document}/send`, body, headers);
const stored = (subject: string) =>
  query<{ document_id: string; state: string; plain_text: string; html: string }>(
    database,
    'select * from mails where subject = $1',
    [subject],
  );
const received = async (subject: string) => {
  const found = () => server.received().find(({ mail }) => mail.subject === subject);
  await eventually(() => Promise.resolve(found() !== undefined));
  return found() as NonNullable<ReturnType<typeof found>>;
};

test('nothing that is stored opens a page, and each mail that arrives has a link that does', async () => {
  const invoice = `invoices/${(await trade.invoice()).id}`;
  const note = `credit-notes/${(await creditInvoice(trade.client, invoice.slice(9))).id}`;
  const due = `invoices/${(await trade.invoice({ due_date: '2026-03-03' })).id}`;
  const quotation = `quotations/${(await sentQuotation(trade)).id}`;
  const all = [invoice, note, due, quotation];
  // A mail server that repeats the text of a mail in its answer.
  server.answer({
    data: ({ mail }) => ({ code: 554, says: `spam: ${mail.text?.replace(/\s/g, ' ')}` }),
  });
  await send(note, { subject: 'refused' });
  await received('refused');
  await eventually(async () => (await stored('refused'))[0]?.state === 'failed');
  server.answer();
  for (const document of all) {
    const url = await urlOf(document);
    await trade.client.post(`/api/v1/${document}/link`, {}, { 'Idempotency-Key': document });
    const message = `Look at ${url}, or <${url.replace('localhost', '127.0.0.1')}>`;
    const sent = await send(
      document,
      { subject: document, message },
      { 'Idempotency-Key': `s-${document}` },
    );
    expect(sent.status).toBe(202);
  }
  expect((await adminApi(service).post(`/invoicing/${due}/remind`)).status).toBe(202);
  const page = await pageOf(trade.client, quotation);
  const remark = `I have read http://localhost${page}`;
  expect((await sendDecision(page, 'accept', { name: 'Ada', remark }, service)).status).toBe(303);
  await eventually(async () => {
    const [row] = await query<{ n: number }>(
      database,
      `select count(*)::int as n from mails where state = 'queued'`,
    );
    return row?.n === 0;
  });
  expect(server.received()).toHaveLength(all.length + 3);
  for (const { mail } of server.received()) {
    const links = mail.text?.match(/https?:\/\/\S+\/d\/[\w-]{44}/g) ?? [];
    expect([links.length > 0, mail.text?.includes(WORDS)]).toEqual([true, false]);
    for (const link of links) {
      expect((await ask(new URL(link).pathname, {}, service)).status).toBe(200);
      // The notice to the business leads to the quotation in the panel; its remark is only text.
      const isNotice = mail.subject?.endsWith('was accepted') === true;
      const lead = isNotice ? '/admin/content-manager/collection-types/' : `href="${links.at(-1)}"`;
      expect(String(mail.html)).toContain(lead);
    }
  }
  for (const document of all)
    expect(await tablesWith(database, (await urlOf(document)).slice(-44))).toEqual([]);
  const dump = await dumpText(database);
  const tokens = new Set(
    dump.flatMap(({ text }) => text.match(/(?<![\w-])[\w-]{44}(?![\w-])/g) ?? []),
  );
  for (const token of tokens) expect((await ask(`/d/${token}`, {}, service)).status).toBe(404);
  expect((await stored(invoice))[0]?.plain_text).toContain(`Look at ${WORDS}, or <${WORDS}>`);
});

test('a mail that is sent again after its link was revoked has the link that is valid then', async () => {
  const invoice = `invoices/${(await trade.invoice()).id}`;
  server.answer({ data: () => ({ code: 451, says: 'later' }) });
  const old = await urlOf(invoice);
  await send(invoice, { subject: 'revoked' });
  await received('revoked');
  const url = (await trade.client.post(`/api/v1/${invoice}/link/revoke`)).body.url as string;
  await eventually(async () => {
    const [row] = await query<{ free: boolean }>(
      database,
      `select lease is null as free from mails where subject = 'revoked'`,
    );
    return row?.free === true;
  });
  server.answer();
  await makeMailsDue(database);
  await eventually(() =>
    Promise.resolve(
      server.received().filter(({ mail }) => mail.subject === 'revoked').length === 2,
    ),
  );
  const [first, second] = server.received().filter(({ mail }) => mail.subject === 'revoked');
  expect([first?.mail.text?.includes(old), second?.mail.text?.includes(old)]).toEqual([
    true,
    false,
  ]);
  expect(second?.mail.text).toContain(url);
});

test('the link of another document is refused in a message and a subject', async () => {
  const invoice = `invoices/${(await trade.invoice()).id}`;
  const other = await urlOf(`invoices/${(await trade.invoice()).id}`);
  const answer = await send(invoice, { message: other, subject: other });
  expectError(answer, 400, 'validation_failed', ['/message', '/subject']);
  const message = 'must not hold the link of another document';
  expect(answer.body.errors).toEqual([
    { pointer: '/subject', message },
    { pointer: '/message', message },
  ]);
});

test('texts go after MAIL_KEEP_DAYS, but those of waiting mails; such a mail cannot be sent again', async () => {
  await service.stop();
  await query(
    database,
    `insert into mails (document_id, business_id, kind, recipients, copies, sender_name, subject, plain_text, html, state, attempts, created_at, last_attempt_at)
     select gen_random_uuid()::text, b.id, 'document', '["ada@acme.example"]', '[]', 'Werft', kinds.state || '-' || days, 'text', 'html', kinds.state, 1, at, at
       from businesses b, unnest(array['sent', 'failed', 'queued']) as kinds (state), unnest(array[6, 8]) as days,
         lateral (select localtimestamp - days * interval '1 day' as at) as moment limit 6`,
  );
  service = await startMailing(NOBODY, { database });
  await service.stop();
  const texts = () =>
    query(
      database,
      `select subject, plain_text || html as texts, recipients from mails where sender_name = 'Werft' and plain_text in ('', 'text') and subject ~ '-[68]$' order by 1`,
    );
  const kept = (subject: string, text = 'texthtml') => ({
    subject,
    texts: text,
    recipients: ['ada@acme.example'],
  });
  const all = ['failed-6', 'failed-8', 'queued-6', 'queued-8', 'sent-6', 'sent-8'];
  expect(await texts()).toEqual(all.map((subject) => kept(subject)));
  service = await startMailing(NOBODY, { database, env: { MAIL_KEEP_DAYS: '7' } });
  const gone = (subject: string) => ['failed-8', 'sent-8'].includes(subject);
  await eventually(
    async () =>
      (await texts()).filter((row) => (row as { texts: string }).texts === '').length === 2,
  );
  expect(await texts()).toEqual(
    all.map((subject) => kept(subject, gone(subject) ? '' : 'texthtml')),
  );
  const [mail] = await stored('sent-8');
  const again = await adminApi(service).post(`/invoicing/mails/${mail?.document_id}/resend`);
  expect([again.status, again.body.error.message]).toEqual([
    400,
    'The text of this e-mail is gone, so it cannot be sent again',
  ]);
  expect((await stored('sent-8'))[0]?.state).toBe('sent');
});
