import { adminApi } from '../support/api';
import { clockOn, type Clock } from '../support/clock';
import { query } from '../support/databases';
import { startMailServer, type MailServer } from '../support/mail-server';
import { mailAfter, mailingDesk, MAIL_FROM, makeMailsDue, startMailing } from '../support/mails';
import { createCustomer, createInvoice, recordPayment } from '../support/records';
import type { Service } from '../support/service';

/** Reminders on their whole way to a mail server. */
let server: MailServer;
let service: Service;
let clock: Clock;

beforeAll(async () => {
  server = await startMailServer();
  service = await startMailing(server.url);
  clock = clockOn(service.databaseUrl, { SMTP_URL: server.url, MAIL_FROM });
});

afterAll(async () => {
  await clock.close();
  await service.stop();
  await server.close();
});

async function invoiceDue(name: string) {
  const desk = await mailingDesk(service);
  const path = `/content-manager/collection-types/api::business.business/${desk.business}`;
  const on = { name, time_zone: 'UTC', reminder_days_after: '7' };
  expect((await adminApi(service).put(path, on)).status).toBe(200);
  const { id } = await createCustomer(desk.client, {
    name: 'Ada Lovelace',
    email: 'ada@customer.example',
    language: 'de',
  });
  const invoice = await createInvoice(desk.client, id, {
    status: 'sent',
    currency: 'EUR',
    due_date: '2040-03-10',
  });
  return {
    client: desk.client,
    id: invoice.id as string,
    number: invoice.invoice_number as string,
  };
}

async function mailOf(invoice: string): Promise<{ id: string }> {
  const [mail] = await query<{ id: string }>(
    service.databaseUrl,
    `SELECT m.document_id AS id FROM mails m JOIN invoices d ON d.id = m.invoice_id
     WHERE d.document_id = $1 AND m.kind = 'reminder'`,
    [invoice],
  );
  if (!mail) throw new Error('No reminder');
  return mail;
}

test('a reminder reaches its customer in their language, with the invoice as PDF', async () => {
  const { id, number } = await invoiceDue('Reminding Ltd');
  expect(await clock.at('2040-03-17T10:00:00Z')).toBe(1);
  const sent = await mailAfter(service.databaseUrl, await mailOf(id), 1);
  expect(sent.state).toBe('sent');
  const [got] = server.received().filter(({ to }) => to.includes('ada@customer.example'));
  expect(got?.mail.subject).toContain(number);
  expect(got?.mail.from?.text).toContain('Reminding Ltd');
  expect(got?.mail.text).toContain('10. März 2040');
  expect(got?.mail.text).toContain('110,00');
  expect(got?.mail.attachments.map(({ contentType }) => contentType)).toEqual(['application/pdf']);
});

test('a reminder that waits for the server is not sent once the invoice is paid', async () => {
  const { client, id } = await invoiceDue('Waiting Ltd');
  server.answer({ rcpt: () => ({ code: 451, says: 'later' }) });
  await clock.at('2040-03-17T10:00:00Z');
  const mail = await mailOf(id);
  expect(await mailAfter(service.databaseUrl, mail, 1)).toMatchObject({ state: 'queued' });
  server.answer();
  await recordPayment(client, id, { amount: 110 });
  const before = server.received().length;
  await makeMailsDue(service.databaseUrl);
  expect(await mailAfter(service.databaseUrl, mail, 2)).toMatchObject({
    state: 'failed',
    last_response: 'Not sent: the invoice was paid',
  });
  expect(server.received()).toHaveLength(before);
});
