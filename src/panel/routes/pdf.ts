import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { sendStoredPdf } from '../../pdf/stored/send';
import type { NumberedKind } from '../../billing/kind';
import { PAPER_QUERY } from '../../billing/schemas/papers';
import type { DocumentPaper } from '../../domain/document-papers';
import { parse } from '../../validation/parse';
import { documentOwner } from './document-owner';
import { openWhole } from './whole-document';

/** The other paper that is asked for. */
function paperOf(ctx: Context, { name }: NumberedKind): DocumentPaper | null {
  if (name === 'credit_note') return null;
  return parse(PAPER_QUERY[name], { paper: ctx.query['paper'] }).paper;
}

/**
 * GET …/:id/pdf: the same file as the API sends; 304 when the browser has it already. With `?preview` an
 * operator looks at it beside the form, and nothing leaves the service. With `?paper` it is another paper.
 */
export async function sendPanelPdf(
  strapi: Core.Strapi,
  ctx: Context,
  kind: NumberedKind,
): Promise<undefined> {
  const paper = paperOf(ctx, kind);
  const { documentId } = await openWhole(strapi, ctx, kind);
  const { businessRowId } = await documentOwner(strapi, kind.table, documentId);
  const leaves = ctx.query['preview'] === undefined;
  await sendStoredPdf(strapi, ctx, kind, { businessRowId, id: documentId, leaves, paper });
}
