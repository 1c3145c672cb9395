import { request } from 'node:http';
import { api } from '../support/api';
import { outcome, sendImport, type ImportFile, type ImportRequest } from '../support/imports';
import { inMyBusinesses, type OperatorAccount, type Permission } from '../support/operators';
import { createCustomer, type Fields } from '../support/records';
import { sharedService } from '../support/service';
import { memberOf, TYPES, twoShops, type Shop } from '../support/two-businesses';

let mine: Shop;
let foreign: Shop;
let limited: OperatorAccount;

beforeAll(async () => {
  ({ mine, foreign, limited } = await twoShops());
});

const send = (file: ImportFile, asked: Partial<ImportRequest> = {}) =>
  sendImport(file, { token: limited.token, business: mine.ids.business, ...asked });

const client = (shop = mine) => api(shop.key);

async function found(list: string, filter: string, shop = mine): Promise<Fields[]> {
  return (await client(shop).get(`/api/v1/${list}?${filter}`)).body.data as Fields[];
}

test('a record of another business is neither found nor changed, whatever the file names', async () => {
  const before = await client(foreign).get(`/api/v1/customers/${foreign.ids.customer}`);
  const file = `id,name,notes\n${foreign.ids.customer},${before.body.name as string},Mine now`;
  expect(outcome((await send(file)).data)).toEqual([1, 0, 0, 0, true]);
  const after = await client(foreign).get(`/api/v1/customers/${foreign.ids.customer}`);
  expect(after.body).toEqual(before.body);
  const into = await send('name\nStray', { business: foreign.ids.business });
  const unknown = await send('name\nStray', { business: '00000000-0000-4000-8000-000000000000' });
  expect([into.status, unknown.status]).toEqual([404, 404]);
  expect(into.error).toEqual(unknown.error);
  expect(await found('customers', 'name=stray', foreign)).toEqual([]);
});

const member = async (permissions: Permission[]) =>
  (await memberOf(mine.ids.business, permissions)).token;

test('a role that may not create gets 403, and one that may not change changes nothing', async () => {
  const reader = await member([inMyBusinesses('read', TYPES.customer)]);
  expect((await send('name\nNo', { token: reader })).status).toBe(403);
  const creator = await member([
    inMyBusinesses('read', TYPES.business),
    inMyBusinesses('read', TYPES.customer),
    inMyBusinesses('create', TYPES.customer),
  ]);
  await createCustomer(client(), { name: 'Kept', city: 'Bonn' });
  const { data } = await send('name,city\nKept,Rome\nNew one,Rome', { token: creator });
  expect(data.problems).toEqual([
    {
      row: 2,
      column: null,
      value: null,
      message: 'changes a customer that your role may not change',
    },
  ]);
  expect(
    outcome((await send('name,city\nKept,Bonn\nNew one,Rome', { token: creator })).data),
  ).toEqual([1, 0, 1, 0, true]);
});

/** Begins to send a file, and never ends it. */
function slowImport(token: string) {
  const url = `${sharedService().url}/invoicing/import/customers?business=${mine.ids.business}`;
  const headers = { Authorization: `Bearer ${token}`, 'Content-Length': 1_000 };
  const sending = request(url, { method: 'POST', headers });
  let isAnswered = false;
  sending.on('response', () => (isAnswered = true)).on('error', () => undefined);
  sending.write('name\n');
  return { isAnswered: () => isAnswered, stop: () => sending.destroy() };
}

test('a slow upload holds up no other operator', async () => {
  const slow = slowImport(limited.token);
  try {
    await limited.get('/invoicing/import/progress');
    const other = await memberOf(mine.ids.business);
    const sent = await send('name\nQuick', { token: other.token, store: false });
    expect([sent.status, slow.isAnswered()]).toEqual([200, false]);
  } finally {
    slow.stop();
  }
});

test('a role that does not show the business imports nothing into it', async () => {
  const token = await member([
    inMyBusinesses('read', TYPES.customer),
    inMyBusinesses('create', TYPES.customer),
  ]);
  const refused = await send('name\nBlind', { token });
  expect(refused.status).toBe(404);
  expect(await found('customers', 'name=blind')).toEqual([]);
});

test('a field that the role does not show is not filled', async () => {
  const fields = ['name', 'business', 'email'];
  const token = await member([
    inMyBusinesses('read', TYPES.business),
    inMyBusinesses('read', TYPES.customer, fields),
    inMyBusinesses('create', TYPES.customer, fields),
  ]);
  const refused = await send('name,notes\nSecret,x', { token });
  expect([refused.status, refused.error?.message]).toEqual([
    400,
    expect.stringContaining('must not fill notes'),
  ]);
  expect((await send('name,email\nOpen,', { token })).data.stored).toBe(true);
});

test.each(['quotations', 'constructor', 'users'])('there is no import of %s', async (list) => {
  expect((await send('name\nx', { list })).status).toBe(404);
});

test('hostile files and queries are refused with a message', async () => {
  const statuses = [
    await send('name\nx', { business: 'x' }),
    await send('name\nx', { more: { mapping: '{"a":1}' } }),
    await send('name\nx', { more: { mapping: '["__proto__"]' } }),
    await send('name\nx', { more: { separator: 'x' } }),
    await send('', {}),
    await send(new Uint8Array([0, 255, 0, 255, 0])),
    await send('name\n"open', {}),
  ];
  expect(statuses.map(({ status }) => status)).toEqual(statuses.map(() => 400));
  expect((await send('name\na\u0000b')).data.problems).toMatchObject([{ row: 2, column: 'name' }]);
  expect((await send('x'.repeat(20_000_001))).error?.message).toContain('at most 20 MB');
  const anonymous = await send('name\nx', { token: 'nobody' });
  expect(anonymous.status).toBe(401);
});
