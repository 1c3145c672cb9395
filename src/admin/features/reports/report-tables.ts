import { AGES, type RevenueKey } from '../../../domain/reports';
import type { OpenItems, RevenueReport, StatementPart, TaxReport } from '../../../panel/answers';
import { CREDIT_NOTE, INVOICE, pageOf } from '../../requests/content-manager';
import { printAmount, printRate } from '../../words/print-amount';
import { longDate, longMonth, longPeriod } from '../../words/dates';
import { lowered } from '../../words/catalogues';
import type { Cell, Column, Figure } from './figure';
import { statementPage } from './statement-page';
import { inputWords, reportWords } from '../../words';

/** A report as a table; `show` opens the documents behind a figure. */
export interface ReportTable {
  columns: readonly Column[];
  rows: Cell[][];
  sums: Cell[][];
}

export type Show = (figure: Figure) => void;

const figures = (labels: readonly string[]): Column[] =>
  labels.map((label) => ({ label, isFigure: true }));

/** `8.5` as `8.5 %`, in German as `8,5 %`. */
const percent = (rate: string): string => reportWords().percent(printRate(rate));

function categoryWord(category: string | null): string {
  const words: Readonly<Record<string, string>> = inputWords().choices.tax_category;
  return category === null ? '' : (words[category] ?? category);
}

/** @param at the path of the business's reports */
export function taxTable(report: TaxReport, at: string, show: Show): ReportTable {
  const { basis, rows, sums } = report;
  const { columns, documents, rows: words } = reportWords();
  const cellsOf = (row: TaxReport['rows'][number]): Cell[] => {
    const print = (amount: string) => printAmount(amount, row.currency);
    const title = documents.ofTax(percent(row.tax_rate), row.currency, longPeriod(row));
    const { from, to, currency, tax_rate, tax_category } = row;
    const params = { from, to, currency, tax_rate, tax_category: tax_category ?? 'none', basis };
    const open = () => show({ title, path: `${at}/documents`, params, isTaxed: true });
    return [
      longPeriod(row),
      percent(row.tax_rate),
      categoryWord(row.tax_category),
      print(row.net),
      print(row.tax),
      print(row.gross),
      { text: documents.count(row.documents), show: open },
    ];
  };
  return {
    columns: [
      ...[columns.period, columns.taxRate, columns.category].map((label) => ({ label })),
      ...figures([columns.net, columns.tax, columns.gross]),
      { label: columns.documents },
    ],
    rows: rows.map(cellsOf),
    sums: sums.flatMap((sum) => {
      const print = (amount: string) => printAmount(amount, sum.currency);
      const total: Cell[] = [words.sumIn(sum.currency), '', ''];
      const lost: Cell[] = [words.writtenOffIn(sum.currency), '', '', '', ''];
      return [
        [...total, print(sum.net), print(sum.tax), print(sum.gross), ''],
        ...(sum.written_off === '0' ? [] : [[...lost, print(sum.written_off), '']]),
      ];
    }),
  };
}

export function openTable({ today, rows, sums }: OpenItems, at: string, show: Show): ReportTable {
  const amounts = [...AGES, 'total', 'refund_due', 'on_account'] as const;
  const business = at.split('/')[1] ?? '';
  const { ages, columns, documents, rows: words } = reportWords();
  const cellsOf = (row: OpenItems['rows'][number]): Cell[] => {
    const print = (amount: string) => printAmount(amount, row.currency);
    const cell = (age: (typeof AGES)[number] | null): Cell => {
      const amount = row[age ?? 'total'];
      if (amount === '0') return print(amount);
      const title =
        age === null
          ? documents.allOpen(row.name, row.currency)
          : documents.openOfAge(row.name, lowered(ages[age]), row.currency);
      const whose = { as_of: today, currency: row.currency, customer: row.customer };
      const params = { ...whose, ...(age ? { age } : {}) };
      const path = `${at}/open-items/documents`;
      return { text: print(amount), show: () => show({ title, path, params, isTaxed: false }) };
    };
    const statement = { text: row.name, to: statementPage(business, row.customer, row.name) };
    return [statement, ...AGES.map(cell), cell(null), print(row.refund_due), print(row.on_account)];
  };
  const labels = [
    ...AGES.map((age) => ages[age]),
    columns.total,
    columns.toRefund,
    columns.onAccount,
  ];
  return {
    columns: [{ label: columns.customer }, ...figures(labels)],
    rows: rows.map(cellsOf),
    sums: sums.map((sum) => [
      words.sumIn(sum.currency),
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

/** The customer, product or month of a row of the revenue. */
function revenueWord(
  by: RevenueKey,
  { key, name }: { key: string | null; name: string | null },
): string {
  const { withoutProduct, unknownProduct } = reportWords().rows;
  if (by === 'month') return longMonth(key ?? '');
  return name ?? (key === null ? withoutProduct : unknownProduct(key));
}

export function revenueTable(report: RevenueReport, at: string, show: Show): ReportTable {
  const { by, rows, sums } = report;
  const { columns, documents, keys, rows: words } = reportWords();
  const cellsOf = (row: RevenueReport['rows'][number]): Cell[] => {
    const word = revenueWord(by, row);
    const days = by === 'month' ? monthOf(row.key ?? '', report) : report;
    const params = {
      from: days.from,
      to: days.to,
      currency: row.currency,
      ...(by === 'month' ? {} : { [by]: row.key ?? 'none' }),
    };
    const title = documents.ofRevenue(row.currency, word);
    const open = () => show({ title, path: `${at}/documents`, params, isTaxed: true });
    return [
      word,
      printAmount(row.net, row.currency),
      { text: documents.count(row.documents), show: open },
    ];
  };
  return {
    columns: [{ label: keys[by] }, ...figures([columns.net]), { label: columns.documents }],
    rows: rows.map(cellsOf),
    sums: sums.map(({ currency, net }) => [words.sumIn(currency), printAmount(net, currency), '']),
  };
}

/** One currency of a statement. */
export function statementTable(
  part: StatementPart,
  days: { from: string; to: string },
): ReportTable {
  const print = (amount: string) => printAmount(amount, part.currency);
  const { columns, entries, rows: words } = reportWords();
  const edge = (word: string, day: string, balance: string) => [
    longDate(day),
    word,
    '',
    '',
    print(balance),
  ];
  return {
    columns: [
      ...[columns.date, columns.entry, columns.number].map((label) => ({ label })),
      ...figures([columns.amount, columns.balance]),
    ],
    rows: [
      edge(words.balanceBefore, days.from, part.opening),
      ...part.entries.map(({ type, day, number, document, amount, balance }): Cell[] => {
        const model = type === 'credit_note' || type === 'refund' ? CREDIT_NOTE : INVOICE;
        const link = document === null ? number : { text: number, to: pageOf(model, document) };
        return [longDate(day), entries[type], link, print(amount), print(balance)];
      }),
    ],
    sums: [edge(words.balanceAfter, days.to, part.closing)],
  };
}
