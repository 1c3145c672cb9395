import type { Core } from '@strapi/strapi';
import type { PipelinedTransaction } from '../database/pool';
import { jsonText } from '../domain/json';
import { queueEvents } from '../webhooks/wake';
import { serializePayment } from './serialize/payment';
import { TELL_UNALLOCATED } from './sql/payment-changes';
import type { PaymentRow } from './sql/payments';
import type { Owner } from './tenant';

/** Tells that something of a payment is on account that somebody meant for an invoice. */
export function tellUnallocated(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  { businessRowId, businessId, payment }: Owner & { payment: PaymentRow },
): void {
  const json = jsonText(serializePayment(payment, businessId));
  queueEvents(strapi, trx, TELL_UNALLOCATED({ businessRowId, json }));
}
