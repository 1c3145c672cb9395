import Big from 'big.js';
import { decimalText, sum } from '../../domain/money';

type Amounts<Name extends string> = Record<Name, string> & { currency: string };

/** The sums of rows per currency, in the order of the currencies' codes. Amounts are decimal text. */
export function sumsOf<const Name extends string>(
  rows: readonly Amounts<Name>[],
  names: readonly Name[],
): Amounts<Name>[] {
  const currencies = [...new Set(rows.map(({ currency }) => currency))].sort();
  return currencies.map((currency) => {
    const own = rows.filter((row) => row.currency === currency);
    const totals = names.map((name) => [name, add(own.map((row) => row[name]))]);
    return { ...(Object.fromEntries(totals) as Record<Name, string>), currency };
  });
}

/** The sum of amounts, all as decimal text. */
export function add(amounts: readonly string[]): string {
  return decimalText(sum(amounts.map((amount) => new Big(amount))));
}
