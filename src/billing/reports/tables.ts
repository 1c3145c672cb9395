import Big from 'big.js';
import { types } from 'pg';
import type { Batch } from '../../database/exports';
import { printedMinorUnit } from '../../domain/currency';
import { AGES } from '../../domain/reports';
import type { OpenItems, RevenueReport, Statement, TaxReport } from './answers';

/** A report as a table: the names of its columns, and its rows. */
export interface ReportTable {
  header: readonly string[];
  rows: readonly (readonly string[])[];
}

/** An amount with the decimals of its currency. */
function money(amount: string, currency: string): string {
  const exact = new Big(amount);
  return exact.toFixed(Math.max(printedMinorUnit(currency), decimalsOf(exact)));
}

function decimalsOf(amount: Big): number {
  return amount.toFixed().split('.')[1]?.length ?? 0;
}

export function taxTable({ rows }: TaxReport): ReportTable {
  const header = ['from', 'to', 'currency', 'tax_rate', 'tax_category'];
  return {
    header: [...header, 'documents', 'net', 'tax', 'gross'],
    rows: rows.map((row) => [
      row.from,
      row.to,
      row.currency,
      row.tax_rate,
      row.tax_category ?? '',
      String(row.documents),
      ...[row.net, row.tax, row.gross].map((amount) => money(amount, row.currency)),
    ]),
  };
}

export function revenueTable({ by, rows }: RevenueReport): ReportTable {
  const key = by === 'month' ? ['month'] : [`${by}_id`, by];
  return {
    header: [...key, 'currency', 'documents', 'net'],
    rows: rows.map((row) => [
      ...(by === 'month' ? [row.key ?? ''] : [row.key ?? '', row.name ?? '']),
      row.currency,
      String(row.documents),
      money(row.net, row.currency),
    ]),
  };
}

export function openTable({ rows }: OpenItems): ReportTable {
  const amounts = [...AGES, 'total', 'refund_due', 'on_account'] as const;
  return {
    header: ['customer_id', 'customer', 'currency', 'documents', ...amounts],
    rows: rows.map((row) => [
      row.customer,
      row.name,
      row.currency,
      String(row.documents),
      ...amounts.map((name) => money(row[name], row.currency)),
    ]),
  };
}

export function statementTable({ from, to, parts }: Statement): ReportTable {
  return {
    header: ['currency', 'day', 'entry', 'number', 'amount', 'balance'],
    rows: parts.flatMap(({ currency, opening, entries, closing }) => [
      [currency, from, 'opening', '', '', money(opening, currency)],
      ...entries.map(({ day, type, number, amount, balance }) => [
        currency,
        day,
        type,
        number,
        money(amount, currency),
        money(balance, currency),
      ]),
      [currency, to, 'closing', '', '', money(closing, currency)],
    ]),
  };
}

const NUMBERS: ReadonlySet<string> = new Set([
  'tax_rate',
  'documents',
  'net',
  'tax',
  'gross',
  'amount',
  'balance',
  'total',
  'refund_due',
  'on_account',
  ...AGES,
]);
const DAYS: ReadonlySet<string> = new Set(['from', 'to', 'day']);

function typeOf(column: string): number {
  if (NUMBERS.has(column)) return types.builtins.NUMERIC;
  return DAYS.has(column) ? types.builtins.DATE : types.builtins.TEXT;
}

/** The rows of a report as those of a list, whose files it has. */
export const reportRows = ({ header, rows }: ReportTable): Batch => ({
  fields: header.map((name) => ({ name, dataTypeID: typeOf(name) })),
  rows: rows.map((row) => row.map((cell) => (cell === '' ? null : cell))),
  done: true,
});
