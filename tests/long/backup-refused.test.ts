import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { FORMAT } from '../../scripts/backup-file/contents';
import { END, header, padding } from '../../scripts/backup-file/tar';
import { newFile, projectWithSecrets, uploadHashes, writeUpload } from '../support/backups';
import { cloneDatabase, createDatabase, query } from '../support/databases';
import type { OwnProject } from '../support/own-project';
import { readRun } from '../support/run';
import { PNG } from '../support/uploads';

let source: OwnProject;
let backup: string;
/** A project whose embedded database was never made. */
let target: OwnProject;
const others: OwnProject[] = [];

beforeAll(async () => {
  source = projectWithSecrets(await cloneDatabase());
  writeUpload(source, 'logo.png', PNG);
  backup = newFile();
  expect((await source.command('backup', '--to', backup)).code).toBe(0);
  target = projectWithSecrets();
});

afterAll(() => [source, target, ...others].forEach((project) => project.clear()));

function written(content: Buffer): string {
  const file = newFile();
  writeFileSync(file, content);
  return file;
}

const cut = (at: (length: number) => number) => () => {
  const whole = readFileSync(backup);
  return whole.subarray(0, at(whole.length));
};

/** The backup with one byte of its rows changed, and checksums of gzip that fit. */
function changed(): Buffer {
  const tar = gunzipSync(readFileSync(backup));
  const at = tar.indexOf('tables/admin_roles/000001.copy') + 512;
  tar[at] = tar[at] === 0x31 ? 0x32 : 0x31;
  return gzipSync(tar);
}

function archiveOf(name: string, content: string): Buffer {
  const bytes = Buffer.from(content);
  return gzipSync(
    Buffer.concat([...header(name, bytes.length), bytes, padding(bytes.length), END]),
  );
}

const FIRST = { service: 'invoicing-service', version: '9', createdAt: '', schema: 'public' };
const newer = (fields: object) => () =>
  archiveOf(
    'backup.json',
    JSON.stringify({ ...FIRST, format: FORMAT, steps: [], tables: [], secrets: {}, ...fields }),
  );

test.each([
  ['a text', () => Buffer.from('Dear customer'), 'is no backup of this service.'],
  ['an empty file', () => Buffer.alloc(0), 'is no backup of this service.'],
  ['another archive', () => archiveOf('notes.txt', 'hello'), 'is no backup of this service.'],
  ['one of another service', () => archiveOf('backup.json', '{}'), 'is no backup of this service.'],
  ['half a backup', cut((length) => length / 2), 'is damaged or cut off.'],
  ['one without its end', cut((length) => length - 4), 'is damaged or cut off.'],
  ['one with another byte', changed, 'is damaged or cut off.'],
  ['a newer format', newer({ format: FORMAT + 1, tables: 'x' }), 'newer version'],
  ['a newer database', newer({ steps: [1, 9_999] }), 'newer version'],
  ['one whose checksums are missing', newer({}), 'is damaged or cut off.'],
])('%s is refused in one line, and nothing is made', async (_name, make, line) => {
  const file = written(make());
  const { code, stdout, stderr } = await target.command('restore', '--from', file);
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^.*\n$/);
  expect(stderr).toContain(`${file} `);
  expect(stderr).toContain(line);
  expect([existsSync(target.layout.home), uploadHashes(target)]).toEqual([false, {}]);
});

test('a check says that a file is whole, and restores nothing', async () => {
  const { code, stdout } = await target.command('restore', '--from', backup, '--check');
  expect([code, stdout]).toEqual([
    0,
    expect.stringMatching(/ is whole: \d+ tables, .* 1 upload, /),
  ]);
  expect(existsSync(target.layout.home)).toBe(false);
});

test('a file that exists is never overwritten', async () => {
  const file = written(Buffer.from('mine'));
  const { code, stderr } = await source.command('backup', '--to', file);
  expect([code, stderr]).toEqual([1, `${file} exists already. Choose another name.\n`]);
  expect(readFileSync(file, 'utf8')).toBe('mine');
});

test('a file that another backup is writing is left alone', async () => {
  const file = newFile();
  writeFileSync(`${file}.partial`, 'theirs');
  const { code, stderr } = await source.command('backup', '--to', file);
  expect([code, stderr]).toEqual([1, expect.stringContaining('another backup is writing it')]);
  expect([existsSync(file), readFileSync(`${file}.partial`, 'utf8')]).toEqual([false, 'theirs']);
});

test('an empty database is not backed up', async () => {
  const url = await createDatabase(readRun(), `empty_${process.pid}`);
  const other = projectWithSecrets(url);
  others.push(other);
  const file = newFile();
  const { code, stderr } = await other.command('backup', '--to', file);
  expect([code, stderr]).toEqual([1, expect.stringContaining('nothing to back up')]);
  expect(existsSync(file)).toBe(false);
});

test('a database with tables and a folder with uploads are left as they are', async () => {
  const full = await source.command('restore', '--from', backup);
  expect([full.code, full.stderr]).toEqual([
    1,
    expect.stringMatching(/^The database is not empty \(\w+\): .*\n$/),
  ]);
  const url = await createDatabase(readRun(), `uploads_${process.pid}`);
  const other = projectWithSecrets(url);
  others.push(other);
  writeUpload(other, 'mine.png', PNG);
  const { code, stderr } = await other.command('restore', '--from', backup);
  expect([code, stderr]).toEqual([1, expect.stringMatching(/is not empty \(mine\.png\): .*\n$/)]);
  expect(Object.keys(uploadHashes(other))).toEqual(['mine.png']);
  expect(await tablesOf(url)).toEqual([]);
});

test('other secrets are refused by name, unless they are meant', async () => {
  const url = await createDatabase(readRun(), `secrets_${process.pid}`);
  const other = projectWithSecrets(url);
  others.push(other);
  const env = path.join(other.folder, '.env');
  writeFileSync(env, readFileSync(env, 'utf8').replace(/^API_TOKEN_SALT=.*$/m, 'API_TOKEN_SALT=x'));
  const { code, stderr } = await other.command('restore', '--from', backup);
  expect([code, stderr]).toEqual([1, expect.stringContaining('another API_TOKEN_SALT: ')]);
  expect(await tablesOf(url)).toEqual([]);
  const meant = await other.command('restore', '--from', backup, '--other-secrets');
  expect([meant.code, meant.stderr]).toEqual([0, '']);
});

test('a restore that fails at its last step leaves no table and no upload', async () => {
  const url = await createDatabase(readRun(), `late_${process.pid}`);
  // An index of the backup, made after all rows, has the same name.
  await query(url, 'create type invoices_open_idx as (name text)');
  const other = projectWithSecrets(url);
  others.push(other);
  const { code, stdout, stderr } = await other.command('restore', '--from', backup);
  expect([code, stdout, stderr]).toEqual([
    1,
    '',
    'PostgreSQL refused: relation "invoices_open_idx" already exists\n',
  ]);
  expect([await tablesOf(url), uploadHashes(other)]).toEqual([[], {}]);
  expect(existsSync(path.join(other.folder, 'public/uploads/.restoring'))).toBe(false);
});

test.each([
  ['backup', [], '--to is required.'],
  ['restore', [], '--from is required.'],
  ['restore', ['--from', 'x', '--force'], "Unknown option '--force'"],
])('%s %j prints the problem and the usage', async (name, args, problem) => {
  const { code, stdout, stderr } = await target.command(name, ...args);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain(problem);
  expect(stderr).toContain(`Usage: npm run -s manage -- ${name}`);
});

async function tablesOf(url: string): Promise<string[]> {
  const text = `select relname::text as name from pg_class where relkind = 'r'
    and relnamespace = 'public'::regnamespace`;
  return (await query<{ name: string }>(url, text)).map(({ name }) => name);
}
