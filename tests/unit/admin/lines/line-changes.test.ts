import {
  changed,
  duplicated,
  inserted,
  isBlank,
  moved,
  placeAt,
  removed,
} from '../../../../src/admin/forms/lines/line-changes';
import type { Line } from '../../../../src/admin/forms/lines/line';

const named = (...names: string[]): Line[] =>
  names.map((description) => ({ description, __temp_key__: description }));
const names = (lines: readonly Line[]) => lines.map(({ description }) => description).join('');
const abcd = named('a', 'b', 'c', 'd');

test('a changed cell leaves all other lines as they are', () => {
  const lines = changed(abcd, 1, { quantity: 3 }, 'new');
  expect(lines[1]).toEqual({ description: 'b', quantity: 3, __temp_key__: 'b' });
  expect([lines[0], lines[2]]).toEqual([abcd[0], abcd[2]]);
  expect(lines[0]).toBe(abcd[0]);
});

test('typing in the row below the last line makes a line with its defaults', () => {
  expect(changed([], 0, { description: 'Work' }, 'new')).toEqual([
    { quantity: 1, discount_rate: 0, description: 'Work', __temp_key__: 'new' },
  ]);
});

test.each([
  [0, 2, 'bcad'],
  [3, 0, 'dabc'],
  [1, 1, 'abcd'],
  [2, 99, 'abdc'],
  [2, -1, 'cabd'],
  [9, 0, 'abcd'],
])('line %d moved to %d', (from, to, order) => {
  expect(names(moved(abcd, from, to))).toBe(order);
});

test('a copy stands below its original and is no stored line', () => {
  const stored = [{ id: 7, line_id: 'x', description: 'a', unit_price: 2, __temp_key__: 'a0' }];
  const lines = duplicated(stored, 0, 'new');
  expect(lines).toEqual([stored[0], { description: 'a', unit_price: 2, __temp_key__: 'new' }]);
});

test('a removed line can be put back where it was', () => {
  expect(names(removed(abcd, 1))).toBe('acd');
  expect(names(inserted(removed(abcd, 1), 1, ...abcd.slice(1, 2)))).toBe('abcd');
});

test.each<[boolean, Line]>([
  [true, { quantity: 1, discount_rate: 0, __temp_key__: 'x' }],
  [true, { quantity: null, description: '', tax_amount: 0, amount: 0 }],
  [false, { quantity: 2 }],
  [false, { quantity: 1, description: 'a' }],
  [false, { quantity: 1, unit_price: 5 }],
  [false, { quantity: 1, product_id: 'p' }],
])('blank is %s for %j', (blank, line) => {
  expect(isBlank(line)).toBe(blank);
});

test.each([
  ['above its own middle', 1, 25, 1],
  ['below its own middle', 1, 35, 1],
  ['past the next line', 1, 51, 2],
  ['not quite past the next line', 1, 49, 1],
  ['to the top', 3, -5, 0],
  ['below the last line', 0, 999, 3],
])('a line that is dragged %s', (_words, from, height, to) => {
  expect(placeAt([10, 30, 50, 70], from, height)).toBe(to);
});
