import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { uploadsIn, uploadsOf } from '../../scripts/backup-file/uploads';
import { query } from './databases';
import { ownProject, type OwnProject } from './own-project';
import { readRun, runFolder } from './run';

/** A project with the secrets of the run, on its embedded database or on the given one. */
export function projectWithSecrets(
  databaseUrl?: string,
  more: Record<string, string> = {},
): OwnProject {
  const project = ownProject();
  const { env } = readRun();
  const settings = databaseUrl === undefined ? env : { ...env, DATABASE_URL: databaseUrl };
  const lines = Object.entries({ ...settings, ...more }).map(([name, value]) => `${name}=${value}`);
  writeFileSync(path.join(project.folder, '.env'), `${lines.join('\n')}\n`);
  return project;
}

/** A name in the run's folder, of which there is no file yet. */
export function newFile(): string {
  return path.join(runFolder(), `backup-${randomBytes(6).toString('hex')}.tar.gz`);
}

export function writeUpload(project: OwnProject, name: string, content: Buffer): void {
  const file = path.join(uploadsOf(project.folder), name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Every upload by its name, as a hash of its bytes. */
export function uploadHashes({ folder }: OwnProject): Record<string, string> {
  const at = uploadsOf(folder);
  const hash = (name: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(at, name)))
      .digest('hex');
  return Object.fromEntries(uploadsIn(at).map((name) => [name, hash(name)]));
}

const TABLES = `select relname::text as name from pg_class where relkind = 'r'
  and relnamespace = 'public'::regnamespace order by 1`;

/** Every row of every table as PostgreSQL writes it. */
export async function allRows(url: string): Promise<Record<string, string[]>> {
  const tables = await query<{ name: string }>(url, TABLES);
  const found: Record<string, string[]> = {};
  for (const { name } of tables) {
    const rows = await query<{ row: string }>(
      url,
      `select t::text as row from "${name}" t order by 1`,
    );
    found[name] = rows.map(({ row }) => row);
  }
  return found;
}

/** Everything beside the rows: columns, constraints, indexes, triggers, functions, sequences. */
export function allObjects(url: string): Promise<{ object: string }[]> {
  return query(
    url,
    `select format('column %s.%s %s %s %s %s', table_name, column_name, data_type, is_nullable, column_default,
        generation_expression) as object from information_schema.columns where table_schema = 'public'
     union all select format('constraint %s %s', conname, pg_get_constraintdef(oid)) from pg_constraint
       where connamespace = 'public'::regnamespace
     union all select format('index %s %s %s', indexrelid::regclass, indisunique, indkey) from pg_index
       where indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
     union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
     union all select format('function %s %s', oid::regprocedure, prosrc) from pg_proc
       where pronamespace = 'public'::regnamespace
     union all select format('sequence %s %s', sequencename, last_value) from pg_sequences
     order by 1`,
  );
}
