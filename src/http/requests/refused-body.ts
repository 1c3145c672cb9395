import type { Context } from 'koa';

/** In milliseconds. */
const TIME_TO_FINISH = 2_000;
/** Twice the largest body of JSON. */
const MOST_BYTES = 2_000_000;

/**
 * Lets a caller finish sending a refused body: for a moment, a rest of 2 MB is read and discarded.
 * Closing the connection at once would reset it, and the caller could lose the answer. Call this
 * before the answer. It does nothing when the body was read to its end.
 */
export function discardRefusedBody({ req, res }: Context): void {
  res.once('finish', () => {
    if (req.complete) return;
    let left = MOST_BYTES;
    req.unpipe().removeAllListeners('data');
    req.on('data', (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) req.socket.destroy();
    });
    req.resume();
    const closing = setTimeout(() => req.socket.destroy(), TIME_TO_FINISH);
    req.once('close', () => clearTimeout(closing));
  });
}
