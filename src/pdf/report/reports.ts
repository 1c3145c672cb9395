import Big from 'big.js';
import type { OpenItems, RevenueReport, TaxReport } from '../../billing/reports/answers';
import { printedMinorUnit } from '../../domain/currency';
import { groupDigits } from '../../domain/print-money';
import {
  AGE_WORDS,
  BASIS_WORDS,
  categoryWord,
  KEY_WORDS,
  printDay,
  printPeriod,
  revenueWord,
} from '../../domain/report-words';
import { AGES } from '../../domain/reports';
import { figures, reportView, sumRow, texts, type ReportHead } from './parts';
import type { ReportSection, ReportView } from './view';

/** Prints amounts of one currency, which the title of their table names. */
function printer(currency: string): (amount: string) => string {
  const minorUnit = printedMinorUnit(currency);
  return (amount) => groupDigits(new Big(amount), minorUnit);
}

/** A table for each currency. @param tableOf its columns and rows */
function perCurrency<Sum extends { currency: string }>(
  sums: readonly Sum[],
  tableOf: (sum: Sum, print: (amount: string) => string) => Omit<ReportSection, 'title'>,
): ReportSection[] {
  return sums.map((sum) => ({
    title: `In ${sum.currency}`,
    ...tableOf(sum, printer(sum.currency)),
  }));
}

export function taxView(report: TaxReport, head: ReportHead): ReportView {
  const { basis, group, rows, sums } = report;
  // The subject says the period already.
  const isWhole = group === 'whole';
  const when = (days: { from: string; to: string }) => (isWhole ? [] : [printPeriod(days)]);
  const sections = perCurrency(sums, ({ currency, net, tax, gross, written_off: lost }, print) => {
    const rest = isWhole ? [] : [''];
    const own = rows.filter((row) => row.currency === currency);
    const amounts = (of: { net: string; tax: string; gross: string }) =>
      [of.net, of.tax, of.gross].map(print);
    return {
      columns: [
        ...texts(...(isWhole ? [] : ['Period']), 'Tax rate', 'Category'),
        ...figures('Net', 'Tax', 'Gross', 'Documents'),
      ],
      rows: [
        ...own.map((row) => ({
          cells: [
            ...when(row),
            `${row.tax_rate} %`,
            categoryWord(row.tax_category),
            ...amounts(row),
            String(row.documents),
          ],
        })),
        sumRow('Sum', ...rest, '', ...amounts({ net, tax, gross }), ''),
        ...(lost === '0' ? [] : [sumRow('Written off', ...rest, '', '', '', print(lost), '')]),
      ],
    };
  });
  const subject = `${BASIS_WORDS[basis]}, ${printPeriod(report)}`;
  return reportView(head, { heading: 'Tax', subject, sections, empty: 'No tax in this period.' });
}

export function openItemsView({ today, rows, sums }: OpenItems, head: ReportHead): ReportView {
  const amounts = [...AGES, 'total', 'refund_due', 'on_account'] as const;
  const sections = perCurrency(sums, (sum, print) => ({
    columns: [
      ...texts('Customer'),
      ...figures(...AGES.map((age) => AGE_WORDS[age]), 'Total', 'To be refunded', 'On account'),
    ],
    rows: [
      ...rows
        .filter(({ currency }) => currency === sum.currency)
        .map((row) => ({ cells: [row.name, ...amounts.map((name) => print(row[name]))] })),
      sumRow('Sum', ...amounts.map((name) => print(sum[name]))),
    ],
  }));
  const own = { subject: `As of ${printDay(today)}`, empty: 'No customer owes anything.' };
  return { ...reportView(head, { heading: 'Open items', sections, ...own }), isWide: true };
}

export function revenueView(report: RevenueReport, head: ReportHead): ReportView {
  const { by, rows, sums } = report;
  const sections = perCurrency(sums, (sum, print) => ({
    columns: [...texts(KEY_WORDS[by]), ...figures('Documents', 'Net')],
    rows: [
      ...rows
        .filter(({ currency }) => currency === sum.currency)
        .map((row) => ({ cells: [revenueWord(by, row), String(row.documents), print(row.net)] })),
      sumRow('Sum', '', print(sum.net)),
    ],
  }));
  const subject = `By ${KEY_WORDS[by].toLowerCase()}, ${printPeriod(report)}`;
  const empty = 'No revenue in this period.';
  return reportView(head, { heading: 'Revenue', subject, sections, empty });
}
