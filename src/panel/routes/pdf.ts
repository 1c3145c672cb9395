import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { database } from '../../database/pool';
import { sendStoredPdf } from '../../pdf/stored/send';
import type { DocumentKind } from '../../billing/kind';
import { documentOwner } from './document-owner';
import { openRecord } from './operator';

/** GET …/:id/pdf: the same file as the API sends; 304 when the browser has it already. */
export async function sendPanelPdf(
  strapi: Core.Strapi,
  ctx: Context,
  kind: DocumentKind,
): Promise<undefined> {
  const { documentId } = await openRecord(strapi, ctx, kind.uid);
  const owner = await documentOwner(database(strapi), kind, documentId);
  if (!owner) throw new errors.NotFoundError();
  await sendStoredPdf(strapi, ctx, kind, owner.businessRowId, documentId);
}
