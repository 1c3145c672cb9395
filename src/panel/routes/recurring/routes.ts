import type { Core } from '@strapi/strapi';
import { panelRoute, type PanelRoute } from '../route';
import { cancel, makeRecurring, pause, resume, run, skip } from './actions';
import { preview } from './preview';
import { reprice } from './reprice';
import { originOf, recurringState } from './state';
import { upcoming } from './upcoming';

/** The panel's requests about recurring invoices. */
export function recurringRoutes(strapi: Core.Strapi): PanelRoute[] {
  const at = '/recurring-invoices';
  const actions = Object.entries({ pause, resume, skip, run, cancel });
  return [
    panelRoute('GET', `${at}/upcoming`, (ctx) => upcoming(strapi, ctx)),
    panelRoute('POST', `${at}/preview`, (ctx) => preview(strapi, ctx)),
    panelRoute('POST', `${at}/reprice`, (ctx) => reprice(strapi, ctx)),
    panelRoute('GET', `${at}/:id/state`, (ctx) => recurringState(strapi, ctx)),
    ...actions.map(([name, act]) =>
      panelRoute('POST', `${at}/:id/${name}`, (ctx) => act(strapi, ctx)),
    ),
    panelRoute('GET', '/invoices/:id/recurring', (ctx) => originOf(strapi, ctx)),
    panelRoute('POST', '/invoices/:id/recurring', (ctx) => makeRecurring(strapi, ctx)),
  ];
}
