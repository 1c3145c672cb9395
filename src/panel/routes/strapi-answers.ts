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

/**
 * Two routes of Strapi 5.54 answer 500 to requests that the panel never sends. One reads a list that the
 * body lacks. The other asks a server of Strapi for the rest of a trial, which the community edition has not.
 */
export function answerBadRequests(strapi: Core.Strapi): void {
  const permissions = controllerExtension<Actions>(strapi, 'admin::permission', ['check']);
  permissions(({ check, ...actions }) => ({
    ...actions,
    check: (ctx: Context) => {
      const { permissions: asked } = (ctx.request.body ?? {}) as { permissions?: unknown };
      return Array.isArray(asked) ? check?.(ctx) : ctx.badRequest('permissions must be a list');
    },
  }));
  const admin = controllerExtension<Actions>(strapi, 'admin::admin', ['licenseTrialTimeLeft']);
  admin((actions) => ({
    ...actions,
    licenseTrialTimeLeft: (ctx: Context) => ctx.notFound('There is no trial'),
  }));
}
