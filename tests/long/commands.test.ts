import { query } from '../support/databases';
import { ownProject } from '../support/own-project';

const project = ownProject();
afterAll(() => project.clear());

test.each([
  [[], /--business is required.*\n--scopes is required/],
  [['--business', ' ', '--scopes', 'read'], /--business is required and must not be empty/],
  [['--business', 'Acme', '--scopes', 'read,admin'], /there is no admin; use read, write/],
  [
    ['--business', 'Acme', '--scopes', 'read', '--expires-in-days', '0'],
    /whole number from 1 to 3650/,
  ],
  [
    ['--business', 'Acme', '--scopes', 'read', '--expires-in-days', 'soon'],
    /whole number from 1 to 3650/,
  ],
  [['--business', 'Acme', '--scopes', 'read', '--colour', 'red'], /Unknown option '--colour'/],
])('key:create %j prints the problem and the usage', async (args, problem) => {
  const { code, stdout, stderr } = await project.command('key:create', ...args);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(problem);
  expect(stderr).toContain('Usage: npm run -s key:create');
});

test('the list of commands names every command, and each prints its help', async () => {
  const list = await project.command('--help');
  expect([list.code, list.stderr]).toEqual([0, '']);
  const names = [...list.stdout.matchAll(/^ {2}(\S+) {2}/gm)].map(([, name = '']) => name);
  expect(names.length).toBe(14);
  for (const name of names) {
    const { code, stdout, stderr } = await project.command(name, '--help');
    const usage = expect.stringMatching(new RegExp(`^Usage: npm run (-s )?(manage -- )?${name}`));
    expect([name, code, stdout, stderr]).toEqual([name, 0, usage, '']);
  }
});

test('an unknown command is refused with the list', async () => {
  for (const name of ['key-create', '../start', 'constructor', '']) {
    const { code, stdout, stderr } = await project.command(name);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain('Usage: npm run -s manage -- COMMAND');
  }
});

test('two commands at once on a new project both work, and leave nothing running', async () => {
  const args = ['--business', 'Acme', '--scopes', 'read,write'];
  const keys = await Promise.all([1, 2].map(() => project.command('key:create', ...args)));
  for (const { code, stdout, stderr } of keys) {
    expect([code, stderr]).toEqual([0, expect.not.stringContaining('Error')]);
    expect(stdout).toMatch(/^inv_[0-9a-f]{64}\n$/);
  }
  expect(keys[0]?.stdout).not.toBe(keys[1]?.stdout);
  expect(project.postgres()).toBeUndefined();
});

test('a command beside a running service uses its database and leaves it running', async () => {
  const service = await project.start();
  const postgres = project.postgres();
  const args = [
    '--business',
    'Acme',
    '--scopes',
    'read',
    '--expires-in-days',
    '45',
    '--name',
    'till',
  ];
  const { code, stdout } = await project.command('key:create', ...args);
  expect([code, stdout]).toEqual([0, expect.stringMatching(/^inv_[0-9a-f]{64}\n$/)]);
  expect(project.postgres()).toBe(postgres);
  const [row] = await query(
    project.databaseUrl(),
    `select (select count(*)::int from businesses where name = 'Acme') as businesses,
            round(extract(epoch from expires_at - localtimestamp) / 86400)::int as days
       from strapi_api_tokens where name = 'till'`,
  );
  expect(row).toEqual({ businesses: 1, days: 45 });
  const again = await project.command('key:create', ...args);
  expect([again.code, again.stdout, again.stderr]).toEqual([
    1,
    '',
    expect.stringContaining('already a key named "till"'),
  ]);
  service.signal('SIGINT');
  expect(await service.ended).toBe(0);
  expect(project.postgres()).toBeUndefined();
});
