import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../start-error';
import {
  freePort,
  newAccess,
  readAccess,
  superuserUrlOf,
  urlOf,
  writeAccess,
  type Access,
} from './access';
import { databaseAccount } from './account';
import { findBinaries } from './binaries';
import { exclusively } from './exclusive';
import { assertOwned, initialize, makeHome } from './initialize';
import { layoutOf, type Layout } from './layout';
import { discardStalePidFile, runningPostmaster } from './postmaster';
import { identityOf } from './process-identity';
import { assertReachable } from './reachable';
import { ensureDatabase } from './service-role';
import { answers, startServer, type Outcome, type Settings } from './server-process';
import { enter, leave } from './users';

export interface EmbeddedDatabase {
  /** Connects as the role that owns the service's database and nothing else. */
  url: string;
  /** Connects as PostgreSQL's superuser, for tests that create databases. */
  superuserUrl: string;
  /** Until `release`, starts PostgreSQL again when it has ended, and calls `onRestart`. */
  keepRunning(onRestart: (line: string) => void): void;
  /** Stops PostgreSQL, unless another process of the service uses it. */
  release(): Promise<void>;
}

/** The children of a killed PostgreSQL end only when their statements end. */
const GIVE_UP_AFTER_MS = 60_000;
const WATCH_EVERY_MS = 500;

/**
 * A real PostgreSQL with its data in `home`. If one is running already, it is used: a killed process may
 * have left it, or another command uses it. Otherwise it is started, and created at the first call.
 * @throws StartError with one line that says what to do.
 */
export async function openEmbeddedDatabase(
  home: string,
  settings: Settings = {},
): Promise<EmbeddedDatabase> {
  const layout = layoutOf(home);
  makeHome(layout, databaseAccount());
  const access = await exclusively(layout.lock, async () => {
    enter(layout);
    try {
      return await ensureRunning(layout, settings);
    } catch (error) {
      if (!leave(layout)) await stop(layout);
      throw error;
    }
  });
  let watch: NodeJS.Timeout | undefined;
  let isReleased = false;
  const restart = async () => {
    // Another writer may have changed the record during the wait for the lock.
    if (!isReleased) await ensureRunning(layout, settings, false);
  };
  return {
    url: urlOf(access),
    superuserUrl: superuserUrlOf(access),
    keepRunning: (onRestart) => {
      watch = watchOver(layout, restart, onRestart);
    },
    release: async () => {
      clearInterval(watch);
      if (!existsSync(layout.home)) return;
      await exclusively(layout.lock, async () => {
        isReleased = true;
        if (!leave(layout)) await stop(layout);
      });
    },
  };
}

/**
 * @param mayMove whether another port may replace a taken one. It may not while a service is
 *   connected.
 */
async function ensureRunning(layout: Layout, settings: Settings, mayMove = true): Promise<Access> {
  const account = databaseAccount();
  const binaries = findBinaries();
  assertReachable(account, layout.home, binaries.folder);
  const access = readAccess(layout) ?? (await newAccess());
  if (!existsSync(layout.data)) {
    writeAccess(layout, access);
    initialize(layout, binaries, account, access);
  }
  assertOwned(layout, account);
  const start = (at: Access) => startServer(layout, binaries, account, at, settings);
  const running = await adoptOrStart(layout, access, { start, mayMove });
  // The port is new, or database.json comes from an older backup.
  if (running.port !== access.port) writeAccess(layout, running);
  await ensureDatabase(running);
  return running;
}

interface Way {
  start(access: Access): Promise<Outcome>;
  mayMove: boolean;
}

/** @returns how to reach it, since its port may differ from the wanted one */
async function adoptOrStart(layout: Layout, wanted: Access, way: Way): Promise<Access> {
  let access = wanted;
  const giveUpAt = Date.now() + GIVE_UP_AFTER_MS;
  for (;;) {
    const running = await adopt(layout, access);
    if (running) return running;
    discardStalePidFile(layout);
    const outcome = await way.start(access);
    if (outcome === 'ready') return access;
    if (Date.now() > giveUpAt) {
      throw new StartError(
        'PostgreSQL did not start, because a previous instance has not ended. Stop its processes and try again.',
      );
    }
    if (outcome === 'port-taken' && way.mayMove) access = { ...access, port: await freePort() };
    await sleep(200);
  }
}

/** Uses a PostgreSQL that runs already, and waits while it is still starting. */
async function adopt(layout: Layout, access: Access): Promise<Access | undefined> {
  for (;;) {
    const running = runningPostmaster(layout);
    if (!running) return undefined;
    const there = { ...access, port: running.port };
    if (await answers(layout, there)) return there;
    await sleep(100);
  }
}

function watchOver(
  layout: Layout,
  restart: () => Promise<void>,
  onRestart: (line: string) => void,
): NodeJS.Timeout {
  let busy = false;
  const look = async (): Promise<void> => {
    if (busy || runningPostmaster(layout)) return;
    if (!existsSync(layout.data)) {
      // An empty database must not take the place of the one that the service knows.
      clearInterval(watch);
      onRestart(`${layout.data} is gone. Stop the service, restore a backup, and start it again.`);
      return;
    }
    busy = true;
    onRestart('PostgreSQL has ended; starting it again.');
    await exclusively(layout.lock, restart)
      .catch((error: unknown) => onRestart(String(error)))
      .finally(() => (busy = false));
  };
  const watch = setInterval(() => void look(), WATCH_EVERY_MS).unref();
  return watch;
}

/** PostgreSQL's "fast" stop: open transactions are rolled back, and all committed data is on disk. */
async function stop(layout: Layout): Promise<void> {
  const running = runningPostmaster(layout);
  if (!running) return;
  process.kill(running.pid, 'SIGINT');
  while (identityOf(running.pid) !== undefined) await sleep(20);
}
