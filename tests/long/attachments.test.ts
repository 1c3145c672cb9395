import { attach, fileOf } from '../support/attachments';
import { eventually } from '../support/eventually';
import { expectError } from '../support/expect-error';
import { startPortal, type PortalWorld } from '../support/portal-world';
import { sentQuotation } from '../support/hosted';
import { storedMails } from '../support/sends';
import type { Trade } from '../support/trade';

let world: PortalWorld;
beforeAll(async () => {
  world = await startPortal();
});
afterAll(() => world.stop());

const CONTENT = fileOf('application/pdf', 300, 0x43);

async function attached({ client, invoice }: Trade, content = CONTENT, count = 1) {
  const record = `invoices/${(await invoice({ status: 'draft' })).id}`;
  const ids: string[] = [];
  for (let n = 1; n <= count; n += 1)
    ids.push((await attach(client, record, { name: `Zeiten ${n}.pdf`, content })).id as string);
  return { record, ids };
}

async function mailed(trade: Trade, record: string, body: object) {
  const sent = await trade.client.post(`/api/v1/${record}/send`, body);
  expect(sent.status).toBe(202);
  const { subject } = sent.body;
  const found = () => world.server.received().find(({ mail }) => mail.subject === subject);
  await eventually(() => Promise.resolve(found() !== undefined));
  return found()?.mail.attachments.map(({ filename, contentType, content }) => ({
    filename,
    contentType,
    isWhole: content.equals(CONTENT),
  }));
}

test('the mail of an invoice brings its files, unless it is told not to', async () => {
  const { trade } = await world.person();
  const { record } = await attached(trade);
  expect(await mailed(trade, record, { subject: 'with files' })).toEqual([
    expect.objectContaining({ contentType: 'application/pdf', isWhole: false }),
    { filename: 'Zeiten 1.pdf', contentType: 'application/pdf', isWhole: true },
  ]);
  const without = { subject: 'without', attach_files: false, attach_pdf: false };
  expect(await mailed(trade, record, without)).toEqual([]);
});

test('files that are too large together with the e-invoice are refused before the issue', async () => {
  const { trade } = await world.person();
  const { record } = await attached(trade, fileOf('application/pdf', 4_000_000), 2);
  const path = `/api/v1/${record}/send`;
  const wanted = { attach_e_invoice: 'ubl' };
  const refused = await trade.client.post(path, wanted);
  expectError(refused, 400, 'validation_failed', ['/attach_files']);
  expect(refused.body.error).toContain('18.7 MB, and a mail takes at most 15 MB');
  expect((await trade.client.get(`/api/v1/${record}`)).body.status).toBe('draft');
  const taken = await trade.client.post(path, { ...wanted, attach_files: false });
  expect(taken.status).toBe(202);
});

test('a credit note has no files to mail', async () => {
  const { trade } = await world.person();
  const { id } = await trade.invoice();
  const note = await trade.client.post(`/api/v1/invoices/${id}/credit-notes`, {});
  const path = `/api/v1/credit-notes/${note.body.id}`;
  const sent = await trade.client.post(`${path}/send`, { attach_files: true });
  expect([sent.status, sent.headers.get('x-ignored')]).toEqual([202, 'attach_files']);
  const [mail] = await storedMails(world.service.databaseUrl, 'credit_notes', note.body.id);
  expect(mail).toMatchObject({ attach_files: false });
});

test('the portal gives the files to those who see the document', async () => {
  const { trade, ada } = await world.person();
  const { ada: other } = await world.person();
  const { record, ids } = await attached(trade);
  const path = `/portal/documents/${record.split('/')[1]}`;
  expect((await ada.get(`${path}/attachments/${ids[0]}`)).status).toBe(404);
  await trade.client.patch(`/api/v1/${record}`, { status: 'sent' });
  expect((await ada.get(path)).text).toContain(`href="${path}/attachments/${ids[0]}"`);
  const file = await ada.get(`${path}/attachments/${ids[0]}`);
  expect([file.status, file.text]).toEqual([200, CONTENT.toString()]);
  expect([
    file.headers.get('content-disposition'),
    file.headers.get('x-content-type-options'),
    file.headers.get('cache-control'),
  ]).toEqual(['attachment; filename="Zeiten 1.pdf"', 'nosniff', 'private, no-store']);
  expect((await other.get(`${path}/attachments/${ids[0]}`)).status).toBe(404);
  const quotation = await sentQuotation(trade);
  const elsewhere = `/portal/documents/${quotation.id}/attachments/${ids[0]}`;
  expect((await ada.get(elsewhere)).status).toBe(404);
});
