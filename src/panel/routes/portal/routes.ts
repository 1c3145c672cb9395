import type { Core } from '@strapi/strapi';
import { panelRoute, type PanelRoute } from '../route';
import { customerPortal } from './people';
import { contactRequest } from './requests';

/** What the panel shows of the portal of customers. */
export const portalRoutes = (strapi: Core.Strapi): PanelRoute[] => [
  panelRoute('GET', '/customers/:id/portal', (ctx) => customerPortal(strapi, ctx)),
  panelRoute('GET', '/customers/:id/contact-request', (ctx) => contactRequest(strapi, ctx)),
];
