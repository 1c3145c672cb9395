import { adminApi, api, createKey } from '../support/api';
import { query } from '../support/databases';
import { readRun } from '../support/run';

const ACCOUNT = { username: 'eve', email: 'eve@example.com', password: 'Password-1' };

test('nobody can register or log in as a visitor of a website, with a key or without', async () => {
  const { key } = await createKey();
  for (const client of [api(), api(key), adminApi()]) {
    const answers = [
      await client.post('/api/auth/local/register', ACCOUNT),
      await client.post('/api/auth/local', { identifier: 'eve', password: 'Password-1' }),
      await client.get('/api/users'),
      await client.get('/users-permissions/advanced'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([405, 405, 404, 404]);
  }
});

test('the database has no table for such accounts', async () => {
  const tables = await query(
    readRun().sharedDatabaseUrl,
    "SELECT table_name FROM information_schema.tables WHERE table_name LIKE 'up\\_%'",
  );
  expect(tables).toEqual([]);
});

test('a business key opens nothing else of the content API', async () => {
  const { key } = await createKey();
  expect((await api(key).get('/api/upload/files')).status).toBe(403);
});
