import { decideKey, type Key } from '../../../../src/admin/forms/lines/cell-keys';
import type { ColumnKey } from '../../../../src/admin/forms/lines/line';

const key = (name: string, held: Partial<Key> = {}): Key => ({
  key: name,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  isComposing: false,
  ...held,
});

const at = (row: number, column: ColumnKey, isBlank = false) => ({
  row,
  column,
  lines: 3,
  isBlank,
});
const go = (row: number, column: ColumnKey) => ({ does: 'go', to: { row, column } });

test('Enter goes to the same column of the next line', () => {
  expect(decideKey(key('Enter'), at(0, 'unit_price'))).toEqual(go(1, 'unit_price'));
  expect(decideKey(key('Enter'), at(1, 'description'))).toEqual(go(2, 'description'));
});

test('Enter on the last line goes to the description of a new one', () => {
  expect(decideKey(key('Enter'), at(2, 'tax_rate'))).toEqual(go(3, 'description'));
});

test('Enter in the empty row does nothing, so it makes no empty lines', () => {
  expect(decideKey(key('Enter'), at(3, 'description', true))).toEqual({ does: 'nothing' });
});

test('Shift+Enter goes up, and breaks the line of a description', () => {
  const shift = { shiftKey: true };
  expect(decideKey(key('Enter', shift), at(1, 'quantity'))).toEqual(go(0, 'quantity'));
  expect(decideKey(key('Enter', shift), at(0, 'quantity'))).toEqual({ does: 'nothing' });
  expect(decideKey(key('Enter', shift), at(1, 'description'))).toBeNull();
});

test.each([
  ['ArrowDown', 0, go(1, 'quantity')],
  ['ArrowUp', 1, go(0, 'quantity')],
  ['ArrowUp', 0, { does: 'nothing' }],
  ['ArrowDown', 3, { does: 'nothing' }],
])('%s in a number of line %d', (name, row, decision) => {
  expect(decideKey(key(name), at(row, 'quantity'))).toEqual(decision);
});

test('arrows move within a description and the list of units', () => {
  expect(decideKey(key('ArrowDown'), at(0, 'description'))).toBeNull();
  expect(decideKey(key('ArrowDown'), at(0, 'unit_code'))).toBeNull();
});

test('Alt with an arrow moves the line, and not the empty row', () => {
  const alt = { altKey: true };
  expect(decideKey(key('ArrowUp', alt), at(1, 'description'))).toEqual({ does: 'move', by: -1 });
  expect(decideKey(key('ArrowDown', alt), at(1, 'tax_rate'))).toEqual({ does: 'move', by: 1 });
  expect(decideKey(key('ArrowUp', alt), at(3, 'description', true))).toEqual({ does: 'nothing' });
});

test('Backspace removes a line in which nothing stands', () => {
  expect(decideKey(key('Backspace'), at(1, 'description', true))).toEqual({ does: 'remove' });
  expect(decideKey(key('Backspace'), at(1, 'description'))).toBeNull();
  expect(decideKey(key('Backspace'), at(1, 'quantity', true))).toBeNull();
  expect(decideKey(key('Backspace'), at(3, 'description', true))).toBeNull();
});

test.each([
  ['Tab', {}],
  ['Enter', { ctrlKey: true }],
  ['Enter', { metaKey: true }],
  ['Enter', { isComposing: true }],
  ['a', {}],
])('%s with %j is left to the browser and the form', (name, held) => {
  expect(decideKey(key(name, held), at(0, 'quantity'))).toBeNull();
});
