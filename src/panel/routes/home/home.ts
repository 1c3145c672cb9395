import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { CONTENT_TYPE } from '../../../content-types';
import { database } from '../../../database/pool';
import { lacksPublicUrl } from '../../../mail/is-configured';
import { refusedMails } from '../../../mail/sql/refused-mails';
import { say } from '../../../messages/message';
import { REQUESTABLE_FIELDS } from '../../../portal/requestable-fields';
import { tableOf } from '../../../strapi/models';
import type { Home } from '../../answers';
import { seesEverything } from '../../guard/reduce-answers';
import type { Uid } from '../../roles/ability';
import { mailScopeIn } from '../../roles/mail-scope';
import { readScope } from '../../roles/sql-filter';
import { visibleRowIds } from '../../roles/visible-rows';
import { mayAny, operatorOf, readsAll } from '../operator';
import { inTime } from '../reports/in-time';
import type { PanelAnswer } from '../route';
import { moneyByCurrency } from './money';
import { revenueMonths } from './revenue';
import { chosenBusiness, seenOf, within } from './seen';
import type { BusinessDays } from '../../lists/business-days';
import { mayHaveSample, sampleOf } from '../sample/stored-sample';
import { failingEndpoints } from './sql/failing-endpoints';
import { firstSteps } from './sql/first-steps';
import { latestInvoices } from './sql/latest-invoices';
import { waitingRequests } from './sql/waiting-requests';

/** The fields that the sums and the latest invoices show. A role must allow all of them. */
const SHOWN_FIELDS = [
  'state',
  'total',
  'amount_paid',
  'amount_credited',
  'currency',
  'issue_date',
  'due_date',
  'invoice_number',
];

/** The fields behind "Paid this month" and its lists. */
const PAID_FIELDS: readonly (readonly [Uid, readonly string[]])[] = [
  [CONTENT_TYPE.invoice, ['paid_at']],
  [CONTENT_TYPE.payment, ['amount', 'currency', 'paid_on', 'method', 'state']],
];

const QUOTATION_FIELDS = ['state', 'total', 'currency'];

/** The business of the page, null for all, and the time that decides which day it is. */
interface Wanted {
  chosen: number | null;
  now: Date;
}

/** Whether the operator may see at least one record of the type. */
async function hasAny(strapi: Core.Strapi, ctx: Context, uid: Uid): Promise<boolean> {
  if (!mayAny(strapi, ctx, uid, { action: 'read' })) return false;
  const { sql, values } = await readScope(strapi, operatorOf(ctx), uid);
  const ids = sql ?? `SELECT id FROM ${tableOf(strapi, uid)}`;
  const text = `SELECT 1 FROM (${ids}) seen LIMIT 1`;
  return (await database(strapi).query({ text, values: [...values] })).length > 0;
}

/**
 * The dates for the links to filtered lists. A list takes one date, but businesses in different time
 * zones have different days. This takes the widest range, so that a list shows all that its sum counts.
 * @param visible row ids of businesses; null for all
 */
function periodsOf(days: BusinessDays, visible: readonly number[] | null) {
  const seen = <T>(values: readonly T[]) =>
    values.filter((_, index) => visible?.includes(days.rowIds[index] ?? 0) ?? true).sort();
  const [since] = seen(days.monthStart);
  return {
    today: seen(days.today).at(-1) ?? null,
    month_start: since === undefined ? null : `${since}Z`,
    first_day: seen(days.firstDay)[0] ?? null,
    last_day: seen(days.lastDay).at(-1) ?? null,
  };
}

async function invoicesOf(strapi: Core.Strapi, ctx: Context, wanted: Wanted, can: Home['can']) {
  const db = database(strapi);
  const seen = (uid: Uid) => seenOf(strapi, ctx, uid, wanted);
  const invoices = await seen(CONTENT_TYPE.invoice);
  const payments = can.paid ? await seen(CONTENT_TYPE.payment) : null;
  const quotations = can.quotations ? await seen(CONTENT_TYPE.quotation) : null;
  const named = readsAll(strapi, ctx, CONTENT_TYPE.customer, ['name']);
  const ofChosen = within(invoices.scope.businesses, wanted.chosen);
  const [figures, latest, visible] = await Promise.all([
    moneyByCurrency(db, { invoices, payments, quotations }),
    latestInvoices(db, invoices.scope, ofChosen),
    visibleRowIds(strapi, operatorOf(ctx), CONTENT_TYPE.business, 'read'),
  ]);
  return {
    ...figures,
    periods: periodsOf(invoices.days, visible),
    latest: latest.map(({ business_id, business, customer, ...invoice }) => ({
      ...invoice,
      customer: named ? customer : null,
      business: (visible?.includes(business_id) ?? true) ? business : null,
    })),
  };
}

async function failingOf(strapi: Core.Strapi, ctx: Context, { chosen }: Wanted) {
  const rowIds = await visibleRowIds(strapi, operatorOf(ctx), CONTENT_TYPE.endpoint, 'read');
  const named = readsAll(strapi, ctx, CONTENT_TYPE.business, ['name']);
  const failing = await failingEndpoints(database(strapi), rowIds, chosen);
  return failing.map((endpoint) => ({ ...endpoint, business: named ? endpoint.business : null }));
}

async function refusedOf(strapi: Core.Strapi, ctx: Context, { chosen }: Wanted) {
  const scope = await mailScopeIn(strapi, operatorOf(ctx), chosen);
  return scope ? refusedMails(database(strapi), scope) : [];
}

/** The customers whose people want something changed, as far as the operator may see it. */
async function requestsOf(strapi: Core.Strapi, ctx: Context, { chosen }: Wanted) {
  const uid = CONTENT_TYPE.customer;
  if (!readsAll(strapi, ctx, uid, ['name'])) return [];
  const scope = await readScope(strapi, operatorOf(ctx), uid);
  const readable = REQUESTABLE_FIELDS.filter((field) => readsAll(strapi, ctx, uid, [field]));
  const only = within(scope.businesses, chosen);
  return waitingRequests(database(strapi), scope, { readable, only });
}

const NO_PERIODS = { today: null, month_start: null, first_day: null, last_day: null };
const NOTHING = { money: [], too_slow: [], periods: NO_PERIODS, latest: [] };

/** What the operator's roles allow to show. */
function shownTo(strapi: Core.Strapi, ctx: Context): Home['can'] {
  const may = (uid: Uid, fields: readonly string[]) => readsAll(strapi, ctx, uid, fields);
  const invoices = may(CONTENT_TYPE.invoice, SHOWN_FIELDS);
  return {
    invoices,
    paid: invoices && PAID_FIELDS.every(([uid, fields]) => may(uid, fields)),
    quotations: invoices && may(CONTENT_TYPE.quotation, QUOTATION_FIELDS),
    webhooks: may(CONTENT_TYPE.endpoint, ['url']),
  };
}

/** The path of a new installation, and its sample, for operators who may make both. */
async function startOf(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<Pick<Home, 'first_steps' | 'sample'>> {
  if (!mayHaveSample(strapi, ctx)) return { first_steps: null, sample: null };
  const db = database(strapi);
  const sample = await sampleOf(strapi, db);
  return { first_steps: await firstSteps(db, sample.business?.documentId ?? null), sample };
}

async function homeOf(strapi: Core.Strapi, ctx: Context): Promise<PanelAnswer<Home>> {
  const can = shownTo(strapi, ctx);
  const wanted = { chosen: await chosenBusiness(strapi, ctx), now: new Date() };
  const [business, invoice, start, figures, revenue, failing, refused, requests] =
    await Promise.all([
      hasAny(strapi, ctx, CONTENT_TYPE.business),
      hasAny(strapi, ctx, CONTENT_TYPE.invoice),
      startOf(strapi, ctx),
      can.invoices ? invoicesOf(strapi, ctx, wanted, can) : NOTHING,
      revenueMonths(strapi, ctx, wanted),
      can.webhooks ? failingOf(strapi, ctx, wanted) : [],
      refusedOf(strapi, ctx, wanted),
      requestsOf(strapi, ctx, wanted),
    ]);
  const told = {
    failing_webhooks: failing,
    refused_mails: refused,
    contact_requests: requests,
    lacks_public_url: seesEverything(ctx.state) && lacksPublicUrl(strapi),
  };
  const has = { business, invoice };
  return { data: { has, ...start, ...figures, revenue, ...told, can } };
}

const TOO_SLOW = say('home_too_slow');

/** GET /invoicing/home: figures of the home page, over the records that the operator may see. */
export const home = (strapi: Core.Strapi, ctx: Context): Promise<PanelAnswer<Home>> =>
  inTime(homeOf(strapi, ctx), TOO_SLOW);
