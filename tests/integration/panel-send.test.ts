import { adminApi, api, createKey } from '../support/api';
import { inMyBusinesses } from '../support/books';
import { query } from '../support/databases';
import { historyOf } from '../support/history';
import { CM, MY_BUSINESSES, operatorWho, type Permission } from '../support/operators';
import { createCustomer, createInvoice, UUID } from '../support/records';
import { createSender, mailService, storedMails, type Sender } from '../support/sends';
import type { ServiceAt } from '../support/service';
import { CONTENT_TYPE } from '../../src/content-types';

/** The panel's requests about mails. */

let service: ServiceAt;
let sender: Sender;
beforeAll(async () => {
  service = await mailService();
  sender = await createSender(service);
});

const at = (id: string, rest: string) => `/invoicing/invoices/${id}/${rest}`;
const admin = () => adminApi(service);
const mailsOf = (id: string) => storedMails(service.databaseUrl, 'invoices', id);
const statusOf = async (id: string) =>
  (await sender.client.get(`/api/v1/invoices/${id}`)).body.status as string;

async function member(business: string, permissions: readonly Permission[]) {
  const operator = await operatorWho(permissions, service);
  const path = `/content-manager/collection-types/${CONTENT_TYPE.business}/${business}`;
  const members = { connect: [{ id: operator.id }] };
  expect((await admin().put(path, { members })).status).toBe(200);
  return operator;
}

const writer = (business: string) =>
  member(business, inMyBusinesses(['invoice', 'customer', 'mail'], ['read', 'update']));

test('a send by an operator is that of the API, in their name', async () => {
  const operator = await writer(sender.business);
  const id = await sender.invoice();
  const preview = await operator.post(at(id, 'mail-preview'), { message: 'Dear Ada' });
  expect(preview.body.data).toMatchObject({
    missing_settings: [],
    recipients: ['ada@acme.example'],
    sender: 'Nord Design',
    language: 'en',
    use: { hour: { used: 0, limit: 1_000 }, day: { used: 0, limit: 5_000 } },
    usual: { subject: expect.stringMatching(/^Invoice INV-\d+ from Nord Design$/) },
  });
  expect([await statusOf(id), await mailsOf(id)]).toEqual(['draft', []]);
  const sent = await operator.post(at(id, 'send'), { message: 'Dear Ada' });
  expect([sent.status, sent.body.data]).toEqual([
    202,
    { documentId: expect.stringMatching(UUID), to: ['ada@acme.example'] },
  ]);
  expect(await statusOf(id)).toBe('sent');
  const { subject, text, html } = preview.body.data;
  const [stored] = await mailsOf(id);
  const { url } = (await sender.client.post(`/api/v1/invoices/${id}/link`)).body;
  const asStored = (words: string) => words.replaceAll(url, '[link to this document]');
  expect([text.includes(url), html.includes(url)]).toEqual([true, true]);
  expect(stored).toMatchObject({ subject, plain_text: asStored(text), html: asStored(html) });
  const [mailed] = await historyOf(sender.client, `/api/v1/invoices/${id}`);
  expect(mailed).toMatchObject({ action: 'mailed', actor: { name: 'Limited Operator' } });
  const rows = await query<{ by: number }>(
    service.databaseUrl,
    'select updated_by_id as by from invoices where document_id = $1',
    [id],
  );
  expect(rows).toEqual([{ by: operator.id }]);
  const list = await operator.get(at(id, 'mails'));
  expect(list.body.data).toMatchObject([
    { ...sent.body.data, kind: 'document', cc: [], subject, state: 'queued' },
  ]);
});

test('sending an issued document again leaves its version', async () => {
  const id = await sender.invoice({ status: 'sent' });
  const version = async () => (await sender.client.get(`/api/v1/invoices/${id}`)).body.updated_at;
  const before = await version();
  expect((await admin().post(at(id, 'send'))).status).toBe(202);
  expect(await version()).toBe(before);
});

test('a role that hides addresses and mails learns none of them', async () => {
  const names: Permission = {
    action: `${CM}.read`,
    subject: CONTENT_TYPE.customer,
    conditions: [MY_BUSINESSES],
    properties: { fields: ['name'] },
  };
  const blind = await member(sender.business, [
    ...inMyBusinesses(['invoice'], ['read', 'update']),
    names,
  ]);
  const id = await sender.invoice();
  const preview = await blind.post(at(id, 'mail-preview'));
  expect([preview.status, preview.body.data.recipients]).toEqual([200, []]);
  expect(preview.text).not.toContain('ada@acme.example');
  expect((await blind.post(at(id, 'send'))).status).toBe(400);
  expect(await statusOf(id)).toBe('draft');
  expect((await blind.post(at(id, 'send'), { to: 'b@acme.example' })).status).toBe(202);
  expect((await blind.get(at(id, 'mails'))).body.data).toEqual([]);
});

test('hostile bodies are refused with a sentence, and nothing is sent', async () => {
  const id = await sender.invoice();
  for (const body of [
    { to: 'a@b.example\r\nBcc: evil@c.example' },
    { to: { address: 'a@b.example' } },
    { subject: 'x\ny' },
    { message: 'x'.repeat(10_001) },
    { cc: 'a,b@c.example' },
    [],
    7,
  ]) {
    const answer = await admin().post(at(id, 'send'), body);
    expect([body, answer.status, typeof answer.body.error.message]).toEqual([body, 400, 'string']);
  }
  expect([await statusOf(id), await mailsOf(id)]).toEqual(['draft', []]);
});

test('without a mail server the preview names the missing settings, and a send changes nothing', async () => {
  const { key } = await createKey();
  const client = api(key);
  const customer = await createCustomer(client, { email: 'ada@acme.example' });
  const { id } = await createInvoice(client, customer.id as string);
  const preview = await adminApi().post(at(id as string, 'mail-preview'));
  expect(preview.body.data.missing_settings).toEqual(['SMTP_URL', 'MAIL_FROM']);
  const sent = await adminApi().post(at(id as string, 'send'));
  expect([sent.status, sent.body.error.message]).toEqual([
    409,
    expect.stringContaining('SMTP_URL'),
  ]);
  expect((await client.get(`/api/v1/invoices/${id as string}`)).body.status).toBe('draft');
});
