import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { sendStoredPdf } from '../../pdf/stored/send';
import type { NumberedKind } from '../../billing/kind';
import { documentOwner } from './document-owner';
import { openWhole } from './whole-document';

/**
 * GET …/:id/pdf: the same file as the API sends; 304 when the browser has it already. With `?preview` an
 * operator looks at it beside the form, and nothing leaves the service.
 */
export async function sendPanelPdf(
  strapi: Core.Strapi,
  ctx: Context,
  kind: NumberedKind,
): Promise<undefined> {
  const { documentId } = await openWhole(strapi, ctx, kind);
  const { businessRowId } = await documentOwner(strapi, kind.table, documentId);
  const leaves = ctx.query['preview'] === undefined;
  await sendStoredPdf(strapi, ctx, kind, { businessRowId, id: documentId, leaves });
}
