import fc from 'fast-check';
import { AGES, partsOfPeriod, type Period, type PeriodGroup } from '../../src/domain/reports';
import type {
  FigureDocuments,
  OpenItems,
  RevenueReport,
  Statement,
  TaxReport,
} from '../../src/panel/answers';
import { adminApi } from '../support/api';
import { query } from '../support/databases';
import { billedUntil, countedOf } from '../support/counted-lines';
import {
  addTo,
  byRate,
  plainInvoices,
  receivedUntil,
  text,
  type ByRate,
  type PlainInvoice,
} from '../support/plain-reports';
import { BOOKS_WITH_ALL, invoiceSpec, randomShop, write } from '../support/random-books';
import { readRun } from '../support/run';
import { times } from '../support/times';

/** Reports of random books, compared with loops over the rows (tests/support/plain-reports). */

const minor = (amount: string): bigint => BigInt(Math.round(Number(amount) * 100));
const DAY_MS = 86_400_000;
const shifted = (one: string, days: number) =>
  new Date(Date.parse(`${one}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
/** It begins within the books, and ends after the status Paid of today in every time zone. */
const PERIOD: Period = {
  from: '2026-03-03',
  to: shifted(new Date().toISOString().slice(0, 10), 2),
};

async function answer<T>(path: string): Promise<T> {
  const { status, body } = await adminApi().get(`/invoicing/${path}`);
  expect([path, status]).toEqual([path, 200]);
  return body.data as T;
}

const reportOf = <T>(business: string, path: string): Promise<T> =>
  answer<T>(`businesses/${business}/reports/${path}`);

const within = (one: string, { from, to }: Period) => one >= from && one <= to;

function issuedIn(invoices: readonly PlainInvoice[], period: Period): ByRate {
  const rows: ByRate = new Map();
  for (const one of invoices)
    for (const { sign, lines } of countedOf(one).filter(({ day }) => within(day, period)))
      for (const [key, { gross, tax }] of byRate(lines))
        addTo(rows, `${one.currency} ${key}`, sign * gross, sign * tax);
  return rows;
}

function receivedIn(invoices: readonly PlainInvoice[], { from, to }: Period): ByRate {
  const rows: ByRate = new Map();
  for (const one of invoices.filter(({ issued }) => issued)) {
    const before = receivedUntil(one, shifted(from, -1));
    for (const [key, { gross, tax }] of receivedUntil(one, to)) {
      const last = before.get(key) ?? { gross: 0n, tax: 0n };
      addTo(rows, `${one.currency} ${key}`, gross - last.gross, tax - last.tax);
    }
  }
  return rows;
}

const printed = (rows: ByRate) =>
  [...rows]
    .filter(([, { gross, tax }]) => gross !== 0n || tax !== 0n)
    .map(([key, { gross, tax }]) => `${key}: ${text(gross - tax)} + ${text(tax)} = ${text(gross)}`)
    .sort();

const answered = ({ rows }: TaxReport, from: string) =>
  rows
    .filter((row) => row.from === from && (row.gross !== '0' || row.tax !== '0'))
    .map((row) => {
      const key = `${row.currency} ${row.tax_rate} ${row.tax_category ?? 'none'}`;
      return `${key}: ${row.net} + ${row.tax} = ${row.gross}`;
    })
    .sort();

type Basis = TaxReport['basis'];

async function expectTax(business: string, invoices: readonly PlainInvoice[], group: PeriodGroup) {
  for (const basis of ['issue', 'payment'] as const) {
    const query = `from=${PERIOD.from}&to=${PERIOD.to}&basis=${basis}&group=${group}`;
    const report = await reportOf<TaxReport>(business, `tax?${query}`);
    for (const part of partsOfPeriod(PERIOD, group)) {
      const plain = basis === 'issue' ? issuedIn(invoices, part) : receivedIn(invoices, part);
      expect([basis, part, answered(report, part.from)]).toEqual([basis, part, printed(plain)]);
    }
    const lost = new Map<string, bigint>();
    for (const { currency, lost: amounts } of invoices)
      for (const { amount } of amounts.filter(({ day }) => within(day, PERIOD)))
        lost.set(currency, (lost.get(currency) ?? 0n) + amount);
    for (const { currency, written_off } of report.sums)
      expect([currency, written_off]).toEqual([currency, text(lost.get(currency) ?? 0n)]);
    await expectDocuments(business, basis, report.rows[0]);
  }
}

/** The documents behind a row add up to it. */
async function expectDocuments(business: string, basis: Basis, row?: TaxReport['rows'][number]) {
  if (!row) return;
  const filter = new URLSearchParams({
    basis,
    from: row.from,
    to: row.to,
    currency: row.currency,
    tax_rate: row.tax_rate,
    tax_category: row.tax_category ?? 'none',
    limit: '100',
  });
  const { rows, total } = await reportOf<FigureDocuments>(business, `documents?${filter}`);
  const sum = (name: 'net' | 'tax' | 'gross') =>
    text(rows.reduce((all, one) => all + minor(one[name]), 0n));
  expect([total, sum('net'), sum('tax'), sum('gross')]).toEqual([
    row.documents,
    row.net,
    row.tax,
    row.gross,
  ]);
}

/** Net by currency and key. */
function plainRevenue(
  invoices: readonly PlainInvoice[],
  keyOf: (invoice: PlainInvoice, day: string, product: string | null) => string,
) {
  const nets = new Map<string, bigint>();
  for (const one of invoices)
    for (const { day, sign, lines } of countedOf(one).filter(({ day: at }) => within(at, PERIOD)))
      for (const { product, gross, tax } of lines) {
        const key = `${one.currency} ${keyOf(one, day, product)}`;
        nets.set(key, (nets.get(key) ?? 0n) + sign * (gross - tax));
      }
  return [...nets]
    .filter(([, net]) => net !== 0n)
    .map(([key, net]) => `${key}: ${text(net)}`)
    .sort();
}

async function expectRevenue(business: string, invoices: readonly PlainInvoice[]) {
  const plain = {
    customer: plainRevenue(invoices, ({ customer }) => customer),
    product: plainRevenue(invoices, (_invoice, _day, product) => product ?? 'null'),
    month: plainRevenue(invoices, (_invoice, day) => `${day.slice(0, 7)}-01`),
  };
  for (const [by, expected] of Object.entries(plain)) {
    const path = `revenue?from=${PERIOD.from}&to=${PERIOD.to}&by=${by}`;
    const { rows } = await reportOf<RevenueReport>(business, path);
    const found = rows
      .filter(({ net }) => net !== '0')
      .map(({ currency, key, net }) => `${currency} ${key}: ${net}`)
      .sort();
    expect([by, found]).toEqual([by, expected]);
  }
}

const LIMITS = [0, 30, 60, 90, Infinity];

/** The age of what is due, as the key of a figure. */
function keyOfDue({ customer, currency, due }: PlainInvoice, day: string): string {
  const late = due === null ? 0 : (Date.parse(day) - Date.parse(due)) / DAY_MS;
  return `${customer} ${currency} ${AGES[LIMITS.findIndex((limit) => late <= limit)]}`;
}

const dueIn = ({ rows }: OpenItems) =>
  rows
    .flatMap((row) =>
      [...AGES, 'refund_due' as const]
        .filter((name) => row[name] !== '0')
        .map((name) => `${row.customer} ${row.currency} ${name}: ${row[name]}`),
    )
    .sort();

async function expectOpenItems(business: string, invoices: readonly PlainInvoice[]) {
  const { today, ...items } = await reportOf<OpenItems>(business, 'open-items');
  const plain = new Map<string, bigint>();
  for (const one of invoices) {
    if (!['sent', 'overdue'].includes(one.state) || one.open === 0n) continue;
    const key = keyOfDue(one, today);
    plain.set(key, (plain.get(key) ?? 0n) + one.open);
  }
  expect(dueIn({ today, ...items }).filter((one) => !one.includes('refund_due'))).toEqual(
    [...plain].map(([key, due]) => `${key}: ${text(due)}`).sort(),
  );
}

/** What an invoice was worth on a day, less all that settled it until then. */
function balanceOn(one: PlainInvoice, day: string): bigint {
  const until = (amounts: readonly { day: string; amount: bigint }[]) =>
    amounts.filter((each) => each.day <= day).reduce((sum, { amount }) => sum + amount, 0n);
  if (!one.issued) return 0n;
  return billedUntil(one, day) - until(one.received) - until(one.lost) + until(one.refunds);
}

/** Open items as of days in the past follow from the days of the rows, and so do their documents. */
async function expectOpenItemsOn(business: string, invoices: readonly PlainInvoice[]) {
  const now = await reportOf<OpenItems>(business, 'open-items');
  const last = shifted(now.today, -1);
  for (const day of ['2026-01-01', '2026-03-03', '2026-03-31', '2026-05-05', last]) {
    const report = await reportOf<OpenItems>(business, `open-items?as_of=${day}`);
    const plain = new Map<string, bigint>();
    for (const one of invoices) {
      const balance = balanceOn(one, day);
      const key = balance < 0n ? `${one.customer} ${one.currency} refund_due` : keyOfDue(one, day);
      const amount = balance < 0n ? -balance : balance;
      if (amount !== 0n) plain.set(key, (plain.get(key) ?? 0n) + amount);
    }
    const figures = [...plain].map(([key, due]) => `${key}: ${text(due)}`).sort();
    expect([day, report.today, dueIn(report)]).toEqual([day, day, figures]);
    for (const { currency, total } of report.sums) {
      const query = `as_of=${day}&currency=${currency}&limit=100`;
      const { rows } = await reportOf<FigureDocuments>(business, `open-items/documents?${query}`);
      const sum = text(rows.reduce((all, { gross }) => all + minor(gross), 0n));
      expect([day, currency, sum]).toEqual([day, currency, total]);
    }
  }
  const today = await reportOf<OpenItems>(business, `open-items?as_of=${now.today}`);
  expect(today).toEqual(now);
}

/** A statement of all time ends at what is open, less refunds that are due, and so does a later part of it. */
async function expectStatements(customers: readonly string[], invoices: readonly PlainInvoice[]) {
  for (const customer of customers) {
    const path = `customers/${customer}/statement?to=${PERIOD.to}&from=`;
    const [all, part] = [
      await answer<Statement>(`${path}2025-01-01`),
      await answer<Statement>(`${path}${PERIOD.from}`),
    ];
    const closing = ({ parts }: Statement) =>
      parts.map((one) => `${one.currency} ${one.closing}`).filter((one) => !one.endsWith(' 0'));
    expect(closing(part)).toEqual(closing(all));
    const owed = new Map<string, bigint>();
    for (const one of invoices.filter((invoice) => invoice.customer === customer)) {
      const sum = (amounts: readonly { amount: bigint }[]) =>
        amounts.reduce((total, { amount }) => total + amount, 0n);
      const billed = billedUntil(one, PERIOD.to);
      const paid = one.issued ? sum(one.received) + sum(one.lost) - sum(one.refunds) : 0n;
      owed.set(one.currency, (owed.get(one.currency) ?? 0n) + billed - paid);
    }
    const plain = [...owed].filter(([, amount]) => amount !== 0n);
    expect(closing(all)).toEqual(plain.map(([code, amount]) => `${code} ${text(amount)}`).sort());
  }
}

/** They are all of today, so they get days of their own, in their order. */
const spreadCancellations = (business: string) =>
  query(
    readRun().sharedDatabaseUrl,
    `update cancellations
     set day = least(current_date, greatest(i.issue_date, date '2026-03-20') + 13 * x.place)
     from (select c.*, row_number() over (partition by invoice_id order by number)::int as place
       from cancellations c) x join invoices i on i.id = x.invoice_id
     where cancellations.number = x.number
       and i.business_id = (select id from businesses where document_id = $1)`,
    [business],
  );

test('every report is that of the rows, to the cent and however a period is cut', async () => {
  const seen = { refunds: 0, notes: 0, parts: 0, cancelled: 0, revived: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(invoiceSpec, { minLength: 4, maxLength: 8 }), async (specs) => {
      const { business, customers, ...shop } = await randomShop();
      for (const spec of specs) await write({ business, customers, ...shop }, spec);
      await spreadCancellations(business);
      const invoices = await plainInvoices(business);
      for (const { refunds, notes, received, cancellations } of invoices) {
        seen.refunds += refunds.length;
        seen.notes += notes.length;
        seen.parts += received.length > 1 ? 1 : 0;
        seen.cancelled += cancellations.filter(({ sign }) => sign < 0n).length;
        seen.revived += cancellations.filter(({ sign }) => sign > 0n).length;
      }
      for (const group of ['whole', 'month', 'quarter'] as const)
        await expectTax(business, invoices, group);
      await expectRevenue(business, invoices);
      await expectOpenItems(business, invoices);
      await expectOpenItemsOn(business, invoices);
      await expectStatements(customers, invoices);
    }),
    { numRuns: times(8), examples: [[BOOKS_WITH_ALL]] },
  );
  // The books reach all that makes a difference.
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
});
