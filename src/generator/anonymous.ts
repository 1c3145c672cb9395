import os from 'node:os';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { createLimiter } from '../http/limiter';
import type { Settings } from '../settings';
import type { Middleware } from '../strapi/middleware';
import { service } from '../strapi/service';
import { FairQueue } from './fair-queue';
import { quotaOf } from './quota';

/** Callers without an account share a queue for their documents and a limit of previews. */
class AnonymousCallers {
  private readonly queue: FairQueue;
  private previews: Middleware | undefined;

  constructor(
    private readonly strapi: Core.Strapi,
    private readonly settings: Settings,
  ) {
    const threads = settings.RENDER_THREADS || os.availableParallelism();
    this.queue = new FairQueue({
      places: threads + settings.GENERATOR_QUEUE,
      perAddress: settings.GENERATOR_RENDERS_PER_ADDRESS,
    });
  }

  /** Fetches and renders for a caller when it is its turn. Throws 503 when there is no place. */
  inTurn<P, T>(ctx: Context, prepare: () => P, work: (prepared: P) => Promise<T>): Promise<T> {
    return this.queue.run(quotaOf(this.strapi).address(ctx), prepare, work);
  }

  /** True while more documents of the address wait for their turn. */
  isCrowded(ctx: Context): boolean {
    return this.queue.hasWaiting(quotaOf(this.strapi).address(ctx));
  }

  /** Throws 429 when the address has used up its previews of this minute. */
  async countPreview(ctx: Context): Promise<void> {
    this.previews ??= createLimiter(this.strapi, {
      max: this.settings.GENERATOR_PREVIEWS_PER_MINUTE,
      id: (caller) => quotaOf(this.strapi).address(caller),
      namespace: 'generator-previews',
      headers: false,
    });
    await this.previews(ctx, () => Promise.resolve());
  }
}

const CALLERS = service<AnonymousCallers>('anonymous-callers');

export const anonymousCallersOf = CALLERS.get;

/** Called once, in `register`. */
export function registerAnonymousCallers(strapi: Core.Strapi, settings: Settings): void {
  CALLERS.provide(strapi, new AnonymousCallers(strapi, settings));
}
