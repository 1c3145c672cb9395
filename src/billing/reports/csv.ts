import Big from 'big.js';
import { stringify } from 'csv-stringify/sync';
import { minorUnitOf } from '../../domain/currency';
import { guardFormula } from '../../domain/formulas';
import { AGES } from '../../domain/reports';
import type { OpenItems, RevenueReport, Statement, TaxReport } from './answers';

/** Spreadsheets take a file for UTF-8 only with it. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A report as a table. Its texts are somebody's, so none of them may become a formula. */
interface Table {
  header: readonly string[];
  rows: readonly (readonly string[])[];
}

/** An amount with the decimals of its currency. */
function money(amount: string, currency: string): string {
  const exact = new Big(amount);
  return exact.toFixed(Math.max(minorUnitOf(currency) ?? 2, decimalsOf(exact)));
}

function decimalsOf(amount: Big): number {
  return amount.toFixed().split('.')[1]?.length ?? 0;
}

function taxTable({ rows }: TaxReport): Table {
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

function revenueTable({ by, rows }: RevenueReport): Table {
  const key = by === 'month' ? ['month'] : [`${by}_id`, by];
  return {
    header: [...key, 'currency', 'documents', 'net'],
    rows: rows.map((row) => [
      ...(by === 'month' ? [row.key ?? ''] : [row.key ?? '', guardFormula(row.name ?? '')]),
      row.currency,
      String(row.documents),
      money(row.net, row.currency),
    ]),
  };
}

function openTable({ rows }: OpenItems): Table {
  const amounts = [...AGES, 'total', 'refund_due'] as const;
  return {
    header: ['customer_id', 'customer', 'currency', 'documents', ...amounts],
    rows: rows.map((row) => [
      row.customer,
      guardFormula(row.name),
      row.currency,
      String(row.documents),
      ...amounts.map((name) => money(row[name], row.currency)),
    ]),
  };
}

function statementTable({ from, to, parts }: Statement): Table {
  return {
    header: ['currency', 'day', 'entry', 'number', 'amount', 'balance'],
    rows: parts.flatMap(({ currency, opening, entries, closing }) => [
      [currency, from, 'opening', '', '', money(opening, currency)],
      ...entries.map(({ day, type, number, amount, balance }) => [
        currency,
        day,
        type,
        guardFormula(number),
        money(amount, currency),
        money(balance, currency),
      ]),
      [currency, to, 'closing', '', '', money(closing, currency)],
    ]),
  };
}

function textOf({ header, rows }: Table): string {
  const all = [header, ...rows].map((row) => [...row]);
  return BYTE_ORDER_MARK + stringify(all, { record_delimiter: 'windows' });
}

export const taxCsv = (report: TaxReport): string => textOf(taxTable(report));
export const revenueCsv = (report: RevenueReport): string => textOf(revenueTable(report));
export const openItemsCsv = (report: OpenItems): string => textOf(openTable(report));
export const statementCsv = (report: Statement): string => textOf(statementTable(report));
