import { connect } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';

/** Figures of the service in MiB. Only `resident` includes the render threads. */
export interface Heap {
  resident: number;
  /** The heap of the main thread: the objects in it, and what it takes from the system. */
  used: number;
  total: number;
  /** Buffers and other memory of the main thread outside V8's heap. */
  external: number;
}

/** The settings with which the service answers `readHeap`. */
export const probed = (socketPath: string): Record<string, string> => ({
  NODE_OPTIONS: `--require=${path.join(__dirname, 'probe.js')}`,
  SOAK_PROBE: socketPath,
});

const mib = (bytes: number): number => bytes / 1024 / 1024;

/** @param order `collect` first collects garbage, which shows the live objects */
export async function readHeap(socketPath: string, order: 'collect' | 'read'): Promise<Heap> {
  const socket = connect(socketPath);
  socket.write(order);
  const usage = JSON.parse(await text(socket)) as NodeJS.MemoryUsage;
  return {
    resident: mib(usage.rss),
    used: mib(usage.heapUsed),
    total: mib(usage.heapTotal),
    external: mib(usage.external),
  };
}
