import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { creditableLines, previewCredit } from '../../../billing/credits/credit-invoice';
import { CREDIT_NOTE, INVOICE } from '../../../billing/kind';
import { CREDIT_NOTE_CREATE } from '../../../billing/schemas/credit-note';
import { database } from '../../../database/pool';
import { dueAmount } from '../../../domain/amount-due';
import { dateInZone } from '../../../domain/dates';
import { decimalText } from '../../../domain/money';
import { refundDue } from '../../../domain/settlement';
import type { BillingTenant } from '../../../billing/tenant';
import { parse } from '../../../validation/parse';
import type { Creditable, CreditPreview } from '../../answers';
import { documentOwner } from '../document-owner';
import { openRecord, readsAll, requireBusiness } from '../operator';
import { bodyOf, type PanelAnswer } from '../route';
import { creditBody } from './typed-decimals';

/** The fields of an invoice that the dialog and its preview tell. */
const TOLD = [
  'state',
  'currency',
  'total',
  'amount_paid',
  'amount_credited',
  'items.description',
  'items.quantity',
  'items.tax_amount',
  'items.amount',
];

interface Opened {
  who: BillingTenant;
  documentId: string;
}

/** An invoice that the operator sees whole, of a business in which they may create credit notes. */
async function openTold(strapi: Core.Strapi, ctx: Context): Promise<Opened> {
  const { documentId } = await openRecord(strapi, ctx, INVOICE.uid);
  const who = await documentOwner(strapi, 'invoices', documentId);
  requireBusiness(strapi, ctx, who, CREDIT_NOTE.uid);
  if (!readsAll(strapi, ctx, INVOICE.uid, TOLD)) throw new errors.ForbiddenError();
  return { who, documentId };
}

const inputOf = (ctx: Context) => parse(CREDIT_NOTE_CREATE, creditBody(bodyOf(ctx)));

/** GET /invoicing/invoices/:id/creditable: how much of each line can still be credited. */
export async function creditable(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<PanelAnswer<Creditable>> {
  const { who, documentId } = await openTold(strapi, ctx);
  const left = await creditableLines(database(strapi), who, documentId);
  const { status, currency, lines } = left;
  const data: Creditable = {
    state: status,
    currency,
    today: dateInZone(who.timeZone, new Date()),
    lines: lines.map(({ line, left: rest, isNegative }) => ({
      line_id: line.line_id,
      description: line.description,
      quantity: line.quantity,
      left: rest && {
        quantity: rest.byAmount ? null : decimalText(rest.quantity),
        net: decimalText(rest.net),
      },
      negative: isNegative,
    })),
  };
  return { data };
}

/** POST /invoicing/invoices/:id/credit-preview: the amounts that the same body would store. */
export async function preview(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<PanelAnswer<CreditPreview>> {
  const { who, documentId } = await openTold(strapi, ctx);
  const input = inputOf(ctx);
  const made = await previewCredit(database(strapi), who, documentId, input);
  const { priced, settlement, note, version } = made;
  const data: CreditPreview = {
    subtotal: priced.subtotal,
    tax_amount: priced.tax_amount,
    total: priced.total,
    applied_amount: priced.applied_amount,
    refund_due: decimalText(refundDue(note)),
    amount_due: decimalText(dueAmount(settlement)),
    status: settlement.status,
    updatedAt: version,
  };
  return { data };
}
