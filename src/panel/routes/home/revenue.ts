import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { revenueByMonth } from '../../../billing/reports/revenue';
import { add } from '../../../billing/reports/sums';
import { database } from '../../../database/pool';
import { calendarPeriod, partsOfPeriod } from '../../../domain/reports';
import { say } from '../../../messages/message';
import type { HomeRevenue, RevenueMonths } from '../../answers';
import { readableBooks } from '../reports/books';
import { inTime } from '../reports/in-time';
import type { PanelAnswer } from '../route';
import { chosenBusiness, within } from './seen';
import { businessDays } from '../../lists/business-days';

const MONTHS = 12;

/** The business of the page, null for all, and the time that decides which day it is. */
interface Wanted {
  chosen: number | null;
  now: Date;
}

/**
 * The twelve months that end with this one, and the businesses that count. Only those count whose books
 * the operator may read as a whole: a part of the revenue would look like all of it.
 */
async function booksOfMonths(strapi: Core.Strapi, ctx: Context, { chosen, now }: Wanted) {
  const books = within(await readableBooks(strapi, ctx), chosen);
  const { rowIds, today: days } = await businessDays(database(strapi), books, now);
  // At the turn of a month, the business whose day is the latest decides.
  const today = [...days].sort().at(-1);
  if (today === undefined) return null;
  const { to } = calendarPeriod(today, 'month');
  const { from } = calendarPeriod(today, 'month', 1 - MONTHS);
  return { rowIds, from, to };
}

/** The months of the chart; null for an operator who sees no revenue. */
export async function revenueMonths(
  strapi: Core.Strapi,
  ctx: Context,
  wanted: Wanted,
): Promise<RevenueMonths | null> {
  const found = await booksOfMonths(strapi, ctx, wanted);
  return found && { from: found.from, to: found.to };
}

async function revenueOf(
  strapi: Core.Strapi,
  ctx: Context,
  wanted: Wanted,
): Promise<HomeRevenue | null> {
  const found = await booksOfMonths(strapi, ctx, wanted);
  if (!found) return null;
  const { rowIds, from, to } = found;
  const rows = await revenueByMonth(database(strapi), rowIds, { from, to });
  const months = partsOfPeriod({ from, to }, 'month').map((month) => month.from);
  const currencies = [...new Set(rows.map(({ currency }) => currency))].sort();
  return {
    from,
    to,
    months,
    currencies: currencies.map((currency) => {
      const own = rows.filter((row) => row.currency === currency);
      const netOf = (month: string) => own.find(({ key }) => key === month)?.net ?? '0';
      const nets = months.map(netOf);
      return { currency, nets, sum: add(nets) };
    }),
  };
}

const TOO_SLOW = say('chart_too_slow');

/** GET /invoicing/home/revenue: the chart of the home page, as the report by month has it. */
export async function homeRevenue(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<PanelAnswer<HomeRevenue | null>> {
  const wanted = { chosen: await chosenBusiness(strapi, ctx), now: new Date() };
  return { data: await inTime(revenueOf(strapi, ctx, wanted), TOO_SLOW) };
}
