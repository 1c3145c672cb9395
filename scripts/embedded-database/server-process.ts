import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../start-error';
import { superuserUrlOf, type Access } from './access';
import type { Account } from './account';
import type { Binaries } from './binaries';
import { ids } from './initialize';
import type { Layout } from './layout';
import { runningPostmaster } from './postmaster';
import { isWrongLogin, refusalOf } from './session';

export type Settings = Record<string, string | number>;

const SETTINGS: Settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // The service runs short statements only. Compiling them to machine code costs more than it saves.
  jit: 'off',
  // Excludes ERROR: failed statements hold customers' data, so only the service logs them.
  log_min_messages: 'log',
  log_checkpoints: 'off',
};
const LOG_LIMIT_BYTES = 10_000_000;

/** The result of a start. It decides what to do next. */
export type Outcome = 'ready' | 'port-taken' | 'still-ending';

/**
 * Starts PostgreSQL detached, in its own session. A Ctrl-C in our terminal does not reach it. If
 * this process is killed, PostgreSQL keeps running, and the next start uses it.
 */
export async function startServer(
  layout: Layout,
  binaries: Binaries,
  account: Account | undefined,
  access: Access,
  settings: Settings,
): Promise<Outcome> {
  const offset = prepareLog(layout);
  const log = openSync(layout.log, 'a', 0o600);
  const options = Object.entries({ ...SETTINGS, ...settings, port: access.port });
  const child = spawn(
    binaries.postgres,
    ['-D', layout.data, ...options.flatMap(([key, value]) => ['-c', `${key}=${value}`])],
    {
      detached: true,
      stdio: ['ignore', log, log],
      cwd: '/',
      env: { PATH: process.env['PATH'], LC_ALL: 'C' },
      ...ids(account),
    },
  );
  closeSync(log);
  child.unref();
  return (await becomesReady(layout, access, child)) ? 'ready' : whyNot(layout, offset);
}

/**
 * Waits without a limit, because PostgreSQL first replays its log after a crash, and that may take
 * long.
 */
async function becomesReady(layout: Layout, access: Access, child: ChildProcess): Promise<boolean> {
  let failure: Error | undefined;
  child.once('error', (error) => (failure = error));
  for (;;) {
    if (failure) throw new StartError(`PostgreSQL cannot be run: ${failure.message}`);
    if (child.exitCode !== null || child.signalCode !== null) return false;
    if (runningPostmaster(layout) && (await answers(layout, access))) return true;
    await sleep(30);
  }
}

/** @throws StartError when PostgreSQL refuses us, because waiting would not change that */
export async function answers(layout: Layout, access: Access): Promise<boolean> {
  const refusal = await refusalOf({
    connectionString: superuserUrlOf(access),
    connectionTimeoutMillis: 2000,
  });
  if (!isWrongLogin(refusal)) return refusal === undefined;
  throw new StartError(
    `PostgreSQL does not accept the password in ${layout.access}: put back the file that belongs to the data in ${layout.data}, from the same backup.`,
  );
}

function prepareLog({ log }: Layout): number {
  const size = statSync(log, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= LOG_LIMIT_BYTES) return size;
  truncateSync(log);
  return 0;
}

function whyNot({ log }: Layout, offset: number): Outcome {
  const text = readFileSync(log).subarray(offset).toString('utf8');
  if (/could not create any TCP\/IP sockets|Address already in use/.test(text)) return 'port-taken';
  if (/pre-existing shared memory block|lock file "postmaster.pid" already exists/.test(text))
    return 'still-ending';
  const reasons = text.match(/(?<=FATAL: {2}|DETAIL: {2}|error: ).*/g) ?? [
    'it ended without a message',
  ];
  throw new StartError(`PostgreSQL did not start: ${reasons.join(' ')} (more in ${log})`);
}
