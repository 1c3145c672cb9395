import type { Context } from 'koa';

/** In milliseconds. */
const TIME_TO_FINISH = 2_000;

/**
 * Lets a caller finish sending a body that is refused: what still arrives is thrown away, for a moment.
 * A connection that were closed at once would be reset, and the answer could be lost with it.
 * Call it before the answer; it does nothing when the body was read to its end.
 */
export function discardRefusedBody({ req, res }: Context): void {
  res.once('finish', () => {
    if (req.complete) return;
    req.unpipe().removeAllListeners('data').resume();
    const closing = setTimeout(() => req.socket.destroy(), TIME_TO_FINISH);
    req.once('close', () => clearTimeout(closing));
  });
}
