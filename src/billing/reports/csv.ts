import Big from 'big.js';
import { stringify } from 'csv-stringify/sync';
import { printedMinorUnit } from '../../domain/currency';
import { guardFormula } from '../../domain/formulas';
import { AGES } from '../../domain/reports';
import { decimalFor, delimiterFor, type CsvDecimal } from '../../domain/csv-decimals';
import { BYTE_ORDER_MARK } from '../csv/text';
import type { OpenItems, RevenueReport, Statement, TaxReport } from './answers';

/** A report as a table. Its texts are somebody's, so none of them may become a formula. */
interface Table {
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
  const amounts = [...AGES, 'total', 'refund_due', 'on_account'] as const;
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

const AMOUNTS = [
  'tax_rate',
  'net',
  'tax',
  'gross',
  'amount',
  'balance',
  'total',
  'refund_due',
  'on_account',
];
const NUMBERS: readonly string[] = [...AMOUNTS, ...AGES];

function textOf({ header, rows }: Table, decimal: CsvDecimal): string {
  const cell = (text: string, at: number) =>
    NUMBERS.includes(header[at] ?? '') ? decimalFor(decimal, text) : text;
  const all = [[...header], ...rows.map((row) => row.map(cell))];
  const written = { record_delimiter: 'windows', delimiter: delimiterFor(decimal) } as const;
  return BYTE_ORDER_MARK + stringify(all, written);
}

/** Makes the file of a report from its table. */
const fileOf =
  <Report>(table: (report: Report) => Table) =>
  (report: Report, decimal: CsvDecimal): string =>
    textOf(table(report), decimal);

export const taxCsv = fileOf(taxTable);
export const revenueCsv = fileOf(revenueTable);
export const openItemsCsv = fileOf(openTable);
export const statementCsv = fileOf(statementTable);
