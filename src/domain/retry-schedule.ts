const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds before each attempt, counted from the end of the one before (contract §8). */
export const RETRY_SECONDS = [
  0,
  5,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const;

/** The same for mails (contract §12). */
export const MAIL_RETRY_SECONDS = [0, 5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR] as const;

/** The same for questions to payment providers; later ones follow every hour (contract §15). */
const PROVIDER_RETRY_SECONDS = [0, 5, 30, 2 * MINUTE, 10 * MINUTE] as const;

/** Providers forget what is older, and nobody waits for it. */
const MOST_QUESTIONS = 24 * 30;

/** @param made attempts so far, at least one */
export const providerSchedule = (made: number): readonly number[] =>
  made < PROVIDER_RETRY_SECONDS.length
    ? PROVIDER_RETRY_SECONDS
    : Array.from({ length: MOST_QUESTIONS }, () => HOUR);

/** Retries of many deliveries that failed together are spread over this part of their delay. */
const JITTER = 0.1;
const LONGEST_ASKED = 24 * HOUR;

/**
 * Milliseconds until the next attempt; null when the last one has been made.
 * @param made attempts so far, at least one
 * @param random 0 to 1
 * @param askedSeconds what the receiver asked for by `Retry-After`; at most a day is granted
 * @param schedule seconds before each attempt
 */
export function retryDelay(
  made: number,
  random: number,
  askedSeconds: number | null,
  schedule: readonly number[] = RETRY_SECONDS,
): number | null {
  const planned = schedule[made];
  if (planned === undefined) return null;
  const asked = Math.min(askedSeconds ?? 0, LONGEST_ASKED);
  return Math.round(Math.max(planned * (1 + JITTER * random), asked) * 1000);
}

const IS_SECONDS = /^\d{1,9}$/;

/** `Retry-After` in seconds from now (RFC 9110 §10.2.3: seconds or a date); null for none that can be read. */
export function retryAfterSeconds(header: unknown, now: Date): number | null {
  if (typeof header !== 'string') return null;
  const text = header.trim();
  if (IS_SECONDS.test(text)) return Number(text);
  const at = /^[A-Z][a-z]{2}/.test(text) ? Date.parse(text) : NaN;
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now.getTime()) / 1000));
}

/** What an attempt may take, in milliseconds (contract §8). */
export const ATTEMPT_LIMIT_MS = 15_000;

/** An endpoint that has failed at every attempt for so many days is disabled (contract §8). */
export const DAYS_UNTIL_DISABLED = 5;

/** Why an endpoint was disabled, as the API answers it. */
export const DISABLED_REASONS = {
  gone: 'It answered 410 Gone',
  failing: `Every attempt has failed for ${DAYS_UNTIL_DISABLED} days`,
} as const;

/** For how many hours a secret that was replaced goes on signing beside the new one (contract §8). */
export const SECRET_OVERLAP_HOURS = 24;
