import { api, createKey } from '../support/api';
import { query } from '../support/databases';
import { expectError } from '../support/expect-error';
import { storeMail, type MailedDocument } from '../support/mails';
import {
  createCustomer,
  createInvoice,
  createQuotation,
  TIMESTAMP,
  UNKNOWN_ID,
} from '../support/records';
import { readRun } from '../support/run';

const { sharedDatabaseUrl } = readRun();

async function shop() {
  const { key } = await createKey({ scopes: ['read', 'write'] });
  const client = api(key);
  const customer = await createCustomer(client);
  const invoice = await createInvoice(client, customer.id, { status: 'sent' });
  const quotation = await createQuotation(client, customer.id);
  const note = await client.post(`/api/v1/invoices/${invoice.id as string}/credit-notes`, {});
  const documents: Record<string, MailedDocument> = {
    invoices: { kind: 'invoice', id: invoice.id },
    quotations: { kind: 'quotation', id: quotation.id },
    'credit-notes': { kind: 'credit_note', id: note.body.id },
  };
  return { client, documents };
}

type Shop = Awaited<ReturnType<typeof shop>>;
let mine: Shop;
let other: Shop;

beforeAll(async () => {
  [mine, other] = [await shop(), await shop()];
});

const KINDS = ['invoices', 'quotations', 'credit-notes'];
const documentOf = ({ documents }: Shop, kind: string) => {
  const document = documents[kind];
  if (!document) throw new Error(`No ${kind}`);
  return document;
};
const pathOf = (from: Shop, kind: string) => `/api/v1/${kind}/${documentOf(from, kind).id}/emails`;

test.each(KINDS)('the e-mails about one of the %s are listed, newest first', async (kind) => {
  const document = documentOf(mine, kind);
  const empty = await mine.client.get(pathOf(mine, kind));
  expect([empty.status, empty.body]).toEqual([
    200,
    { data: [], pagination: { page: 1, limit: 25, total: 0, total_pages: 0 } },
  ]);
  const first = await storeMail(sharedDatabaseUrl, document, { cc: ['books@customer.example'] });
  const second = await storeMail(sharedDatabaseUrl, document, { subject: 'Again' });
  await query(
    sharedDatabaseUrl,
    `update mails set state = 'sent', attempts = 1, attempt_log = $2 where document_id = $1`,
    [
      first.id,
      JSON.stringify([
        { at: '2026-11-20T10:00:00.000Z', response: '250 OK', reached: ['jane@customer.example'] },
      ]),
    ],
  );
  const { body } = await mine.client.get(pathOf(mine, kind));
  expect(body).toEqual({
    data: [
      {
        id: second.id,
        to: ['jane@customer.example'],
        cc: [],
        subject: 'Again',
        status: 'queued',
        attempts: [],
        created_at: expect.stringMatching(TIMESTAMP),
      },
      {
        id: first.id,
        to: ['jane@customer.example'],
        cc: ['books@customer.example'],
        subject: 'Invoice INV-00001',
        status: 'sent',
        attempts: [{ at: '2026-11-20T10:00:00.000Z', response: '250 OK' }],
        created_at: expect.stringMatching(TIMESTAMP),
      },
    ],
    pagination: { page: 1, limit: 25, total: 2, total_pages: 1 },
  });
  const page = await mine.client.get(`${pathOf(mine, kind)}?limit=1&page=2`);
  expect(page.body).toMatchObject({
    data: [{ id: first.id }],
    pagination: { page: 2, limit: 1, total: 2, total_pages: 2 },
  });
});

test.each(KINDS)('another business, and an unknown id, get 404 from %s', async (kind) => {
  const stored = await storeMail(sharedDatabaseUrl, documentOf(other, kind));
  expect((await other.client.get(pathOf(other, kind))).body.data[0].id).toBe(stored.id);
  for (const path of [
    pathOf(other, kind),
    `/api/v1/${kind}/${UNKNOWN_ID}/emails`,
    `/api/v1/${kind}/x/emails`,
  ]) {
    expectError(await mine.client.get(path), 404, 'not_found');
  }
});

test('a document of another kind is not found', async () => {
  const { id } = documentOf(mine, 'invoices');
  expectError(await mine.client.get(`/api/v1/quotations/${id}/emails`), 404, 'not_found');
});

test('a key without read, and no key, are refused; pages that are none are 400', async () => {
  const { key } = await createKey({ scopes: ['write', 'webhooks'] });
  const path = pathOf(mine, 'invoices');
  expectError(await api(key).get(path), 403, 'insufficient_scope');
  expectError(await api().get(path), 401, 'unauthorized');
  expectError(await mine.client.get(`${path}?page=0`), 400, 'validation_failed', ['/page']);
});
