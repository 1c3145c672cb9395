import type { Core } from '@strapi/strapi';
import { CREDIT_NOTE, INVOICE, QUOTATION } from '../../../billing/kind';
import { panelRoute, type PanelRoute } from '../route';
import { mailsOf } from './mails-of';
import { mailPreview, sendMail } from './send';

/** The panel's requests about the mails of one document. */
export const sendRoutes = (strapi: Core.Strapi): PanelRoute[] =>
  [INVOICE, QUOTATION, CREDIT_NOTE].flatMap((kind) => {
    const at = `/${kind.table.replace('_', '-')}/:id`;
    return [
      panelRoute('POST', `${at}/mail-preview`, (ctx) => mailPreview(strapi, ctx, kind)),
      panelRoute('POST', `${at}/send`, (ctx) => sendMail(strapi, ctx, kind)),
      panelRoute('GET', `${at}/mails`, (ctx) => mailsOf(strapi, ctx, kind)),
    ];
  });
