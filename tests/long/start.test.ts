import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { query } from '../support/databases';
import { httpClient } from '../support/http';
import { ownProject } from '../support/own-project';

const project = ownProject();
afterAll(() => project.clear());

const modeOf = (file: string): number => statSync(path.join(project.folder, file)).mode & 0o777;
const envFile = (): string => readFileSync(path.join(project.folder, '.env'), 'utf8');

test('the first start makes secrets and a database, and the second start uses them', async () => {
  const first = await project.start();
  expect(await statusOf(first.url, '/_health')).toBe(204);
  const env = envFile();
  expect(env.match(/^[A-Z_]+(?==.{43})/gm)).toEqual([
    'APP_KEYS',
    'API_TOKEN_SALT',
    'ADMIN_JWT_SECRET',
    'TRANSFER_TOKEN_SALT',
    'ENCRYPTION_KEY',
  ]);
  expect([modeOf('.env'), modeOf('.data/database.json')]).toEqual([0o600, 0o600]);
  await query(project.databaseUrl(), 'create table kept as select 42 as answer');
  first.signal('SIGINT');
  expect(await first.ended).toBe(0);
  expect(project.postgres()).toBeUndefined();

  const second = await project.start();
  expect(envFile()).toBe(env);
  expect(await query(project.databaseUrl(), 'select answer from kept')).toEqual([{ answer: 42 }]);
  second.signal('SIGTERM');
  expect(await second.ended).toBe(0);
  expect(project.postgres()).toBeUndefined();
});

test('the embedded database ignores case in every script, syncs to disk, and is closed to others', async () => {
  const service = await project.start();
  const [row] = await query(
    project.databaseUrl(),
    `select 'Äpfel ÉTÉ Ωμέγα' ilike '%äpfel été ωΜΈΓΑ%' as ignores_case,
            current_setting('fsync') as fsync, current_setting('server_encoding') as encoding,
            current_setting('listen_addresses') as listens`,
  );
  expect(row).toEqual({ ignores_case: true, fsync: 'on', encoding: 'UTF8', listens: '127.0.0.1' });
  const url = new URL(project.databaseUrl());
  url.password = 'guessed';
  await expect(query(url.href, 'select 1')).rejects.toThrow('password authentication failed');
  service.signal('SIGINT');
  await service.ended;
});

async function statusOf(url: string, route: string): Promise<number> {
  return (await httpClient(url).get(route)).status;
}
