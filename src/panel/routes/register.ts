import type { Core } from '@strapi/strapi';
import { documentRoutes } from './documents';
import { guardFirstAdministrator } from './first-administrator/register';
import { answerForgottenPassword } from './forgotten-password';
import { guardContentManager } from '../guard/register';
import { refuseHiddenRelations } from '../guard/hidden-relations';
import { guardStrapiWebhooks } from '../guard/strapi-webhooks';
import { guardUploads } from '../guard/uploads';
import { home } from './home/home';
import { keyRoutes } from './keys';
import { createLoginLimit, limitLogins } from './login/limit';
import { answerAboutAi } from './answer-about-ai';
import { addRoutes, panelRoute } from './route';
import { webhookRoutes } from './webhooks';

/**
 * The routes of the panel's buttons and widgets, for operators who are logged in. Called in
 * `register`.
 */
export function registerAdminApi(strapi: Core.Strapi): void {
  const routes = [
    panelRoute('GET', '/home', (ctx) => home(strapi, ctx)),
    ...documentRoutes(strapi),
    ...keyRoutes(strapi),
    ...webhookRoutes(strapi),
  ];
  addRoutes(strapi, '/invoicing', routes);
  answerAboutAi(strapi);
  answerForgottenPassword(strapi);
  guardContentManager(strapi);
  const limit = createLoginLimit(strapi);
  guardFirstAdministrator(strapi, limit);
  // After the guard, so that an attempt is counted before its code is judged.
  limitLogins(strapi, limit);
  guardUploads(strapi);
  guardStrapiWebhooks(strapi);
  refuseHiddenRelations(strapi);
}
