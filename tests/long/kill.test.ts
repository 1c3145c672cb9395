import { query } from '../support/databases';
import { eventually } from '../support/eventually';
import { httpClient } from '../support/http';
import { ownProject, type RunningService } from '../support/own-project';

const project = ownProject();
afterAll(() => project.clear());

/** Whether the service reads its database: this page of the panel counts the administrators. */
const reads = async ({ url }: RunningService): Promise<boolean> =>
  (await httpClient(url).get('/admin/init')).status === 200;
const note = (text: string): Promise<unknown> =>
  query(project.databaseUrl(), 'insert into notes values ($1)', [text]);
const notes = async (): Promise<string[]> =>
  (await query<{ note: string }>(project.databaseUrl(), 'select note from notes')).map(
    (row) => row.note,
  );

async function stop(service: RunningService): Promise<void> {
  service.signal('SIGINT');
  expect(await service.ended).toBe(0);
  expect(project.postgres()).toBeUndefined();
}

async function killNode(service: RunningService): Promise<void> {
  service.signal('SIGKILL');
  await service.ended;
}

function killPostgres(): number {
  const pid = project.postgres();
  if (!pid) throw new Error('PostgreSQL is not running');
  process.kill(pid, 'SIGKILL');
  return pid;
}

test('after any process is killed, the next start finds all stored data', async () => {
  let service = await project.start();
  await query(project.databaseUrl(), 'create table notes (note text)');
  await note('before node was killed');
  const postgres = project.postgres();
  await killNode(service);
  expect(project.postgres()).toBe(postgres);

  service = await project.start();
  expect(project.postgres()).toBe(postgres);
  await note('before both were killed');
  killPostgres();
  await killNode(service);

  service = await project.start();
  expect(await notes()).toEqual(['before node was killed', 'before both were killed']);
  await stop(service);
});

test('a PostgreSQL that dies is started again within seconds', async () => {
  const service = await project.start();
  await note('before PostgreSQL was killed');
  const killed = killPostgres();
  // PostgreSQL may be back before /_health, which asks it once per second, has noticed anything.
  await eventually(() => ![undefined, killed].includes(project.postgres()));
  await eventually(() => reads(service));
  expect(await notes()).toContain('before PostgreSQL was killed');
  await stop(service);
});
