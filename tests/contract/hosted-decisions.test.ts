import { WORDS } from '../../src/words';
import { ask, pageOf, sendDecision, sentQuotation } from '../support/hosted';
import type { Fields } from '../support/records';
import { createTrade, type Trade } from '../support/trade';

let trade: Trade;
beforeAll(async () => {
  trade = await createTrade();
});

async function quotationPage(fields: Fields = {}): Promise<{ id: string; page: string }> {
  const { id } = await sentQuotation(trade, fields);
  return { id, page: await pageOf(trade.client, `quotations/${id}`) };
}

const statusOf = async (id: string) =>
  (await trade.client.get(`/api/v1/quotations/${id}`)).body.status as string;
const lastEntry = async (id: string) =>
  (await trade.client.get(`/api/v1/quotations/${id}/history`)).body.data[0];

const CHANGES = { accept: 'accepted', decline: 'rejected' } as const;
const BOTH = ['accept', 'decline'] as const;

test.each(BOTH)('a customer can %s a quotation with a name and a remark', async (decision) => {
  const { id, page } = await quotationPage();
  const remark = 'Erste Zeile\r\n"zweite" <b>\u{1F44D}';
  const sent = await sendDecision(page, decision, { name: ' Zoë Müller ', remark });
  expect([sent.status, sent.headers.get('location'), sent.text]).toEqual([303, page, '']);
  expect(await statusOf(id)).toBe(CHANGES[decision]);
  const entry = await lastEntry(id);
  expect(entry.actor).toEqual({ type: 'customer', name: 'Zoë Müller' });
  expect(entry.changes).toEqual([
    { field: 'status', before: 'sent', after: CHANGES[decision] },
    { field: 'decided_by', before: null, after: 'Zoë Müller' },
    {
      field: 'decision_remark',
      before: null,
      after: 'Erste Zeile\n"zweite" <b>\u{1F44D}',
    },
  ]);
  const told = { decided_by: 'Zoë Müller', decision_remark: 'Erste Zeile\n"zweite" <b>\u{1F44D}' };
  const path = `/api/v1/quotations/${id}`;
  expect((await trade.client.get(path)).body).toMatchObject(told);
  expect((await trade.client.patch(path, { notes: 'N' })).body).toMatchObject(told);
  const reopened = await trade.client.patch(path, { status: 'sent' });
  expect(reopened.body).toMatchObject({ decided_by: null, decision_remark: null });
  await trade.client.patch(path, { status: CHANGES[decision] });
  expect((await trade.client.get(path)).body).toMatchObject({ decided_by: null });
});

test.each(BOTH)(
  'the page of a quotation that its customer could %s says who did',
  async (decision) => {
    const { page } = await quotationPage();
    await sendDecision(page, decision, { name: 'Zoë Müller' });
    const shown = await ask(page);
    expect(shown.status).toBe(200);
    expect(shown.text).toContain('Zoë Müller');
    expect(shown.text).not.toContain('<form');
  },
);

test('a remark is optional', async () => {
  const { id, page } = await quotationPage();
  expect((await sendDecision(page, 'accept', { name: 'Jo' })).status).toBe(303);
  expect((await lastEntry(id)).changes.map(({ field }: { field: string }) => field)).toEqual([
    'status',
    'decided_by',
  ]);
});

test.each([
  ['no name', {}],
  ['a blank name', { name: ' \t ' }],
  ['a name of 256 characters', { name: 'x'.repeat(256) }],
  ['a name of two lines', { name: 'Jo\r\nBcc: x@example.test' }],
  ['a name with a NUL', { name: 'J\0o' }],
  ['a remark of 10,001 characters', { name: 'Jo', remark: '\u{1F600}'.repeat(10_001) }],
  ['a remark with a NUL', { name: 'Jo', remark: 'a\0b' }],
] satisfies [string, Record<string, string>][])(
  'with %s the form is shown again, and nothing is decided',
  async (_what, fields) => {
    const { id, page } = await quotationPage();
    const answer = await sendDecision(page, 'accept', fields);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      400,
      'text/html; charset=utf-8',
    ]);
    expect(answer.text).toContain('<form');
    expect(answer.text).toContain('role="alert"');
    expect(await statusOf(id)).toBe('sent');
  },
);

test('the longest name and remark are taken, whatever their letters', async () => {
  const { id, page } = await quotationPage();
  const [name, remark] = ['\u{1F600}'.repeat(255), '\u{1F600}'.repeat(10_000)];
  expect((await sendDecision(page, 'decline', { name, remark })).status).toBe(303);
  expect((await lastEntry(id)).changes[2].after).toBe(remark);
});

test('what was typed is shown again as text', async () => {
  const { page } = await quotationPage();
  const remark = '</textarea><script>alert(1)</script>';
  const answer = await sendDecision(page, 'accept', { name: `"><x>`.repeat(60), remark });
  expect(answer.status).toBe(400);
  expect(answer.text).not.toMatch(/<script|<x>/);
  expect(answer.text).toContain('&lt;/textarea&gt;');
});

test.each([
  ['no form', 'application/json', '{"name":"Jo"}', 415],
  ['files', 'multipart/form-data; boundary=x', '--x--', 415],
  ['another charset', 'application/x-www-form-urlencoded; charset=utf-16', 'name=Jo', 415],
  ['too much', 'application/x-www-form-urlencoded', `name=Jo&x=${'x'.repeat(200_000)}`, 413],
] as const)('%s is refused', async (_what, type, body, status) => {
  const { id, page } = await quotationPage();
  const headers = { 'Content-Type': type };
  const answer = await ask(`${page}/accept`, { method: 'POST', headers, body });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    status,
    'text/html; charset=utf-8',
  ]);
  expect(await statusOf(id)).toBe('sent');
});

test.each(BOTH)('a second decision after %s is 409 and changes nothing', async (first) => {
  const { id, page } = await quotationPage();
  await sendDecision(page, first, { name: 'First' });
  for (const second of BOTH) {
    const answer = await sendDecision(page, second, { name: 'Second' });
    expect(answer.status).toBe(409);
    expect(answer.text).toContain('First');
    expect(answer.text).not.toContain('Second');
  }
  expect(await statusOf(id)).toBe(CHANGES[first]);
  expect((await lastEntry(id)).actor.name).toBe('First');
});

test.each(['accepted', 'rejected', 'expired', 'converted'])(
  'a quotation that is %s can no longer be decided',
  async (status) => {
    const { id, page } = await quotationPage();
    await trade.client.patch(`/api/v1/quotations/${id}`, { status });
    for (const decision of BOTH)
      expect((await sendDecision(page, decision, { name: 'Jo' })).status).toBe(409);
    expect(await statusOf(id)).toBe(status);
  },
);

test('a quotation past its last day is expired, even before the hourly work', async () => {
  const { id, page } = await quotationPage({ valid_until: '2026-03-03' });
  expect((await ask(page)).text).not.toContain('<form');
  expect((await sendDecision(page, 'accept', { name: 'Jo' })).status).toBe(409);
  expect(await statusOf(id)).toBe('sent');
});

test('its last day is that of the time zone of its business', async () => {
  const now = Date.now();
  const dayIn = (timeZone: string) =>
    new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(now));
  // These zones are 26 hours apart, so their days always differ.
  const [late, early] = ['Etc/GMT+12', 'Pacific/Kiritimati'];
  const yesterday = dayIn(late);
  expect(yesterday < dayIn(early)).toBe(true);
  for (const [time_zone, status] of [
    [late, 303],
    [early, 409],
  ] as const) {
    const own = await createTrade({ seller: { time_zone } });
    const { id } = await sentQuotation(own, { valid_until: yesterday });
    const page = await pageOf(own.client, `quotations/${id}`);
    expect((await sendDecision(page, 'accept', { name: 'Jo' })).status).toBe(status);
  }
});

test('an accepted quotation is converted as before, and its page says so', async () => {
  const { id, page } = await quotationPage();
  await sendDecision(page, 'accept', { name: 'Jo' });
  expect((await trade.client.post(`/api/v1/quotations/${id}/convert`)).status).toBe(201);
  const { text } = await ask(page);
  expect(text).toContain(WORDS.en.hosted.closed.converted);
  expect(text).not.toContain('<form');
});

test('a status that the business sets forgets the decision, and the customer may decide again', async () => {
  const { id, page } = await quotationPage();
  await sendDecision(page, 'decline', { name: 'Jo', remark: 'Too dear' });
  await trade.client.patch(`/api/v1/quotations/${id}`, { status: 'sent' });
  expect((await lastEntry(id)).changes).toEqual([
    { field: 'status', before: 'rejected', after: 'sent' },
    { field: 'decided_by', before: 'Jo', after: null },
    { field: 'decision_remark', before: 'Too dear', after: null },
  ]);
  expect((await ask(page)).text).toContain('<form');
  expect((await sendDecision(page, 'accept', { name: 'Ada' })).status).toBe(303);
  expect(await statusOf(id)).toBe('accepted');
});

test('invoices and credit notes cannot be decided about', async () => {
  const { id } = await trade.invoice();
  const page = await pageOf(trade.client, `invoices/${id}`);
  const answer = await sendDecision(page, 'accept', { name: 'Jo' });
  expect([answer.status, answer.text]).toEqual([404, (await ask('/d/x')).text]);
  expect((await ask(page)).text).not.toContain('<form');
});

test('nothing is decided by a revoked link, or by a GET', async () => {
  const { id, page } = await quotationPage();
  const got = await ask(`${page}/accept?name=Jo`);
  expect([got.status, got.headers.get('location')]).toEqual([303, page]);
  await trade.client.post(`/api/v1/quotations/${id}/link/revoke`);
  expect((await sendDecision(page, 'accept', { name: 'Jo' })).status).toBe(404);
  expect(await statusOf(id)).toBe('sent');
});
