import { query, rowOf } from '../support/databases';
import { ask, pageOf, sendDecision, sentQuotation } from '../support/hosted';
import { historyOf } from '../support/history';
import { creditInvoice } from '../support/records';
import { startService, type Service } from '../support/service';
import { createTrade, type Trade } from '../support/trade';

let service: Service;
let trade: Trade;
beforeAll(async () => {
  service = await startService({ env: { TRUSTED_PROXIES: '127.0.0.1/32' } });
  trade = await createTrade({}, { service });
});
afterAll(() => service.stop());

interface Row {
  opened_at: Date | null;
  last_opened_at: Date | null;
}

async function openings(table: string, id: string): Promise<Row | undefined> {
  const [row] = await query<Row>(
    service.databaseUrl,
    'select opened_at, last_opened_at from document_links where record_table = $1 and record_id = $2',
    [table, await rowOf(service.databaseUrl, table, id)],
  );
  return row;
}

const handedOut = async (table: string, id: string): Promise<boolean> => {
  const [row] = await query<{ handed_out_at: Date | null }>(
    service.databaseUrl,
    `select handed_out_at from ${table} where document_id = $1`,
    [id],
  );
  return row?.handed_out_at !== null;
};

/** Lets an hour pass for the openings of all documents. */
const waitAnHour = () =>
  query(
    service.databaseUrl,
    `update document_links set opened_at = opened_at - interval '1 hour',
       last_opened_at = last_opened_at - interval '1 hour'`,
  );

const open = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  ask(path, { headers, method }, service);

test('the first and the last opening are recorded, at most once per minute', async () => {
  const { id } = await trade.invoice();
  const page = await pageOf(trade.client, `invoices/${id}`);
  expect(await openings('invoices', id)).toBeUndefined();
  await open(page);
  const first = await openings('invoices', id);
  expect(first?.opened_at).toEqual(first?.last_opened_at);
  await open(page);
  expect(await openings('invoices', id)).toEqual(first);
  await waitAnHour();
  const earlier = await openings('invoices', id);
  await open(page);
  const second = await openings('invoices', id);
  expect(second?.opened_at).toEqual(earlier?.opened_at);
  expect(Number(second?.last_opened_at)).toBeGreaterThan(Number(earlier?.last_opened_at));
});

test('of many first openings at once, one is the first', async () => {
  const { id } = await trade.invoice();
  const page = await pageOf(trade.client, `invoices/${id}`);
  const answers = await Promise.all(Array.from({ length: 12 }, () => open(page)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const row = await openings('invoices', id);
  expect(row?.opened_at).toEqual(row?.last_opened_at);
});

test.each(['/pdf', '/e-invoice/ubl'])('reading %s counts as opened', async (part) => {
  const { id } = await trade.invoice();
  const page = await pageOf(trade.client, `invoices/${id}`);
  expect((await open(page + part)).status).toBe(200);
  expect((await openings('invoices', id))?.opened_at).toBeInstanceOf(Date);
  expect(await handedOut('invoices', id)).toBe(true);
});

test('HEAD, a page that is loaded in advance, and a wrong token do not count', async () => {
  const { id } = await trade.invoice();
  const page = await pageOf(trade.client, `invoices/${id}`);
  await open(page, {}, 'HEAD');
  await open(`${page}/pdf`, {}, 'HEAD');
  await open(page, { 'Sec-Purpose': 'prefetch;prerender' });
  await open(page, { Purpose: 'prefetch' });
  await open(page.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')));
  expect(await openings('invoices', id)).toBeUndefined();
  expect(await handedOut('invoices', id)).toBe(false);
});

test('an opening is no change: no version, no entry in the history, no address', async () => {
  const { id } = await sentQuotation(trade);
  const at = `/api/v1/quotations/${id}`;
  const before = await trade.client.get(at);
  const entries = await historyOf(trade.client, at);
  await open(await pageOf(trade.client, `quotations/${id}`));
  expect((await trade.client.get(at)).text).toBe(before.text);
  expect(await historyOf(trade.client, at)).toEqual(entries);
  const columns = await query<{ name: string }>(
    service.databaseUrl,
    `select column_name as name from information_schema.columns
      where table_name = 'document_links' order by ordinal_position`,
  );
  expect(columns.map(({ name }) => name)).toEqual([
    'record_table',
    'record_id',
    'revocations',
    'opened_at',
    'last_opened_at',
    'pdf_left_at',
  ]);
});

test('who has opened a document keeps it: it cannot become a draft again', async () => {
  const { id } = await trade.invoice();
  const quotation = await sentQuotation(trade);
  for (const document of [`invoices/${id}`, `quotations/${quotation.id as string}`]) {
    await open(await pageOf(trade.client, document));
    const answer = await trade.client.patch(`/api/v1/${document}`, { status: 'draft' });
    expect([answer.status, answer.body.code]).toEqual([409, 'document_locked']);
  }
});

test('openings of credit notes are recorded, too', async () => {
  const { id } = await creditInvoice(trade.client, (await trade.invoice()).id);
  await open(await pageOf(trade.client, `credit-notes/${id as string}`));
  expect((await openings('credit_notes', id))?.opened_at).toBeInstanceOf(Date);
});

test('a decision is stored with its time, and a revoked link keeps the openings', async () => {
  const { id } = await sentQuotation(trade);
  const page = await pageOf(trade.client, `quotations/${id}`);
  await sendDecision(page, 'accept', { name: 'Jo', remark: 'Yes' }, service);
  const [row] = await query<Record<string, unknown>>(
    service.databaseUrl,
    `select state, decided_by, decision_remark, decided_at = updated_at as is_version,
        updated_by_id from quotations where document_id = $1`,
    [id],
  );
  expect(row).toEqual({
    state: 'accepted',
    decided_by: 'Jo',
    decision_remark: 'Yes',
    is_version: true,
    updated_by_id: null,
  });
  const before = await openings('quotations', id);
  await trade.client.post(`/api/v1/quotations/${id}/link/revoke`);
  expect(await openings('quotations', id)).toEqual(before);
});

test('no token is stored, not even where answers are kept for repeats, and none is logged', async () => {
  const { id } = await trade.invoice();
  const repeat = { 'Idempotency-Key': 'link' };
  const answer = await trade.client.post(`/api/v1/invoices/${id}/link`, undefined, repeat);
  const token = (answer.body.url as string).split('/d/')[1] as string;
  await open(`/d/${token}`);
  const kept = await query<{ response_body: string }>(
    service.databaseUrl,
    'select response_body from idempotent_answers',
  );
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.map(({ response_body: body }) => body).join()).not.toContain(token);
  expect(service.logs()).not.toContain(token);
});
