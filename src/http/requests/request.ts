import { randomUUID } from 'node:crypto';
import type { Context } from 'koa';
import type { z } from 'zod';
import { parse } from '../../validation/parse';
import { validationError } from '../../domain/errors';
import type { Problem } from '../../domain/problems';
import { checkUuid } from '../../domain/checks';
import type { Caller } from './caller';
import { ApiError } from '../../domain/errors';
import { knowParameters } from './ignored';

/** Refuses a PATCH without a field to change (spec, PATCH errors). @param fields the allowed names */
export function requireSomeField<T extends object>(update: T, fields: readonly string[]): T {
  const present = Object.values(update).some((value) => value !== undefined);
  if (present) return update;
  const message = `No valid field to update was sent; give at least one of ${fields.join(', ')}`;
  throw new ApiError('no_valid_fields', message);
}

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

/** A public id; null for anything else, which no record has. */
export function idOf(sent: unknown): string | null {
  const checked = checkUuid(sent);
  return 'value' in checked ? checked.value : null;
}

/** The record's id in the path; null when it is no UUID, so that the answer is 404. */
export const pathId = (ctx: Context, name = 'id'): string | null => idOf(ctx.params[name]);

/** The parameters of the query string. One that is given twice is refused. */
function queryOf(ctx: Context): Record<string, string> {
  const parameters = new URLSearchParams(ctx.querystring);
  const values: Record<string, string> = {};
  const problems: Problem[] = [];
  for (const [name, value] of parameters) {
    if (Object.hasOwn(values, name)) problems.push({ path: [name], message: 'must be given once' });
    else Object.defineProperty(values, name, { value, enumerable: true });
  }
  if (problems.length > 0) throw validationError(problems);
  return values;
}

/** The checked query string. */
export function parseQuery<T extends z.ZodObject>(ctx: Context, schema: T): z.output<T> {
  knowParameters(ctx, Object.keys(schema.shape));
  return parse(schema, queryOf(ctx));
}

/** `metadata[region]=north` is the pair `region: north` of the parameter `metadata`. */
const PAIR = /^metadata\[(.*)\]$/s;

/** The parameters, with the pairs of a list that takes some as one parameter. */
function withMetadata(
  ctx: Context,
  { shape }: z.ZodObject,
  values: Record<string, string>,
): Record<string, unknown> {
  const names = Object.keys(values).filter((name) => PAIR.test(name));
  if (names.length === 0 || !Object.hasOwn(shape, 'metadata')) return values;
  knowParameters(ctx, names);
  const pairs = names.map((name) => [name.replace(PAIR, '$1'), values[name]] as const);
  return { ...values, metadata: Object.fromEntries(pairs) };
}

/**
 * The same of a list that may be read by cursor: then `page` is ignored.
 * @param beside parameters that somebody else reads
 */
export function parseSearch<T extends z.ZodObject>(
  ctx: Context,
  schema: T,
  beside: readonly string[] = [],
): z.output<T> {
  knowParameters(ctx, [...Object.keys(schema.shape), ...beside]);
  const { page, ...values } = withMetadata(ctx, schema, queryOf(ctx));
  const isPaged = page !== undefined && values['cursor'] === undefined;
  return parse(schema, isPaged ? { ...values, page } : values);
}
