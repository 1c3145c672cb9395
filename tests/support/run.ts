import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { identityOf, isAlive } from '../../scripts/embedded-database/process-identity';

/** What globalSetup made for this run, handed to the test files through a file in the run's folder. */
export interface Run {
  /** A project folder with nothing of the developer's: no `.env`, no `.data`, uploads of its own. */
  project: string;
  /** Superuser's address of the run's PostgreSQL. */
  superuserUrl: string;
  /** The same as the role that the service works as, which owns each test's database. */
  databaseUrl: string;
  /** Settings of every server of the run, secrets included, so that a key or a token is good on all of them. */
  env: Record<string, string>;
  /** Token of the administrator that the template database, and so each copy of it, knows. */
  adminToken: string;
  /** The server that the contract tests share. */
  sharedUrl: string;
  /** Its database. */
  sharedDatabaseUrl: string;
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

/** Every process that the run starts is written down: whoever is still alive at the end has leaked. */
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
