import Big from 'big.js';
import { decimalText } from '../../../src/domain/money';
import { documentTotals, lineTotals, type PricedLine } from '../../../src/domain/totals';
import { DOCUMENT_CASES, LINE_CASES, type LineCase } from './money-cases';

function priced([quantity, unitPrice, taxRate, discountRate]: LineCase): PricedLine {
  return {
    quantity: new Big(quantity),
    unitPrice: new Big(unitPrice),
    taxRate: new Big(taxRate),
    discountRate: new Big(discountRate),
  };
}

test('the table has at least forty cases worked out by hand', () => {
  expect(LINE_CASES.length + DOCUMENT_CASES.length).toBeGreaterThanOrEqual(40);
});

test.each(LINE_CASES)(
  'with %i decimals the line %j has net %s, tax %s and amount %s',
  (minorUnit, line, net, tax, amount) => {
    const totals = lineTotals(priced(line), minorUnit);
    const texts = [totals.net, totals.taxAmount, totals.amount].map(decimalText);
    expect(texts).toEqual([net, tax, amount]);
  },
);

test.each(DOCUMENT_CASES)('$what', ({ minorUnit, lines, subtotal, taxAmount, total }) => {
  const totals = documentTotals(lines.map((line) => lineTotals(priced(line), minorUnit)));
  expect([totals.subtotal, totals.taxAmount, totals.total].map(decimalText)).toEqual([
    subtotal,
    taxAmount,
    total,
  ]);
});

test('a document without lines comes to zero', () => {
  const totals = documentTotals([]);
  expect([totals.subtotal, totals.taxAmount, totals.total].map(decimalText)).toEqual([
    '0',
    '0',
    '0',
  ]);
});
