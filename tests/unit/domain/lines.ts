import Big from 'big.js';
import fc from 'fast-check';
import { times } from '../../support/times';

/** How many random documents each property is tried on. */
export const runs = (whole: number) => ({ numRuns: times(whole) });

/** Decimal text of `units` with `scale` decimals: 12345 and 2 give `123.45`. */
export function decimal(units: bigint, scale: number): string {
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0');
  const cut = digits.length - scale;
  const fraction = scale === 0 ? '' : `.${digits.slice(cut)}`;
  return (units < 0n ? '-' : '') + digits.slice(0, cut) + fraction;
}

export function decimalBetween(min: bigint, max: bigint, maxScale: number) {
  return fc
    .integer({ min: 0, max: maxScale })
    .chain((scale) =>
      fc
        .bigInt({ min: min * 10n ** BigInt(scale), max: max * 10n ** BigInt(scale) })
        .map((units) => decimal(units, scale)),
    );
}

/** How many decimals the amounts of a currency have. */
export const minorUnit = fc.constantFrom(0, 2, 3, 4);

/** A random line as decimal text. */
export const documentLine = fc.record({
  quantity: decimalBetween(0n, 1_000_000n, 6),
  unitPrice: decimalBetween(-1_000_000n, 1_000_000n, 6),
  taxRate: decimalBetween(0n, 100n, 4),
  discountRate: decimalBetween(0n, 100n, 4),
});
export type DocumentLine = ReturnType<typeof documentLine.generate>['value'];

export const asBig = (input: DocumentLine) => ({
  quantity: new Big(input.quantity),
  unitPrice: new Big(input.unitPrice),
  taxRate: new Big(input.taxRate),
  discountRate: new Big(input.discountRate),
});

/** An amount in whole minor units. */
export const units = (amount: Big, minor: number) => BigInt(amount.times(`1e${minor}`).toFixed());
