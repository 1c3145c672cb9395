import { adminApi, api } from '../support/api';
import { attach, attachmentsOf, download, fileOf, postFile, sha256 } from '../support/attachments';
import { inMyBusinesses } from '../support/books';
import { query } from '../support/databases';
import { expectError } from '../support/expect-error';
import { ask, pageOf, sentQuotation } from '../support/hosted';
import { historyOf } from '../support/history';
import { operatorWho } from '../support/operators';
import { xmlIn } from '../support/pdf/attachments';
import { UNKNOWN_ID } from '../support/records';
import { readRun } from '../support/run';
import { createTrade, getEInvoice, type Trade } from '../support/trade';
import { memberOf } from '../support/two-businesses';

let trade: Trade;
beforeAll(async () => {
  trade = await createTrade();
});

const PDF = fileOf('application/pdf', 3_000, 0x41);
const PNG = fileOf('image/png', 2_000, 0x00);

/** An invoice with two files. */
async function attached(status = 'sent'): Promise<{ record: string; ids: string[] }> {
  const record = `invoices/${(await trade.invoice({ status: 'draft' })).id}`;
  const files = [
    await attach(trade.client, record, { name: 'Zeiten & Wege.pdf', content: PDF }),
    await attach(trade.client, record, { name: '<Plan>.png', type: 'image/png', content: PNG }),
  ];
  if (status !== 'draft') await trade.client.patch(`/api/v1/${record}`, { status });
  return { record, ids: files.map(({ id }) => id as string) };
}

const EMBEDDED = {
  ubl: /<cbc:ID>([^<]*)<\/cbc:ID>\s*<cac:Attachment>\s*<cbc:EmbeddedDocumentBinaryObject mimeCode="([^"]*)" filename="([^"]*)">([^<]*)</g,
  cii: /<ram:IssuerAssignedID>([^<]*)<\/ram:IssuerAssignedID>\s*<ram:TypeCode>916<\/ram:TypeCode>\s*<ram:AttachmentBinaryObject mimeCode="([^"]*)" filename="([^"]*)">([^<]*)</g,
};

const embeddedIn = (xml: string, syntax: keyof typeof EMBEDDED) =>
  [...xml.matchAll(EMBEDDED[syntax])].map(([, id, type, name, content = '']) => [
    id,
    type,
    name,
    sha256(Buffer.from(content, 'base64')),
  ]);

test.each(['ubl', 'cii', 'factur-x', 'xrechnung-ubl', 'peppol'] as const)(
  'an e-invoice in %s holds the files',
  async (format) => {
    const { record } = await attached();
    const { status, bytes } = await getEInvoice(trade.key, record, format);
    expect(status).toBe(200);
    const xml = format === 'factur-x' ? xmlIn(bytes) : bytes.toString('utf8');
    const syntax = ['cii', 'factur-x'].includes(format) ? 'cii' : 'ubl';
    const [pdf, png] = ['Zeiten &amp; Wege.pdf', '&lt;Plan&gt;.png'];
    expect(embeddedIn(xml, syntax)).toEqual([
      [pdf, 'application/pdf', pdf, sha256(PDF)],
      [png, 'image/png', png, sha256(PNG)],
    ]);
  },
);

test('an e-invoice with 10 MB of files is given out again, byte for byte', async () => {
  const record = `invoices/${(await trade.invoice({ status: 'draft' })).id}`;
  const content = fileOf('application/pdf', 5_000_000, 0x42);
  for (const name of ['a.pdf', 'b.pdf']) await attach(trade.client, record, { name, content });
  await trade.client.patch(`/api/v1/${record}`, { status: 'sent' });
  const first = await getEInvoice(trade.key, record, 'ubl');
  const found = embeddedIn(first.bytes.toString('utf8'), 'ubl').map(([, , , hash]) => hash);
  expect(found).toEqual([sha256(content), sha256(content)]);
  const again = await getEInvoice(trade.key, record, 'ubl');
  expect(again.bytes.equals(first.bytes)).toBe(true);
});

test('the page of an invoice offers its files, and those of no other document', async () => {
  const { record, ids } = await attached();
  const page = await pageOf(trade.client, record);
  const { text } = await ask(page);
  expect(text).toContain(
    `<a href="${page}/attachments/${ids[0]}"><bdi>Zeiten &amp; Wege.pdf</bdi></a> (3 kB)`,
  );
  expect(text).toContain('<bdi>&lt;Plan&gt;.png</bdi>');
  const file = await download(`${page}/attachments/${ids[0]}`, {});
  expect([file.status, file.bytes.equals(PDF)]).toEqual([200, true]);
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="Zeiten & Wege.pdf"',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
  const other = await attached();
  for (const wrong of [other.ids[0], UNKNOWN_ID, '1', '../pdf'])
    expect((await ask(`${page}/attachments/${wrong}`)).status).toBe(404);
  await trade.client.post(`/api/v1/${record}/link/revoke`);
  expect((await ask(`${page}/attachments/${ids[0]}`)).status).toBe(404);
});

test('a page without files offers none', async () => {
  const { id } = await sentQuotation(trade);
  const page = await pageOf(trade.client, `quotations/${id}`);
  expect((await ask(page)).text).not.toContain('/attachments/');
});

const panelPath = (record: string) => `/invoicing/${record}/attachments`;
const pdfType = { 'Content-Type': 'application/pdf' };

test('the panel adds, lists and removes the files of a draft', async () => {
  const { record, ids } = await attached('draft');
  const panel = adminApi();
  const added = await panel.post(`${panelPath(record)}?name=c.pdf`, PDF, pdfType);
  expect([added.status, added.body.data.sha256]).toEqual([201, sha256(PDF)]);
  const { body } = await panel.get(panelPath(record));
  expect(body.data).toEqual({ files: await attachmentsOf(trade.client, record), changes: true });
  const bearer = { Authorization: `Bearer ${readRun().adminToken}` };
  const file = await download(`${panelPath(record)}/${ids[1]}`, bearer);
  expect([file.status, file.bytes.equals(PNG)]).toEqual([200, true]);
  expect([
    file.headers.get('content-disposition'),
    file.headers.get('x-content-type-options'),
  ]).toEqual(['attachment; filename="_Plan_.png"', 'nosniff']);
  expect((await panel.delete(`${panelPath(record)}/${ids[0]}`)).status).toBe(200);
  expect((await attachmentsOf(trade.client, record)).map(({ name }) => name)).toEqual([
    '<Plan>.png',
    'c.pdf',
  ]);
  const [entry] = await historyOf(trade.client, `/api/v1/${record}`);
  expect(entry?.actor.type).toBe('operator');
});

test('the panel says why it takes no file', async () => {
  const { record, ids } = await attached('draft');
  const panel = adminApi();
  const send = async (name: string, content: string | Uint8Array, type = 'application/pdf') => {
    const { status, body } = await panel.post(
      `${panelPath(record)}?${new URLSearchParams({ name }).toString()}`,
      content,
      { 'Content-Type': type },
    );
    return [status, body.error?.message];
  };
  const types =
    'Only PDF, PNG and JPEG files can be attached, and the content must be what its type says';
  expect(await send('a.pdf', '<script>', 'text/html')).toEqual([400, types]);
  expect(await send('a.pdf', '<script>')).toEqual([400, types]);
  expect(await send('a.pdf', '{}', 'application/json')).toEqual([400, types]);
  expect(await send('a/b.pdf', PDF)).toEqual([400, 'name must be a name without / and \\']);
  expect(await send('<plan>.PNG', PNG, 'image/png')).toEqual([
    409,
    'name is the name of another attachment of this document',
  ]);
  expect(await send('b.pdf', fileOf('application/pdf', 5_000_001))).toEqual([
    400,
    'A file can have at most 5 MB',
  ]);
  await trade.client.patch(`/api/v1/${record}`, { status: 'sent' });
  const locked = 'This document is issued, so its attachments can no longer be changed';
  expect(await send('b.pdf', PDF)).toEqual([409, locked]);
  expect((await panel.delete(`${panelPath(record)}/${ids[0]}`)).status).toBe(409);
  expect((await panel.get(panelPath(record))).body.data).toMatchObject({
    files: [{ id: ids[0] }, { id: ids[1] }],
    changes: false,
  });
});

test('an operator who does not see a document whole gets no file of it', async () => {
  const { record, ids } = await attached('draft');
  const [one] = inMyBusinesses(['invoice'], ['read']);
  if (!one) throw new Error('No permission');
  const some = await operatorWho([
    { ...one, conditions: [], properties: { fields: ['invoice_number'] } },
  ]);
  expect((await some.get(panelPath(record))).body.data).toEqual({ files: [], changes: false });
  expect((await some.get(`${panelPath(record)}/${ids[0]}`)).status).toBe(403);
  const reader = await memberOf(trade.business, inMyBusinesses(['invoice', 'business'], ['read']));
  expect((await reader.get(panelPath(record))).body.data.changes).toBe(false);
  const refused = await reader.post(`${panelPath(record)}?name=c.pdf`, PDF, pdfType);
  expect(refused.status).toBe(403);
  const stranger = await api().post(`${panelPath(record)}?name=c.pdf`, PDF, pdfType);
  expect(stranger.status).toBe(401);
  expect(await attachmentsOf(trade.client, record)).toHaveLength(2);
});

test('a copy of an invoice has none of its files', async () => {
  const { record } = await attached();
  const { status, body } = await adminApi().post(`/invoicing/${record}/duplicate`);
  expect(status).toBe(201);
  expect(await attachmentsOf(trade.client, `invoices/${body.data.documentId}`)).toEqual([]);
});

test('no statement changes or deletes a file of an issued document', async () => {
  const { ids } = await attached();
  const { sharedDatabaseUrl } = readRun();
  for (const text of [
    `update attachments set name = 'x.pdf' where attachment_id = $1`,
    'delete from attachments where attachment_id = $1',
    `insert into attachments (invoice_id, name, media_type, content)
      select invoice_id, 'x.pdf', media_type, content from attachments where attachment_id = $1`,
  ])
    await expect(query(sharedDatabaseUrl, text, [ids[0]])).rejects.toThrow(
      'the attachments of an issued document cannot be changed',
    );
});

test('a key without the right to read invoices reads no file', async () => {
  const { record, ids } = await attached();
  expectError(await postFile(api('wrong'), record, { name: 'c.pdf' }), 401, 'unauthorized');
  const path = `/api/v1/${record}/attachments/${ids[0]}`;
  expectError(await api('wrong').get(path), 401, 'unauthorized');
});
