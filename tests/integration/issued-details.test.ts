import { randomUUID } from 'node:crypto';
import { adminApi, api, BUSINESSES } from '../support/api';
import { query } from '../support/databases';
import { CUSTOMERS, desk, INVOICES, QUOTATIONS, saveForm } from '../support/desk';
import { textIn } from '../support/generator';
import type { HttpClient } from '../support/http';
import { createInvoice, createQuotation } from '../support/records';
import { readRun } from '../support/run';
import { upload } from '../support/uploads';
import { png } from '../unit/outbound/logo/images';
import { getPdf } from '../support/stored-pdf';

const sql = <T>(text: string, values: unknown[] = []) =>
  query<T>(readRun().sharedDatabaseUrl, text, values);

const KINDS = [
  ['invoices', createInvoice, INVOICES],
  ['quotations', createQuotation, QUOTATIONS],
] as const;

let key: string;
let client: HttpClient;
let business: string;
let customer: string;

const details = (place: string) => ({ name: `Ada of ${place}`, city: place });

/** Business and customer move. */
async function moveTo(place: string): Promise<void> {
  const own = { legal_name: `Acme of ${place}`, city: place };
  expect((await saveForm(`${BUSINESSES}/${business}`, own)).status).toBe(200);
  const path = `/api/v1/customers/${customer}`;
  expect((await client.patch(path, details(place))).status).toBe(200);
}

beforeEach(async () => {
  const made = await desk({ name: 'Acme' });
  ({ key, business, customer } = made);
  client = api(key);
  await moveTo('Bath');
});

describe.each(KINDS)('the PDF of %s', (table, create, forms) => {
  const print = async (id: string) => textIn(await getPdf(key, `${table}/${id}`));
  const patch = async (id: string, fields: object) =>
    expect((await client.patch(`/api/v1/${table}/${id}`, fields)).status).toBe(200);

  test.each(['created', 'sent later', 'sent by a form'])(
    'keeps the details of when it was %s',
    async (way) => {
      const status = way === 'created' ? 'sent' : 'draft';
      const { id } = await create(client, customer, { status });
      if (way === 'sent later') await patch(id, { status: 'sent' });
      if (way === 'sent by a form') await saveForm(`${forms}/${id as string}`, { state: 'sent' });
      const before = await print(id);
      await moveTo('Cork');
      await patch(id, { notes: null, status: table === 'invoices' ? 'overdue' : 'rejected' });
      await patch(id, { status: 'sent' });
      const after = await print(id);
      expect(after).toBe(before);
      for (const text of ['Acme of Bath', 'Ada of Bath']) expect(after).toContain(text);
      expect(after).not.toContain('Cork');
    },
  );

  test('follows them while it is a draft, and takes those of the next issue', async () => {
    const { id } = await create(client, customer);
    await moveTo('Cork');
    expect(await print(id)).toContain('Acme of Cork');
    await patch(id, { status: 'sent' });
    await moveTo('Dover');
    await patch(id, { status: 'draft' });
    expect(await print(id)).toContain('Ada of Dover');
    await moveTo('Ely');
    await patch(id, { status: 'sent' });
    await moveTo('Fowey');
    expect(await print(id)).toContain('Acme of Ely');
  });

  test.each(['a form', 'PATCH'])(
    'takes those of today when %s saves it in a business that locks nothing',
    async (way) => {
      await saveForm(`${BUSINESSES}/${business}`, { lock_documents: 'never' });
      const { id } = await create(client, customer, { status: 'sent' });
      await moveTo('Cork');
      expect(await print(id)).toContain('Acme of Bath');
      if (way === 'PATCH') await patch(id, { notes: 'x' });
      else expect((await saveForm(`${forms}/${id as string}`, { notes: 'x' })).status).toBe(200);
      const text = await print(id);
      for (const kept of ['Acme of Cork', 'Ada of Cork']) expect(text).toContain(kept);
    },
  );

  test('is that of a handed out one, even in a business that locks nothing', async () => {
    await saveForm(`${BUSINESSES}/${business}`, { lock_documents: 'never' });
    const { id } = await create(client, customer, { status: 'sent' });
    await sql(`UPDATE ${table} SET handed_out_at = now() WHERE document_id = $1`, [id]);
    await moveTo('Cork');
    await patch(id, { notes: 'x' });
    expect(await print(id)).toContain('Acme of Bath');
  });

  test('cannot be made to show other details by a form or a statement', async () => {
    const { id } = await create(client, customer, { status: 'sent' });
    const forged = { issued_details: { business: { name: 'Forged' } }, issued_at: null };
    await saveForm(`${forms}/${id as string}`, { ...forged, notes: null });
    await sql(
      `UPDATE ${table} SET issued_details = '{"business": {"name": "Forged"}}', issued_at = NULL
        WHERE document_id = $1`,
      [id],
    );
    expect(await print(id)).toContain('Acme of Bath');
    const { issued_at } = (await client.get(`/api/v1/${table}/${id as string}`)).body;
    expect(issued_at).not.toBeNull();
  });

  test.each(['total', 'currency', 'issue_date', 'customer_id'])(
    'cannot show another %s, even by a statement',
    async (column) => {
      const { id } = await create(client, customer, { status: 'sent' });
      const other = await adminApi().post(CUSTOMERS, {
        name: 'Other',
        business: { connect: [{ documentId: business }] },
      });
      const value = {
        total: '1',
        currency: `'EUR'`,
        issue_date: `'2020-01-01'`,
        customer_id: String(other.body.data.id),
      }[column];
      const change = sql(`UPDATE ${table} SET ${column} = ${value} WHERE document_id = $1`, [id]);
      await expect(change).rejects.toThrow('is issued, so this can no longer be changed');
    },
  );
});

describe('the logo of an issued document', () => {
  const HELD =
    'Issued documents print this file, so it stays as it is. Upload another one, and choose that as the logo';
  const [first, second] = [
    [200, 20, 20],
    [20, 20, 200],
  ].map((color) =>
    png({ width: 8, height: 8, color: 2, pixels: Buffer.concat(Array(8).fill(row(color))) }),
  );

  function row(color: number[]): Buffer {
    return Buffer.from([0, ...Array<number[]>(8).fill(color).flat()]);
  }

  const picture = (content = first ?? '') => ({ name: 'logo.png', content, type: 'image/png' });

  async function uploaded(content?: Buffer): Promise<number> {
    const { status, body } = await upload(picture(content));
    expect(status).toBe(201);
    return body[0].id as number;
  }

  const setLogo = async (logo: number | null) =>
    expect((await saveForm(`${BUSINESSES}/${business}`, { logo })).status).toBe(200);

  /** The entity tag is made of all that is printed, the bytes of the picture included. */
  const tagOf = async (path: string) => {
    const answer = await client.get(`/api/v1/${path}/pdf`);
    expect(answer.status).toBe(200);
    return answer.headers.get('etag');
  };

  const remove = (id: number) => adminApi().delete(`/upload/files/${id}`);

  async function attempts(file: number, folder: number) {
    const bulk = (body: object) => adminApi().post('/upload/actions/bulk-delete', body);
    return [
      await remove(file),
      await bulk({ fileIds: [file], folderIds: [] }),
      await bulk({ fileIds: [], folderIds: [folder] }),
      await upload(picture(second), `/upload?id=${file}`),
      await upload(picture(second), `/upload/files/${file}/replace`),
    ];
  }

  test('stays whoever deletes or replaces its file, and so do the PDFs', async () => {
    const folders = await adminApi().post('/upload/folders', { name: randomUUID(), parent: null });
    const folder = folders.body.data.id as number;
    const file = await uploaded();
    const into = { destinationFolderId: folder, fileIds: [file], folderIds: [] };
    expect((await adminApi().post('/upload/actions/bulk-move', into)).status).toBe(200);
    await setLogo(file);
    const invoice = await createInvoice(client, customer, { status: 'sent' });
    const quotation = await createQuotation(client, customer, { status: 'sent' });
    const paths = [`invoices/${invoice.id as string}`, `quotations/${quotation.id as string}`];
    const before = await Promise.all(paths.map(tagOf));
    for (const logo of [file, null]) {
      await setLogo(logo);
      for (const refused of await attempts(file, folder))
        expect([refused.status, refused.body.error?.message]).toEqual([400, HELD]);
    }
    expect(await Promise.all(paths.map(tagOf))).toEqual(before);
  });

  test('may go with its file while only drafts print it', async () => {
    const file = await uploaded();
    await setLogo(file);
    const { id } = await createInvoice(client, customer);
    const before = await tagOf(`invoices/${id as string}`);
    expect((await upload(picture(second), `/upload?id=${file}`)).status).toBe(200);
    expect(await tagOf(`invoices/${id as string}`)).not.toBe(before);
    expect((await remove(file)).status).toBe(200);
  });
});
