import { adminApi } from '../support/api';
import { inMyBusinesses } from '../support/books';
import { ask, pageOf, sendDecision, sentQuotation } from '../support/hosted';
import type { HttpClient } from '../support/http';
import { creditInvoice } from '../support/records';
import { createTrade, type Trade } from '../support/trade';
import { memberOf } from '../support/two-businesses';

/** The panel's requests about the pages of documents. */

let trade: Trade;
beforeAll(async () => {
  trade = await createTrade();
});

const TYPES = ['invoice', 'quotation', 'creditNote'] as const;
const operator = (business: string, ...actions: string[]) =>
  memberOf(business, inMyBusinesses([...TYPES], actions));
const at = (document: string, rest = '') => `/invoicing/${document}/link${rest}`;

async function issued(): Promise<string[]> {
  const { id } = await trade.invoice();
  const note = await creditInvoice(trade.client, id);
  const quotation = await sentQuotation(trade);
  return [`invoices/${id}`, `quotations/${quotation.id}`, `credit-notes/${note.id}`];
}

const linkOf = async (who: HttpClient, document: string) => {
  const { status, body, text } = await who.get(at(document));
  if (status !== 200) throw new Error(text);
  return body.data;
};

test('who may change a document gets its link, when it was opened, and may revoke the link', async () => {
  const writer = await operator(trade.business, 'read', 'update');
  for (const document of await issued()) {
    const page = await pageOf(trade.client, document);
    const link = await linkOf(writer, document);
    expect(link).toEqual({
      url: expect.stringContaining(page),
      preview: expect.stringMatching(/^\/d\/[\w-]{44}\.[0-9a-z]+$/),
      opened_at: null,
      last_opened_at: null,
    });
    await ask(page);
    const { opened_at: first, last_opened_at: last } = await linkOf(writer, document);
    expect([first, last]).toEqual([expect.stringMatching(/^\d{4}-.+\.\d{3}Z$/), first]);
    const { status, body } = await writer.post(at(document, '/revoke'));
    expect([status, body.data.url]).toEqual([
      200,
      expect.stringContaining(await pageOf(trade.client, document)),
    ]);
    expect((await ask(page)).status).toBe(404);
    expect((await ask(new URL(body.data.url).pathname)).status).toBe(200);
  }
});

test('who may only read sees the page, and gets no link with which a quotation could be accepted', async () => {
  const reader = await operator(trade.business, 'read');
  for (const document of await issued()) {
    const { url, preview } = await linkOf(reader, document);
    expect(url).toBeNull();
    expect((await ask(preview)).status).toBe(200);
    expect((await reader.post(at(document, '/revoke'))).status).toBe(403);
  }
});

test('who may read only some fields gets neither page, link, PDF nor e-invoice of the whole document', async () => {
  const some = (type: (typeof TYPES)[number], number: string) =>
    inMyBusinesses([type], ['read', 'update']).map((one) => ({
      ...one,
      properties: { fields: [number, 'state', 'notes'] },
    }));
  const clerk = await memberOf(trade.business, [
    ...some('invoice', 'invoice_number'),
    ...some('quotation', 'quotation_number'),
    ...some('creditNote', 'credit_note_number'),
  ]);
  for (const document of await issued()) {
    expect(await linkOf(clerk, document)).toMatchObject({ url: null, preview: null });
    const [kind = '', id] = document.split('/');
    const zip = await clerk.post(`/invoicing/lists/${kind}/jobs`, {
      action: 'printed',
      documents: [{ documentId: id, updatedAt: '2026-01-01T00:00:00.000Z' }],
    });
    const files = await Promise.all([
      clerk.get(`/invoicing/${document}/pdf`),
      ...(kind === 'quotations' ? [] : [clerk.get(`/invoicing/${document}/e-invoice?format=ubl`)]),
    ]);
    expect(files.map(({ status }) => status)).toEqual(files.map(() => 403));
    expect(zip.status).toBe(403);
  }
});

/** Every run of a text that may open a page, whole or with its beginning or end cut off. */
const runsIn = (text: string) =>
  [...text.matchAll(/[\w-]{44,}/g)].flatMap(([run]) =>
    Array.from({ length: run.length - 43 }, (_, at) => run.slice(at, at + 44)),
  );

test('no answer to a reader holds a text that opens a page without its end', async () => {
  const reader = await operator(trade.business, 'read');
  const ids = await issued();
  const pages = await Promise.all(ids.map((document) => pageOf(trade.client, document)));
  const uids = { invoices: 'invoice', quotations: 'quotation', 'credit-notes': 'credit-note' };
  const paths = ids.flatMap((document) => {
    const [type = '', id = ''] = document.split('/');
    const uid = uids[type as keyof typeof uids];
    const manager = `/content-manager/collection-types/api::${uid}.${uid}`;
    const own = ['link', 'history', 'lock', 'mails', 'e-invoice/check', 'mail-preview', 'payments'];
    return [manager, `${manager}/${id}`, ...own.map((one) => `/invoicing/${document}/${one}`)];
  });
  const answers = await Promise.all(paths.map((path) => reader.get(path)));
  const previews = await Promise.all(ids.map((document) => linkOf(reader, document)));
  const shown = await Promise.all(previews.map(({ preview }) => ask(preview)));
  const texts = [...answers, ...shown].map(({ text }) => text);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(12);
  for (const page of pages) expect(texts.join('\n')).not.toContain(page.slice(3));
  const runs = new Set(texts.flatMap(runsIn));
  expect(runs.size).toBeGreaterThanOrEqual(ids.length);
  for (const run of runs) expect((await ask(`/d/${run}`)).status).toBe(404);
});

test('a preview without its end neither accepts a quotation nor marks it as opened', async () => {
  const reader = await operator(trade.business, 'read');
  const { id } = await sentQuotation(trade);
  const { preview } = await linkOf(reader, `quotations/${id}`);
  const cut = (preview as string).replace(/\.\w+$/, '');
  expect((await ask(cut)).status).toBe(404);
  expect((await sendDecision(cut, 'accept', { name: 'Forged' })).status).toBe(404);
  const { body } = await trade.client.get(`/api/v1/quotations/${id}`);
  expect(body.status).toBe('sent');
  expect((await linkOf(reader, `quotations/${id}`)).opened_at).toBeNull();
});

test('a draft has no page', async () => {
  const { id } = await trade.invoice({ status: 'draft' });
  const { status, body } = await adminApi().get(at(`invoices/${id}`));
  expect([status, body]).toEqual([200, { data: null }]);
  expect((await adminApi().post(at(`invoices/${id}`, '/revoke'))).status).toBe(409);
});

test('a preview does not count as opened, hands nothing out, and decides nothing', async () => {
  const { id } = await sentQuotation(trade);
  const document = `quotations/${id}`;
  const { preview } = await linkOf(adminApi(), document);
  expect((await ask(preview)).text).toContain(`${preview}/accept`);
  expect((await ask(`${preview}/pdf`)).status).toBe(200);
  const sent = await sendDecision(preview, 'accept', { name: 'Jo' });
  expect([sent.status, sent.headers.get('location')]).toEqual([303, preview]);
  expect((await linkOf(adminApi(), document)).opened_at).toBeNull();
  const reopened = await trade.client.patch(`/api/v1/${document}`, { status: 'draft' });
  expect([reopened.status, reopened.body.status]).toEqual([200, 'draft']);
});

test('a preview ends with its link, at its time, and belongs to one document', async () => {
  const { id } = await trade.invoice();
  const { preview } = await linkOf(adminApi(), `invoices/${id}`);
  const other = await linkOf(adminApi(), `invoices/${(await trade.invoice()).id}`);
  const { url } = await linkOf(adminApi(), `invoices/${id}`);
  const token = new URL(url as string).pathname;
  const end = (path: string) => path.slice(path.indexOf('.'));
  const mixed = preview.slice(0, 27) + (other.preview as string).slice(27);
  for (const path of [mixed, `${token}${end(preview)}`, preview.replace(/\.\w+$/, '.zzzzzzz')])
    expect((await ask(path)).status).toBe(404);
  await trade.client.post(`/api/v1/invoices/${id}/link/revoke`);
  expect((await ask(preview)).status).toBe(404);
});

test('a preview shows each of its files, and keeps none of them', async () => {
  const { id } = await trade.invoice();
  const { preview } = await linkOf(adminApi(), `invoices/${id}`);
  const { text } = await ask(preview);
  const files = [...text.matchAll(/(?:href|src)="(\/d\/[^"]+)"/g)].map(([, path = '']) => path);
  expect(files).toContain(`${preview}/pdf`);
  expect(files).toContain(`${preview}/e-invoice/ubl`);
  for (const file of files) {
    expect(file.startsWith(`${preview}/`)).toBe(true);
    expect((await ask(file)).status).toBe(200);
  }
  const reopened = await trade.client.patch(`/api/v1/invoices/${id}`, { status: 'draft' });
  expect([reopened.status, reopened.body.status]).toEqual([200, 'draft']);
});

test('a form can neither write nor copy a decision', async () => {
  const { id } = await sentQuotation(trade);
  const path = `/content-manager/collection-types/api::quotation.quotation`;
  const forged = {
    decided_by: 'Mallory',
    decision_remark: 'x',
    decided_at: '2026-01-01T00:00:00Z',
  };
  const none = { decided_by: null, decision_remark: null, decided_at: null };
  const admin = adminApi();
  const { updatedAt } = (await admin.get(`${path}/${id}`)).body.data;
  const saved = await admin.put(`${path}/${id}`, { ...forged, updatedAt, notes: 'New' });
  expect(saved.status).toBe(200);
  expect((await admin.get(`${path}/${id}`)).body.data).toMatchObject({ ...none, notes: 'New' });
  const draft = await sentQuotation(trade, { status: 'draft' });
  await admin.put(`${path}/${draft.id}`, forged);
  expect((await admin.get(`${path}/${draft.id}`)).body.data).toMatchObject(none);
  const remark = 'Yes, please';
  await sendDecision(await pageOf(trade.client, `quotations/${id}`), 'accept', {
    name: 'Jo',
    remark,
  });
  expect((await admin.get(`${path}/${id}`)).body.data).toMatchObject({
    state: 'accepted',
    decided_by: 'Jo',
    decision_remark: remark,
    decided_at: expect.stringMatching(/Z$/),
  });
  const copy = await admin.post(`/invoicing/quotations/${id}/duplicate`);
  const copied = (await admin.get(`${path}/${copy.body.data.documentId}`)).body.data;
  expect(copied).toMatchObject(none);
  const clone = await admin.post(`${path}/clone/${id}`, forged);
  expect(clone.body.data.documentId).not.toBe(id);
  expect((await admin.get(`${path}/${clone.body.data.documentId}`)).body.data).toMatchObject(none);
});
