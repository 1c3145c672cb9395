import path from 'node:path';

/** Where the embedded database keeps what, below one folder (`.data` for the service, a temporary one for tests). */
export interface Layout {
  home: string;
  /** PostgreSQL's own directory, owned by the account that it runs as. */
  data: string;
  log: string;
  /** Port and password, mode 0600. */
  access: string;
  /** One file for each process of ours that uses the database. */
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
