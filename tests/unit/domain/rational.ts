/** Arithmetic with fractions of whole numbers. It shares no code with the tested arithmetic. */
export interface Rational {
  numerator: bigint;
  /** Above zero. */
  denominator: bigint;
}

/** `-12.5` as -125/10. */
export function rational(decimal: string): Rational {
  const [, sign, whole, fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimal) ?? [];
  if (whole === undefined) throw new Error(`${decimal} is no decimal`);
  const digits = BigInt(whole + fraction);
  return {
    numerator: sign === '-' ? -digits : digits,
    denominator: 10n ** BigInt(fraction.length),
  };
}

export function product(...factors: readonly Rational[]): Rational {
  return factors.reduce(
    (a, b) => ({
      numerator: a.numerator * b.numerator,
      denominator: a.denominator * b.denominator,
    }),
    { numerator: 1n, denominator: 1n },
  );
}

/** `1 - rate / 100` */
export function remainder(rate: Rational): Rational {
  const denominator = rate.denominator * 100n;
  return { numerator: denominator - rate.numerator, denominator };
}

/** `rate / 100` */
export function share(rate: Rational): Rational {
  return { numerator: rate.numerator, denominator: rate.denominator * 100n };
}

/**
 * Whole minor units, rounded half away from zero: adds half a unit to the absolute value and
 * truncates.
 */
export function minorUnits({ numerator, denominator }: Rational, minorUnit: number): bigint {
  const scaled = numerator * 10n ** BigInt(minorUnit);
  const size = scaled < 0n ? -scaled : scaled;
  const rounded = (2n * size + denominator) / (2n * denominator);
  return scaled < 0n ? -rounded : rounded;
}
