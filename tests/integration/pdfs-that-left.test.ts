import { adminApi, api, BUSINESSES, createKey } from '../support/api';
import { query } from '../support/databases';
import { expectError } from '../support/expect-error';
import type { HttpClient } from '../support/http';
import { runJob } from '../support/jobs';
import { createCustomer, createInvoice, createQuotation, type Fields } from '../support/records';
import { readRun } from '../support/run';
import { getPdf } from '../support/stored-pdf';

/** A PDF that left the service holds its invoice, where the business locks what was sent. */

let business: string;
let key: string;
let client: HttpClient;
let customer: string;
beforeAll(async () => {
  ({ key, business } = await createKey());
  client = api(key);
  customer = (await createCustomer(client)).id;
});

const sent = async (fields: Fields = {}) =>
  (await createInvoice(client, customer, { status: 'sent', ...fields })).id as string;
const reopen = (id: string) => client.patch(`/api/v1/invoices/${id}`, { status: 'draft' });

async function marks(id: string) {
  const [row] = await query<{ handed_out_at: string | null; pdf_left_at: string | null }>(
    readRun().sharedDatabaseUrl,
    `SELECT d.handed_out_at, l.pdf_left_at FROM invoices d LEFT JOIN document_links l
      ON l.record_id = d.id AND l.record_table = 'invoices' WHERE d.document_id = $1`,
    [id],
  );
  return row;
}

async function expectHeld(id: string): Promise<void> {
  const refused = await reopen(id);
  expectError(refused, 409, 'document_locked');
  expect(refused.body.error).toContain('it was handed out');
}

const BY: Readonly<Record<string, (id: string) => Promise<unknown>>> = {
  'the API': (id) => getPdf(key, `invoices/${id}`),
  'the API with a key that only reads': async (id) =>
    getPdf((await createKey({ business, scopes: ['read'] })).key, `invoices/${id}`),
  'the panel': (id) => adminApi().get(`/invoicing/invoices/${id}/pdf`),
  'a ZIP of the panel': async (documentId) => {
    const path = `/content-manager/collection-types/api::invoice.invoice/${documentId}`;
    const { updatedAt } = (await adminApi().get(path)).body.data;
    const documents = [{ documentId, updatedAt }];
    return runJob(adminApi(), { action: 'printed', documents });
  },
};

test.each(Object.keys(BY))('an invoice whose PDF left by %s is not reopened', async (way) => {
  const id = await sent();
  const before = (await client.get(`/api/v1/invoices/${id}`)).body;
  await BY[way]?.(id);
  await expectHeld(id);
  expect((await client.get(`/api/v1/invoices/${id}`)).body).toEqual(before);
});

test('the mark is written once, also where the caller has the PDF already', async () => {
  const id = await sent();
  await adminApi().get(`/invoicing/invoices/${id}/pdf?preview`);
  expect(await marks(id)).toEqual({ handed_out_at: null, pdf_left_at: null });
  const { headers } = await getPdf(key, `invoices/${id}`);
  const first = await marks(id);
  expect([first?.handed_out_at, first?.pdf_left_at]).toEqual([expect.any(Date), expect.any(Date)]);
  const again = await getPdf(key, `invoices/${id}`, { 'If-None-Match': headers.get('etag') ?? '' });
  expect([again.status, await marks(id)]).toEqual([304, first]);
});

test('a preview beside the form, a draft and a quotation stay free', async () => {
  const id = await sent();
  expect((await adminApi().get(`/invoicing/invoices/${id}/pdf?preview`)).status).toBe(200);
  expect((await reopen(id)).status).toBe(200);
  await getPdf(key, `invoices/${id}`);
  expect((await client.patch(`/api/v1/invoices/${id}`, { status: 'sent' })).status).toBe(200);
  expect((await reopen(id)).status).toBe(200);
  const quotation = await createQuotation(client, customer, { status: 'sent' });
  await getPdf(key, `quotations/${quotation.id}`);
  const back = await client.patch(`/api/v1/quotations/${quotation.id}`, { status: 'draft' });
  expect(back.status).toBe(200);
});

test.each(['never', 'when_issued'])('a business with the rule %s notes no PDF', async (rule) => {
  const own = await createKey({ businessFields: { lock_documents: rule } });
  const mine = api(own.key);
  const { id } = await createInvoice(mine, (await createCustomer(mine)).id, { status: 'sent' });
  await getPdf(own.key, `invoices/${id}`);
  expect(await marks(id)).toEqual({ handed_out_at: null, pdf_left_at: null });
  // From now on it does.
  await adminApi().put(`${BUSINESSES}/${own.business}`, { lock_documents: 'when_sent' });
  await getPdf(own.key, `invoices/${id}`);
  expectError(
    await mine.patch(`/api/v1/invoices/${id}`, { status: 'draft' }),
    409,
    'document_locked',
  );
});
