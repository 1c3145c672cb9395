import { STATUS_CODES } from 'node:http';

export interface Refusal {
  status: number;
  name: string;
  message: string;
}

/** Class 22 of PostgreSQL: a value that its type cannot hold, such as a number out of range. */
const DATA_EXCEPTION = /^22[0-9A-Z]{3}$/;

/**
 * Strapi's code that translates filters and sorts to SQL. It throws plain errors for those that it
 * cannot translate. The service's own statements do not use this code.
 */
const UNREADABLE_QUERY =
  /^.*\n.*@strapi\/database\/dist\/query\/helpers\/(?:where|order-by|join)\b/;

/** Strapi parses some bodies with zod. Ours are checked by `validation/parse`, which throws no such error. */
const UNREADABLE_BODY = /^\$?ZodError$/;

function statusOf(error: object): number | null {
  const { status, statusCode, httpCode, code, name } = error as Record<string, unknown>;
  for (const one of [status, statusCode, httpCode]) {
    if (typeof one === 'number' && one >= 400 && one < 500) return one;
  }
  const isBad = typeof code === 'string' && DATA_EXCEPTION.test(code);
  const isUnreadable = error instanceof Error && UNREADABLE_QUERY.test(error.stack ?? '');
  const isBody = typeof name === 'string' && UNREADABLE_BODY.test(name);
  return isBad || isUnreadable || isBody ? 400 : null;
}

/** The answer when a library finds the request wrong; null for an error of ours. */
export function panelRefusal(error: unknown): Refusal | null {
  const status = typeof error === 'object' && error !== null ? statusOf(error) : null;
  if (status === null) return null;
  const message = STATUS_CODES[status] ?? 'Bad Request';
  return { status, name: `${message.replace(/\W/g, '')}Error`, message };
}
