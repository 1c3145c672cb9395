import { refused } from '../hand-over';
import type { Attempt } from '../outcome';

/** All steps together, also with a server that sends a word now and then. */
export const ATTEMPT_LIMIT_MS = 90_000;

interface Limit {
  /** Never rejects: resolves with a failed attempt after the limit, or when this node stops. */
  ended: Promise<Attempt>;
  /** Aborted at the same moment. */
  signal: AbortSignal;
  release(): void;
}

/** The hard end of one attempt. */
export function timeLimit(stopped?: AbortSignal): Limit {
  const controller = new AbortController();
  let release = (): void => undefined;
  const ended = new Promise<Attempt>((resolve) => {
    const end = (code: string) => () => {
      resolve(refused({ code }));
      controller.abort();
    };
    const timer = setTimeout(end('ETIMEDOUT'), ATTEMPT_LIMIT_MS);
    const stop = end('ECONNECTION');
    stopped?.addEventListener('abort', stop, { once: true });
    release = () => {
      clearTimeout(timer);
      stopped?.removeEventListener('abort', stop);
    };
  });
  return { ended, signal: controller.signal, release };
}
