import { adminApi } from '../support/api';
import { query } from '../support/databases';
import { httpClient } from '../support/http';
import { newBookkeeper } from '../support/bookkeeper';
import { readRun } from '../support/run';
import { sharedService } from '../support/service';
import { collection, twoShops } from '../support/two-businesses';

let shops: Awaited<ReturnType<typeof twoShops>>;

beforeAll(async () => {
  shops = await twoShops();
});

const { sharedDatabaseUrl } = readRun();
const as = ({ token }: { token: string }) => httpClient(sharedService().url, token);
const again = (id: string) => `/invoicing/mails/${id}/resend`;

async function endedAs(id: string, state: 'sent' | 'failed'): Promise<void> {
  await query(
    sharedDatabaseUrl,
    `update mails set state = $2, attempts = 5, next_attempt_at = null, lease = null,
       attempt_log = '[{"at": "2026-11-20T10:00:00.000Z", "response": "550 no"}]' where document_id = $1`,
    [id, state],
  );
}

async function stateOf(id: string) {
  const [row] = await query<{ state: string; attempts: number; due: boolean; logged: number }>(
    sharedDatabaseUrl,
    `select state, attempts, next_attempt_at <= now() at time zone 'UTC' as due,
       jsonb_array_length(attempt_log) as logged from mails where document_id = $1`,
    [id],
  );
  return row;
}

test.each(['sent', 'failed'] as const)('an operator sends a %s mail again', async (state) => {
  const { mail } = shops.mine.ids;
  await endedAs(mail, state);
  const answer = await as(shops.limited).post(again(mail));
  expect([answer.status, answer.body]).toEqual([200, { data: { documentId: mail, waits: true } }]);
  expect(await stateOf(mail)).toEqual({ state: 'queued', attempts: 0, due: true, logged: 1 });
});

test('a mail that is being sent is not sent a second time beside it', async () => {
  const { mail } = shops.mine.ids;
  await query(
    sharedDatabaseUrl,
    `update mails set state = 'queued', attempts = 2, lease = 'theirs',
       next_attempt_at = (now() at time zone 'UTC') + interval '1 minute' where document_id = $1`,
    [mail],
  );
  expect((await as(shops.limited).post(again(mail))).status).toBe(200);
  expect(await stateOf(mail)).toMatchObject({ state: 'queued', attempts: 2, due: false });
  await query(sharedDatabaseUrl, `update mails set lease = null where document_id = $1`, [mail]);
});

test('nobody makes or edits a mail in the panel', async () => {
  const { mail } = shops.mine.ids;
  const edited = await adminApi().put(collection('mail', mail), { subject: 'Other' });
  expect([edited.status, edited.body.error.message]).toEqual([400, 'Emails cannot be edited']);
  const { body } = await adminApi().get(collection('mail', mail));
  const { business, invoice: _invoice, ...fields } = body.data as Record<string, unknown>;
  const made = await adminApi().post(collection('mail'), { ...fields, business });
  expect(made.status).toBe(400);
});

test('a bookkeeper sees the mails of their businesses and sends them again', async () => {
  const { business, mail } = shops.mine.ids;
  const { email, password } = await newBookkeeper(sharedService(), business);
  const login = await httpClient(sharedService().url).post('/admin/login', { email, password });
  const bookkeeper = { token: login.body.data.token as string };
  await endedAs(mail, 'failed');
  expect((await as(bookkeeper).post(again(mail))).status).toBe(200);
  const { body } = await as(bookkeeper).get(collection('mail'));
  expect(body.results.map((one: { documentId: string }) => one.documentId)).toEqual([mail]);
});

test('nobody sends free text: neither an operator nor the holder of a full-access key', async () => {
  const free = { to: 'victim@other.example', subject: 'Free', text: 'text' };
  expect((await adminApi().post('/email', free)).status).toBe(405);
  const { status } = await adminApi().post('/api/email', free);
  expect([404, 405]).toContain(status);
});
