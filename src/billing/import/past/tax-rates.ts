import Big from 'big.js';
import { DECIMALS, sum, ZERO } from '../../../domain/money';
import { USUAL_RATES } from '../shown';

/** A line whose tax is known, and not its rate. */
export interface Taxed {
  net: Big;
  tax: Big;
  /** Whether its tax is that of a rate, to the cent. */
  fits: (rate: Big) => boolean;
}

/** Stands for a rate where several come to the tax. */
export const SEVERAL = 'several';

const HUNDRED = new Big(100);
const USUAL = [...USUAL_RATES].map((rate) => new Big(rate));

/**
 * The one rate that comes to the tax of all lines: one that countries have, else the one with the fewest
 * decimals. Undefined for none.
 */
export function fittingRate(lines: readonly Taxed[]): Big | typeof SEVERAL | undefined {
  if (lines.length === 0) return undefined;
  const fits = (rate: Big) =>
    rate.gte(ZERO) && rate.lte(HUNDRED) && lines.every((line) => line.fits(rate));
  const [usual, ...others] = USUAL.filter(fits);
  if (others.length > 0) return SEVERAL;
  if (usual) return usual;
  const net = sum(lines.map((line) => line.net));
  if (net.eq(ZERO)) return undefined;
  const exact = sum(lines.map((line) => line.tax))
    .times(HUNDRED)
    .div(net);
  for (let decimals = 0; decimals <= DECIMALS.tax_rate; decimals += 1) {
    const rate = exact.round(decimals, Big.roundHalfUp);
    if (fits(rate)) return rate;
  }
  return undefined;
}
