import { adminApi, api, createKey } from '../support/api';
import { query } from '../support/databases';
import type { HttpClient } from '../support/http';
import { jobUntil, startJob } from '../support/jobs';
import { startMailServer, type MailServer } from '../support/mail-server';
import { MAIL_FROM } from '../support/mails';
import { createCustomer, createInvoice } from '../support/records';
import { startService, type Service } from '../support/service';

/* Actions on many documents, which wait for the limit of mails and outlive their node. */

let mails: MailServer;
let service: Service;
let client: HttpClient;
let business: string;
let customer: string;

/** Operators may write to five times as many addresses of customers, and jobs leave a tenth of that. */
const env = () => ({ SMTP_URL: mails.url, MAIL_FROM, MAIL_RECIPIENTS_PER_HOUR: '4' });

beforeAll(async () => {
  mails = await startMailServer();
  service = await startService({ env: env() });
  const made = await createKey({ service, businessFields: { currency: 'EUR' } });
  business = made.business;
  client = api(made.key, service);
  customer = (await createCustomer(client, { email: 'ada@customer.example' })).id as string;
});

afterAll(async () => {
  await service?.stop();
  await mails?.close();
});

async function invoices(count: number, status: 'draft' | 'sent'): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1)
    ids.push((await createInvoice(client, customer, { status })).id as string);
  return ids;
}

const only = (ids: readonly string[]) => ({ filters: { documentId: { $in: ids } } });

const mailsOf = async (ids: readonly string[]) => {
  const rows = await query<{ id: string; count: number }>(
    service.databaseUrl,
    `select i.document_id as id, count(m.id)::int as count from invoices i left join mails m on m.invoice_id = i.id
      where i.document_id = any ($1) group by 1`,
    [ids],
  );
  return rows.map(({ count }) => count);
};

test('mails beyond the limit wait by themselves, and single mails pass', async () => {
  const operator = adminApi(service);
  const ids = await invoices(24, 'draft');
  const job = await startJob(operator, { action: 'mailed', query: only(ids) });
  const waiting = await jobUntil(operator, job, ({ waits_until: until }) => until !== null);
  expect(waiting).toMatchObject({ state: 'running', done: 19, refused: 0, total: 24 });
  const wait = Date.parse(waiting.waits_until ?? '') - Date.now();
  expect([wait > 3_000_000, wait <= 3_600_000]).toEqual([true, true]);
  const [single = ''] = await invoices(1, 'sent');
  const sent = await operator.post(`/invoicing/invoices/${single}/send`, {});
  expect(sent.status).toBe(202);
  // What keys send has a limit of its own.
  expect((await client.post(`/api/v1/invoices/${single}/send`)).status).toBe(202);
  await query(
    service.databaseUrl,
    `with later as (update mails set created_at = created_at - interval '1 hour')
      update jobs set waits_until = null where id = $1`,
    [job],
  );
  expect(await jobUntil(operator, job)).toMatchObject({ state: 'ended', done: 24, refused: 0 });
  expect(await mailsOf(ids)).toEqual(ids.map(() => 1));
});

test('a job goes on after its node was killed, and does each document once', async () => {
  const ids = await invoices(60, 'sent');
  const started = adminApi(service);
  const job = await startJob(started, { action: 'paid', query: only(ids) });
  await jobUntil(started, job, ({ done }) => done >= 5);
  await service.kill9();
  service = await startService({ env: env(), database: service.databaseUrl });
  const operator = adminApi(service);
  client = api((await createKey({ service, business })).key, service);
  expect(await jobUntil(operator, job)).toMatchObject({ done: 60, refused: 0, state: 'ended' });
  for (const id of ids) {
    const { body } = await client.get(`/api/v1/invoices/${id}/payments`);
    expect(body.data).toHaveLength(1);
    expect((await client.get(`/api/v1/invoices/${id}`)).body.status).toBe('paid');
  }
});

test('two nodes share a job, and do each document once', async () => {
  const ids = await invoices(40, 'sent');
  const second = await startService({ env: env(), database: service.databaseUrl });
  try {
    const operator = adminApi(service);
    const jobs = [ids.slice(0, 20), ids.slice(20)].map((part) =>
      startJob(operator, { action: 'paid', query: only(part) }),
    );
    for (const job of await Promise.all(jobs))
      expect(await jobUntil(operator, job)).toMatchObject({ done: 20, refused: 0 });
    for (const id of ids)
      expect((await client.get(`/api/v1/invoices/${id}/payments`)).body.data).toHaveLength(1);
  } finally {
    await second.stop();
  }
});
