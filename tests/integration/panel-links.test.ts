import { adminApi, api } from '../support/api';
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
      preview: expect.stringContaining(`${page}.`),
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

test('another business’s documents are not found, and strangers are refused', async () => {
  const stranger = await operator((await createTrade()).business, 'read', 'update');
  const blind = await memberOf(trade.business, inMyBusinesses(['customer'], ['read']));
  for (const document of await issued()) {
    const page = await pageOf(trade.client, document);
    for (const [who, status] of [
      [stranger, 404],
      [blind, 403],
      [api(), 401],
    ] as const) {
      expect((await who.get(at(document))).status).toBe(status);
      expect((await who.post(at(document, '/revoke'))).status).toBe(status);
    }
    expect(await pageOf(trade.client, document)).toBe(page);
  }
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

test('a preview ends with its link, belongs to one document, and hands out no e-invoice', async () => {
  const { id } = await trade.invoice();
  const { preview } = await linkOf(adminApi(), `invoices/${id}`);
  const other = await linkOf(adminApi(), `invoices/${(await trade.invoice()).id}`);
  const proof = (path: string) => path.slice(path.indexOf('.'));
  const mixed = preview.replace(proof(preview), proof(other.preview as string));
  for (const path of [`${preview}/e-invoice/ubl`, mixed, preview.replace(/\.\w+\./, '.zzzzzzz.')])
    expect((await ask(path)).status).toBe(404);
  await trade.client.post(`/api/v1/invoices/${id}/link/revoke`);
  expect((await ask(preview)).status).toBe(404);
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
    ...{ state: 'accepted', decided_by: 'Jo', decision_remark: remark },
    decided_at: expect.stringMatching(/Z$/),
  });
  const copy = await admin.post(`/invoicing/quotations/${id}/duplicate`);
  const copied = (await admin.get(`${path}/${copy.body.data.documentId}`)).body.data;
  expect(copied).toMatchObject(none);
  const clone = await admin.post(`${path}/clone/${id}`, forged);
  expect(clone.body.data.documentId).not.toBe(id);
  expect((await admin.get(`${path}/${clone.body.data.documentId}`)).body.data).toMatchObject(none);
});
