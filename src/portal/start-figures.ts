import Big from 'big.js';
import { decimalText, sum } from '../domain/money';
import type { Balance } from '../billing/sql/on-account';

/** What one customer owes and has on account, in one currency. */
export type CustomerBalance = Balance & { customer_row_id: number };

/** The values by what they have in common, in the order in which that comes first. */
export function groupBy<Value, Key>(
  values: readonly Value[],
  keyOf: (value: Value) => Key,
): Value[][] {
  const groups = new Map<Key, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    groups.set(key, [...(groups.get(key) ?? []), value]);
  }
  return [...groups.values()];
}

const added = (amounts: readonly string[]): string =>
  decimalText(sum(amounts.map((amount) => new Big(amount))));

/** One figure per currency, over all customers that somebody sees of a business. */
export const sumsOf = (balances: readonly Balance[]): Balance[] =>
  groupBy(balances, ({ currency }) => currency)
    .map((some) => ({
      currency: some[0]?.currency ?? '',
      due: added(some.map((one) => one.due)),
      on_account: added(some.map((one) => one.on_account)),
    }))
    .toSorted((one, other) => (one.currency < other.currency ? -1 : 1));
