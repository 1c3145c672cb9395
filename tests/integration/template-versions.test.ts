import { currentVersion } from '../../src/domain/templates';
import { adminApi, api } from '../support/api';
import { query } from '../support/databases';
import { desk, INVOICES, QUOTATIONS, saveForm } from '../support/desk';
import type { HttpClient } from '../support/http';
import { createInvoice, createQuotation } from '../support/records';
import { readRun } from '../support/run';

let client: HttpClient;
let customer: string;

beforeAll(async () => {
  const made = await desk();
  client = api(made.key);
  customer = made.customer;
});

const rows = <T>(text: string, values: unknown[] = []) =>
  query<T>(readRun().sharedDatabaseUrl, text, values);

const CURRENT = currentVersion('modern');

type Table = 'invoices' | 'quotations';

async function versionOf(table: Table, id: string): Promise<number | null | undefined> {
  const text = `select template_version from ${table} where document_id = $1`;
  const [row] = await rows<{ template_version: number | null }>(text, [id]);
  return row?.template_version;
}

async function patch(path: string, fields: object): Promise<void> {
  expect((await client.patch(path, fields)).status).toBe(200);
}

const ISSUED = ['sent', 'paid', 'overdue'];

describe.each(ISSUED)('an invoice that is %s', (status) => {
  test('has the current version when it is created with this status', async () => {
    const { id } = await createInvoice(client, customer, { status });
    expect(await versionOf('invoices', id)).toBe(CURRENT);
  });

  test('gets the current version when it leaves draft, over the API', async () => {
    const { id } = await createInvoice(client, customer);
    expect(await versionOf('invoices', id)).toBeNull();
    await patch(`/api/v1/invoices/${id as string}`, { status });
    expect(await versionOf('invoices', id)).toBe(CURRENT);
  });

  test('gets the current version when it leaves draft, in the panel', async () => {
    const { id } = await createInvoice(client, customer);
    const saved = await saveForm(`${INVOICES}/${id as string}`, { state: status });
    expect(saved.status).toBe(200);
    expect(await versionOf('invoices', id)).toBe(CURRENT);
  });
});

test.each(['sent', 'accepted', 'rejected', 'expired'])(
  'a quotation that is %s has the current version',
  async (status) => {
    const made = await createQuotation(client, customer, { status });
    expect(await versionOf('quotations', made.id)).toBe(CURRENT);
    const { id } = await createQuotation(client, customer);
    expect(await versionOf('quotations', id)).toBeNull();
    await saveForm(`${QUOTATIONS}/${id as string}`, { state: status });
    expect(await versionOf('quotations', id)).toBe(CURRENT);
  },
);

test('cancelling an invoice does not issue it, and keeps the version of an issued one', async () => {
  const draft = await createInvoice(client, customer);
  await patch(`/api/v1/invoices/${draft.id as string}`, { status: 'cancelled' });
  expect(await versionOf('invoices', draft.id)).toBeNull();
  const sent = await createInvoice(client, customer, { status: 'sent' });
  await patch(`/api/v1/invoices/${sent.id as string}`, { status: 'cancelled' });
  expect(await versionOf('invoices', sent.id)).toBe(CURRENT);
});

describe('an invoice issued with an older version', () => {
  /** A version that no template has, as if this release were older than the document. */
  const OTHER = 7;

  async function issued(): Promise<string> {
    const { id } = await createInvoice(client, customer, { status: 'sent' });
    // One transaction: no other test writes while the trigger is off.
    await rows(`alter table invoices disable trigger invoices_write;
      update invoices set template_version = ${OTHER} where document_id = '${id as string}';
      alter table invoices enable trigger invoices_write`);
    return id as string;
  }

  test('keeps it after other statuses, forms and statements', async () => {
    const id = await issued();
    for (const status of ['overdue', 'paid', 'cancelled', 'sent']) {
      await patch(`/api/v1/invoices/${id}`, { status, notes: status });
    }
    await saveForm(`${INVOICES}/${id}`, { template_version: 1, notes: 'x' });
    await rows('update invoices set template_version = 1 where document_id = $1', [id]);
    expect(await versionOf('invoices', id)).toBe(OTHER);
  });

  test('loses it as a draft, and gets the current version when it is issued again', async () => {
    const id = await issued();
    await patch(`/api/v1/invoices/${id}`, { status: 'draft' });
    expect(await versionOf('invoices', id)).toBeNull();
    await patch(`/api/v1/invoices/${id}`, { status: 'sent' });
    expect(await versionOf('invoices', id)).toBe(CURRENT);
  });

  test('gets the current version of another template', async () => {
    const id = await issued();
    await rows(
      `update businesses set lock_documents = 'never'
        where id = (select business_id from invoices where document_id = $1)`,
      [id],
    );
    await saveForm(`${INVOICES}/${id}`, { template_type: 'classic' });
    expect(await versionOf('invoices', id)).toBe(CURRENT);
  });

  test('does not pass it on to a copy', async () => {
    const id = await issued();
    const copied = await adminApi().post(`/invoicing/invoices/${id}/duplicate`);
    expect(await versionOf('invoices', copied.body.data.documentId as string)).toBeNull();
  });

  test('is printed with that version or refused, and a draft uses the current one', async () => {
    const id = await issued();
    const old = await client.get(`/api/v1/invoices/${id}/pdf`);
    expect([old.status, old.body.code]).toEqual([500, 'internal_error']);
    await patch(`/api/v1/invoices/${id}`, { status: 'draft' });
    expect((await client.get(`/api/v1/invoices/${id}/pdf`)).status).toBe(200);
  });
});

test('no form can set a version, and the API does not show it', async () => {
  const { id } = await createInvoice(client, customer);
  await saveForm(`${INVOICES}/${id as string}`, { template_version: 7, notes: 'x' });
  expect(await versionOf('invoices', id)).toBeNull();
  await rows(`update invoices set template_version = 7 where document_id = $1`, [id]);
  expect(await versionOf('invoices', id)).toBeNull();
  const sent = await client.patch(`/api/v1/invoices/${id as string}`, { status: 'sent' });
  const read = await client.get(`/api/v1/invoices/${id as string}`);
  const list = await client.get('/api/v1/invoices');
  for (const answer of [sent, read, list]) expect(answer.text).not.toContain('template_version');
});
