import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import type Big from 'big.js';
import { INVOICE } from '../../../billing/kind';
import { CONTENT_TYPE } from '../../../content-types';
import { database } from '../../../database/pool';
import { DAY_MS, dateInZone, daysLater, knownTimeZone } from '../../../domain/dates';
import { decimalText, ZERO } from '../../../domain/money';
import { occurrenceAt } from '../../../domain/schedule/occurrences';
import type { RecurringInvoice } from '../../../recurring/recurring';
import type { Priced } from '../../../recurring/sql/priced';
import { totalOf } from '../../../recurring/total-of';
import type { UpcomingInvoices } from '../../answers';
import { readScope } from '../../roles/sql-filter';
import { operatorOf, readsAll } from '../operator';
import { chosenBusiness, within } from '../home/seen';
import type { PanelAnswer } from '../route';
import { countDrafts, failingOnes, goingOn, MOST_ADDED } from './sql/upcoming';

const UID = CONTENT_TYPE.recurring;
const DAYS = 30;

/** The fields that the figures tell of. A role must allow all of them. */
const TOLD = ['items', 'currency', 'state', 'next_date', 'last_error', 'name'];

/** How many of its occurrences have a date until a day. */
function countUntil(recurring: RecurringInvoice, last: string): number {
  const { next_occurrence: next, counted } = recurring;
  for (let n = 0; ; n += 1) {
    const one = next === null ? null : occurrenceAt(recurring, next + n, counted + n);
    if (one === null || one.date > last) return n;
  }
}

function sums(all: readonly Priced[], now: Date): UpcomingInvoices['currencies'] {
  const found = new Map<string, { total: Big; count: number }>();
  for (const going of all) {
    const today = dateInZone(knownTimeZone(going.timeZone), now);
    const count = countUntil(going.recurring, daysLater(today, DAYS) ?? today);
    if (count === 0) continue;
    const { currency } = going.recurring;
    const before = found.get(currency) ?? { total: ZERO, count: 0 };
    const total = before.total.plus(totalOf(going.recurring.items, going).times(count));
    found.set(currency, { total, count: before.count + count });
  }
  return [...found]
    .map(([currency, { total, count }]) => ({ currency, total: decimalText(total), count }))
    .sort((one, other) => other.count - one.count);
}

/**
 * GET /invoicing/recurring-invoices/upcoming?business=…: what will be billed in the next 30 days, what waits as
 * a draft, and what cannot be made.
 */
export async function upcoming(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<PanelAnswer<UpcomingInvoices>> {
  if (!readsAll(strapi, ctx, UID, TOLD)) throw new errors.ForbiddenError();
  const db = database(strapi);
  const chosen = await chosenBusiness(strapi, ctx);
  const scope = await readScope(strapi, operatorOf(ctx), UID);
  const ofChosen = within(scope.businesses, chosen);
  const now = new Date();
  const last = new Date(now.getTime() + (DAYS + 1) * DAY_MS).toISOString().slice(0, 10);
  const all = await goingOn(db, scope, { businesses: ofChosen, last });
  const mayCount = readsAll(strapi, ctx, INVOICE.uid, ['state']);
  const invoices = mayCount ? await readScope(strapi, operatorOf(ctx), INVOICE.uid) : null;
  const drafts = invoices
    ? await countDrafts(db, invoices, within(invoices.businesses, chosen))
    : 0;
  const named = readsAll(strapi, ctx, CONTENT_TYPE.customer, ['name']);
  const failing = await failingOnes(db, scope, ofChosen);
  return {
    data: {
      currencies: sums(all, now),
      more: all.length === MOST_ADDED,
      drafts,
      failing: failing.map((one) => ({ ...one, customer: named ? one.customer : null })),
    },
  };
}
