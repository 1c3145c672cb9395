import type { Core } from '@strapi/strapi';
import type { Transaction } from '../database/pool';
import { recordEvent, type EventType } from '../webhooks/record-event';
import type { StoredInvoice } from './document';
import { INVOICE } from './kind';
import { serializeInvoiceEvent } from './serialize/invoice';
import { getDocument } from './sql/find-document';

/** The business of a record, by its row id and its public id. */
export interface Owner {
  businessRowId: number;
  businessId: string;
}

/** Records an event of an invoice that the caller has read. */
export function recordInvoiceEvent(
  strapi: Core.Strapi,
  trx: Transaction,
  { businessRowId, businessId }: Owner,
  type: EventType,
  invoice: StoredInvoice,
): Promise<void> {
  const data = () => serializeInvoiceEvent(invoice, businessId);
  const listened = invoice.has_listeners;
  return recordEvent(strapi, trx, { type, businessRowId, data, listened });
}

/** Records an event of an invoice that this transaction has changed. Call it only when somebody listens. */
export async function readInvoiceEvent(
  strapi: Core.Strapi,
  trx: Transaction,
  owner: Owner,
  type: EventType,
  id: string,
): Promise<void> {
  const invoice = await getDocument(trx, INVOICE, owner.businessRowId, id);
  await recordInvoiceEvent(strapi, trx, owner, type, { ...invoice, has_listeners: true });
}
