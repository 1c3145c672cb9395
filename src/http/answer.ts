import type { Context } from 'koa';
import { jsonText } from '../domain/json';

interface State {
  repeated?: object;
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
