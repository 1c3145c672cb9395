import { judge as judgeAttempt, type Attempt } from '../../mail/outcome';
import type { Judged } from '../sql/mails';

/**
 * What came of a mail: an attempt to send it; or nobody is invited by its address; or its business has no room for it
 * among its recipients.
 */
export type Outcome = { attempt: Attempt } | 'dropped' | { waitsMs: number };

/** Judges an outcome, and stores nothing. @param madeBefore attempts @param random 0 to 1, spreads the retries */
export function judge(outcome: Outcome, madeBefore: number, random: number): Judged {
  if (outcome === 'dropped') return { state: 'dropped', delayMs: null, error: null, made: 0 };
  if ('waitsMs' in outcome) {
    const error = 'Waits for the limit of recipients of the business';
    return { state: 'queued', delayMs: outcome.waitsMs, error, made: 0 };
  }
  const { state, delayMs, response } = judgeAttempt(outcome.attempt, madeBefore, random);
  return { state, delayMs, error: state === 'sent' ? null : response, made: 1 };
}

export const isUnanswered = (outcome: Outcome): boolean =>
  typeof outcome === 'object' && 'attempt' in outcome && !outcome.attempt.answered;
