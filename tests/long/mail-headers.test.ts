import { startMailServer, type MailServer, type ReceivedMail } from '../support/mail-server';
import { MAIL_FROM, mailAfter, mailingDesk, startMailing, storeMail } from '../support/mails';
import type { NewMail } from '../../src/mail/new-mail';
import type { Service } from '../support/service';

let server: MailServer;
let service: Service;
let desk: Awaited<ReturnType<typeof mailingDesk>>;

beforeAll(async () => {
  server = await startMailServer();
  service = await startMailing(server.url);
  // The number becomes the name of the attached file.
  desk = await mailingDesk(service, { invoice_number: 'Ä/1"\r\nX-Evil: yes\u202Efdp' });
});

afterAll(async () => {
  await service.stop();
  await server.close();
});

async function sent(fields: Partial<NewMail>) {
  const before = server.received().length;
  const stored = await storeMail(service.databaseUrl, desk.document, fields);
  const after = await mailAfter(service.databaseUrl, stored, 1);
  return { after, received: server.received().slice(before) };
}

async function received(fields: Partial<NewMail>): Promise<ReceivedMail> {
  const { after, received: all } = await sent(fields);
  expect(after.state).toBe('sent');
  const [only] = all;
  if (!only || all.length > 1) throw new Error(`${all.length} messages`);
  return only;
}

const HEADERS = [
  'from',
  'reply-to',
  'to',
  'subject',
  'message-id',
  'date',
  'mime-version',
  'content-type',
].sort();

const names = ({ mail }: ReceivedMail) => [...mail.headers.keys()].sort();

const HOSTILE = [
  'Acme\r\nBcc: victim@other.example',
  'Acme\nX-Evil: yes',
  'Acme\rX-Evil: yes',
  'Acme\r\n\r\nA body of its own',
  'Acme\u2028X-Evil: yes\u0085X-Evil: yes',
  'Acme" <boss@bank.example>, "',
  'boss@bank.example, Acme',
  'Acme <boss@bank.example>',
  '=?utf-8?B?Qm9zcw0KWC1FdmlsOiB5ZXM=?=',
  'Žluťoučký kůň 株式会社 🐎 & “Søn”',
  `${'very long '.repeat(25)}end`,
];

test.each(HOSTILE)(
  'the name of a sender and a subject of %j stay in their headers',
  async (text) => {
    const mail = await received({ senderName: text, subject: text });
    expect(names(mail)).toEqual(HEADERS);
    expect(mail.mail.from?.value).toHaveLength(1);
    expect(mail.mail.from?.value[0]?.address).toBe(MAIL_FROM);
    expect(mail.mail.replyTo?.value.map(({ address }) => address)).toEqual(['office@acme.example']);
    expect([mail.from, mail.to]).toEqual([MAIL_FROM, ['jane@customer.example']]);
    expect(mail.mail.text).toBe('Please find the invoice attached.\n');
    const head = mail.raw.slice(0, mail.raw.indexOf('\r\n\r\n'));
    expect(Math.max(...head.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998);
  },
);

test.each([
  'jane@customer.example\r\nBcc: victim@other.example',
  'jane@customer.example\nRCPT TO:<victim@other.example>',
  'jane@customer.example, victim@other.example',
  'victim,jane@customer.example',
  'Jane <jane@customer.example>',
  '"jane"@customer.example',
  'jane@customer.example>',
  'jane@',
  '',
])('an address of %j sends nothing, wherever it stands', async (address) => {
  for (const fields of [{ to: [address] }, { cc: [address] }]) {
    const { after, received: all } = await sent(fields);
    expect(all).toEqual([]);
    expect(after).toMatchObject({
      state: 'failed',
      last_response: `Not sent: ${JSON.stringify(address)} is not a plain address`,
    });
  }
});

test('an address to reply to that is none is left out', async () => {
  const mail = await received({ replyTo: 'a@acme.example\r\nBcc: victim@other.example' });
  expect(names(mail)).toEqual(HEADERS.filter((name) => name !== 'reply-to'));
});

test('a hostile number is a safe file name', async () => {
  const { mail } = await received({ attachPdf: true });
  const [pdf] = mail.attachments;
  expect(pdf?.filename).toBe('invoice-Ä_1_X-Evil_ yes_fdp.pdf');
  expect([...(pdf?.headers.keys() ?? [])].sort()).toEqual([
    'content-disposition',
    'content-transfer-encoding',
    'content-type',
  ]);
});

test('texts are sent to the letter: lone dots, long lines, markup and other alphabets', async () => {
  const text = `.\n..\n.\nQUIT\n${'x'.repeat(3_000)}\nПривет 🐎 <b>&amp;\n`;
  const { mail } = await received({ text, html: `<pre>${text}</pre>` });
  expect(mail.text).toBe(text);
  expect(mail.html).toBe(`<pre>${text}</pre>`);
});
