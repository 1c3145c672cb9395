import Big from 'big.js';
import type { ListRows, ListSummary } from '../../src/panel/answers';
import { api } from './api';
import { query } from './databases';
import type { HttpClient } from './http';
import { createCustomer, createInvoice, createQuotation, line } from './records';
import { readRun } from './run';
import type { Shop } from './two-businesses';

export const NAMES = [
  'Müller & Söhne GmbH',
  'Ångström Øst AS',
  'Straße 7',
  'Plain Ltd',
  'ÉCLAIR SARL',
];
const STATES = ['draft', 'sent', 'paid', 'overdue', 'cancelled', 'sent'];
export const day = (offset: number) =>
  new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

/** Invoices of every status, in two currencies, at many days; some late, some paid in part. */
export async function fill(shop: Shop): Promise<void> {
  const client = api(shop.key);
  for (const [index, name] of NAMES.entries()) {
    const customer = await createCustomer(client, { name: `${name} ${shop.mark}` });
    for (const [at, status] of STATES.entries()) {
      const number = index * STATES.length + at;
      const currency = number % 3 === 0 ? 'JPY' : 'EUR';
      const items = [line({ quantity: 1, unit_price: 100 + number * 7, tax_rate: 19 })];
      await createInvoice(client, customer.id, {
        status,
        currency,
        items,
        issue_date: day(-number * 11),
        due_date: number % 4 === 0 ? null : day(number % 5 === 0 ? 30 : -number * 11 + 400),
        ...(status === 'sent' && at === 5 ? { amount_paid: 7 } : {}),
      });
    }
    const issued = { status: 'overdue', issue_date: day(-40), due_date: day(-1), currency: 'EUR' };
    await createInvoice(client, customer.id, { ...issued, items: [line()] });
    const status = index < 2 ? 'expired' : 'sent';
    const offer = { status, issue_date: day(-40), valid_until: day(index - 2) };
    await createQuotation(client, customer.id, offer);
  }
}

export interface Row {
  number: string;
  customer: string;
  issue_date: string;
  due_date: string | null;
  state: string;
  currency: string;
  total: string;
  due: string;
  foreign: boolean;
}

export const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('ß', 'ss')
    .replaceAll('Ø', 'O')
    .toLowerCase();

/** All invoices of both shops, without any of our code. */
export async function rows({ mine, foreign }: Record<'mine' | 'foreign', Shop>): Promise<Row[]> {
  return query<Row>(
    readRun().sharedDatabaseUrl,
    `select i.invoice_number as number, c.name as customer, i.issue_date::text, i.due_date::text, i.state,
        i.currency, i.total::text, b.document_id <> $1 as foreign,
        case when i.state in ('draft', 'cancelled') then '0'
          else (i.total - coalesce(i.amount_paid, 0) - coalesce(i.amount_credited, 0))::text end as due
      from invoices i join businesses b on b.id = i.business_id join customers c on c.id = i.customer_id
      where b.document_id in ($1, $2)`,
    [mine.ids.business, foreign.ids.business],
  );
}

/** An amount whose text has its order. */
export const digits = (amount: string) => new Big(amount).toFixed(6).padStart(20, '0');

export const VIEWS: Readonly<Record<string, (row: Row) => boolean>> = {
  all: () => true,
  draft: ({ state }) => state === 'draft',
  open: ({ state }) => ['sent', 'overdue'].includes(state),
  overdue: ({ state }) => state === 'overdue',
  paid: ({ state }) => state === 'paid',
  cancelled: ({ state }) => state === 'cancelled',
  // No mail of these invoices was refused; `refused-mails` has those that were.
  mail_refused: () => false,
};

export function expected(found: readonly Row[], view = 'all'): ListSummary {
  const shown = found.filter(VIEWS[view] ?? (() => false));
  const currencies = [...new Set(shown.map(({ currency }) => currency))].sort();
  const sum = (of: readonly Row[], name: 'total' | 'due') =>
    of.reduce((all, row) => all.plus(row[name]), new Big(0)).toFixed();
  return {
    count: shown.length,
    views: Object.fromEntries(
      Object.entries(VIEWS).map(([name, fits]) => [name, found.filter(fits).length]),
    ),
    sums: currencies.map((currency) => {
      const of = shown.filter((row) => row.currency === currency);
      const amounts = { total: sum(of, 'total'), amount_due: sum(of, 'due') };
      return { currency, count: of.length, amounts };
    }),
  };
}

export async function summary(
  client: HttpClient,
  search = '',
  list = 'invoices',
): Promise<ListSummary> {
  const { status, body, text } = await client.get(`/invoicing/lists/${list}?${search}`);
  if (status !== 200) throw new Error(`${status} ${text}`);
  return body.data;
}

/** The address of the rows of a list. */
export const rowsPath = (search = '', list = 'invoices'): string =>
  `/invoicing/lists/${list}/rows?${search}`;

/** A page of a list, as the panel reads it. */
export async function listed(
  client: HttpClient,
  search = '',
  list = 'invoices',
): Promise<ListRows> {
  const { status, body, text } = await client.get(rowsPath(search, list));
  if (status !== 200) throw new Error(`${status} ${text}`);
  return body.data;
}

export async function numbers(client: HttpClient, search: string) {
  const { rows: found, total } = await listed(client, `pageSize=100&${search}`);
  expect(total).toBe(found.length);
  return found.map(({ invoice_number: number }) => String(number));
}
