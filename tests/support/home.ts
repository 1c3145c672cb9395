import Big from 'big.js';
import { CONTENT_TYPE } from '../../src/content-types';
import { adminApi, api, createKey } from './api';
import { query } from './databases';
import {
  CM,
  createOperator,
  createRole,
  MY_BUSINESSES,
  type OperatorAccount,
  type Permission,
} from './operators';
import { createCustomer, createInvoice } from './records';
import { collection, limitedPermissions } from './two-businesses';
import type { ServiceAt } from './service';

const item = (unit_price: number) => ({ description: 'Work', quantity: 1, unit_price });

/** A business in a time zone, with a customer, and a function that makes invoices. */
export async function homeShop(service: ServiceAt, time_zone = 'UTC') {
  const scopes: ('read' | 'write' | 'webhooks')[] = ['read', 'write', 'webhooks'];
  const { key, business } = await createKey({ service, scopes, businessFields: { time_zone } });
  const client = api(key, service);
  const customer = await createCustomer(client, { name: `Customer in ${time_zone}` });
  const invoice = (unit_price: number, fields: object = {}) =>
    createInvoice(client, customer.id, { items: [item(unit_price)], ...fields });
  return { business, client, customer, invoice };
}

const READS_PAYMENTS = {
  action: `${CM}.read`,
  subject: CONTENT_TYPE.payment,
  conditions: [MY_BUSINESSES],
};

/** An operator with these permissions, who is a member of these businesses. */
export async function memberWho(
  service: ServiceAt,
  permissions: readonly Permission[],
  ...businesses: string[]
): Promise<OperatorAccount> {
  const operator = await createOperator([await createRole(permissions, service)], service);
  for (const business of businesses) {
    const members = { connect: [{ id: operator.id }] };
    await adminApi(service).put(collection('business', business), { members });
  }
  return operator;
}

/** An operator who may read all of these businesses and nothing else. */
export const memberOf = (service: ServiceAt, ...businesses: string[]): Promise<OperatorAccount> =>
  memberWho(service, [...limitedPermissions(['read']), READS_PAYMENTS], ...businesses);

const NO_FIGURE = { amount: '0', count: 0 };
export const NO_AGES = {
  not_due: NO_FIGURE,
  days_1_30: NO_FIGURE,
  days_31_60: NO_FIGURE,
  days_61_90: NO_FIGURE,
  over_90: NO_FIGURE,
};
export const NONE_WAITS = {
  draft_invoices: NO_FIGURE,
  draft_quotations: NO_FIGURE,
  sent_quotations: NO_FIGURE,
  accepted_quotations: NO_FIGURE,
};

/** The same figures by one plain query each, with the days of PostgreSQL's own time zones. */
export async function plainFigures(databaseUrl: string, currency: string) {
  const sql = <T>(text: string) => query<T>(databaseUrl, text, [currency]);
  const open = `from invoices i join businesses b on b.id = i.business_id
    where i.currency = $1 and i.state in ('sent', 'overdue')`;
  const days = `(now() at time zone b.time_zone)::date - i.due_date`;
  const inMonth = (day: string) =>
    `date_trunc('month', ${day}) = date_trunc('month', now() at time zone b.time_zone)`;
  const byStatus = `(i.amount_paid - i.amount_recorded
    - case when i.paid_at > i.created_at then coalesce(i.amount_paid_before, 0) else 0 end)`;
  const marked = `from invoices i join businesses b on b.id = i.business_id
    where i.currency = $1 and i.state = 'paid' and ${byStatus} > 0
      and ${inMonth(`i.paid_at at time zone 'UTC' at time zone b.time_zone`)}`;
  const recorded = `from payments p join businesses b on b.id = p.business_id
    where p.currency = $1 and p.state = 'recorded' and ${inMonth('p.paid_on::timestamp')}`;
  const of = async (what: string, from: string) => {
    const [row] = await sql<{ amount: string; count: number }>(
      `select trim_scale(coalesce(sum(${what}), 0))::text as amount, count(*)::int ${from}`,
    );
    return row ?? { amount: '', count: -1 };
  };
  const due = 'i.total - i.amount_paid';
  const outstanding = await of(due, open);
  const stated = await of(byStatus, marked);
  const payments = await of('p.amount', recorded);
  return {
    currency,
    outstanding: outstanding.amount,
    outstanding_count: outstanding.count,
    ages: {
      not_due: await of(due, `${open} and coalesce(${days}, 0) <= 0`),
      days_1_30: await of(due, `${open} and ${days} between 1 and 30`),
      days_31_60: await of(due, `${open} and ${days} between 31 and 60`),
      days_61_90: await of(due, `${open} and ${days} between 61 and 90`),
      over_90: await of(due, `${open} and ${days} > 90`),
    },
    waiting: {
      ...NONE_WAITS,
      draft_invoices: await of('total', `from invoices where currency = $1 and state = 'draft'`),
    },
    paid_this_month: new Big(stated.amount).plus(payments.amount).toFixed(),
    payment_count: payments.count,
    marked_paid_count: stated.count,
    marked_paid: (
      await sql<{ id: string }>(`select i.document_id as id ${marked} order by i.id`)
    ).map(({ id }) => id),
  };
}
