import type { Context } from 'koa';
import { jsonText } from '../domain/json';

/** The answer to a request, before it is text. */
export interface Answer {
  status: number;
  body: object;
  /**
   * The stored answer for repeats with the same Idempotency-Key, when it must hold less: a secret is
   * shown once.
   */
  repeated?: object;
}

export function send(ctx: Context, answer: Answer): void {
  sendText(ctx, answer.status, jsonText(answer.body));
}

export function sendText(ctx: Context, status: number, json: string): void {
  ctx.status = status;
  ctx.type = 'application/json; charset=utf-8';
  ctx.body = json;
}
