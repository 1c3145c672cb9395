import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { PipelinedTransaction } from '../../database/pool';
import { dateInZone } from '../../domain/dates';
import { ApiError } from '../../domain/errors';
import { UNSTATED } from '../../domain/fields/documents';
import { say } from '../../messages/message';
import type { PricedInvoice, StoredQuotation } from '../document';
import { INVOICE, QUOTATION } from '../kind';
import { copyAttachments } from '../sql/attachments';
import { lockWhole } from '../sql/find-document';
import { invoiceOfQuotation } from '../sql/quotation-invoice';
import { storeDocument, type MadeDocument } from './store-document';
import type { Tenant } from '../tenant';
import { updateQuotation } from './update-quotation';

/**
 * A draft invoice with a quotation's fields, lines and amounts, to the cent. Storing it replaces what
 * belongs to the quotation alone: ids, number, day and times.
 */
function invoiceFromQuotation(quotation: StoredQuotation, today: string): PricedInvoice {
  return {
    ...quotation,
    ...UNSTATED,
    number: null,
    issue_date: today,
    deadline: undefined,
    status: 'draft',
    amount_paid: '0',
    amount_paid_before: '0',
    lines: quotation.lines.map((line) => ({ ...line, line_id: randomUUID() })),
  };
}

async function refuseSecondTime(
  trx: PipelinedTransaction,
  who: Tenant,
  quotation: StoredQuotation,
): Promise<void> {
  const invoice = await invoiceOfQuotation(trx, who.businessRowId, quotation.row_id);
  if (quotation.status !== 'converted' && invoice === null) return;
  const message =
    invoice === null
      ? say('already_converted')
      : say('already_converted_to', { number: invoice.number });
  throw new ApiError('already_converted', message);
}

/**
 * Makes a draft invoice from a quotation, once.
 * @throws 404, 409 `already_converted`
 */
export async function convertQuotation(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  who: Tenant,
  id: string | null,
): Promise<MadeDocument> {
  const quotation = await lockWhole(trx, QUOTATION, who.businessRowId, id);
  await refuseSecondTime(trx, who, quotation);
  const now = new Date();
  const invoice = invoiceFromQuotation(quotation, dateInZone(who.timeZone, now));
  const made = await storeDocument(strapi, trx, who, INVOICE, invoice, now, quotation.row_id);
  await copyAttachments(trx, quotation.row_id, made.rowId);
  await updateQuotation(strapi, trx, who, id, { status: 'converted' });
  return made;
}
