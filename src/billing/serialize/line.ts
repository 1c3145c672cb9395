import { mergeObjects } from '../../domain/merge-objects';
import type { LineRow } from '../sql/rows';
import { jsonNumber } from '../../domain/json';

function priced(line: LineRow) {
  return {
    description: line.description,
    quantity: jsonNumber(line.quantity),
    unit_price: jsonNumber(line.unit_price),
    tax_rate: jsonNumber(line.tax_rate),
  };
}

function computed(line: LineRow) {
  return {
    product_id: line.product_id,
    unit_code: line.unit_code,
    tax_category: line.tax_category,
    tax_exemption_reason: line.tax_exemption_reason,
    tax_amount: jsonNumber(line.tax_amount),
    amount: jsonNumber(line.amount),
  };
}

/** A line of an invoice; the discount of a converted quotation shows where there is one. */
export function serializeInvoiceLine(line: LineRow) {
  const discount =
    line.discount_rate === '0' ? {} : { discount_rate: jsonNumber(line.discount_rate) };
  return mergeObjects(priced(line), discount, computed(line));
}

/** A line of a quotation. */
export function serializeQuotationLine(line: LineRow) {
  const discount = { discount_rate: jsonNumber(line.discount_rate) };
  return mergeObjects(priced(line), discount, computed(line));
}
