import path from 'node:path';

/**
 * The paths of the embedded database below one folder: `.data` for the service, a temporary one for
 * tests.
 */
export interface Layout {
  home: string;
  /** PostgreSQL's data directory. It belongs to the account that runs PostgreSQL. */
  data: string;
  log: string;
  /** Holds the port and the passwords, with mode 0600. */
  access: string;
  /** Holds one file per process of the service that uses the database. */
  users: string;
  lock: string;
}

export function layoutOf(home: string): Layout {
  const absolute = path.resolve(home);
  const at = (name: string): string => path.join(absolute, name);
  return {
    home: absolute,
    data: at('postgres'),
    log: at('postgres.log'),
    access: at('database.json'),
    users: at('users'),
    lock: at('lock'),
  };
}
