import type { Context } from 'koa';

/** In milliseconds. */
const TIME_TO_FINISH = 2_000;

/**
 * Lets a caller finish sending a refused body: for a moment, the rest of it is read and discarded.
 * Closing the connection at once would reset it, and the caller could lose the answer. Call this
 * before the answer. It does nothing when the body was read to its end.
 */
export function discardRefusedBody({ req, res }: Context): void {
  res.once('finish', () => {
    if (req.complete) return;
    req.unpipe().removeAllListeners('data').resume();
    const closing = setTimeout(() => req.socket.destroy(), TIME_TO_FINISH);
    req.once('close', () => clearTimeout(closing));
  });
}
