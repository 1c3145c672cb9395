import type { Context } from 'koa';
import { jsonText } from '../../domain/json';

interface State {
  repeated?: object;
  sealed?: true;
}

/**
 * Answers with JSON.
 * @param repeated the answer to repeats with the same Idempotency-Key, if it must differ. A secret, for
 *   example, is shown only once.
 */
export function send(ctx: Context, status: number, body: object, repeated?: object): void {
  if (repeated) (ctx.state as State).repeated = repeated;
  sendText(ctx, status, jsonText(body));
}

/**
 * Answers with JSON that must not be readable where answers are kept for repeats, such as the URL of a
 * page that nobody else may open.
 */
export function sendSealed(ctx: Context, status: number, body: object): void {
  keepSealed(ctx);
  send(ctx, status, body);
}

/** Says that the answer is stored sealed. */
export function keepSealed(ctx: Context): void {
  (ctx.state as State).sealed = true;
}

export const isSealed = (ctx: Context): boolean => (ctx.state as State).sealed === true;

/** The text of the answer to repeats of the request. */
export function repeatedText(ctx: Context): string {
  const { repeated } = ctx.state as State;
  return repeated ? jsonText(repeated) : (ctx.body as string);
}

export function sendText(ctx: Context, status: number, json: string): void {
  ctx.status = status;
  ctx.type = 'application/json; charset=utf-8';
  ctx.body = json;
}
