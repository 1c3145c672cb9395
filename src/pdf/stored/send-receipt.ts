import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import {
  paymentReceipt,
  refundReceipt,
  type PaymentReceipt,
  type RefundReceipt,
} from '../../billing/sql/receipts';
import { database } from '../../database/pool';
import { ofBusiness } from '../caller';
import { printerOf } from '../printer';
import { receiptView } from './receipt';
import { printableOf, sendPrintable } from './send';

const RECEIPTS = { payment: paymentReceipt, refund: refundReceipt };

export type Receipted = keyof typeof RECEIPTS;

/** `payment-receipt-2026-01-15`: payments and refunds have no numbers. */
const nameOf = (receipt: PaymentReceipt | RefundReceipt): string =>
  'paid_on' in receipt
    ? `payment-receipt-${receipt.paid_on}`
    : `refund-receipt-${receipt.refunded_on}`;

/**
 * Answers with the receipt of a payment or a refund of this business as a PDF, when it is its turn.
 * @throws 404, 409 `no_receipt`
 */
export function sendReceipt(
  strapi: Core.Strapi,
  ctx: Context,
  kind: Receipted,
  wanted: { readonly businessRowId: number; readonly id: string | null },
): Promise<void> {
  const asking = ofBusiness(wanted.businessRowId, ctx);
  const nothing = () => undefined;
  return printerOf(strapi).inTurn(asking, nothing, async (_, print) => {
    const receipt = await RECEIPTS[kind](database(strapi), wanted);
    const printable = await printableOf(strapi, {
      business: receipt.business,
      date: new Date(receipt.created_at),
      parts: [receipt],
      view: (options) => receiptView(receipt, options),
    });
    await sendPrintable(ctx, printable, nameOf(receipt), print);
  });
}
