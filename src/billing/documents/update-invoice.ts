import type { Core } from '@strapi/strapi';
import type { PipelinedTransaction } from '../../database/pool';
import { wakeAfter } from '../../webhooks/wake';
import { validationError } from '../../domain/errors';
import { linePeriodProblems, PERIOD_BOUNDS, type ServicePeriod } from '../../domain/service-period';
import { requireAccount } from '../sql/bank-accounts';
import { getDocument } from '../sql/find-document';
import { changeInvoice } from './change-invoice';
import { INVOICE } from '../kind';
import type { InvoiceUpdate } from '../schemas/invoice';
import { settlementOf } from '../settle';
import { queueNotes, settledOf } from '../sql/credit-notes';
import { lockDocument } from '../sql/lock-document';
import { updateDocument } from '../sql/update-document';
import type { Owner } from '../tenant';

/** The periods of lines stay within that of their invoice. @throws 400 at a line */
async function requireLinesWithin(
  trx: PipelinedTransaction,
  { businessRowId }: Owner,
  id: string | null,
  invoice: ServicePeriod,
): Promise<void> {
  const { lines } = await getDocument(trx, INVOICE, businessRowId, id);
  const problems = linePeriodProblems(invoice, lines);
  if (problems.length > 0) throw validationError(problems);
}

/**
 * Changes an invoice by the rules of a PATCH, with its events.
 * @param today of its business, where a moved due date says whether it is overdue, as in the panel
 * @returns the answer as JSON text
 * @throws 404, 409 `document_locked`, `status_contradicts_records`
 */
export async function updateInvoice(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  owner: Owner,
  id: string | null,
  change: Partial<InvoiceUpdate>,
  today: string | null = null,
): Promise<string> {
  const found = await lockDocument(trx, INVOICE, owner.businessRowId, id);
  const now = new Date();
  const settlement = settlementOf(found);
  const before = change.status === undefined ? undefined : await settledOf(trx, found, settlement);
  const { invoice, events, notes } = changeInvoice(found, change, { now, today }, before);
  if (PERIOD_BOUNDS.some((bound) => invoice[bound] !== found[bound])) {
    await requireLinesWithin(trx, owner, id, invoice);
  }
  if (invoice.bank_account_id !== found.bank_account_id)
    await requireAccount(trx, owner.businessRowId, invoice.bank_account_id);
  queueNotes(trx, before?.notes ?? [], notes, now);
  const updated = await updateDocument(trx, INVOICE, owner, invoice, events);
  if (updated.has_deliveries) wakeAfter(strapi, trx);
  return updated.json;
}
