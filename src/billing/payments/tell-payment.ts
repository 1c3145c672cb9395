import type { Core } from '@strapi/strapi';
import type { PipelinedTransaction } from '../../database/pool';
import { jsonText } from '../../domain/json';
import { queueEvents } from '../../webhooks/wake';
import { serializePayment } from '../serialize/payment';
import { serializeRefund } from '../serialize/refund';
import { TELL_PAYMENT } from '../sql/payment-changes';
import type { PaymentRow } from '../sql/payments';
import type { RefundRow } from '../sql/refunds';
import type { Owner } from '../tenant';

interface Told {
  payment: PaymentRow;
  /** Only of a refund that was made. */
  refund?: RefundRow;
}

/** Tells of a payment that this transaction has changed. */
export function tellPayment(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  { businessRowId, businessId }: Owner,
  type: keyof typeof TELL_PAYMENT,
  { payment, refund }: Told,
): void {
  const told = serializePayment(payment, businessId);
  const json = jsonText(refund ? { ...told, refund: serializeRefund(refund) } : told);
  queueEvents(strapi, trx, TELL_PAYMENT[type]({ businessRowId, json }));
}
