import { existsSync } from 'node:fs';
import { readSteps } from '../../src/database/read-steps';
import { newFile, projectWithSecrets } from '../support/backups';
import { cloneDatabase, createDatabase, query } from '../support/databases';
import type { OwnProject } from '../support/own-project';
import { startPooler, type Pooler } from '../support/pooler';
import { root } from '../support/project-copy';
import { readRun } from '../support/run';
import { startService } from '../support/service';

const SERVERS = 3;

let pooler: Pooler;
const projects: OwnProject[] = [];

beforeAll(async () => {
  pooler = await startPooler(SERVERS);
});
afterEach(() => {
  for (const project of projects.splice(0)) project.clear();
});
afterAll(() => pooler?.kill());

function project(...settings: Parameters<typeof projectWithSecrets>): OwnProject {
  const made = projectWithSecrets(...settings);
  projects.push(made);
  return made;
}

test('two nodes start at once on an empty database, with the pooler as the only way', async () => {
  const database = await createDatabase(readRun(), `pooler_start_${Date.now()}`);
  const start = () => startService({ database: pooler.through(database) });
  const nodes = await Promise.allSettled([start(), start()]);
  const started = nodes.flatMap((node) => (node.status === 'fulfilled' ? [node.value] : []));
  const logs = started.map((node) => node.logs());
  await Promise.all(started.map((node) => node.stop()));
  expect(nodes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  for (const log of logs) expect(log).toMatch(/leads through a pooler. Set DATABASE_DIRECT_URL/);
  const steps = 'SELECT count(*)::int AS steps, max(number) AS last FROM invoicing_steps';
  const [made] = await query<{ steps: number; last: number }>(database, steps);
  const all = readSteps(root);
  expect(made).toEqual({ steps: all.length, last: all.at(-1)?.number });
});

test.each([
  ['through a pooler', (url: string) => pooler.through(url), /must name PostgreSQL itself/],
  ['to another database', () => readRun().databaseUrl, /lead to two databases/],
])('a DATABASE_DIRECT_URL that leads %s is refused in one line', async (_way, direct, line) => {
  const database = await cloneDatabase();
  const { code, stderr } = await project(pooler.through(database)).tryToStart({
    DATABASE_DIRECT_URL: direct(database),
  });
  expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(line)]);
  expect(stderr).not.toContain(new URL(database).password);
  expect(code).toBe(1);
});

test('a DATABASE_DIRECT_URL beside the embedded database is refused', async () => {
  const own = project(undefined, { DATABASE_DIRECT_URL: readRun().databaseUrl });
  const { code, stderr } = await own.tryToStart();
  expect([code, stderr.trim()]).toEqual([1, 'DATABASE_DIRECT_URL needs DATABASE_URL besides.']);
  expect(existsSync(own.layout.home)).toBe(false);
});

test('a backup is made past the pooler, and refused where there is no way', async () => {
  const database = await cloneDatabase();
  const [through, file] = [pooler.through(database), newFile()];
  const refused = await project(through).command('backup', '--to', file);
  expect(refused.code).toBe(1);
  expect(refused.stderr).toMatch(/needs a session of its own.*set DATABASE_DIRECT_URL/);
  expect(existsSync(file)).toBe(false);
  const past = project(through, { DATABASE_DIRECT_URL: database });
  const made = await past.command('backup', '--to', file);
  expect([made.code, existsSync(file)]).toEqual([0, true]);
});
