import { spawnSync } from 'node:child_process';
import { StartError } from '../start-error';

/** The account that PostgreSQL runs as when we are root, for it refuses root itself. */
export interface Account {
  name: string;
  uid: number;
  gid: number;
}

const NAME = 'postgres';

/** @returns undefined when we are an ordinary user: PostgreSQL then runs as that user. */
export function databaseAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return find() ?? create();
}

function find(): Account | undefined {
  const [uid, gid] = [numberFrom('id', '-u', NAME), numberFrom('id', '-g', NAME)];
  return uid === undefined || gid === undefined ? undefined : { name: NAME, uid, gid };
}

function create(): Account {
  // The second form is that of BusyBox.
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
    `PostgreSQL does not run as root, and a user "${NAME}" could not be created: create one (useradd --system ${NAME}), start as an ordinary user, or set DATABASE_URL.`,
  );
}

function numberFrom(program: string, ...args: string[]): number | undefined {
  const { status, stdout } = spawnSync(program, args, { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : undefined;
}
