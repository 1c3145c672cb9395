import { createServer } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

/**
 * Runs inside the measured service, before its own code (`--require`): no program can ask another one
 * for its heap. Sends `process.memoryUsage()` to whoever connects to the socket of `SOAK_PROBE`. With
 * the word `collect` it first collects garbage.
 */
function listen(socketPath: string): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const server = createServer((socket) => {
    socket.once('data', (order) => {
      if (order.toString() === 'collect') collect();
      socket.end(JSON.stringify(process.memoryUsage()));
    });
  });
  server.listen(socketPath).unref();
}

const socketPath = process.env['SOAK_PROBE'];
// Render threads load this file, too.
if (isMainThread && socketPath !== undefined) listen(socketPath);
