import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { convertQuotation } from '../../billing/documents/convert-quotation';
import { QUOTATION } from '../../billing/kind';
import { invoiceOfQuotation } from '../../billing/sql/quotation-invoice';
import type { Tenant } from '../../billing/tenant';
import type { Queryable } from '../../database/connection';
import { database, type PipelinedTransaction } from '../../database/pool';
import { ApiError } from '../../domain/errors';
import { ConflictError } from '../../strapi/conflict-error';
import { saying } from '../../strapi/saying';
import type { NumberedDocument } from '../answers';
import { documentOwner } from './document-owner';
import { openRecord } from './operator';
import type { PanelAnswer } from './route';

async function existing(
  db: Queryable,
  { businessRowId }: Tenant,
  quotationRowId: number,
): Promise<NumberedDocument | null> {
  const invoice = await invoiceOfQuotation(db, businessRowId, quotationRowId);
  return invoice && { documentId: invoice.id, number: invoice.number };
}

/** @throws 409 that names the invoice of a quotation which was converted before */
export async function convertOnce(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  who: Tenant,
  id: string,
  rowId: number,
) {
  try {
    return await convertQuotation(strapi, trx, who, id);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'already_converted') throw error;
    throw saying(ConflictError, error.said, (await existing(trx, who, rowId)) ?? {});
  }
}

/**
 * GET /invoicing/quotations/:id/invoice: the invoice of a converted quotation; null when there is
 * none.
 */
export async function invoiceOf(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<PanelAnswer<NumberedDocument | null>> {
  const quotation = await openRecord(strapi, ctx, QUOTATION.uid);
  const who = await documentOwner(strapi, QUOTATION.table, quotation.documentId);
  return { data: await existing(database(strapi), who, quotation.id) };
}
