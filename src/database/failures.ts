import { periodClosed, type ClosedBooking } from '../domain/closed-period';
import { ApiError } from '../domain/errors';
import { isMessageKey, Message, say } from '../messages/message';

/** PostgreSQL's SQLSTATE, or Node's error code; empty for anything else. */
export function errorCode(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : '';
}

const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'ENOENT',
]);
// 08 connection, 57P admin shutdown and the like, 53 too many connections (PostgreSQL appendix A).
const UNREACHABLE_STATE = /^(08|53|57P)/;
// Messages of `pg`. The last is of Knex: no connection of Strapi's pool became free in time.
const UNREACHABLE_MESSAGE =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered|Timeout acquiring a connection/;

export function isUnreachable(error: unknown): boolean {
  const code = errorCode(error);
  if (NETWORK.has(code) || UNREACHABLE_STATE.test(code)) return true;
  return error instanceof Error && UNREACHABLE_MESSAGE.test(error.message);
}

/** SQLSTATE of our triggers that guard closed periods. Its detail is a `ClosedBooking`. */
const PERIOD_CLOSED = 'IV001';

/** The error of a booking on a closed day; null for any other error. */
export function asPeriodClosed(error: unknown): ApiError | null {
  if (errorCode(error) !== PERIOD_CLOSED) return null;
  const { detail } = error as { detail?: string };
  return periodClosed(JSON.parse(detail ?? '{}') as ClosedBooking);
}

/** SQLSTATE of our guards of records (`RAISE … USING ERRCODE = 'restrict_violation'`). */
const RESTRICT_VIOLATION = '23001';

export const isRefusedByGuard = (error: unknown): boolean =>
  errorCode(error) === RESTRICT_VIOLATION;

/** What a guard of the database says; it names the key as its constraint. Null for a guard without one. */
export function guardMessage(error: unknown): Message | null {
  if (!isRefusedByGuard(error)) return null;
  const { constraint, detail = '' } = error as { constraint?: string; detail?: string };
  return isMessageKey(constraint) ? new Message(constraint, { number: detail }) : null;
}

/** The 503 of a lost or refused connection, which the caller may retry; null for any other error. */
export function asUnavailable(error: unknown): ApiError | null {
  if (!isUnreachable(error)) return null;
  return new ApiError('unavailable', say('database_unreachable'), {
    headers: { 'Retry-After': '2' },
  });
}

/** Rethrows an error. A lost connection becomes a 503, and a booking on a closed day a 409. */
export function asApiError(error: unknown): never {
  throw asUnavailable(error) ?? asPeriodClosed(error) ?? error;
}

const UNIQUE_VIOLATION = '23505';

/** True when a unique constraint whose name contains `part` refused the row. */
export function isDuplicate(error: unknown, part: string): boolean {
  const constraint = (error as { constraint?: unknown } | null)?.constraint;
  return (
    errorCode(error) === UNIQUE_VIOLATION &&
    typeof constraint === 'string' &&
    constraint.includes(part)
  );
}
