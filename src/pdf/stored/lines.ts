import Big from 'big.js';
import { ZERO } from '../../domain/money';
import { isHidden } from '../../domain/document-look';
import { LINE_FACTS } from '../../domain/fields/line-facts';
import type { LineRow } from '../../billing/rows';
import type { Column, Line } from '../view-model';
import type { Printing } from './printing';
import { labelBefore } from '../../words/format';
import { periodInWords } from './supply';
import { netOf, type TaxParts } from './tax';

const isGiven = (rate: string): boolean => !ZERO.eq(rate);

/** Discount and tax have a column only where some line has them, and tax where the business wants it. */
export function columnsOf(
  lines: readonly LineRow[],
  { cell }: TaxParts,
  { words: { labels, netAmount }, look }: Printing,
): Column[] {
  const optional = (shown: boolean, column: Column) => (shown ? [column] : []);
  return [
    { key: 'item', label: labels.item },
    { key: 'quantity', label: labels.quantity },
    { key: 'rate', label: labels.rate },
    ...optional(
      lines.some((line) => isGiven(line.discount_rate)),
      { key: 'discount', label: labels.discount },
    ),
    ...optional(cell !== undefined && !isHidden(look, 'tax_column'), {
      key: 'tax',
      label: labels.tax,
    }),
    // The lines add up to the subtotal: tax is added below them.
    { key: 'amount', label: cell ? netAmount : labels.amount },
  ];
}

/** Pieces are what a line has by default, so a document that counts only these names no unit. */
const PIECE = 'C62';

/** The columns of a document with discounts and tax leave little room. */
const MOST_COLUMNS_WITH_ROOM = 5;

/** What a line says of its article, its order and its time, in one row; none for most lines. */
function factsOf(line: LineRow, printing: Printing): string[] {
  const { words, language } = printing;
  const facts = LINE_FACTS.flatMap((name) => {
    const value = line[name]?.trim();
    return value ? [labelBefore(words.lineFacts[name], value, language)] : [];
  });
  const period = periodInWords(line, printing);
  const all = period === null ? facts : [...facts, period];
  return all.length > 0 ? [all.join(' · ')] : [];
}

/** The lines as printed, their amounts without tax. */
export function printLines(
  lines: readonly LineRow[],
  columns: readonly Column[],
  printing: Printing,
  { cell }: TaxParts,
): Line[] {
  const { money, percent, look } = printing;
  const quantity = printing.quantity(columns.length > MOST_COLUMNS_WITH_ROOM ? 'short' : 'long');
  const hasUnits = !isHidden(look, 'units') && lines.some(({ unit_code: unit }) => unit !== PIECE);
  let sum = new Big(ZERO);
  return lines.map((line) => {
    sum = sum.plus(netOf(line));
    return {
      item: [line.description.trim(), ...factsOf(line, printing)].join('\n'),
      quantity: quantity(line.quantity, hasUnits ? line.unit_code : ''),
      rate: money(line.unit_price),
      discount: isGiven(line.discount_rate) ? percent(line.discount_rate) : '',
      tax: cell?.(line) ?? '',
      amount: money(netOf(line)),
      sumSoFar: money(sum),
    };
  });
}
