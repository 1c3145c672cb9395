import type { DeliveryState } from '../domain/events';
import { retryAfterSeconds, retryDelay } from '../domain/retry-schedule';

/** The result of one request: an answer, or the reason why there was none. */
export interface Attempt {
  status: number | null;
  error: string | null;
  excerpt: string | null;
  retryAfter: unknown;
  durationMs: number;
}

/** The state of a delivery after an attempt. */
export interface Finished {
  state: DeliveryState;
  /** Milliseconds until the next attempt; null for none. */
  delayMs: number | null;
  status: number | null;
  error: string | null;
  excerpt: string | null;
  durationMs: number;
}

const GONE = 410;

export const isSuccess = ({ status }: Pick<Attempt, 'status'>): boolean =>
  status !== null && status >= 200 && status < 300;

/** 410: the endpoint asks for no more deliveries (contract §8). */
export const isGone = ({ status }: Pick<Attempt, 'status'>): boolean => status === GONE;

/** PostgreSQL's text holds no NUL. */
const storable = (text: string | null): string | null =>
  text && text.replaceAll('\u0000', '\uFFFD');

/**
 * Judges an attempt, and stores nothing.
 * @param madeBefore attempts before this one
 * @param random 0 to 1, spreads the retries
 */
export function judge(attempt: Attempt, madeBefore: number, random: number, now: Date): Finished {
  const told = {
    status: attempt.status,
    error: storable(attempt.error),
    excerpt: storable(attempt.excerpt),
    durationMs: Math.round(attempt.durationMs),
  };
  if (isSuccess(attempt)) return { ...told, state: 'delivered', delayMs: null };
  const asked = retryAfterSeconds(attempt.retryAfter, now);
  const delayMs = isGone(attempt) ? null : retryDelay(madeBefore + 1, random, asked);
  return { ...told, state: delayMs === null ? 'failed' : 'pending', delayMs };
}
