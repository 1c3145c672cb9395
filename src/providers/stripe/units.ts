import Big from 'big.js';

/*
 * Amounts as Stripe counts them: https://docs.stripe.com/currencies (zero-decimal currencies, three-decimal
 * currencies, special cases, minimum and maximum charge amounts). Its table is not ISO 4217: MGA has two
 * decimals there and none at Stripe. What does not fit is refused, never rounded.
 */

/** The currencies in which Stripe takes payments with two decimals. */
const TWO_DECIMALS =
  'USD AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BWP BYN BZD CAD CDF ' +
  'CHF CNY COP CRC CVE CZK DKK DOP DZD EGP ETB EUR FJD FKP GBP GEL GIP GMD GTQ GYD HKD HNL HTG HUF IDR ' +
  'ILS INR JMD KES KGS KHR KYD KZT LAK LBP LKR LRD LSL MAD MDL MKD MMK MNT MOP MUR MVR MWK MXN MYR MZN ' +
  'NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SEK SGD SHP SLE SOS SRD ' +
  'STD SZL THB TJS TOP TRY TTD TWD TZS UAH UYU UZS WST XCD XCG YER ZAR ZMW';
const NO_DECIMALS = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF';
/** The last digit must be 0. */
const THREE_DECIMALS = 'BHD JOD KWD OMR TND';
/** Without decimals, but counted in hundredths for older programs. */
const WHOLE_HUNDREDTHS = 'ISK UGX';

interface Unit {
  /** Units of Stripe per unit of the currency. */
  factor: number;
  /** Stripe's amounts must be a multiple of this. */
  step: number;
}

const UNITS: ReadonlyMap<string, Unit> = new Map(
  (
    [
      [TWO_DECIMALS, { factor: 100, step: 1 }],
      [NO_DECIMALS, { factor: 1, step: 1 }],
      [THREE_DECIMALS, { factor: 1000, step: 10 }],
      [WHOLE_HUNDREDTHS, { factor: 100, step: 100 }],
    ] as const
  ).flatMap(([codes, unit]) => codes.split(' ').map((code) => [code, unit] as const)),
);

const MOST = 99_999_999;

/** The least that Stripe charges where a business settles in the same currency, as decimal text. */
const LEAST: Readonly<Record<string, string>> = {
  USD: '0.50',
  AED: '2',
  AUD: '0.50',
  BGN: '1',
  BRL: '0.50',
  CAD: '0.50',
  CHF: '0.50',
  CZK: '15',
  DKK: '2.50',
  EUR: '0.50',
  GBP: '0.30',
  HKD: '4',
  HUF: '175',
  INR: '0.50',
  JPY: '50',
  MXN: '10',
  MYR: '2',
  NOK: '3',
  NZD: '0.50',
  PLN: '2',
  RON: '2',
  SEK: '3',
  SGD: '0.50',
  THB: '10',
};

export const STRIPE_CURRENCIES: readonly string[] = [...UNITS.keys()];

/**
 * An amount in the units of Stripe.
 * @param currency ISO 4217 code in upper case
 * @returns null for what Stripe cannot take exactly: another currency, too many decimals, nothing, too much
 */
export function toStripe(amount: Big, currency: string): number | null {
  const unit = UNITS.get(currency);
  if (!unit) return null;
  const units = amount.times(unit.factor);
  if (!units.mod(unit.step).eq(0) || units.lte(0) || units.gt(MOST)) return null;
  return units.toNumber();
}

/** An amount of Stripe in units of the currency. @throws for a currency that Stripe does not have */
export function fromStripe(units: number, currency: string): Big {
  const unit = UNITS.get(currency.toUpperCase());
  if (!unit) throw new Error(`Stripe has no currency ${currency}`);
  // A division by a power of ten is exact.
  return new Big(units).times(new Big(1).div(unit.factor));
}

/** Whether Stripe takes exactly this amount. */
export function stripeTakes(amount: Big, currency: string): boolean {
  return toStripe(amount, currency) !== null && amount.gte(LEAST[currency] ?? 0);
}
