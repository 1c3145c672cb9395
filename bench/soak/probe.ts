import { createServer } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

/**
 * Runs inside the measured service, before its own code (`--require`): no program can ask another one
 * for its heap. Sends `process.memoryUsage()` to whoever connects to the socket. With the word `collect`
 * it first collects garbage, twice: finalizers of the first collection free more in the next turn.
 */
function listen(socketPath: string): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const answer = async (order: string): Promise<string> => {
    for (let times = order === 'collect' ? 2 : 0; times > 0; times -= 1) {
      collect();
      await nextTurn();
    }
    return JSON.stringify(process.memoryUsage());
  };
  const server = createServer((socket) => {
    socket.once('data', (order) => void answer(order.toString()).then((text) => socket.end(text)));
  });
  server.listen(socketPath).unref();
}

const socketPath = process.env['SOAK_PROBE'];
// Render threads load this file, too.
if (isMainThread && socketPath !== undefined) listen(socketPath);
