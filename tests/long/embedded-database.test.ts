import {
  chmodSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openEmbeddedDatabase, type EmbeddedDatabase } from '../../scripts/embedded-database';
import { DATABASE, freePort, type Access } from '../../scripts/embedded-database/access';
import { exclusively } from '../../scripts/embedded-database/exclusive';
import { layoutOf, type Layout } from '../../scripts/embedded-database/layout';
import { runningPostmaster } from '../../scripts/embedded-database/postmaster';
import { ensureDatabase } from '../../scripts/embedded-database/service-role';
import { withClient } from '../../scripts/embedded-database/session';
import { query } from '../support/databases';
import { eventually } from '../support/eventually';
import { runFolder } from '../support/run';

let layout: Layout;
let database: EmbeddedDatabase | undefined;

beforeAll(() => {
  const home = mkdtempSync(path.join(runFolder(), 'embedded-'));
  // If we are root, another user runs PostgreSQL.
  chmodSync(home, 0o711);
  layout = layoutOf(home);
});
afterEach(async () => {
  await database?.release();
  database = undefined;
});

const open = async () => (database = await openEmbeddedDatabase(layout.home, { fsync: 'off' }));
const access = () => JSON.parse(readFileSync(layout.access, 'utf8')) as Access;
const changeAccess = (change: Partial<Access>) =>
  writeFileSync(layout.access, JSON.stringify({ ...access(), ...change }));

/** Ends the test's own PostgreSQL as a crash does. */
async function crash(): Promise<void> {
  const running = runningPostmaster(layout);
  if (!running) throw new Error('PostgreSQL does not run');
  process.kill(running.pid, 'SIGQUIT');
  await eventually(() => runningPostmaster(layout) === undefined);
}

test('a running PostgreSQL is found, even if database.json names another port', async () => {
  await open();
  const { port } = access();
  changeAccess({ port: await freePort() });
  const { url } = await openEmbeddedDatabase(layout.home);
  expect(new URL(url).port).toBe(String(port));
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(access().port).toBe(port);
  expect(statSync(layout.access).mode & 0o777).toBe(0o600);
});

test('the error names a database.json with another password, and no process stays', async () => {
  const { password } = access();
  changeAccess({ password: 'of-another-backup' });
  await expect(open()).rejects.toThrow(
    `does not accept the password in ${layout.access}: put back the file that belongs to the data in ${layout.data}`,
  );
  expect(runningPostmaster(layout)).toBeUndefined();
  changeAccess({ password });
  expect(await query((await open()).url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test.each(['', '{"port":', 'null', '{}', '{"port":"x","password":"y"}'])(
  'the error names a database.json that holds %j',
  async (text) => {
    const whole = readFileSync(layout.access);
    writeFileSync(layout.access, text);
    await expect(open()).rejects.toThrow(`${layout.access} is damaged`);
    writeFileSync(layout.access, whole);
  },
);

test('a role that may no longer log in gets that right back', async () => {
  const { url, superuserUrl } = await open();
  await query(superuserUrl, 'alter role invoicing_service nologin');
  await ensureDatabase(access());
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a connection that is lost does not end the process', async () => {
  const { superuserUrl } = await open();
  const lost = await withClient(superuserUrl, async (client) => {
    const ended = new Promise<string>((done) => client.once('end', () => done('lost')));
    const own = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    await query(superuserUrl, 'select pg_terminate_backend($1)', [own.rows[0]?.pid]);
    return ended;
  });
  expect(lost).toBe('lost');
});

test('a restart that waits for the lock starts nothing after the release', async () => {
  const { keepRunning, release } = await open();
  const lines: string[] = [];
  keepRunning((line) => lines.push(line));
  let released: Promise<void> | undefined;
  await exclusively(layout.lock, async () => {
    await crash();
    await eventually(() => lines.length > 0);
    released = release();
  });
  await released;
  // Others who wait for the lock run between these.
  for (let turn = 0; turn < 5; turn += 1) await exclusively(layout.lock, () => sleep(60));
  expect([runningPostmaster(layout), lines]).toEqual([
    undefined,
    ['PostgreSQL has ended; starting it again.'],
  ]);
});

test.each(['data', 'home'] as const)(
  'nothing is started when the %s folder has gone, and the log says so once',
  async (gone) => {
    const { keepRunning, release } = await open();
    const lines: string[] = [];
    keepRunning((line) => lines.push(line));
    renameSync(layout[gone], `${layout[gone]}.moved`);
    await eventually(() => lines.length > 0);
    // A second look would come after as long.
    await sleep(2_000);
    expect(lines).toEqual([
      `${layout.data} is gone. Stop the service, restore a backup, and start it again.`,
    ]);
    await release();
    rmSync(layout[gone], { recursive: true, force: true });
    renameSync(`${layout[gone]}.moved`, layout[gone]);
    await crash().catch(() => undefined);
  },
);

/** This test comes last, because the database stays closed. */
test('a start that fails after PostgreSQL is up leaves no process running', async () => {
  const { release, superuserUrl } = await open();
  await query(superuserUrl, `alter database ${DATABASE} allow_connections false`);
  await release();
  await expect(open()).rejects.toThrow('not currently accepting connections');
  expect(runningPostmaster(layout)).toBeUndefined();
});
