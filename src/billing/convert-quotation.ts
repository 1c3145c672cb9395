import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { PipelinedTransaction } from '../database/pool';
import { dateInZone, daysLater } from '../domain/dates';
import { ApiError } from '../domain/errors';
import { say } from '../messages/message';
import type { PricedInvoice, StoredQuotation } from './document';
import { INVOICE } from './kind';
import { lockQuotation } from './sql/find-document';
import { paymentTerm } from './sql/payment-term';
import { invoiceOfQuotation } from './sql/quotation-invoice';
import { storeDocument, type MadeDocument } from './store-document';
import type { Tenant } from './tenant';
import { updateQuotation } from './update-quotation';

/** The day on which an invoice is made, and the days to pay; null for no due date. */
interface Issue {
  today: string;
  term: number | null;
}

/**
 * A draft invoice with a quotation's fields, lines and amounts, to the cent. Storing it replaces what
 * belongs to the quotation alone: ids, number, day and times.
 */
function invoiceFromQuotation(quotation: StoredQuotation, { today, term }: Issue): PricedInvoice {
  return {
    ...quotation,
    number: null,
    issue_date: today,
    deadline: term === null ? null : daysLater(today, term),
    delivery_date: null,
    order_reference: null,
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
  const quotation = await lockQuotation(trx, who.businessRowId, id);
  await refuseSecondTime(trx, who, quotation);
  const term = await paymentTerm(trx, who.businessRowId, quotation.customer.row_id);
  const now = new Date();
  const invoice = invoiceFromQuotation(quotation, { today: dateInZone(who.timeZone, now), term });
  const made = await storeDocument(strapi, trx, who, INVOICE, invoice, now, quotation.row_id);
  await updateQuotation(trx, who, id, { status: 'converted' });
  return made;
}
