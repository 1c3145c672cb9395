import type { ListColumn } from '../../../panel/answers';

/** The place of a column on the card of a phone. */
export type CardPlace = 'title' | 'amount' | 'more';

const TITLES = ['customer', 'name'];
const AMOUNTS = ['amount_due', 'total', 'amount', 'unit_price'];

/** The first of these columns that the list has. */
const firstOf = (columns: readonly ListColumn[], names: readonly string[]): string | undefined =>
  names.find((wanted) => columns.some(({ name }) => name === wanted));

/**
 * A card begins with customer and amount. Number, first date and choices stand below. A phone has no room for more.
 */
export function cardPlaces(columns: readonly ListColumn[]): ReadonlyMap<string, CardPlace> {
  const [first] = columns;
  const title = firstOf(columns, TITLES) ?? first?.name;
  const amount = firstOf(columns, AMOUNTS);
  const day = columns.find(({ type }) => type === 'date')?.name;
  const below = columns.filter(
    ({ name, type }) =>
      name === first?.name || name === day || type === 'enumeration' || name === 'business',
  );
  return new Map([
    ...below.map(({ name }) => [name, 'more'] as const),
    ...(amount === undefined ? [] : [[amount, 'amount'] as const]),
    ...(title === undefined ? [] : [[title, 'title'] as const]),
  ]);
}
