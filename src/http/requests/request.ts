import { randomUUID } from 'node:crypto';
import type { Context } from 'koa';
import type { z } from 'zod';
import { parse } from '../../validation/parse';
import { validationError } from '../../domain/errors';
import type { Problem } from '../../domain/problems';
import { checkUuid } from '../../domain/checks';
import type { Caller } from './caller';

/** Ids of this form are safe in a log line and in a header. */
const SANE = /^[A-Za-z0-9._:-]{1,128}$/;

/** Every response has an `X-Request-Id`: the caller's if it has this form, else a new one. */
export function nameRequest(ctx: Context): void {
  const given = ctx.get('x-request-id');
  const id = SANE.test(given) ? given : randomUUID();
  (ctx.state as { requestId?: string }).requestId = id;
  ctx.set('X-Request-Id', id);
}

export function requestId(ctx: Context): string {
  return (ctx.state as { requestId?: string }).requestId ?? '';
}

/** The caller. Only the business-key strategy sets it, so it is missing on routes without a key. */
export function caller(ctx: Context): Caller {
  return (ctx.state as { auth: { credentials: Caller } }).auth.credentials;
}

/** The parsed body; undefined when there was none. */
export function bodyOf(ctx: Context): unknown {
  return ctx.request.body;
}

/** The record's id in the path; null when it is no UUID, so that the answer is 404. */
export function pathId(ctx: Context): string | null {
  const checked = checkUuid(ctx.params['id']);
  return 'value' in checked ? checked.value : null;
}

/** The checked query string. A parameter that is given twice is refused. */
export function parseQuery<T extends z.ZodType>(ctx: Context, schema: T): z.output<T> {
  const parameters = new URLSearchParams(ctx.querystring);
  const values: Record<string, string> = {};
  const problems: Problem[] = [];
  for (const [name, value] of parameters) {
    if (Object.hasOwn(values, name)) problems.push({ path: [name], message: 'must be given once' });
    else Object.defineProperty(values, name, { value, enumerable: true });
  }
  if (problems.length > 0) throw validationError(problems);
  return parse(schema, values);
}
