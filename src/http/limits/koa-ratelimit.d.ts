import type { Context } from 'koa';

/** An option that koa-ratelimit 6 reads and its types lack. */
declare module 'koa-ratelimit' {
  interface MiddlewareOptions {
    onLimited?: (ctx: Context) => void;
  }
}
