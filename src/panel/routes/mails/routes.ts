import type { Core } from '@strapi/strapi';
import { CREDIT_NOTE, INVOICE, QUOTATION } from '../../../billing/kind';
import { kindPath, panelRoute, type PanelRoute } from '../route';
import { mailsOf } from './mails-of';
import { mailPreview } from './send';

/** What the panel shows of the mails of a document. */
export const mailRoutes = (strapi: Core.Strapi): PanelRoute[] =>
  [INVOICE, QUOTATION, CREDIT_NOTE].flatMap((kind) => [
    panelRoute('POST', `${kindPath(kind)}/:id/mail-preview`, (ctx) =>
      mailPreview(strapi, ctx, kind),
    ),
    panelRoute('GET', `${kindPath(kind)}/:id/mails`, (ctx) => mailsOf(strapi, ctx, kind)),
  ]);
