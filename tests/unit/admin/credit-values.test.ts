import {
  fieldOfItem,
  initialValues,
  isUnreadable,
  wantedItems,
} from '../../../src/admin/features/credits/credit-values';
import { unreadable } from '../../../src/admin/kit/typed/unreadable-text';

const line = (line_id: string) => ({
  line_id,
  description: line_id,
  quantity: '2',
  negative: false,
  left: { quantity: '2', net: '100' },
});
const LINES = [line('a'), line('b'), line('c')];
const EMPTY = initialValues(LINES, '2026-05-03');
const BY_LINE = { ...EMPTY, scope: 'lines' } as const;

test('the whole needs no items, and lines without a number are left out', () => {
  expect(wantedItems({ ...EMPTY, 'quantity.a': 1 }, LINES)).toBeUndefined();
  expect(wantedItems(BY_LINE, LINES)).toBeNull();
  const values = { ...BY_LINE, 'quantity.c': 0.000001, 'amount.b': 123456789012.34 };
  expect(wantedItems(values, LINES)).toEqual([
    { line_id: 'b', amount: '123456789012.34' },
    { line_id: 'c', quantity: '0.000001' },
  ]);
  const both = { ...BY_LINE, 'quantity.a': 0, 'amount.a': 5 };
  expect(wantedItems(both, LINES)).toEqual([{ line_id: 'a', quantity: '0', amount: '5' }]);
});

test('an unreadable number asks for nothing, unless everything is credited', () => {
  const values = { ...BY_LINE, 'quantity.a': 1, 'amount.b': unreadable('12..5') };
  expect([wantedItems(values, LINES), isUnreadable(values)]).toEqual([null, true]);
  const whole = { ...values, scope: 'whole' } as const;
  expect([wantedItems(whole, LINES), isUnreadable(whole)]).toEqual([undefined, false]);
});

test('an error of an item belongs to the field of its line', () => {
  const items = wantedItems({ ...BY_LINE, 'quantity.c': 3, 'amount.b': 1 }, LINES);
  const fieldOf = fieldOfItem(items);
  expect(fieldOf(['items', '0', 'amount'])).toBe('amount.b');
  expect(fieldOf(['items', '1', 'quantity'])).toBe('quantity.c');
  expect(fieldOf(['items', '1', 'line_id'])).toBe('quantity.c');
  expect(fieldOf(['issue_date'])).toBe('issue_date');
});
