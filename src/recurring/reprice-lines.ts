import Big from 'big.js';
import type { Reprice } from '../billing/schemas/repricing';
import { printedMinorUnit } from '../domain/currency';
import { DECIMALS, decimalText, percent, ZERO } from '../domain/money';
import type { RecurringItem } from './recurring';

/** Which lines change, and how. */
export type Wanted = Omit<Reprice, 'dry_run'>;

const decimalsOf = (price: string): number => price.split('.')[1]?.length ?? 0;

function isMeant(line: RecurringItem, { product_id: product, tax_rate: rate }: Wanted): boolean {
  return (
    (product === null || line.product_id === product) &&
    (rate === null || new Big(line.tax_rate).eq(rate))
  );
}

/** A price after the change: as many decimals as before, and at least those of the currency. */
function newPrice(price: string, currency: string, { price_by, price_percent }: Wanted): string {
  const before = new Big(price);
  if (price_by !== null) return decimalText(before.plus(price_by));
  const exact = before.times(percent(price_percent ?? ZERO).plus(1));
  const decimals = Math.max(printedMinorUnit(currency), decimalsOf(price));
  return decimalText(exact.round(Math.min(decimals, DECIMALS.unit_price), Big.roundHalfUp));
}

/** A category fits no longer once a rate becomes 0, or is 0 no more. */
function withRate(line: RecurringItem, rate: Big): RecurringItem {
  const fits = new Big(line.tax_rate).eq(ZERO) === rate.eq(ZERO);
  return { ...line, tax_rate: decimalText(rate), ...(fits ? {} : { tax_category: null }) };
}

/**
 * A line after the change; the same object where it does not change. A line with the price of its product
 * keeps that.
 */
export function repricedLine(line: RecurringItem, currency: string, wanted: Wanted): RecurringItem {
  if (!isMeant(line, wanted)) return line;
  const { new_tax_rate: rate } = wanted;
  if (rate !== null) return rate.eq(line.tax_rate) ? line : withRate(line, rate);
  if (line.price_source !== 'fixed' || line.unit_price === null) return line;
  const unit_price = newPrice(line.unit_price, currency, wanted);
  return unit_price === line.unit_price ? line : { ...line, unit_price };
}
