import { randomBytes } from 'node:crypto';
import { readSteps } from '../../src/database/read-steps';
import { cloneDatabase, createDatabase, query } from '../support/databases';
import { httpClient } from '../support/http';
import { openCluster, type Cluster } from '../support/nodes/cluster';
import { readRun } from '../support/run';
import { root } from '../support/project-copy';

let cluster: Cluster;
/** The database of one node that started alone. */
let alone: string;

beforeAll(async () => {
  alone = await cloneDatabase();
  const database = await createDatabase(readRun(), `test_${randomBytes(6).toString('hex')}`);
  cluster = await openCluster({ database });
  await Promise.all(cluster.nodes.map((node) => node.start()));
});
afterAll(() => cluster?.end());

const OBJECTS = `
  SELECT 'column ' || table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable AS object
    FROM information_schema.columns WHERE table_schema = 'public'
  UNION ALL SELECT 'index ' || pg_get_indexdef(c.oid)
    FROM pg_class c WHERE relkind = 'i' AND relnamespace = 'public'::regnamespace
  UNION ALL SELECT 'trigger ' || pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL SELECT 'function ' || pg_get_functiondef(oid)
    FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prokind = 'f'
  ORDER BY object`;

const ROLES = `SELECT r.code, p.action, p.subject, p.properties::text, p.conditions::text
  FROM admin_roles r LEFT JOIN admin_permissions_role_lnk l ON l.role_id = r.id
    LEFT JOIN admin_permissions p ON p.id = l.permission_id
  ORDER BY 1, 2, 3, 4, 5`;

test('two nodes that start at the same moment make the tables of one', async () => {
  const columns = await query(cluster.databaseUrl, OBJECTS);
  expect(columns).toEqual(await query(alone, OBJECTS));
  expect(columns.length).toBeGreaterThan(100);
});

test('each step of the database ran once', async () => {
  const text = 'SELECT number, name FROM invoicing_steps ORDER BY number';
  const expected = readSteps(root).map(({ number, name }) => ({ number, name }));
  expect(await query(cluster.databaseUrl, text)).toEqual(expected);
  const logs = cluster.nodes.map((node) => node.logs()).join('');
  expect(logs).not.toMatch(/error|The database lacks/i);
});

test('roles and their permissions exist once', async () => {
  const roles = await query(cluster.databaseUrl, ROLES);
  expect(roles).toEqual(await query(alone, ROLES));
  expect(new Set(roles.map((role) => JSON.stringify(role))).size).toBe(roles.length);
});

test('of two people who register at the same moment, one becomes the first administrator', async () => {
  const links = cluster.nodes.map((node) => /setup\?code=(\S+)/.exec(node.logs())?.[1]);
  expect(links[0]).toEqual(expect.any(String));
  expect(links[1]).toBe(links[0]);
  const answers = await Promise.all(
    cluster.nodes.map(({ url, name }) =>
      httpClient(url).post('/admin/register-admin', {
        firstname: 'First',
        lastname: name,
        email: `${name}@example.test`,
        password: `Aa1-${randomBytes(12).toString('hex')}`,
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const users = await query(cluster.databaseUrl, 'SELECT email FROM admin_users');
  expect(users).toHaveLength(1);
});
