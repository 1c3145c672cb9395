import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { shellWord } from '../shell-word';
import { StartError } from '../start-error';
import { SUPERUSER, type Access } from './access';
import type { Account } from './account';
import type { Binaries } from './binaries';
import { codeOf } from './error-code';
import type { Layout } from './layout';
import { assertReachable } from './reachable';

/**
 * The builtin provider is the same on every machine, so no version of libc or ICU changes the order
 * of an index. It knows upper and lower case in all of Unicode: 'Ä' ILIKE 'ä' is true, unlike in
 * the C locale.
 */
const LOCALE = [
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
];

/** Makes the folder for all files. If we are root, other users may pass through it but not read it. */
export function makeHome({ home }: Layout, account: Account | undefined): void {
  try {
    if (!existsSync(home)) {
      mkdirSync(home, { recursive: true });
      chmodSync(home, account ? 0o711 : 0o700);
    }
    if (statSync(home).isDirectory()) assertReachable(account, home);
    const probe = path.join(home, `.probe-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `The database's folder ${home} cannot be used (${codeOf(error)}): give it to the user that starts this (chown), or set DATABASE_URL.`,
    );
  }
}

/** @throws StartError unless the directory belongs to the user who will run PostgreSQL */
export function assertOwned({ data }: Layout, account: Account | undefined): void {
  const wanted = account?.uid ?? process.getuid?.();
  const { uid } = statSync(data);
  if (wanted === undefined || uid === wanted) return;
  throw new StartError(
    `${data} belongs to user ${uid}, but PostgreSQL would run as user ${wanted}: start as its owner, or change the owner with chown -R ${wanted} ${shellWord(data)}.`,
  );
}

/** Creates the cluster in another folder and then moves it, so that nothing uses a half-made one. */
export function initialize(
  layout: Layout,
  binaries: Binaries,
  account: Account | undefined,
  { password }: Access,
): void {
  const draft = `${layout.data}.new`;
  const passwordFile = path.join(layout.home, '.initial-password');
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  rmSync(passwordFile, { force: true });
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (account) for (const file of [draft, passwordFile]) chownSync(file, account.uid, account.gid);
  try {
    initdb(binaries, account, ['-D', draft, `--username=${SUPERUSER}`, `--pwfile=${passwordFile}`]);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(draft, layout.data);
}

function initdb({ initdb: program }: Binaries, account: Account | undefined, args: string[]): void {
  const { error, status, stderr } = spawnSync(
    program,
    [...args, '--auth=scram-sha-256', '--no-instructions', ...LOCALE],
    {
      encoding: 'utf8',
      cwd: '/',
      env: { PATH: process.env['PATH'], LC_ALL: 'C' },
      ...ids(account),
    },
  );
  if (status === 0) return;
  const reason = error?.message ?? stderr.trim().split('\n').pop() ?? `exit code ${status}`;
  throw new StartError(`PostgreSQL could not create its data directory: ${reason}`);
}

export function ids(account: Account | undefined): { uid?: number; gid?: number } {
  return account ? { uid: account.uid, gid: account.gid } : {};
}
