import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { controllerExtension } from '../../strapi/registries';

type Actions = Record<string, (ctx: Context) => unknown>;

/**
 * On every form, Strapi 5.54's panel asks whether its paid translator is set up. The community edition
 * answers 404, and the browser logs an error. This route answers that nothing is set up.
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
