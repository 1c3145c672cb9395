import type { Core } from '@strapi/strapi';
import type { PipelinedTransaction } from '../database/pool';
import type { SettledEvent } from '../domain/settlement';
import { queueEvents } from '../webhooks/wake';
import { SETTLE_INVOICE, type SettledInvoice } from './sql/settlement';
import type { Owner } from './tenant';

/** Stores the amounts of an invoice that this transaction has locked, with its events. */
export function settleInvoice(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  { businessRowId, businessId }: Owner,
  invoice: SettledInvoice,
  events: readonly SettledEvent[],
): void {
  queueEvents(strapi, trx, SETTLE_INVOICE({ businessRowId, businessId, invoice, events }));
}
