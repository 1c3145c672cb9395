import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { cloneDatabase, createDatabase, query } from '../support/databases';
import { eventually } from '../support/eventually';
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
  writeFileSync(project.layout.access, '{"port":20000,"password":"x","servicePassword":"y"}');
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

const secrets = (value: string) => ({
  APP_KEYS: value,
  API_TOKEN_SALT: value,
  ADMIN_JWT_SECRET: value,
  TRANSFER_TOKEN_SALT: value,
  ENCRYPTION_KEY: value,
});

test('secrets that somebody could guess are refused while the database holds nothing', async () => {
  const env = { ...secrets('pJ4wq9Zb1xT7kD0v'), ENCRYPTION_KEY: 'changeme', APP_KEYS: 'a,b' };
  const url = await createDatabase(readRun(), `guessable_${process.pid}`);
  const result = await project.tryToStart({ ...env, DATABASE_URL: url });
  expectOneLine(result, /^Easy to guess: APP_KEYS, ENCRYPTION_KEY\. A secret needs at least 16/);
  expect(await query(url, "select to_regclass('businesses') as found")).toEqual([{ found: null }]);
});

test('an installation with records starts with such secrets, and is told that the next version does not', async () => {
  const DATABASE_URL = await cloneDatabase();
  const env = { ...secrets('changeme'), DATABASE_URL, SMPT_URL: 'smtp://mail.example' };
  const service = await project.start(env);
  const said = service.stdout();
  expect(said).toMatch(
    /warn.*Easy to guess: APP_KEYS, .*ENCRYPTION_KEY.*next version will not start/,
  );
  expect(said).toMatch(/warn.*SMPT_URL is not a setting\. Did you mean SMTP_URL\?/);
  expect(said).not.toContain('changeme');
  service.signal('SIGTERM');
  expect(await service.ended).toBe(0);
});

test('with LOG_FORMAT=json every line of a service and of a worker is an object, to the end', async () => {
  const env = { LOG_FORMAT: 'json', LOG_LEVEL: 'info' };
  const service = await project.start({ ...env, NODE_OPTIONS: `--require ${warning()}` });
  const worker = project.run(['-e', `require('./dist/scripts/worker.js').main()`], env);
  await eventually(() => worker.stdout().includes('Delivering webhooks'));
  for (const child of [worker, service]) {
    child.signal('SIGTERM');
    expect(await child.ended).toBe(0);
  }
  const lines = [service, worker].map((child) => objects(child.stdout() + child.stderr()));
  const messages = lines.map((all) => all.map(({ message }) => message).join('\n'));
  expect(messages[0]).toMatch(/^Wrote .*\.env/);
  expect(messages[0]).toMatch(/^Ready: [^]*^There is no administrator yet[^]*^SIGTERM: finishing/m);
  expect(messages[0]).toContain('DeprecationWarning: old part');
  expect(messages[0]).not.toMatch(/migration|discard-drafts|cloud/i);
  expect(messages[1]).toMatch(
    /^Delivering webhooks; e-mails need SMTP_URL\.$[^]*^SIGTERM: finishing/m,
  );
});

test('with LOG_FORMAT=json a refused start and an uncaught error are objects too', async () => {
  const refused = await project.tryToStart({ LOG_FORMAT: 'json', PORT: 'abc' });
  expect([refused.code, objects(refused.stderr)]).toEqual([
    1,
    [
      expect.objectContaining({
        level: 'error',
        message: 'Wrong settings:\n  PORT must be a whole number from 0 to 65535',
      }),
    ],
  ]);
  const NODE_OPTIONS = `--require ${uncaught()}`;
  const broken = await project.tryToStart({ LOG_FORMAT: 'json', NODE_OPTIONS });
  const last = objects(broken.stdout + broken.stderr).find(({ level }) => level === 'error');
  expect([broken.code, last?.message]).toEqual([1, expect.stringContaining('a fault of ours')]);
});

/** The lines of a log. Each must be an object with these three. */
function objects(text: string): { level: string; message: string; timestamp: string }[] {
  const lines = text.split('\n').filter((line) => line !== '');
  const all = lines.map((line) => JSON.parse(line) as Record<string, string>);
  const known = { level: expect.any(String), message: expect.any(String) };
  for (const one of all) {
    expect(one).toEqual(expect.objectContaining({ ...known, timestamp: expect.any(String) }));
    expect(Number.isNaN(Date.parse(one['timestamp'] ?? ''))).toBe(false);
  }
  return all as ReturnType<typeof objects>;
}

/** A file that the service loads first. */
function preload(name: string, code: string): string {
  const file = path.join(project.folder, name);
  writeFileSync(file, code);
  return file;
}

/** As pg warns, some time after the start. */
const warning = () =>
  preload(
    'warning.cjs',
    `setTimeout(() => process.emitWarning('old part', 'DeprecationWarning'), 500);`,
  );

const uncaught = () =>
  preload('uncaught.cjs', `setTimeout(() => { throw new Error('a fault of ours'); }, 1500);`);

/** Removes a service before Strapi registers it, as an upgrade that renames it would. */
const RENAMED = `const Module = require('node:module');
const load = Module._load;
Module._load = function (id, ...rest) {
  const loaded = load.call(this, id, ...rest);
  if (id === '@strapi/admin/strapi-server') delete loaded.services['api-token-content-api'];
  return loaded;
};`;

test('a Strapi without the service that revokes keys does not start', async () => {
  const { code, stdout, stderr } = await project.tryToStart({
    NODE_OPTIONS: `--require ${preload('renamed.cjs', RENAMED)}`,
  });
  expect(code).toBe(1);
  expect(stderr).toContain('admin::api-token-content-api has no revoke');
  expect(stdout).not.toContain('Ready');
});
