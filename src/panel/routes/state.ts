import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { z } from 'zod';
import { DOCS, oneOf, required } from '../../validation/fields';
import { parse } from '../../validation/parse';
import { INVOICE_STATUSES } from '../../domain/invoice-status';
import { QUOTATION_STATUSES } from '../../domain/quotation-status';
import { documentsOf } from '../../strapi/documents';
import type { DocumentKind } from '../../billing/kind';
import type { ChangedDocument } from '../answers';
import { CHANGE, openRecord } from './operator';
import { bodyOf, type PanelAnswer } from './route';

/** The record's `updatedAt` as the operator saw it. */
const seen = { updatedAt: z.unknown().optional() };

const states = {
  invoice: z.object({
    ...seen,
    state: required(oneOf(INVOICE_STATUSES), DOCS.oneOf(INVOICE_STATUSES, '')),
  }),
  quotation: z.object({
    ...seen,
    state: required(oneOf(QUOTATION_STATUSES), DOCS.oneOf(QUOTATION_STATUSES, '')),
  }),
};

/**
 * POST …/:id/state {state, updatedAt?}: saves through the Document Service, whose rules apply the
 * consequences. If the record is newer than `updatedAt`, the answer is 409 and it stays unchanged.
 */
export async function setState(
  strapi: Core.Strapi,
  ctx: Context,
  kind: DocumentKind,
): Promise<PanelAnswer<ChangedDocument>> {
  const { documentId } = await openRecord(strapi, ctx, kind.uid, CHANGE);
  const { state, updatedAt } = parse(states[kind.name], bodyOf(ctx));
  const data = { state, updatedAt };
  const saved = await documentsOf(strapi, kind.uid).update({ documentId, data });
  if (!saved) throw new errors.NotFoundError();
  const number = String(saved[kind.numberColumn]);
  return { data: { documentId, number, state: saved['state'] as ChangedDocument['state'] } };
}
