import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { database } from '../../database/pool';
import { sendStoredPdf } from '../../pdf/stored/send';
import type { DocumentKind } from '../../billing/kind';
import { findOwned } from '../saves/rows';
import { openRecord } from './operator';

/** GET …/:id/pdf: the very document that the API gives; 304 when the browser has it already. */
export async function sendPanelPdf(
  strapi: Core.Strapi,
  ctx: Context,
  kind: DocumentKind,
): Promise<undefined> {
  const { documentId } = await openRecord(strapi, ctx, kind.uid);
  const owned = await findOwned(database(strapi), kind.table, { documentId });
  if (!owned || owned.business_row_id === null) throw new errors.NotFoundError();
  await sendStoredPdf(strapi, ctx, kind, owned.business_row_id, documentId);
}
