import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { attachFile, removeAttachment } from '../../billing/documents/attachments';
import { DOCUMENT_KINDS, type DocumentKind } from '../../billing/kind';
import { ATTACHMENT_BODY, ATTACHMENT_QUERY } from '../../billing/schemas/attachment';
import { findAttachment, listAttachments } from '../../billing/sql/attachments';
import { database, type PipelinedTransaction } from '../../database/pool';
import { sendUploaded } from '../../http/answers/send-pdf';
import { readFile } from '../../http/requests/file-body';
import { discardRefusedBody } from '../../http/requests/refused-body';
import { pathId } from '../../http/requests/request';
import { parse } from '../../validation/parse';
import type { AttachedFile, DocumentAttachments } from '../answers';
import { operatorActor } from '../roles/operator';
import { documentOwner } from './document-owner';
import { lockOf } from './lock';
import { mayWith, openRecord, operatorOf, UPDATE, type Need } from './operator';
import { panelRoute, type PanelAnswer, type PanelRoute } from './route';
import { readsWhole, requireWhole } from './whole-document';

/** A document of which the operator sees everything, as its files may show it. @throws 404, 403 */
async function opened(
  strapi: Core.Strapi,
  ctx: Context,
  kind: DocumentKind,
  needs: readonly Need[] = [],
) {
  const seen = await openRecord(strapi, ctx, kind.uid, needs);
  requireWhole(strapi, ctx, kind);
  const { businessRowId } = await documentOwner(strapi, kind.table, seen.documentId);
  return { seen, document: { businessRowId, id: seen.documentId } };
}

/** GET …/:id/attachments: none for roles that see a part of the document, since each page asks. */
async function list(
  strapi: Core.Strapi,
  ctx: Context,
  kind: DocumentKind,
): Promise<PanelAnswer<DocumentAttachments>> {
  if (!readsWhole(strapi, ctx, kind)) {
    await openRecord(strapi, ctx, kind.uid);
    return { data: { files: [], changes: false } };
  }
  const { seen, document } = await opened(strapi, ctx, kind);
  const files = await listAttachments(database(strapi), kind, document);
  const { issued_on: issuedOn, tie } = await lockOf(strapi, ctx, kind, seen);
  const isOpen = issuedOn === null && tie === null;
  const changes = isOpen && (await mayWith(strapi, ctx, kind.uid, seen, UPDATE[0]));
  return { data: { files, changes } };
}

/** GET …/:id/attachments/:attachment_id: the bytes. */
async function download(strapi: Core.Strapi, ctx: Context, kind: DocumentKind): Promise<undefined> {
  const { document } = await opened(strapi, ctx, kind);
  const id = pathId(ctx, 'attachment_id');
  sendUploaded(ctx, await findAttachment(database(strapi), kind, document, id));
}

/** Changes the files of a document in one transaction, which the history shows as the operator's. */
const change = <T>(
  strapi: Core.Strapi,
  ctx: Context,
  work: (trx: PipelinedTransaction) => Promise<T>,
): Promise<T> => database(strapi).transaction(work, operatorActor(operatorOf(ctx)));

/** POST …/:id/attachments?name=…: the body is the file. */
async function attach(
  strapi: Core.Strapi,
  ctx: Context,
  kind: DocumentKind,
): Promise<PanelAnswer<AttachedFile>> {
  discardRefusedBody(ctx);
  const { document } = await opened(strapi, ctx, kind, UPDATE);
  const { name } = parse(ATTACHMENT_QUERY, { name: ctx.query['name'] });
  const file = { name, ...(await readFile(ctx, ATTACHMENT_BODY)) };
  const data = await change(strapi, ctx, (trx) =>
    attachFile(trx, document, kind, document.id, file),
  );
  return { status: 201, data };
}

/** DELETE …/:id/attachments/:attachment_id */
async function remove(
  strapi: Core.Strapi,
  ctx: Context,
  kind: DocumentKind,
): Promise<PanelAnswer<object>> {
  const { document } = await opened(strapi, ctx, kind, UPDATE);
  const named = { id: document.id, attachment: pathId(ctx, 'attachment_id') };
  await change(strapi, ctx, (trx) => removeAttachment(trx, document, kind, named));
  return { data: {} };
}

/** The files of invoices and quotations. */
export const attachmentRoutes = (strapi: Core.Strapi): PanelRoute[] =>
  DOCUMENT_KINDS.flatMap((kind: DocumentKind) => {
    const at = `/${kind.table}/:id/attachments`;
    const one = `${at}/:attachment_id`;
    return [
      panelRoute('GET', at, (ctx) => list(strapi, ctx, kind)),
      panelRoute('POST', at, (ctx) => attach(strapi, ctx, kind)),
      panelRoute('GET', one, (ctx) => download(strapi, ctx, kind)),
      panelRoute('DELETE', one, (ctx) => remove(strapi, ctx, kind)),
    ];
  });
