import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { eventually } from '../eventually';
import { runFolder } from '../run';
import { spawnProgram, type Spawned } from '../spawned';
import { freePort } from './free-port';

export interface TestRedis {
  url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Stops answering, and keeps its connections. */
  freeze(): void;
  thaw(): void;
}

/** A real Redis on loopback that keeps nothing, on a port of its own. */
export async function startRedis(): Promise<TestRedis> {
  const port = await freePort();
  const folder = mkdtempSync(path.join(runFolder(), 'redis-'));
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  let child: Spawned;
  const start = async () => {
    child = spawnProgram('redis-server', args, { cwd: folder });
    await eventually(() => child.stdout().includes('Ready to accept connections'));
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    stop: async () => {
      child.signal('SIGTERM');
      await child.ended;
    },
    freeze: () => child.signal('SIGSTOP'),
    thaw: () => child.signal('SIGCONT'),
  };
}
