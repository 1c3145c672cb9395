import { randomUUID } from 'node:crypto';
import { minorUnitOf } from '../domain/currency';
import { validationError } from '../domain/errors';
import { AMOUNT_LIMIT, decimalText, ZERO } from '../domain/money';
import type { Problem } from '../domain/problems';
import { documentTotals, lineTotals, type DocumentTotals, type LineTotals } from '../domain/totals';
import type { LineInput } from './document';
import type { LineRow } from './sql/rows';

interface PricedLines {
  lines: LineRow[];
  totals: DocumentTotals;
  minorUnit: number;
}

const tooLarge = (amount: Big): boolean => amount.abs().gte(AMOUNT_LIMIT);
const LIMIT_TEXT = `an amount of ${AMOUNT_LIMIT.toFixed()} or more`;

function problemsOf(lines: readonly LineTotals[], totals: DocumentTotals): Problem[] {
  const problems: Problem[] = lines.flatMap((line, index) =>
    tooLarge(line.net) || tooLarge(line.amount)
      ? [{ path: ['items', index], message: `must not come to ${LIMIT_TEXT}` }]
      : [],
  );
  if (problems.length > 0) return problems;
  if ([totals.subtotal, totals.taxAmount, totals.total].some(tooLarge)) {
    return [{ path: ['items'], message: `must not add up to ${LIMIT_TEXT}` }];
  }
  return totals.total.lt(ZERO)
    ? [{ path: ['items'], message: 'must not add up to less than 0' }]
    : [];
}

function toRow(line: LineInput, totals: LineTotals): LineRow {
  return {
    line_id: line.line_id ?? randomUUID(),
    description: line.description,
    quantity: decimalText(line.quantity),
    unit_price: decimalText(line.unit_price),
    tax_rate: decimalText(line.tax_rate),
    discount_rate: decimalText(line.discount_rate ?? ZERO),
    product_id: line.product_id,
    tax_amount: decimalText(totals.taxAmount),
    amount: decimalText(totals.amount),
  };
}

/**
 * Computes every line and their totals (contract §3).
 * @param currency an ISO 4217 code that has been checked
 * @throws ApiError `validation_failed` when amounts are out of bounds
 */
export function priceLines(items: readonly LineInput[], currency: string): PricedLines {
  const minorUnit = minorUnitOf(currency) ?? 2;
  const computed = items.map((line) => lineTotals(pricedLine(line), minorUnit));
  const totals = documentTotals(computed);
  const problems = problemsOf(computed, totals);
  if (problems.length > 0) throw validationError(problems);
  const lines = items.map((line, index) => toRow(line, computed[index] as LineTotals));
  return { lines, totals, minorUnit };
}

function pricedLine(line: LineInput) {
  return {
    quantity: line.quantity,
    unitPrice: line.unit_price,
    taxRate: line.tax_rate,
    discountRate: line.discount_rate ?? ZERO,
  };
}
