import {
  needsChoice,
  shownCurrencies,
  type Figures,
} from '../../../src/admin/features/home/shown-currencies';

const homeOf = (counts: Record<string, number>, revenue: readonly string[] = []) =>
  ({
    money: Object.entries(counts).map(([currency, outstanding_count]) => ({
      currency,
      outstanding_count,
      waiting: {},
      payment_count: 0,
      marked_paid_count: 0,
    })),
    revenue: { currencies: revenue.map((currency) => ({ currency, nets: [], sum: '0' })) },
  }) as unknown as Figures;

test('two currencies are shown together, also one that has only revenue', () => {
  const home = homeOf({ USD: 3 }, ['EUR', 'USD']);
  expect([needsChoice(home), shownCurrencies(home, null)]).toEqual([false, ['EUR', 'USD']]);
});

test('of more, the one with the most documents is shown first, then the chosen one or all', () => {
  const home = homeOf({ CHF: 1, EUR: 2, USD: 7 });
  expect(needsChoice(home)).toBe(true);
  expect(shownCurrencies(home, null)).toEqual(['USD']);
  expect(shownCurrencies(home, 'CHF')).toEqual(['CHF']);
  expect(shownCurrencies(home, 'GBP')).toEqual(['USD']);
  expect(shownCurrencies(home, 'all')).toEqual(['CHF', 'EUR', 'USD']);
});

test('the sums keep their currencies when the chart arrives with others', () => {
  const sums = homeOf({ EUR: 1, USD: 7 });
  const whole = homeOf({ EUR: 1, USD: 7 }, ['CHF', 'EUR']);
  expect(shownCurrencies({ ...sums, revenue: undefined }, null)).toEqual(['EUR', 'USD']);
  expect([needsChoice(whole), shownCurrencies(whole, null)]).toEqual([true, ['EUR', 'USD']]);
  expect(shownCurrencies(whole, 'CHF')).toEqual(['CHF']);
});

test('without sums, the chart alone decides', () => {
  expect(shownCurrencies(homeOf({}, ['EUR']), null)).toEqual(['EUR']);
  expect(shownCurrencies(homeOf({}, ['CHF', 'EUR', 'USD']), null)).toEqual(['CHF']);
});
