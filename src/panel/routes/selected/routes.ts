import type { Core } from '@strapi/strapi';
import { CREDIT_NOTE, INVOICE, QUOTATION } from '../../../billing/kind';
import { kindPath, panelRoute, type PanelRoute } from '../route';
import { sendZip } from './pdfs';

/** The PDFs of the selected rows of a list. */
export const selectedRoutes = (strapi: Core.Strapi): PanelRoute[] =>
  [INVOICE, QUOTATION, CREDIT_NOTE].map((kind) =>
    panelRoute('POST', `${kindPath(kind)}/selected/pdfs`, (ctx) => sendZip(strapi, ctx, kind)),
  );
