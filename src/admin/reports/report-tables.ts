import { AGES } from '../../domain/reports';
import {
  AGE_WORDS,
  categoryWord,
  ENTRY_WORDS,
  KEY_WORDS,
  printDay,
  printPeriod,
  revenueWord,
} from '../../domain/report-words';
import type { OpenItems, RevenueReport, StatementPart, TaxReport } from '../../panel/answers';
import { CREDIT_NOTE, INVOICE, pageOf } from '../content-manager';
import { printAmount } from '../totals/print-amount';
import type { Figure } from './Documents';
import type { Cell, Column } from './FigureTable';
import { statementPage } from './statement-page';

/** A report as a table; `show` opens the documents behind a figure. */
export interface ReportTable {
  columns: readonly Column[];
  rows: Cell[][];
  sums: Cell[][];
}

export type Show = (figure: Figure) => void;

const figures = (labels: readonly string[]): Column[] =>
  labels.map((label) => ({ label, isFigure: true }));

const counted = (documents: number): string =>
  documents === 1 ? '1 document' : `${documents} documents`;

/** @param at the path of the business's reports */
export function taxTable(report: TaxReport, at: string, show: Show): ReportTable {
  const { basis, rows, sums } = report;
  const cellsOf = (row: TaxReport['rows'][number]): Cell[] => {
    const print = (amount: string) => printAmount(amount, row.currency);
    const title = `Tax of ${row.tax_rate} % in ${row.currency}, ${printPeriod(row)}`;
    const { from, to, currency, tax_rate } = row;
    const params = {
      from,
      to,
      currency,
      tax_rate,
      tax_category: row.tax_category ?? 'none',
      basis,
    };
    const open = () => show({ title, path: `${at}/documents`, params, isTaxed: true });
    return [
      ...[printPeriod(row), `${row.tax_rate} %`, categoryWord(row.tax_category)],
      ...[print(row.net), print(row.tax), print(row.gross)],
      { text: counted(row.documents), show: open },
    ];
  };
  return {
    columns: [
      ...[{ label: 'Period' }, { label: 'Tax rate' }, { label: 'Category' }],
      ...figures(['Net', 'Tax', 'Gross']),
      { label: 'Documents' },
    ],
    rows: rows.map(cellsOf),
    sums: sums.flatMap((sum) => {
      const print = (amount: string) => printAmount(amount, sum.currency);
      const total: Cell[] = [`Sum in ${sum.currency}`, '', ''];
      const lost: Cell[] = [`Written off in ${sum.currency}`, '', '', '', ''];
      return [
        [...total, print(sum.net), print(sum.tax), print(sum.gross), ''],
        ...(sum.written_off === '0' ? [] : [[...lost, print(sum.written_off), '']]),
      ];
    }),
  };
}

export function openTable({ rows, sums }: OpenItems, at: string, show: Show): ReportTable {
  const amounts = [...AGES, 'total', 'refund_due'] as const;
  const business = at.split('/')[1] ?? '';
  const cellsOf = (row: OpenItems['rows'][number]): Cell[] => {
    const print = (amount: string) => printAmount(amount, row.currency);
    const cell = (age: (typeof AGES)[number] | null): Cell => {
      const amount = row[age ?? 'total'];
      if (amount === '0') return print(amount);
      const title = `${row.name}: ${age === null ? 'all open items' : AGE_WORDS[age].toLowerCase()}, ${row.currency}`;
      const params = { currency: row.currency, customer: row.customer, ...(age ? { age } : {}) };
      const path = `${at}/open-items/documents`;
      return { text: print(amount), show: () => show({ title, path, params, isTaxed: false }) };
    };
    const statement = { text: row.name, to: statementPage(business, row.customer, row.name) };
    return [statement, ...AGES.map(cell), cell(null), print(row.refund_due)];
  };
  const labels = [...AGES.map((age) => AGE_WORDS[age]), 'Total', 'To be refunded'];
  return {
    columns: [{ label: 'Customer' }, ...figures(labels)],
    rows: rows.map(cellsOf),
    sums: sums.map((sum) => [
      `Sum in ${sum.currency}`,
      ...amounts.map((name) => printAmount(sum[name], sum.currency)),
    ]),
  };
}

/** The last day of the month that begins on a day, within a period. */
function monthOf(first: string, { from, to }: { from: string; to: string }) {
  const last = new Date(Date.UTC(Number(first.slice(0, 4)), Number(first.slice(5, 7)), 0));
  const end = last.toISOString().slice(0, 10);
  return { from: first < from ? from : first, to: end > to ? to : end };
}

export function revenueTable(report: RevenueReport, at: string, show: Show): ReportTable {
  const { by, rows, sums } = report;
  const cellsOf = (row: RevenueReport['rows'][number]): Cell[] => {
    const word = revenueWord(by, row);
    const days = by === 'month' ? monthOf(row.key ?? '', report) : report;
    const params = {
      ...{ from: days.from, to: days.to, currency: row.currency },
      ...(by === 'month' ? {} : { [by]: row.key ?? 'none' }),
    };
    const title = `Revenue in ${row.currency}: ${word}`;
    const open = () => show({ title, path: `${at}/documents`, params, isTaxed: true });
    return [
      ...[word, printAmount(row.net, row.currency)],
      { text: counted(row.documents), show: open },
    ];
  };
  return {
    columns: [{ label: KEY_WORDS[by] }, ...figures(['Net']), { label: 'Documents' }],
    rows: rows.map(cellsOf),
    sums: sums.map(({ currency, net }) => [`Sum in ${currency}`, printAmount(net, currency), '']),
  };
}

/** One currency of a statement. */
export function statementTable(
  part: StatementPart,
  days: { from: string; to: string },
): ReportTable {
  const print = (amount: string) => printAmount(amount, part.currency);
  const edge = (word: string, day: string, balance: string) => [
    ...[printDay(day), word, '', ''],
    print(balance),
  ];
  return {
    columns: [
      ...[{ label: 'Date' }, { label: 'Entry' }, { label: 'Number' }],
      ...figures(['Amount', 'Balance']),
    ],
    rows: [
      edge('Balance before', days.from, part.opening),
      ...part.entries.map(({ type, day, number, document, amount, balance }): Cell[] => {
        const model = type === 'credit_note' || type === 'refund' ? CREDIT_NOTE : INVOICE;
        const link = { text: number, to: pageOf(model, document) };
        return [printDay(day), ENTRY_WORDS[type], link, print(amount), print(balance)];
      }),
    ],
    sums: [edge('Balance after', days.to, part.closing)],
  };
}
