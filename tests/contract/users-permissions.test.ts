import { api, createKey } from '../support/api';
import { query } from '../support/databases';
import { readRun } from '../support/run';

test('nobody can register, with a key or without', async () => {
  const account = { username: 'eve', email: 'eve@example.com', password: 'Password-1' };
  const { key } = await createKey();
  for (const client of [api(), api(key)]) {
    const { status } = await client.post('/api/auth/local/register', account);
    expect([400, 401, 403]).toContain(status);
  }
  const users = await query(
    readRun().sharedDatabaseUrl,
    "SELECT 1 FROM up_users WHERE username = 'eve'",
  );
  expect(users).toEqual([]);
});

test('Public and Authenticated hold no permission', async () => {
  const rows = await query<{ type: string; count: number }>(
    readRun().sharedDatabaseUrl,
    `SELECT r.type, count(l.id)::int AS count FROM up_roles r
      LEFT JOIN up_permissions_role_lnk l ON l.role_id = r.id GROUP BY r.type ORDER BY r.type`,
  );
  expect(rows).toEqual([
    { type: 'authenticated', count: 0 },
    { type: 'public', count: 0 },
  ]);
});

test('a business key opens nothing else of the content API', async () => {
  const { key } = await createKey();
  const { status } = await api(key).get('/api/users');
  expect(status).toBe(403);
});
