import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import Big from 'big.js';
import { requireAccount, standingAccount } from '../billing/sql/bank-accounts';
import { getDocument } from '../billing/sql/find-document';
import { withDefaults } from '../billing/defaults';
import { INVOICE } from '../billing/kind';
import { RECURRING_CREATE, type RecurringCreate } from '../billing/schemas/recurring';
import type { BillingTenant } from '../billing/tenant';
import type { Queryable } from '../database/connection';
import type { Transaction } from '../database/pool';
import { dateInZone } from '../domain/dates';
import { eventsOf } from '../domain/events';
import { caughtUp, dueOccurrences, dueThrough } from '../domain/schedule/due';
import { withDoubledBraces } from '../domain/schedule/placeholders';
import { parse } from '../validation/parse';
import { RECURRING_TEXTS, requireConsistent, requireNewSchedule } from './check-stated';
import { contextOf } from './invoice-of';
import { previewText } from './preview';
import { movedOn, NOT_FAILED, storedItem, type RecurringInvoice, type Stated } from './recurring';
import { insertSkipped } from './sql/occurrences';
import { NEW_ROW, writeRecurring, type RecurringEvent } from './sql/write';

/** A checked body as it is stored. @throws 400 */
export function statedBy(input: RecurringCreate, who: BillingTenant, now: Date): Stated {
  const stated = { ...withDefaults(input, who), items: input.items.map(storedItem) };
  requireConsistent(stated);
  requireNewSchedule(stated, dateInZone(who.timeZone, now));
  return stated;
}

/** The preview of the first invoices. @throws 400 when they could not be made */
export async function previewNew(
  db: Queryable,
  who: BillingTenant,
  input: RecurringCreate,
  count: number | null,
): Promise<string> {
  const now = new Date();
  const stated = statedBy(input, who, now);
  await requireAccount(db, who.businessRowId, stated.bank_account_id);
  const context = await contextOf(db, who.businessRowId, stated);
  const place = { schedule: stated, next: 0, counted: 0 };
  return previewText(who, stated, { place, count, context }, now);
}

/** The event of an end, where there is one. */
export const completion = ({ status }: RecurringInvoice): RecurringEvent | null =>
  status === 'completed' ? 'recurring_invoice.completed' : null;

function begun(stated: Stated, customerRowId: number, now: Date): RecurringInvoice {
  const created_at = now.toISOString();
  const first = {
    ...stated,
    ...NOT_FAILED,
    row_id: NEW_ROW,
    id: randomUUID(),
    customer_row_id: customerRowId,
    status: 'active' as const,
    next_occurrence: 0,
    next_date: null,
    due_on: null,
    series: 0,
    counted: 0,
    decided_through: null,
    only_drafts: false,
    created_at,
    updated_at: created_at,
  };
  return { ...movedOn(first, 0, now), updated_at: created_at };
}

/**
 * Stores a new recurring invoice, with its event. What was due before counts as missed.
 * @throws 400, also when its first invoice could not be made
 */
export async function createRecurring(
  strapi: Core.Strapi,
  trx: Transaction,
  who: BillingTenant,
  input: RecurringCreate,
): Promise<RecurringInvoice> {
  const now = new Date();
  const sent = statedBy(input, who, now);
  await requireAccount(trx, who.businessRowId, sent.bank_account_id);
  const context = await contextOf(trx, who.businessRowId, sent);
  const { delivery_address = context.deliveryAddress } = sent;
  const stated = { ...sent, delivery_address };
  const place = { schedule: stated, next: 0, counted: 0 };
  previewText(who, stated, { place, count: 1, context }, now);
  const through = dueThrough(who.timeZone, now);
  const { skipped, asDrafts } = caughtUp(stated.catch_up, dueOccurrences(place, through), through);
  const first = begun(stated, context.customerRowId, now);
  const recurring = {
    ...movedOn(first, skipped.length, now),
    updated_at: first.created_at,
    decided_through: through,
    only_drafts: asDrafts,
  };
  const events = eventsOf<RecurringEvent>('recurring_invoice.created', completion(recurring));
  const row_id = await writeRecurring(strapi, trx, who, recurring, events);
  await insertSkipped(trx, { row_id, series: 0 }, skipped);
  return { ...recurring, row_id };
}

const DECIMALS = ['quantity', 'unit_price', 'tax_rate', 'discount_rate'] as const;

/** The fields that a recurring invoice takes over of an invoice, in the form of a request. */
async function ofInvoice(db: Queryable, businessRowId: number, id: string | null) {
  const found = await getDocument(db, INVOICE, businessRowId, id);
  const { customer_id, currency, template_type, metadata, delivery_address } = found;
  const bank_account_id = await standingAccount(db, businessRowId, found.bank_account_id);
  const literal = (text: string | null) => text && withDoubledBraces(text);
  const items = found.lines.map((line) => ({
    ...line,
    description: withDoubledBraces(line.description),
    ...Object.fromEntries(DECIMALS.map((name) => [name, new Big(line[name])])),
  }));
  const texts = RECURRING_TEXTS.map((name) => [name, literal(found[name])]);
  const own = { customer_id, currency, template_type, metadata, delivery_address, bank_account_id };
  return { ...own, items, ...Object.fromEntries(texts) };
}

/**
 * Makes a recurring invoice from an invoice.
 * @param body what it says of itself, such as its schedule; the rest is the invoice's
 * @throws 400, 404
 */
export async function createFromInvoice(
  strapi: Core.Strapi,
  trx: Transaction,
  who: BillingTenant,
  id: string | null,
  body: Readonly<Record<string, unknown>>,
): Promise<RecurringInvoice> {
  const given = Object.entries(body).filter(([, value]) => value !== null && value !== undefined);
  const whole = { ...(await ofInvoice(trx, who.businessRowId, id)), ...Object.fromEntries(given) };
  return createRecurring(strapi, trx, who, parse(RECURRING_CREATE, whole));
}
