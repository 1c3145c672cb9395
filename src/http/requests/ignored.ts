import type { Context } from 'koa';
import type { z } from 'zod';
import { parse } from '../../validation/parse';
import { unknownFields, type RecordSchemas } from '../../validation/unknown-fields';

/** What a handler has read of its request. Undefined is nothing yet. */
interface State {
  /** The names of the parameters that it knows. */
  parameters?: Set<string>;
  /** The fields of the body that it does not know. */
  ignoredFields?: readonly string[];
}

/** Says which parameters of the query a handler knows. */
export function knowParameters(ctx: Context, names: readonly string[]): void {
  if (ctx.querystring === '') return;
  const state = ctx.state as State;
  state.parameters ??= new Set();
  for (const name of names) state.parameters.add(name);
}

/** Says which fields of the body a handler knows. */
export function knowFields(ctx: Context, schema: z.ZodType, record?: RecordSchemas): void {
  (ctx.state as State).ignoredFields = unknownFields(schema, ctx.request.body, record);
}

/**
 * The checked body.
 * @param record tells which unknown fields are computed ones of the record
 * @param body in place of a missing one
 */
export function parseBody<T extends z.ZodType>(
  ctx: Context,
  schema: T,
  record?: RecordSchemas,
  body: unknown = ctx.request.body,
): z.output<T> {
  knowFields(ctx, schema, record);
  return parse(schema, body);
}

/** Says that somebody else reads the body, such as a library. */
export function knowWholeBody(ctx: Context): void {
  (ctx.state as State).ignoredFields = [];
}

const LONGEST = 4_000;

/** Names in visible ASCII, as many as fit. */
function listed(names: readonly string[]): string {
  const texts: string[] = [];
  let length = 0;
  for (const name of names) {
    const text = name.slice(0, LONGEST).replace(/[^\x21-\x7e]/g, '?');
    length += text.length + 2;
    if (length > LONGEST + 2) break;
    texts.push(text);
  }
  return texts.join(', ');
}

/** A handler that reads no body ignores all of it. One that has refused the request may not have come so far. */
function unreadFields(ctx: Context, isRefused: boolean): string[] {
  const { body } = ctx.request as { body?: unknown };
  return isRefused || typeof body !== 'object' || body === null ? [] : Object.keys(body);
}

/** The same for the query. */
function ignoredParameters(ctx: Context, isRefused: boolean): string[] {
  const { parameters } = ctx.state as State;
  if (ctx.querystring === '' || (isRefused && !parameters)) return [];
  const names = new Set(new URLSearchParams(ctx.querystring).keys());
  return [...names].filter((name) => !parameters?.has(name));
}

/** Names in `X-Ignored` what the request held beside what its handler knows (contract §13). */
export function nameIgnored(ctx: Context, answer: 'refused' | 'given'): void {
  const isRefused = answer === 'refused';
  // No route had the path, or the answer is that of an earlier request.
  const isOwn = ctx.status < 400 && ctx.response.get('Idempotency-Replayed') === '';
  if (!isRefused && !isOwn) return;
  const { ignoredFields = unreadFields(ctx, isRefused) } = ctx.state as State;
  const names = [...ignoredFields, ...ignoredParameters(ctx, isRefused)];
  if (names.length > 0) ctx.set('X-Ignored', listed(names));
}
