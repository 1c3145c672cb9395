import { api, createKey } from '../support/api';
import { query } from '../support/databases';
import { expectError } from '../support/expect-error';
import { invited, portalOf, type Portal } from '../support/portal';
import { createCustomer, UNKNOWN_ID, UUID, type Fields } from '../support/records';
import { readRun } from '../support/run';

/** POST /api/v1/customers/{id}/portal-sessions (contract §16). */
let portal: Portal;

beforeAll(async () => {
  portal = await portalOf(undefined);
});

const pathOf = (id: unknown) => `/api/v1/customers/${id as string}/portal-sessions`;
const ask = (body: unknown, headers?: Record<string, string>) =>
  portal.client.post(pathOf(portal.customer.id), body, headers);

test('answers the URL of the portal for a contact that may sign in, another one each time', async () => {
  const body = { contact_id: portal.contact['id'] };
  const [first, second] = [await ask(body), await ask(body)];
  expect([first.status, Object.keys(first.body)]).toEqual([201, ['url']]);
  expect(first.body.url).toMatch(/^https?:\/\/[^/]+\/portal\/sign-in\/[\w-]{44}$/);
  expect(second.body.url).not.toBe(first.body.url);
});

test('refuses a contact that may not sign in', async () => {
  const contacts = [{ name: 'Bob', email: 'bob@acme.example' }];
  const { id, contacts: stored } = await createCustomer(portal.client, { contacts });
  const [bob] = stored as [Fields];
  const answer = await portal.client.post(pathOf(id), { contact_id: bob['id'] });
  expectError(answer, 409, 'portal_not_allowed');
});

test('refuses a contact of no customer and one of another customer in the same words', async () => {
  const { contacts } = await createCustomer(portal.client, { contacts: [invited('x@b.example')] });
  const [other] = contacts as [Fields];
  const [unknown, foreign] = [
    await ask({ contact_id: UNKNOWN_ID }),
    await ask({ contact_id: other['id'] }),
  ];
  expectError(unknown, 400, 'validation_failed', ['/contact_id']);
  expect(foreign.body).toEqual({ ...unknown.body, request_id: foreign.body.request_id });
});

test.each<[string, unknown]>([
  ['no contact', {}],
  ['null', { contact_id: null }],
  ['no id', { contact_id: 'ada' }],
  ['an object', { contact_id: { $ne: null } }],
])('refuses %s at its place', async (_, body) => {
  expectError(await ask(body), 400, 'validation_failed', ['/contact_id']);
});

test('is 404 for an unknown customer and for that of another business', async () => {
  const body = { contact_id: portal.contact['id'] };
  const stranger = api((await createKey()).key);
  expectError(await stranger.post(pathOf(portal.customer.id), body), 404, 'not_found');
  expectError(await portal.client.post(pathOf(UNKNOWN_ID), body), 404, 'not_found');
});

test('needs a key that writes customers', async () => {
  const { key } = await createKey({ business: portal.business, scopes: ['read'] });
  const body = { contact_id: portal.contact['id'] };
  const answer = await api(key).post(pathOf(portal.customer.id), body);
  expectError(answer, 403, 'insufficient_scope');
  expectError(await api().post(pathOf(portal.customer.id), body), 401, 'unauthorized');
});

test('is repeated with the same URL, which is stored sealed', async () => {
  const body = { contact_id: portal.contact['id'] };
  const headers = { 'Idempotency-Key': 'portal' };
  const [first, again] = [await ask(body, headers), await ask(body, headers)];
  expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([201, 'true']);
  expect(again.body).toEqual(first.body);
  const kept = await query<{ response_body: string }>(
    readRun().sharedDatabaseUrl,
    'SELECT response_body FROM idempotent_answers',
  );
  const token = (first.body.url as string).slice(-44);
  expect(kept.some(({ response_body: text }) => text.includes(token))).toBe(false);
  expect(portal.contact['id']).toMatch(UUID);
});
