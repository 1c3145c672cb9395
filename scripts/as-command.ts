import type { Core } from '@strapi/strapi';

/** A command does only its own task, and none of the service's background work. */
export function asCommand(strapi: Core.Strapi): void {
  strapi.log.level = 'warn';
  strapi.config.set('server.cron.enabled', false);
  strapi.config.set('invoicing.background', false);
}
