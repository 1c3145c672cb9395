import { randomUUID } from 'node:crypto';
import { printedMinorUnit } from '../../domain/currency';
import { validationError } from '../../domain/errors';
import { AMOUNT_LIMIT, decimalText, ZERO } from '../../domain/money';
import type { Problem } from '../../domain/problems';
import { taxedLines, usualCategory, usualReason, type TaxRules } from '../../domain/tax';
import {
  documentTotals,
  type DocumentTotals,
  type LineTotals,
  type PricedLine,
} from '../../domain/totals';
import { say } from '../../messages/message';
import type { LineInput } from '../document';
import type { LineRow } from '../rows';

interface PricedLines {
  lines: LineRow[];
  totals: DocumentTotals;
  minorUnit: number;
}

const tooLarge = (amount: Big): boolean => amount.abs().gte(AMOUNT_LIMIT);
const LIMIT = { max: AMOUNT_LIMIT.toFixed() };

function problemsOf(lines: readonly LineTotals[], totals: DocumentTotals): Problem[] {
  const problems: Problem[] = lines.flatMap((line, index) =>
    tooLarge(line.net) || tooLarge(line.amount)
      ? [{ path: ['items', index], message: say('amount_too_large', LIMIT) }]
      : [],
  );
  if (problems.length > 0) return problems;
  if ([totals.subtotal, totals.taxAmount, totals.total].some(tooLarge)) {
    return [{ path: ['items'], message: say('sum_too_large', LIMIT) }];
  }
  return totals.total.lt(ZERO) ? [{ path: ['items'], message: say('sum_negative') }] : [];
}

/** Only the standard category has a rate above 0 (EN 16931, rules BR-Z-05 and the like). */
function categoryProblems(lines: readonly LineInput[]): Problem[] {
  return lines.flatMap(({ tax_rate: rate, tax_category: category }, index) =>
    rate.gt(ZERO) && (category ?? 'S') !== 'S'
      ? [{ path: ['items', index, 'tax_category'], message: say('category_not_s') }]
      : [],
  );
}

function toRow(line: LineInput, totals: LineTotals, rules: TaxRules): LineRow {
  const category = line.tax_category ?? usualCategory(line.tax_rate, rules);
  return {
    line_id: line.line_id ?? randomUUID(),
    description: line.description,
    quantity: decimalText(line.quantity),
    unit_price: decimalText(line.unit_price),
    tax_rate: decimalText(line.tax_rate),
    discount_rate: decimalText(line.discount_rate),
    product_id: line.product_id,
    unit_code: line.unit_code,
    tax_category: category,
    tax_exemption_reason: line.tax_exemption_reason ?? usualReason(line.tax_rate, category, rules),
    sku: line.sku ?? null,
    order_line_reference: line.order_line_reference ?? null,
    standard_item_id: line.standard_item_id ?? null,
    service_period_start: line.service_period_start ?? null,
    service_period_end: line.service_period_end ?? null,
    tax_amount: decimalText(totals.taxAmount),
    amount: decimalText(totals.amount),
  };
}

/**
 * Computes every line and their totals (contract §3).
 * @param currency an ISO 4217 code that has been checked
 * @param rules of the business, or those that an issued document keeps
 * @throws ApiError `validation_failed` when amounts are out of bounds
 */
export function priceLines(
  items: readonly LineInput[],
  currency: string,
  rules: TaxRules,
): PricedLines {
  const minorUnit = printedMinorUnit(currency);
  const computed = taxedLines(items.map(pricedLine), minorUnit, rules.rounding);
  const totals = documentTotals(computed);
  const problems = [...categoryProblems(items), ...problemsOf(computed, totals)];
  if (problems.length > 0) throw validationError(problems);
  const lines = items.map((line, index) => toRow(line, computed[index] as LineTotals, rules));
  return { lines, totals, minorUnit };
}

function pricedLine(line: LineInput): PricedLine {
  return {
    quantity: line.quantity,
    unitPrice: line.unit_price,
    taxRate: line.tax_rate,
    discountRate: line.discount_rate,
  };
}
