import type { Core } from '@strapi/strapi';
import { priceCredit, requireCreditable } from './price-credit';
import { linesLeft } from './credit-lines';
import { CREDIT_NOTE, INVOICE } from '../kind';
import type { CreditNoteCreate } from '../schemas/credit-note';
import { settledInvoice, settlementOf } from '../settle';
import { creditedLines, lockCreditNotes } from '../sql/credit-notes';
import { getDocument } from '../sql/find-document';
import { lockInvoice, readSettlement, type LockedInvoice } from '../sql/settlement';
import { settleInvoice } from '../settle-invoice';
import { storeDocument, type MadeDocument } from '../documents/store-document';
import type { Queryable } from '../../database/connection';
import type { PipelinedTransaction } from '../../database/pool';
import { requireBookingDate } from '../../domain/booking-dates';
import { dateInZone } from '../../domain/dates';
import { settledEvents } from '../../domain/settlement';
import type { Tenant } from '../tenant';

/** A credit note as it was made, and the public id of its invoice. */
export type MadeCreditNote = MadeDocument & { invoiceId: string };

/**
 * Reads what a credit note depends on. Throws 409 when nothing of the invoice can be credited.
 * @param found the invoice, read or locked before
 */
async function creditableOf(db: Queryable, { businessRowId }: Tenant, found: LockedInvoice) {
  const settlement = settlementOf(found);
  requireCreditable(settlement);
  const invoice = await getDocument(db, INVOICE, businessRowId, found.id);
  const credited = await creditedLines(db, found.row_id);
  return { invoice, settlement, credited };
}

/** @throws ApiError 400 for a day that cannot be */
function issueDateOf(
  { issue_date: sent }: CreditNoteCreate,
  { issue_date: issued }: LockedInvoice,
  { timeZone }: Tenant,
  now: Date,
): string {
  const today = dateInZone(timeZone, now);
  const day = sent ?? today;
  requireBookingDate({ field: 'issue_date', day, document: 'invoice', issued, today });
  return day;
}

/**
 * The credit note that `creditInvoice` would make now, and its invoice after it. Stores nothing. The version is
 * read first, so a change meanwhile makes it an old one.
 */
export async function previewCredit(
  db: Queryable,
  who: Tenant,
  invoiceId: string,
  input: CreditNoteCreate,
) {
  const found = await readSettlement(db, who.businessRowId, invoiceId);
  const creditable = await creditableOf(db, who, found);
  const issueDate = issueDateOf(input, found, who, new Date());
  return { version: found.updated_at, ...priceCredit(creditable, input, issueDate) };
}

/** How much of each line can be credited. Throws 404, and 409 when nothing can. */
export async function creditableLines(db: Queryable, who: Tenant, invoiceId: string) {
  const found = await readSettlement(db, who.businessRowId, invoiceId);
  const { invoice, credited } = await creditableOf(db, who, found);
  const { status, currency } = found;
  return { status, currency, lines: linesLeft(invoice.lines, credited) };
}

/** Credits an invoice, whole or in part. Throws 404, 400 and the 409 codes of contract §10. */
export async function creditInvoice(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  who: Tenant,
  invoiceId: string | null,
  input: CreditNoteCreate,
): Promise<MadeCreditNote> {
  const { businessRowId } = who;
  await lockCreditNotes(trx, businessRowId);
  const locked = await lockInvoice(trx, businessRowId, invoiceId);
  const creditable = await creditableOf(trx, who, locked);
  const now = new Date();
  const issueDate = issueDateOf(input, locked, who, now);
  const { priced, settlement } = priceCredit(creditable, input, issueDate);
  const note = await storeDocument(strapi, trx, who, CREDIT_NOTE, priced, now, locked.row_id);
  const events = settledEvents(locked.status, settlement);
  settleInvoice(strapi, trx, who, settledInvoice(locked, settlement, now), events);
  return { ...note, invoiceId: locked.id };
}
