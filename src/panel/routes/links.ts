import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { CREDIT_NOTE, DOCUMENT_KINDS, type NumberedKind } from '../../billing/kind';
import { linkUrl } from '../../billing/links/document-link';
import { linkedIfIssued, revokeLink } from '../../billing/links/issued-link';
import { database } from '../../database/pool';
import { previewOf } from '../../hosted/preview';
import { openedAt } from '../../hosted/sql/mark-opened';
import type { PageLink } from '../answers';
import { operatorActor } from '../roles/operator';
import { documentOwner } from './document-owner';
import { mayWith, openRecord, operatorOf } from './operator';
import { readsWhole } from './whole-document';
import { panelRoute, type PanelAnswer, type PanelRoute } from './route';

const CHANGE = { action: 'update' } as const;

/**
 * GET …/:id/link; null before the document is issued. That is no error: a form may ask a moment after
 * somebody made the document a draft again.
 */
async function showLink(
  strapi: Core.Strapi,
  ctx: Context,
  kind: NumberedKind,
): Promise<PanelAnswer<PageLink | null>> {
  const seen = await openRecord(strapi, ctx, kind.uid);
  const isWhole = readsWhole(strapi, ctx, kind);
  const mayShare = isWhole && (await mayWith(strapi, ctx, kind.uid, seen, CHANGE));
  const { businessRowId } = await documentOwner(strapi, kind.table, seen.documentId);
  const wanted = { businessRowId, id: seen.documentId };
  const linked = await linkedIfIssued(database(strapi), kind, wanted);
  if (linked === null) return { data: null };
  const opened = await openedAt(database(strapi), kind, seen.id);
  const url = mayShare ? linkUrl(strapi, linked) : null;
  const preview = isWhole ? previewOf(strapi, linked, new Date()) : null;
  return { data: { url, preview, ...opened } };
}

/** POST …/:id/link/revoke: the answer shows the new link. @throws 409 `not_issued` */
async function revoke(
  strapi: Core.Strapi,
  ctx: Context,
  kind: NumberedKind,
): Promise<PanelAnswer<PageLink | null>> {
  const { documentId: id } = await openRecord(strapi, ctx, kind.uid, [CHANGE]);
  const { businessRowId } = await documentOwner(strapi, kind.table, id);
  await database(strapi).transaction(
    (trx) => revokeLink(strapi, trx, kind, { businessRowId, id }),
    operatorActor(operatorOf(ctx)),
  );
  return showLink(strapi, ctx, kind);
}

export const linkRoutes = (strapi: Core.Strapi): PanelRoute[] =>
  [...DOCUMENT_KINDS, CREDIT_NOTE].flatMap((kind: NumberedKind) => {
    const at = `/${kind.table.replace('_', '-')}/:id/link`;
    return [
      panelRoute('GET', at, (ctx) => showLink(strapi, ctx, kind)),
      panelRoute('POST', `${at}/revoke`, (ctx) => revoke(strapi, ctx, kind)),
    ];
  });
