import { createServer } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { BroadcastChannel, isMainThread, threadId } from 'node:worker_threads';
import type { ThreadHeap } from './heap';

/**
 * Runs inside the measured service, before its own code (`--require`): no program can ask another one
 * for its heap. Render threads run it, too, since they inherit the option.
 */
const CHANNEL = 'soak-heaps';
const TELL_MS = 5_000;
/** A thread that has told nothing for this long has ended, or waits for documents. */
const FORGET_MS = 60_000;

/** Tells the main thread the heap of this thread. */
function tellHeap(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.unref();
  const tell = () => {
    const { heapUsed, heapTotal } = process.memoryUsage();
    const heap: ThreadHeap = { thread: threadId, used: heapUsed, total: heapTotal };
    channel.postMessage(heap);
  };
  setInterval(tell, TELL_MS).unref();
}

/**
 * Sends `process.memoryUsage()` and the heaps of the threads to whoever connects to the socket. With
 * the word `collect` it first collects the garbage of the main thread.
 */
function answerHeaps(socketPath: string): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const heaps = new Map<number, ThreadHeap & { at: number }>();
  const channel = new BroadcastChannel(CHANNEL);
  channel.unref();
  channel.onmessage = (event) => {
    const heap = (event as { data: ThreadHeap }).data;
    heaps.set(heap.thread, { ...heap, at: performance.now() });
  };
  const server = createServer((socket) => {
    socket.once('data', (order) => {
      if (order.toString() === 'collect') collect();
      const threads = [...heaps.values()].filter(({ at }) => performance.now() - at < FORGET_MS);
      socket.end(JSON.stringify({ ...process.memoryUsage(), threads }));
    });
  });
  server.listen(socketPath).unref();
}

const socketPath = process.env['SOAK_PROBE'];
if (!isMainThread) tellHeap();
else if (socketPath !== undefined) answerHeaps(socketPath);
