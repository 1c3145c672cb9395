import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { controllerExtension } from '../../strapi/registries';

type Actions = Record<string, (ctx: Context) => unknown>;

/**
 * Strapi 5.54's panel asks on every form whether its paid translator is set up, and the community
 * edition answers 404, which the browser reports as an error. The answer is no.
 */
export function answerAboutAi(strapi: Core.Strapi): void {
  const extend = controllerExtension<Actions>(strapi, 'admin::ai', ['getAiFeatureConfig']);
  extend((actions) => ({
    ...actions,
    getAiFeatureConfig: (ctx: Context) => {
      ctx.body = { data: { isAiI18nConfigured: false, isAiMediaLibraryConfigured: false } };
    },
  }));
}
