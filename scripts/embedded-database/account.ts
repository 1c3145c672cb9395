import { spawnSync } from 'node:child_process';
import { StartError } from '../start-error';

/** The account that runs PostgreSQL when we are root, because PostgreSQL refuses to run as root. */
export interface Account {
  name: string;
  uid: number;
  gid: number;
}

const NAME = 'postgres';

/** @returns undefined when we are an ordinary user, who then runs PostgreSQL too */
export function databaseAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return find() ?? create();
}

function find(): Account | undefined {
  const [uid, gid] = [numberFrom('id', '-u', NAME), numberFrom('id', '-g', NAME)];
  return uid === undefined || gid === undefined ? undefined : { name: NAME, uid, gid };
}

function create(): Account {
  // The second form works with BusyBox.
  spawnSync('useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--shell',
    '/bin/false',
    NAME,
  ]);
  if (!find()) spawnSync('adduser', ['-S', '-D', '-H', NAME]);
  const account = find();
  if (account) return account;
  throw new StartError(
    `PostgreSQL does not run as root, and a user "${NAME}" could not be created: create it (useradd --system ${NAME}), start as an ordinary user, or set DATABASE_URL.`,
  );
}

function numberFrom(program: string, ...args: string[]): number | undefined {
  const { status, stdout } = spawnSync(program, args, { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : undefined;
}
