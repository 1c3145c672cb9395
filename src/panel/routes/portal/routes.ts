import type { Core } from '@strapi/strapi';
import { panelRoute, type PanelRoute } from '../route';
import { customerPortal, invite, revoke, signOut } from './people';
import { contactRequest, decide } from './requests';

/** The panel's requests about the portal of customers. */
export function portalRoutes(strapi: Core.Strapi): PanelRoute[] {
  const portal = '/customers/:id/portal';
  const request = '/customers/:id/contact-requests/:request';
  return [
    panelRoute('GET', portal, (ctx) => customerPortal(strapi, ctx)),
    panelRoute('POST', `${portal}/:contact/invite`, (ctx) => invite(strapi, ctx)),
    panelRoute('POST', `${portal}/:contact/sign-out`, (ctx) => signOut(strapi, ctx)),
    panelRoute('POST', `${portal}/:contact/revoke`, (ctx) => revoke(strapi, ctx)),
    panelRoute('GET', '/customers/:id/contact-request', (ctx) => contactRequest(strapi, ctx)),
    panelRoute('POST', `${request}/confirm`, (ctx) => decide(strapi, ctx, 'confirmed')),
    panelRoute('POST', `${request}/refuse`, (ctx) => decide(strapi, ctx, 'refused')),
  ];
}
