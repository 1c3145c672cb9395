import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { languageOf } from '../../http/panel/language';
import { inLanguage } from '../../messages/in-language';
import type { Tenant } from '../../billing/tenant';
import { database } from '../../database/pool';
import { ApiError } from '../../domain/errors';
import { convertQuotation } from '../../billing/documents/convert-quotation';
import { INVOICE, QUOTATION } from '../../billing/kind';
import { invoiceOfQuotation } from '../../billing/sql/quotation-invoice';
import { mayUseBusiness } from '../roles/ability';
import { documentOwner } from './document-owner';
import { operatorActor } from '../roles/operator';
import { openRecord, operatorOf } from './operator';
import type { NumberedDocument } from '../answers';
import type { PanelAnswer } from './route';

/** The new invoice has the quotation's business, so the right is checked before the invoice exists. */
function requireInvoice(strapi: Core.Strapi, ctx: Context, { businessRowId }: Tenant): void {
  if (mayUseBusiness(strapi, operatorOf(ctx), INVOICE.uid, 'create', businessRowId)) return;
  throw new errors.ForbiddenError();
}

async function existing(
  strapi: Core.Strapi,
  { businessRowId }: Tenant,
  quotationRowId: number,
): Promise<NumberedDocument | null> {
  const invoice = await invoiceOfQuotation(database(strapi), businessRowId, quotationRowId);
  return invoice && { documentId: invoice.id, number: invoice.number };
}

/** POST /invoicing/quotations/:id/convert: the same conversion as the API's, done by an operator. */
export async function convert(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<PanelAnswer<NumberedDocument> | undefined> {
  const quotation = await openRecord(strapi, ctx, QUOTATION.uid, [
    { action: 'update', field: 'state' },
  ]);
  const who = await documentOwner(strapi, QUOTATION.table, quotation.documentId);
  requireInvoice(strapi, ctx, who);
  try {
    const invoice = await database(strapi).transaction(
      (trx) => convertQuotation(strapi, trx, who, quotation.documentId),
      operatorActor(operatorOf(ctx)),
    );
    return { status: 201, data: { documentId: invoice.id, number: invoice.number } };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'already_converted') throw error;
    ctx.conflict(
      inLanguage(error.said, languageOf(ctx)),
      (await existing(strapi, who, quotation.id)) ?? {},
    );
    return undefined;
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
  return { data: await existing(strapi, who, quotation.id) };
}
