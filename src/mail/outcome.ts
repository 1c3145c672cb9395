import { MAIL_RETRY_SECONDS, retryDelay } from '../domain/retry-schedule';

/** The result of one attempt. */
export interface Attempt {
  /** `later`: those not reached yet get another attempt; `never`: the refusal is final. */
  rest: 'none' | 'later' | 'never';
  /** Those for whom the server took the mail at this attempt. */
  reached: readonly string[];
  /** The words of the server, or the reason why it has none. */
  response: string;
  /** Whether the server, or the service itself, answered at all. */
  answered: boolean;
}

/** An attempt that the service itself has ended, before the mail server was asked. */
export const ownAttempt = (rest: 'later' | 'never', response: string): Attempt => ({
  rest,
  response,
  reached: [],
  answered: true,
});

/** The state of a mail after an attempt. */
export interface Finished {
  state: 'queued' | 'sent' | 'failed';
  /** Milliseconds until the next attempt; null for none. */
  delayMs: number | null;
  response: string;
  reached: readonly string[];
}

/**
 * Judges an attempt, and stores nothing.
 * @param madeBefore attempts before this one
 * @param random 0 to 1, spreads the retries
 */
export function judge(
  { rest, reached, response }: Attempt,
  madeBefore: number,
  random: number,
): Finished {
  const told = { response, reached };
  if (rest === 'none') return { ...told, state: 'sent', delayMs: null };
  const delayMs =
    rest === 'never' ? null : retryDelay(madeBefore + 1, random, null, MAIL_RETRY_SECONDS);
  return { ...told, state: delayMs === null ? 'failed' : 'queued', delayMs };
}
