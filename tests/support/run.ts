import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { identityOf, isAlive } from '../../scripts/embedded-database/process-identity';

/** The results of globalSetup. The test files read them from a file in the run's folder. */
export interface Run {
  /** A project folder without the developer's `.env`, `.data` and uploads. */
  project: string;
  /** The URL of the run's PostgreSQL, with the superuser. */
  superuserUrl: string;
  /** The same URL with the service's role, which owns the databases of all tests. */
  databaseUrl: string;
  /**
   * Settings of all servers of the run. They share the secrets, so a key or a token works on all of
   * them.
   */
  env: Record<string, string>;
  /** The token of the administrator in the template database, and so in each copy. */
  adminToken: string;
  /** The server that the contract tests share. */
  sharedUrl: string;
  /** Its database. */
  sharedDatabaseUrl: string;
  /** Starts further servers that test files share, see shared-services.ts. */
  servicesUrl: string;
}

const VARIABLE = 'INVOICING_TEST_RUN';

export function setRunFolder(folder: string): void {
  process.env[VARIABLE] = folder;
}

export function runFolder(): string {
  const folder = process.env[VARIABLE];
  if (!folder) throw new Error('This test needs the service: run it with npm test.');
  return folder;
}

export function writeRun(run: Run): void {
  writeFileSync(path.join(runFolder(), 'run.json'), JSON.stringify(run));
}

export function readRun(): Run {
  return JSON.parse(readFileSync(path.join(runFolder(), 'run.json'), 'utf8')) as Run;
}

export const openApiFile = () => path.join(runFolder(), 'openapi.json');

/** Keeps the OpenAPI document that a server of the run answers. Making it anew takes each test file a second. */
export async function writeOpenApiDocument(url: string): Promise<void> {
  const answer = await fetch(`${url}/api/v1/openapi.json`);
  writeFileSync(openApiFile(), await answer.text());
}

export const readOpenApiDocument = (): unknown => JSON.parse(readFileSync(openApiFile(), 'utf8'));

/** Records every process that the run starts. A process that is alive at the end has leaked. */
export function recordProcess(pid: number, what: string): void {
  mkdirSync(recordFolder(), { recursive: true });
  const record = { identity: identityOf(pid) ?? '', what };
  writeFileSync(path.join(recordFolder(), String(pid)), JSON.stringify(record));
}

export function forgetProcess(pid: number): void {
  rmSync(path.join(recordFolder(), String(pid)), { force: true });
}

export function livingProcesses(): { pid: number; what: string }[] {
  mkdirSync(recordFolder(), { recursive: true });
  return readdirSync(recordFolder()).flatMap((name) => {
    const text = readFileSync(path.join(recordFolder(), name), 'utf8');
    const { identity, what } = JSON.parse(text) as { identity: string; what: string };
    return isAlive(identity) ? [{ pid: Number(name), what }] : [];
  });
}

function recordFolder(): string {
  return path.join(runFolder(), 'processes');
}
