import type { Result } from '../outbox/business-rows';
import { providerSchedule, retryDelay } from '../domain/retry-schedule';

/** What came of a question. */
export interface Answered {
  /** Why it is asked again; null where all is done. For an operator, without secrets. */
  error: string | null;
  /** Whether the provider, or the service itself, answered at all. */
  answered: boolean;
}

export interface Judged extends Result {
  state: 'pending' | 'done' | 'failed';
}

const LONGEST_ERROR = 500;

/**
 * Judges an attempt, and stores nothing.
 * @param madeBefore attempts before this one
 * @param random 0 to 1, spreads the retries
 */
export function judge({ error }: Answered, madeBefore: number, random: number): Judged {
  if (error === null) return { state: 'done', delayMs: null, error, made: 1 };
  const made = madeBefore + 1;
  const delayMs = retryDelay(made, random, null, providerSchedule(made));
  const told = error.slice(0, LONGEST_ERROR).replaceAll('\0', '');
  return { state: delayMs === null ? 'failed' : 'pending', delayMs, error: told, made: 1 };
}
