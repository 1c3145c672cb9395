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
 * The builtin provider is the same on every machine (no libc or ICU version can change an index's order), and
 * its upper and lower case know all of Unicode: 'Ä' ILIKE 'ä' holds, which it does not in the plain C locale.
 */
const LOCALE = [
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
];

/** Makes the folder that everything lives in; as root others may pass through it, not read it. */
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

/** @throws StartError when the directory belongs to neither the user that PostgreSQL will run as. */
export function assertOwned({ data }: Layout, account: Account | undefined): void {
  const wanted = account?.uid ?? process.getuid?.();
  const { uid } = statSync(data);
  if (wanted === undefined || uid === wanted) return;
  throw new StartError(
    `${data} belongs to user ${uid}, but PostgreSQL would run as user ${wanted}: start as its owner, or give it away with chown -R ${wanted} ${shellWord(data)}.`,
  );
}

/** Creates the cluster beside its place and then moves it there: a half-made one is never taken for a whole. */
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
