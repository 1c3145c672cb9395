import type { Home, HomeRevenue } from '../../../panel/answers';

/** So many fit onto the page at once. */
const MOST_AT_ONCE = 2;

/** The value of the select that shows all currencies. */
export const ALL_CURRENCIES = 'all';

/** The figures of the page. The chart comes later than the sums, and a failure of one leaves the other. */
export interface Figures {
  money: Home['money'];
  revenue: HomeRevenue | null | undefined;
}

function weightOf({ money }: Figures, currency: string): number {
  const found = money.find((one) => one.currency === currency);
  if (!found) return 0;
  const waiting = Object.values(found.waiting).reduce((sum, { count }) => sum + count, 0);
  return found.outstanding_count + found.payment_count + found.marked_paid_count + waiting;
}

/** All currencies of the page, by their codes. */
export function currenciesOf({ money, revenue }: Figures): string[] {
  const all = [...money, ...(revenue?.currencies ?? [])].map(({ currency }) => currency);
  return [...new Set(all)].sort();
}

/**
 * The page has room for two currencies. If there are more, it shows the one with the most documents
 * until the operator chooses another. The sums decide: nothing of them moves when the chart arrives.
 * @param chosen a currency or `ALL_CURRENCIES`; null before the first choice
 */
export function shownCurrencies(figures: Figures, chosen: string | null): string[] {
  const all = currenciesOf(figures);
  if (all.length <= MOST_AT_ONCE || chosen === ALL_CURRENCIES) return all;
  if (chosen !== null && all.includes(chosen)) return [chosen];
  const own = currenciesOf({ ...figures, revenue: null });
  if (own.length > 0 && own.length <= MOST_AT_ONCE) return own;
  const byWeight = [...all].sort((one, other) => weightOf(figures, other) - weightOf(figures, one));
  return byWeight.slice(0, 1);
}

/** True when the page needs a select of currencies. */
export const needsChoice = (figures: Figures): boolean =>
  currenciesOf(figures).length > MOST_AT_ONCE;
