import type { Core } from '@strapi/strapi';
import type { PipelinedTransaction } from '../database/pool';
import { changeInvoice } from './change-invoice';
import type { Locked } from './document';
import { INVOICE } from './kind';
import { readInvoiceEvent, type Owner } from './record-invoice-event';
import type { InvoiceUpdate } from './schemas/invoice';
import { settlementOf } from './settle';
import { hasNotes, queueNotes, settledOf } from './sql/credit-notes';
import { lockInvoice, readInvoice } from './sql/lock-invoice';
import { updateDocument, updateUnheardInvoice } from './sql/update-document';

/**
 * Changes an invoice by the rules of a PATCH, with its event.
 * @throws 404, 409 `document_locked`, `status_contradicts_records`
 */
export async function updateInvoice(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  who: Owner,
  id: string | null,
  change: Partial<InvoiceUpdate>,
): Promise<Locked['invoice']> {
  const found = await lockInvoice(trx, who.businessRowId, id);
  const now = new Date();
  const settlement = settlementOf(found);
  const before = change.status === undefined ? undefined : await settledOf(trx, found, settlement);
  const { invoice, event, notes } = changeInvoice(found, change, now, before);
  const named = { rowId: invoice.row_id, businessRowId: who.businessRowId };
  updateDocument(trx, INVOICE, named, invoice);
  queueNotes(trx, before?.notes ?? [], notes, now);
  if (event && invoice.has_listeners) await readInvoiceEvent(strapi, trx, who, event, invoice.id);
  return invoice;
}

/**
 * The same without a lock, as a read and a change of one statement each, for the usual case (decision 57):
 * no webhook endpoint listens, no credit note must be set off anew, and nobody else changes the invoice in
 * between.
 * @returns null in all other cases: then nothing is changed
 * @throws 409 `document_locked`, `status_contradicts_records`
 */
export async function updateUnheard(
  trx: PipelinedTransaction,
  who: Owner & { hadListeners: boolean },
  id: string | null,
  change: Partial<InvoiceUpdate>,
): Promise<Locked['invoice'] | null> {
  if (who.hadListeners || id === null) return null;
  const found = await readInvoice(trx, who.businessRowId, id);
  if (!found || hasNotes(found.invoice)) return null;
  const { invoice } = changeInvoice(found.invoice, change, new Date());
  const named = { rowId: invoice.row_id, businessRowId: who.businessRowId };
  const isChanged = await updateUnheardInvoice(trx, named, invoice, found.writtenBy);
  return isChanged ? invoice : null;
}
