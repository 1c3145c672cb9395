import { setTimeout as sleep } from 'node:timers/promises';
import { cloneDatabase } from './databases';
import { readRun, type Run } from './run';
import { spawnNode, type Spawned } from './spawned';

/** Where a service and its database are reached. */
export interface ServiceAt {
  url: string;
  databaseUrl: string;
}

export interface Service extends ServiceAt {
  pid: number;
  /** Stops the service as Ctrl-C or a service manager does. @returns the exit code */
  stop(): Promise<number | NodeJS.Signals>;
  kill9(): Promise<void>;
  /** Everything that the service has printed. */
  logs(): string;
}

export interface ServiceOptions {
  env?: Record<string, string>;
  /** URL of an existing database; by default a new copy of the template. */
  database?: string;
}

const BOOT_LIMIT_MS = 150_000;

/**
 * Starts the real service on a free port. Stop it in `afterAll` at the latest, because a leaked one
 * fails the run.
 */
export async function startService(options: ServiceOptions = {}): Promise<Service> {
  return startServiceIn(readRun(), options.database ?? (await cloneDatabase()), options.env);
}

/** @internal for globalSetup, which runs before the results of the setup are written */
export async function startServiceIn(
  run: Pick<Run, 'project' | 'env'>,
  databaseUrl: string,
  env: Record<string, string> = {},
): Promise<Service> {
  const child = spawnNode(['dist/scripts/serve.js'], {
    cwd: run.project,
    env: { ...run.env, PORT: '0', DATABASE_URL: databaseUrl, ...env },
  });
  const url = await readyUrl(child);
  return {
    url,
    pid: child.pid,
    databaseUrl,
    logs: () => child.stdout() + child.stderr(),
    stop: () => end(child, 'SIGTERM'),
    kill9: async () => void (await end(child, 'SIGKILL')),
  };
}

/** The server that the contract tests share. Make a new business on it. */
export function sharedService(): ServiceAt {
  const { sharedUrl: url, sharedDatabaseUrl: databaseUrl } = readRun();
  return { url, databaseUrl };
}

/** Waits for the ready line. @throws with the whole output when the process ends before it. */
export async function readyUrl(child: Spawned): Promise<string> {
  let ended = false;
  void child.ended.then(() => (ended = true));
  const giveUpAt = Date.now() + BOOT_LIMIT_MS;
  for (;;) {
    const url = /\bReady: admin panel (\S+)\/admin/.exec(child.stdout())?.[1];
    if (url) return url.replace('localhost', '127.0.0.1');
    if (ended || Date.now() > giveUpAt) {
      child.signal('SIGKILL');
      throw new Error(`The service did not become ready.\n${child.stdout()}\n${child.stderr()}`);
    }
    await sleep(25);
  }
}

function end(child: Spawned, signal: NodeJS.Signals): Promise<number | NodeJS.Signals> {
  child.signal(signal);
  return child.ended;
}
