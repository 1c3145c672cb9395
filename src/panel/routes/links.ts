import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { CREDIT_NOTE, DOCUMENT_KINDS, type NumberedKind } from '../../billing/kind';
import { linkUrl } from '../../billing/links/document-link';
import { linkedIfIssued } from '../../billing/links/issued-link';
import { database } from '../../database/pool';
import { previewOf } from '../../hosted/preview';
import { openedAt } from '../../hosted/sql/mark-opened';
import type { PageLink } from '../answers';
import { documentOwner } from './document-owner';
import { mayWith, openRecord } from './operator';
import { readsWhole } from './whole-document';
import { kindPath, panelRoute, type PanelRoute } from './route';

/**
 * GET …/:id/link; null before the document is issued. That is no error: a form may ask a moment after
 * somebody made the document a draft again.
 */
export async function pageLink(
  strapi: Core.Strapi,
  ctx: Context,
  kind: NumberedKind,
): Promise<PageLink | null> {
  const seen = await openRecord(strapi, ctx, kind.uid);
  const isWhole = readsWhole(strapi, ctx, kind);
  const mayShare = isWhole && (await mayWith(strapi, ctx, kind.uid, seen, { action: 'update' }));
  const { businessRowId } = await documentOwner(strapi, kind.table, seen.documentId);
  const wanted = { businessRowId, id: seen.documentId };
  const linked = await linkedIfIssued(database(strapi), kind, wanted);
  if (linked === null) return null;
  const opened = await openedAt(database(strapi), kind, seen.id);
  const url = mayShare ? linkUrl(strapi, linked) : null;
  const preview = isWhole ? previewOf(strapi, linked, new Date()) : null;
  return { url, preview, ...opened };
}

export const linkRoutes = (strapi: Core.Strapi): PanelRoute[] =>
  [...DOCUMENT_KINDS, CREDIT_NOTE].map((kind: NumberedKind) =>
    panelRoute('GET', `${kindPath(kind)}/:id/link`, async (ctx) => ({
      data: await pageLink(strapi, ctx, kind),
    })),
  );
