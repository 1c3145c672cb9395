import { adminApi } from '../support/api';
import { startMailServer, type MailServer } from '../support/mail-server';
import { mailAfter, makeMailsDue, MAIL_FROM, startMailing } from '../support/mails';
import { textOf } from '../support/pdf/text';
import { recordPayment } from '../support/records';
import { createSender, type Sender } from '../support/sends';
import type { Service } from '../support/service';

/** Statements of account that arrive at a mail server. */

const YEAR = { from: '2030-01-01', to: '2030-12-31' };

let server: MailServer;
let service: Service;
let sender: Sender;

beforeAll(async () => {
  server = await startMailServer();
  service = await startMailing(server.url);
});
beforeEach(async () => {
  server.answer();
  sender = await createSender(service, {
    customer: { email: 'ada@acme.example', language: 'fr', address: '7 rue Verte' },
  });
});
afterAll(async () => {
  await service.stop();
  await server.close();
});

async function send(body: object = {}): Promise<{ id: string }> {
  const path = `/api/v1/customers/${sender.customer}/statements/send`;
  const answer = await sender.client.post(path, { ...YEAR, ...body });
  expect(answer.status).toBe(202);
  return answer.body as { id: string };
}

/** The messages of a mail, with the text of its PDF. */
const messagesOf = ({ id }: { id: string }) =>
  server
    .received()
    .filter(({ mail }) => mail.messageId?.startsWith(`<${id}.`))
    .map((received) => ({
      ...received,
      pdf: textOf(received.mail.attachments[0]?.content as Buffer),
    }));

test('a statement arrives with its words and its PDF, in the language of the customer', async () => {
  await sender.invoice({ status: 'sent', issue_date: '2029-05-01', invoice_number: 'F-29' });
  const paid = await sender.invoice({ status: 'sent', issue_date: '2020-05-01' });
  await recordPayment(sender.client, paid, { amount: 110, paid_on: '2020-05-02' });
  await sender.invoice({ status: 'sent', issue_date: '2030-05-01', invoice_number: 'F-30' });
  const mail = await send();
  expect(await mailAfter(service.databaseUrl, mail, 1)).toMatchObject({ state: 'sent' });
  const [{ from, to, mail: received, pdf } = {} as never, ...more] = messagesOf(mail);
  expect([from, to, more]).toEqual([MAIL_FROM, ['ada@acme.example'], []]);
  expect(received.subject).toBe(
    'Relevé de compte de Nord Design : du 1 janvier 2030 au 31 décembre 2030',
  );
  expect(received.text).toContain('Reste à payer\u00a0: 220,00\u00a0€');
  expect(received.text).not.toContain('[');
  expect(received.attachments.map(({ filename, contentType }) => [filename, contentType])).toEqual([
    ['Relevé de compte-2030-01-01-2030-12-31.pdf', 'application/pdf'],
  ]);
  for (const text of [
    'Relevé de compte',
    '7 rue Verte',
    'F-30',
    '110,00',
    '220,00',
    'Solde initial',
  ])
    expect(pdf).toContain(text);
  expect(pdf).not.toContain('F-29');
});

test('the PDF is made at each attempt, and the period stays', async () => {
  server.answer({ data: () => ({ code: 451, says: 'come back' }) });
  const mail = await send({ message: 'As of now' });
  expect(await mailAfter(service.databaseUrl, mail, 1)).toMatchObject({ state: 'queued' });
  await sender.invoice({ status: 'sent', issue_date: '2030-06-01', invoice_number: 'LATE-1' });
  server.answer();
  await makeMailsDue(service.databaseUrl);
  expect(await mailAfter(service.databaseUrl, mail, 2)).toMatchObject({ state: 'sent' });
  const [first, second] = messagesOf(mail);
  expect([first?.pdf.includes('LATE-1'), second?.pdf.includes('LATE-1')]).toEqual([false, true]);
  expect(first?.mail.text).toBe(second?.mail.text);
});

test('one that was refused is sent again by an operator', async () => {
  server.answer({ data: () => ({ code: 550, says: 'nobody here' }) });
  const mail = await send();
  expect(await mailAfter(service.databaseUrl, mail, 1)).toMatchObject({ state: 'failed' });
  server.answer();
  const again = await adminApi(service).post(`/invoicing/mails/${mail.id}/resend`);
  expect([again.status, again.body.data.waits]).toEqual([200, false]);
  expect(await mailAfter(service.databaseUrl, mail, 1)).toMatchObject({ state: 'sent' });
  expect(messagesOf(mail).map(({ mail: { messageId } }) => messageId?.slice(-17))).toEqual([
    '.0@books.example>',
    '.1@books.example>',
  ]);
});
