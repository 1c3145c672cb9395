import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { DocumentKind } from '../../billing/kind';
import type { PanelRecord } from '../roles/ability';
import { openRecord, operatorOf } from './operator';
import type { NumberedDocument } from '../answers';
import type { PanelAnswer } from './route';

/** POST …/:id/duplicate: a draft of today with the same customer and lines, and a number of its own. */
export async function duplicate(
  strapi: Core.Strapi,
  ctx: Context,
  kind: DocumentKind,
): Promise<PanelAnswer<NumberedDocument>> {
  const { documentId } = await openRecord(strapi, ctx, kind.uid, [{ action: 'create' }]);
  const { id } = operatorOf(ctx);
  const data = { createdBy: id, updatedBy: id } as never;
  const cloned = await strapi.documents(kind.uid).clone({ documentId, data });
  const copy = cloned?.entries[0] as unknown as PanelRecord;
  const number = copy[kind.numberColumn] as string;
  return { status: 201, data: { documentId: copy.documentId, number } };
}
