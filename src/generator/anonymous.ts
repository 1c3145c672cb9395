import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { createLimiter } from '../http/limits/limiter';
import type { Settings } from '../settings';
import type { Middleware } from '../strapi/middlewares';
import { service } from '../strapi/service';
import { ofStranger, type Caller } from '../pdf/caller';
import { quotaOf } from './quota';

/** Callers of the generator: their addresses and their limit of previews. */
class AnonymousCallers {
  private previews: Middleware | undefined;

  constructor(
    private readonly strapi: Core.Strapi,
    private readonly settings: Settings,
  ) {}

  /** Who waits for the document of a request. */
  caller(ctx: Context): Caller {
    return ofStranger(quotaOf(this.strapi).address(ctx), ctx);
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
