import type { Core } from '@strapi/strapi';
import { panelRoute, type PanelRoute } from '../route';
import { preview } from './preview';
import { reprice } from './reprice';
import { originOf, recurringState } from './state';
import { upcoming } from './upcoming';

/** What the panel shows of recurring invoices. */
export function recurringRoutes(strapi: Core.Strapi): PanelRoute[] {
  const at = '/recurring-invoices';
  return [
    panelRoute('GET', `${at}/upcoming`, (ctx) => upcoming(strapi, ctx)),
    panelRoute('POST', `${at}/preview`, (ctx) => preview(strapi, ctx)),
    panelRoute('POST', `${at}/reprice`, (ctx) => reprice(strapi, ctx)),
    panelRoute('GET', `${at}/:id/state`, (ctx) => recurringState(strapi, ctx)),
    panelRoute('GET', '/invoices/:id/recurring', (ctx) => originOf(strapi, ctx)),
  ];
}
