import type { CreditableLine, WantedCredit } from '../../../panel/answers';
import type { DialogNumber } from '../../kit/dialogs/fields';
import { decimalTextOf } from '../../kit/typed/form-number';
import { unreadablePaths } from '../../kit/typed/unreadable-text';

export type LineField = `quantity.${string}` | `amount.${string}`;

/** All that is left of the invoice, or chosen lines. */
export type CreditScope = 'whole' | 'lines';

/** The values of the dialog. Each line has two fields, named with its id. */
export type CreditValues = {
  scope: CreditScope;
  reason: string | null;
  issue_date: string | null;
  notes: string;
} & Record<LineField, DialogNumber>;

export function initialValues(lines: readonly CreditableLine[], today: string): CreditValues {
  const empty = lines.flatMap(({ line_id: id }) => [
    [`quantity.${id}`, null],
    [`amount.${id}`, null],
  ]);
  const values = { scope: 'whole', reason: null, issue_date: today, notes: '' };
  return { ...values, ...Object.fromEntries(empty) } as CreditValues;
}

type Items = NonNullable<WantedCredit['items']>;

function itemOf(values: CreditValues, { line_id }: CreditableLine): Items {
  const quantity = decimalTextOf(values[`quantity.${line_id}`] ?? null);
  const amount = decimalTextOf(values[`amount.${line_id}`] ?? null);
  if (quantity === undefined && amount === undefined) return [];
  return [{ line_id, ...(quantity ? { quantity } : {}), ...(amount ? { amount } : {}) }];
}

/** Whether the text in a field of a line is no number. */
export const isUnreadable = ({ issue_date: _day, ...values }: CreditValues): boolean =>
  values.scope === 'lines' && unreadablePaths(values).length > 0;

/** The items to credit; undefined for all that is left, null while nothing can be asked. */
export function wantedItems(
  values: CreditValues,
  lines: readonly CreditableLine[],
): Items | undefined | null {
  if (values.scope === 'whole') return undefined;
  if (isUnreadable(values)) return null;
  const items = lines.flatMap((line) => itemOf(values, line));
  return items.length === 0 ? null : items;
}

/** The field of the dialog for a path such as `items.0.quantity`. @param items as they were sent */
export const fieldOfItem =
  (items: Items | undefined | null) =>
  ([first = '', index = '', field = 'quantity']: readonly string[]): string => {
    if (first !== 'items') return first;
    const id = items?.[Number(index)]?.line_id ?? '';
    return `${field === 'amount' ? 'amount' : 'quantity'}.${id}`;
  };
