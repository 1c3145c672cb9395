import type { Context } from 'koa';
import { attachFile, removeAttachment } from '../../../billing/documents/attachments';
import { DOCUMENT_KINDS, type DocumentKind } from '../../../billing/kind';
import { ATTACHMENT, ATTACHMENT_BODY, ATTACHMENT_QUERY } from '../../../billing/schemas/attachment';
import { PAGES } from '../../../billing/schemas/payment';
import { findAttachment, listAttachments } from '../../../billing/sql/attachments';
import { requireDocument } from '../../../billing/sql/require-document';
import { database } from '../../../database/pool';
import { send } from '../../../http/answers/answer';
import { sendRows } from '../../../http/answers/list-answer';
import { sendUploaded } from '../../../http/answers/send-pdf';
import { inTransaction } from '../../../http/idempotency/in-transaction';
import { fileOf } from '../../../http/requests/file-body';
import { caller, parseQuery, pathId } from '../../../http/requests/request';
import { keyOperation, type Operation } from '../../../http/routes/operation';
import { routesOf } from '../../../http/routes/route';
import { runningStrapi } from '../../../strapi/service';

const attachmentId = (ctx: Context) => pathId(ctx, 'attachment_id');

async function attach(ctx: Context, kind: DocumentKind): Promise<void> {
  const { name } = parseQuery(ctx, ATTACHMENT_QUERY);
  const file = { name, ...fileOf(ctx) };
  const attached = await inTransaction(runningStrapi(), ctx, (trx) =>
    attachFile(trx, caller(ctx), kind, pathId(ctx), file),
  );
  send(ctx, 201, attached);
}

async function list(ctx: Context, kind: DocumentKind): Promise<void> {
  const db = database(runningStrapi());
  const { businessRowId } = caller(ctx);
  const id = await requireDocument(db, kind, businessRowId, pathId(ctx));
  const search = parseQuery(ctx, PAGES);
  const all = await listAttachments(db, kind, { businessRowId, id });
  const rows = all.slice((search.page - 1) * search.limit, search.page * search.limit);
  sendRows(ctx, { rows, total: all.length }, search, (one) => one);
}

async function download(ctx: Context, kind: DocumentKind): Promise<void> {
  const db = database(runningStrapi());
  const { businessRowId } = caller(ctx);
  const id = await requireDocument(db, kind, businessRowId, pathId(ctx));
  sendUploaded(ctx, await findAttachment(db, kind, { businessRowId, id }, attachmentId(ctx)));
}

async function remove(ctx: Context, kind: DocumentKind): Promise<void> {
  const named = { id: pathId(ctx), attachment: attachmentId(ctx) };
  await inTransaction(runningStrapi(), ctx, (trx) =>
    removeAttachment(trx, caller(ctx), kind, named),
  );
  send(ctx, 204, {});
}

const NAMES = {
  invoice: { tag: 'Invoices', name: 'Invoice', one: 'an invoice' },
  quotation: { tag: 'Quotations', name: 'Quotation', one: 'a quotation' },
} as const;

function operationsOf(kind: DocumentKind): Operation[] {
  const { tag, name, one } = NAMES[kind.name];
  const path = `/${kind.table}/:id/attachments`;
  const read = { tag, permissions: [`${kind.uid}.findOne`] };
  const change = { tag, permissions: [`${kind.uid}.update`], record: kind.table } as const;
  return [
    keyOperation('POST', path, (ctx) => attach(ctx, kind), {
      ...change,
      id: `attachTo${name}`,
      summary: `Attach a file to ${one} until it is issued: PDF, PNG or JPEG, at most 5 MB`,
      does: 'creates',
      confirm: false,
      query: ATTACHMENT_QUERY,
      file: ATTACHMENT_BODY,
      answer: ATTACHMENT,
      refuses: ['too_many_attachments', 'duplicate_name', 'document_locked'],
    }),
    keyOperation('GET', path, (ctx) => list(ctx, kind), {
      ...read,
      id: `listAttachmentsOf${name}`,
      summary: `List the attachments of ${one}, the oldest first`,
      query: PAGES,
      answer: ATTACHMENT,
      list: true,
    }),
    keyOperation('GET', `${path}/:attachment_id`, (ctx) => download(ctx, kind), {
      ...read,
      id: `downloadAttachmentOf${name}`,
      summary: `Download an attachment of ${one}`,
      answer: 'Attachment',
    }),
    keyOperation('DELETE', `${path}/:attachment_id`, (ctx) => remove(ctx, kind), {
      ...change,
      id: `deleteAttachmentOf${name}`,
      summary: `Delete an attachment of ${one} until it is issued`,
      refuses: ['document_locked'],
    }),
  ];
}

/** The files of invoices and quotations. */
export const ATTACHMENT_OPERATIONS = DOCUMENT_KINDS.flatMap(operationsOf);

export default routesOf(ATTACHMENT_OPERATIONS);
