import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { CONTENT_TYPE } from '../../../content-types';
import type { Home } from '../../answers';
import type { Uid } from '../../roles/ability';
import { readScope } from '../../roles/sql-filter';
import { visibleRowIds } from '../../roles/visible-rows';
import { database } from '../../../database/pool';
import { tableOf } from '../../../strapi/models';
import { mayAny, operatorOf } from '../operator';
import type { PanelAnswer } from '../route';
import { businessDays, type BusinessDays } from './sql/business-days';
import { failingEndpoints } from './sql/failing-endpoints';
import { latestInvoices } from './sql/latest-invoices';
import { moneyByCurrency } from './sql/money';

/** The fields that the sums and the latest invoices show. A role must allow all of them. */
const SHOWN_FIELDS = [
  'state',
  'total',
  'amount_paid',
  'currency',
  'issue_date',
  'due_date',
  'invoice_number',
];

const mayRead = (strapi: Core.Strapi, ctx: Context, uid: Uid, field?: string): boolean =>
  mayAny(strapi, ctx, uid, { action: 'read', ...(field === undefined ? {} : { field }) });

/** Whether the operator may see at least one record of the type. */
async function hasAny(strapi: Core.Strapi, ctx: Context, uid: Uid): Promise<boolean> {
  if (!mayRead(strapi, ctx, uid)) return false;
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
  };
}

async function invoicesOf(strapi: Core.Strapi, ctx: Context) {
  const db = database(strapi);
  const scope = await readScope(strapi, operatorOf(ctx), CONTENT_TYPE.invoice);
  const named = mayRead(strapi, ctx, CONTENT_TYPE.customer, 'name');
  const days = await businessDays(db, scope.businesses, new Date());
  const [money, latest] = await Promise.all([
    moneyByCurrency(db, scope, days),
    latestInvoices(db, scope),
  ]);
  return {
    money,
    periods: periodsOf(
      days,
      await visibleRowIds(strapi, operatorOf(ctx), CONTENT_TYPE.business, 'read'),
    ),
    latest: latest.map((invoice) => ({ ...invoice, customer: named ? invoice.customer : null })),
  };
}

async function failingOf(strapi: Core.Strapi, ctx: Context) {
  const rowIds = await visibleRowIds(strapi, operatorOf(ctx), CONTENT_TYPE.endpoint, 'read');
  const named = mayRead(strapi, ctx, CONTENT_TYPE.business, 'name');
  const failing = await failingEndpoints(database(strapi), rowIds);
  return failing.map((endpoint) => ({ ...endpoint, business: named ? endpoint.business : null }));
}

const NOTHING = { money: [], periods: { today: null, month_start: null }, latest: [] };

/** GET /invoicing/home: figures of the home page, over the records that the operator may see. */
export async function home(strapi: Core.Strapi, ctx: Context): Promise<PanelAnswer<Home>> {
  const can = {
    invoices: SHOWN_FIELDS.every((field) => mayRead(strapi, ctx, CONTENT_TYPE.invoice, field)),
    webhooks: mayRead(strapi, ctx, CONTENT_TYPE.endpoint, 'url'),
  };
  const [business = false, customer = false, invoice = false] = await Promise.all(
    [CONTENT_TYPE.business, CONTENT_TYPE.customer, CONTENT_TYPE.invoice].map((uid) =>
      hasAny(strapi, ctx, uid as Uid),
    ),
  );
  const figures = can.invoices ? await invoicesOf(strapi, ctx) : NOTHING;
  const data: Home = {
    first_steps: { business, customer, invoice },
    ...figures,
    failing_webhooks: can.webhooks ? await failingOf(strapi, ctx) : [],
    can,
  };
  return { data };
}
