import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { documentsOf } from '../../strapi/documents';
import type { DocumentKind } from '../../billing/kind';
import { openRecord, operatorOf } from './operator';
import type { NumberedDocument } from '../answers';
import type { PanelAnswer } from './route';

/** POST …/:id/duplicate: makes a draft of today with its own number and the same customer and lines. */
export async function duplicate(
  strapi: Core.Strapi,
  ctx: Context,
  kind: DocumentKind,
): Promise<PanelAnswer<NumberedDocument>> {
  const { documentId } = await openRecord(strapi, ctx, kind.uid, [{ action: 'create' }]);
  const { id } = operatorOf(ctx);
  const data = { createdBy: id, updatedBy: id };
  const cloned = await documentsOf(strapi, kind.uid).clone({ documentId, data });
  const copy = cloned?.entries[0];
  if (!copy) throw new errors.NotFoundError();
  return {
    status: 201,
    data: { documentId: copy.documentId, number: String(copy[kind.numberColumn]) },
  };
}
