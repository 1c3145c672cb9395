import type { Core } from '@strapi/strapi';
import { panelRoute, type PanelRoute } from '../route';
import { customerDocuments } from './documents';
import { customerMails } from './mails';
import { customerRecord } from './record';

/** The answers for the page of a customer. Portal, history and statement have routes of their own. */
export const customerRoutes = (strapi: Core.Strapi): PanelRoute[] => [
  panelRoute('GET', '/customers/:id/record', (ctx) => customerRecord(strapi, ctx)),
  panelRoute('GET', '/customers/:id/documents', (ctx) => customerDocuments(strapi, ctx)),
  panelRoute('GET', '/customers/:id/mails', (ctx) => customerMails(strapi, ctx)),
];
