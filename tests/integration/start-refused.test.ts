import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { ownProject, type Finished, type OwnProject } from '../support/own-project';
import { readRun } from '../support/run';

let project: OwnProject;
beforeEach(() => {
  project = ownProject();
});
afterEach(() => project.clear());

/** One line on stderr, exit code 1, and no stack. */
function expectOneLine({ code, stderr }: Finished, line: RegExp): void {
  expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(line)]);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(code).toBe(1);
}

test('a taken port is reported before the database is used', async () => {
  const other = createServer();
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  const { port } = other.address() as AddressInfo;
  const result = await project.tryToStart({ PORT: String(port) });
  expectOneLine(result, new RegExp(`^Port ${port} is already in use\\. Choose another one.*PORT=`));
  expect(existsSync(project.layout.home)).toBe(false);
  await new Promise((done) => other.close(done));
});

test('a server that does not answer is refused in one line without the password', async () => {
  const result = await project.tryToStart({ DATABASE_URL: 'postgres://u:s3cret@127.0.0.1:1/x' });
  expectOneLine(result, /x on 127\.0\.0\.1, port 1.*ECONNREFUSED/);
  expect(result.stdout + result.stderr).not.toContain('s3cret');
});

test('one message names every wrong setting, and no value', async () => {
  writeFileSync(path.join(project.folder, '.env'), 'APP_KEYS=a,b\nENCRYPTION_KEY=c\n');
  const env = { DATABASE_URL: 'mysql://u:s3cret@127.0.0.1/x', PORT: 'eighty' };
  const { code, stdout, stderr } = await project.tryToStart(env);
  expect(code).toBe(1);
  expect(
    stderr
      .trim()
      .split('\n')
      .map((line) => line.trim().split(' ')[0]),
  ).toEqual([
    'Wrong',
    'PORT',
    'DATABASE_URL',
    'API_TOKEN_SALT',
    'ADMIN_JWT_SECRET',
    'TRANSFER_TOKEN_SALT',
  ]);
  expect(stdout + stderr).not.toMatch(/s3cret|eighty/);
});

test.each([
  ['a wrong password', (url: URL) => (url.password = 's3cret'), /password authentication failed/],
  [
    'an unknown database',
    (url: URL) => (url.pathname = '/nowhere'),
    /database "nowhere" does not exist/,
  ],
])('DATABASE_URL with %s is refused in one line', async (_what, change, line) => {
  const url = new URL(readRun().databaseUrl);
  const { password } = url;
  change(url);
  const result = await project.tryToStart({ DATABASE_URL: url.href });
  expectOneLine(result, line);
  expect(result.stderr).not.toContain(password);
  expect(result.stderr).not.toContain('s3cret');
});

const asRoot = process.getuid?.() === 0 ? test : test.skip;

asRoot('as root, the error names a folder that PostgreSQL may not enter', async () => {
  chmodSync(project.folder, 0o700);
  const result = await project.tryToStart();
  expectOneLine(result, new RegExp(`may not enter ${project.folder}: .*chmod o\\+x.*DATABASE_URL`));
});

test('the error names a .data that cannot be used', async () => {
  writeFileSync(project.layout.home, 'not a folder');
  expectOneLine(await project.tryToStart(), new RegExp(`${project.layout.home} cannot be used`));
});

test('the error names a database of another owner', async () => {
  mkdirSync(project.layout.data, { recursive: true });
  chmodSync(project.layout.home, 0o711);
  writeFileSync(project.layout.access, '{"port":20000,"password":"x"}');
  if (process.getuid?.() !== 0) return;
  expectOneLine(await project.tryToStart(), /belongs to user 0, but PostgreSQL would run as user/);
});

test('the error names a lost password file', async () => {
  mkdirSync(project.layout.data, { recursive: true });
  chmodSync(project.layout.home, 0o711);
  expectOneLine(
    await project.tryToStart(),
    new RegExp(`^${path.join(project.layout.home, 'database.json')} is missing`),
  );
});

/** Removes a service before Strapi registers it, as an upgrade that renames it would. */
const RENAMED = `const Module = require('node:module');
const load = Module._load;
Module._load = function (id, ...rest) {
  const loaded = load.call(this, id, ...rest);
  if (id === '@strapi/admin/strapi-server') delete loaded.services['api-token-content-api'];
  return loaded;
};`;

test('a Strapi without the service that revokes keys does not start', async () => {
  const preload = path.join(project.folder, 'renamed.cjs');
  writeFileSync(preload, RENAMED);
  const { code, stdout, stderr } = await project.tryToStart({
    NODE_OPTIONS: `--require ${preload}`,
  });
  expect(code).toBe(1);
  expect(stderr).toContain('admin::api-token-content-api has no exists, create, revoke');
  expect(stdout).not.toContain('Ready');
});
