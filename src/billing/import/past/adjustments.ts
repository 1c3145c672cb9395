import Big from 'big.js';
import { ApiError, validationError } from '../../../domain/errors';
import { printedMinorUnit } from '../../../domain/currency';
import { decimalText, shareOf, sum, ZERO } from '../../../domain/money';
import type { TaxRules } from '../../../domain/tax';
import { lineTotals } from '../../../domain/totals';
import { say } from '../../../messages/message';
import type { InvoiceInput, LineInput } from '../../document';
import { priceLines } from '../../documents/price-lines';
import { MAX_LINES } from '../../schemas/document';
import type { ImportValues } from '../rows';

type Items = readonly LineInput[];

/** What the file says of the invoice as a whole. */
interface Stated {
  total: Big;
  tax: Big | undefined;
}

const adjustment = (description: string, unit_price: Big, tax_rate: Big): LineInput => ({
  description,
  quantity: new Big(1),
  unit_price,
  tax_rate,
  discount_rate: ZERO,
  product_id: null,
  unit_code: 'C62',
  tax_category: null,
  tax_exemption_reason: null,
});

const ratesOf = (items: Items): Big[] =>
  items
    .map(({ tax_rate }) => tax_rate)
    .filter((rate, at, all) => all.findIndex((one) => one.eq(rate)) === at);

/** A discount before tax is a line of each rate, by its part of the net. */
function beforeTax(items: Items, discount: Big, minorUnit: number): LineInput[] {
  const netOf = (line: LineInput) =>
    lineTotals(
      {
        quantity: line.quantity,
        unitPrice: line.unit_price,
        taxRate: line.tax_rate,
        discountRate: line.discount_rate,
      },
      minorUnit,
    ).net;
  const all = sum(items.map(netOf));
  if (all.eq(ZERO)) return [];
  let [reached, taken] = [ZERO, ZERO];
  return ratesOf(items).map((rate) => {
    reached = reached.plus(sum(items.filter((one) => one.tax_rate.eq(rate)).map(netOf)));
    const soFar = shareOf(discount, reached, all, minorUnit);
    const part = soFar.minus(taken);
    taken = soFar;
    return adjustment('Discount', part.times(-1), rate);
  });
}

/** Each way in which shipping and discount may be taxed. */
function readings(items: Items, shipping: Big, discount: Big, minorUnit: number): LineInput[][] {
  const rates = [...ratesOf(items).filter((rate) => rate.gt(ZERO)), ZERO];
  const shipped = shipping.eq(ZERO)
    ? [[]]
    : rates.map((rate) => [adjustment('Shipping', shipping, rate)]);
  const before = beforeTax(items, discount, minorUnit);
  const reduced = discount.eq(ZERO)
    ? [[]]
    : [before, [adjustment('Discount', discount.times(-1), ZERO)]];
  return reduced.flatMap((one) => shipped.map((other) => [...one, ...other]));
}

/** The tax of lines that come to what the file says; undefined for others. */
function taxIfFits(
  items: Items,
  currency: string,
  rules: TaxRules,
  stated: Stated,
): string | undefined {
  try {
    const { total, taxAmount } = priceLines(items, currency, rules).totals;
    const fits = total.eq(stated.total) && (!stated.tax || taxAmount.eq(stated.tax));
    return fits ? decimalText(taxAmount) : undefined;
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

const amountIn = (values: ImportValues, field: string): Big => {
  const value = values[field];
  if (value === undefined || value instanceof Big) return value ?? ZERO;
  throw validationError([{ path: [field], message: say('not_number') }]);
};

/**
 * The lines of an invoice with its shipping and its discount as lines of their own. The file does not say how
 * these are taxed, so its total must.
 * @throws ApiError `validation_failed` without a total, or where it leaves two readings
 */
export function withAdjustments(
  { items, currency }: Pick<InvoiceInput, 'items' | 'currency'>,
  values: ImportValues,
  rules: TaxRules,
): Items {
  const shipping = amountIn(values, 'shipping');
  // Programs write it with a minus or without.
  const discount = amountIn(values, 'discount_total').abs();
  if (shipping.eq(ZERO) && discount.eq(ZERO)) return items;
  const field = shipping.eq(ZERO) ? 'discount_total' : 'shipping';
  const { total, tax_total: tax } = values;
  if (!(total instanceof Big))
    throw validationError([{ path: [field], message: say('import_needs_total') }]);
  const stated = { total, tax: tax instanceof Big ? tax : undefined };
  const all = readings(items, shipping, discount, printedMinorUnit(currency))
    .map((lines) => [...items, ...lines])
    .filter((lines) => lines.length <= MAX_LINES);
  const taxes = all.map((lines) => taxIfFits(lines, currency, rules, stated));
  const fitting = all.filter((_lines, at) => taxes[at] !== undefined);
  if (new Set(taxes.filter((one) => one !== undefined)).size > 1) {
    const message = say('import_two_readings', { stated: decimalText(shipping.plus(discount)) });
    throw validationError([{ path: [field], message }]);
  }
  // A total that no reading comes to is refused with both figures.
  return fitting[0] ?? all[0] ?? items;
}
