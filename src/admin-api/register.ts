import type { Core } from '@strapi/strapi';
import { documentRoutes } from './documents';
import { guardContentManager } from './guard/register';
import { refuseHiddenRelations } from './guard/relations';
import { home } from './home/home';
import { keyRoutes } from './keys';
import { answerAboutAi } from './quiet-ai';
import { addRoutes, panelRoute } from './route';
import { webhookRoutes } from './webhooks';

/** What the panel's buttons and widgets call, for operators who are logged in. Called in `register`. */
export function registerAdminApi(strapi: Core.Strapi): void {
  const routes = [
    panelRoute('GET', '/home', (ctx) => home(strapi, ctx)),
    ...documentRoutes(strapi),
    ...keyRoutes(strapi),
    ...webhookRoutes(strapi),
  ];
  addRoutes(strapi, '/invoicing', routes);
  answerAboutAi(strapi);
  guardContentManager(strapi);
  refuseHiddenRelations(strapi);
}
