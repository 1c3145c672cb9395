import type { Core } from '@strapi/strapi';
import { documentRoutes } from './documents';
import { guardContentManager } from './guard/register';
import { keyRoutes } from './keys';
import { answerAboutAi } from './quiet-ai';
import { addRoutes } from './route';
import { registerWebhookRoutes } from './webhooks';

/** What the panel's buttons and widgets call, for operators who are logged in. Called in `register`. */
export function registerAdminApi(strapi: Core.Strapi): void {
  addRoutes(strapi, '/invoicing', [...documentRoutes(strapi), ...keyRoutes(strapi)]);
  registerWebhookRoutes(strapi);
  answerAboutAi(strapi);
  guardContentManager(strapi);
}
