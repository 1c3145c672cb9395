import type Big from 'big.js';

/*
 * Amounts as Mollie writes them: decimal text with exactly the decimals of the currency by ISO 4217.
 * https://docs.mollie.com/docs/multicurrency
 */

const TWO_DECIMALS =
  'AED AUD BGN BRL CAD CHF CZK DKK EUR GBP HKD HUF ILS MXN MYR NOK NZD PHP PLN RON RUB SEK SGD THB TWD ' +
  'USD ZAR';
const NO_DECIMALS = 'ISK JPY';

const DECIMALS: ReadonlyMap<string, number> = new Map([
  ...TWO_DECIMALS.split(' ').map((code) => [code, 2] as const),
  ...NO_DECIMALS.split(' ').map((code) => [code, 0] as const),
]);

export const MOLLIE_CURRENCIES: readonly string[] = [...DECIMALS.keys()];

/**
 * An amount as Mollie writes it, such as `10.00`.
 * @returns null for what Mollie cannot take exactly: another currency, too many decimals, nothing
 */
export function toMollie(amount: Big, currency: string): string | null {
  const decimals = DECIMALS.get(currency);
  if (decimals === undefined || amount.lte(0) || !amount.round(decimals).eq(amount)) return null;
  return amount.toFixed(decimals);
}
