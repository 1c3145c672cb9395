import { chmodSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { urlOf, type Access } from '../../scripts/embedded-database/access';
import { layoutOf, type Layout } from '../../scripts/embedded-database/layout';
import { runningPostmaster } from '../../scripts/embedded-database/postmaster';
import { copyProject } from './project-copy';
import { runFolder } from './run';
import { readyUrl } from './service';
import { spawnNode, type Spawned } from './spawned';

/**
 * A project like a fresh clone. Tests check how `npm start` and the commands use `.env` and `.data`
 * in it.
 */
export interface OwnProject {
  folder: string;
  layout: Layout;
  /** Starts the service with its embedded database and waits until it is ready. */
  start(env?: Record<string, string>): Promise<RunningService>;
  /** Starts the service when the start must fail. */
  tryToStart(env?: Record<string, string>): Promise<Finished>;
  /** Starts a program of the project, and does not wait. */
  run(args: string[], env?: Record<string, string>): Spawned;
  command(name: string, ...args: string[]): Promise<Finished>;
  databaseUrl(): string;
  /** The process id of the running PostgreSQL. */
  postgres(): number | undefined;
  /** Ends the processes that a failed test has left running. */
  clear(): void;
}

export interface RunningService extends Spawned {
  url: string;
}

export interface Finished {
  code: number | NodeJS.Signals;
  stdout: string;
  stderr: string;
}

const DEFAULTS = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn' };

export function ownProject(): OwnProject {
  const projects = path.join(runFolder(), 'projects');
  mkdirSync(projects, { recursive: true });
  const folder = mkdtempSync(`${projects}/`);
  chmodSync(folder, 0o711);
  copyProject(folder);
  const layout = layoutOf(path.join(folder, '.data'));
  const spawned: Spawned[] = [];
  const run = (args: string[], env: Record<string, string> = {}): Spawned => {
    const child = spawnNode(args, { cwd: folder, env: { ...DEFAULTS, ...env } });
    spawned.push(child);
    return child;
  };
  return {
    folder,
    layout,
    start: async (env) => {
      const child = run(['dist/scripts/serve.js'], env);
      return { ...child, url: await readyUrl(child) };
    },
    tryToStart: (env) => finish(run(['dist/scripts/serve.js'], env)),
    run,
    command: (name, ...args) => finish(run(['scripts/manage.mjs', name, ...args])),
    databaseUrl: () => urlOf(JSON.parse(readFileSync(layout.access, 'utf8')) as Access),
    postgres: () => runningPostmaster(layout)?.pid,
    clear: () => {
      for (const child of spawned) child.signal('SIGKILL');
      const pid = runningPostmaster(layout)?.pid;
      if (pid) process.kill(pid, 'SIGQUIT');
    },
  };
}

async function finish(child: Spawned): Promise<Finished> {
  const code = await child.ended;
  return { code, stdout: child.stdout(), stderr: child.stderr() };
}
