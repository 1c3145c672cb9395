declare module 'koa-compress' {
  import type { Middleware } from 'koa';

  interface Options {
    /** In bytes. */
    threshold?: number;
    gzip?: { level: number };
    br?: false;
    deflate?: false;
    zstd?: false;
  }

  export default function compress(options?: Options): Middleware;
}
