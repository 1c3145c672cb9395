import type { Context } from 'koa';
import { jsonText } from '../contract/json';

/** What a request is answered with, before it is text. */
export interface Answer {
  status: number;
  body: object;
  /**
   * What a repeat with the same Idempotency-Key is answered with, and all of it that is stored, where
   * that is less: a secret is shown once.
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
