import { unreadable } from '../../../../src/admin/kit/typed/unreadable-text';
import { cellText, cellValue } from '../../../../src/admin/forms/lines/cell-values';
import { isFoldedWrong, problemsOf } from '../../../../src/admin/forms/lines/line-problems';

// The browser's language, which Node 20 does not have.
Object.defineProperty(globalThis, 'navigator', {
  value: { language: 'de-DE' },
  configurable: true,
});

const line = { description: 'a', quantity: unreadable('viele'), unit_price: 2 };

test('the text of a cell that is no number is told, but not while it is typed', () => {
  const own = { column: 'quantity', id: 'x-quantity', label: 'Quantity' };
  expect(problemsOf(line, '', undefined, 'x')).toEqual([
    { ...own, message: 'This is not a number.' },
  ]);
  expect(problemsOf(line, '', 'quantity', 'x')).toEqual([]);
});

test('refused cells are told in the order of the columns, with the paths of their messages', () => {
  const paths = 'items.1.tax_rate items.1.description items.1.tax_category';
  const found = problemsOf({ description: '' }, paths, undefined, 'x');
  expect(found.map(({ column, path }) => [column, path])).toEqual([
    ['description', 'items.1.description'],
    ['tax_rate', 'items.1.tax_rate'],
  ]);
  expect([isFoldedWrong(paths), isFoldedWrong('items.1.tax_rate'), isFoldedWrong('')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('an error of the whole line stands at its description', () => {
  expect(problemsOf({ description: 'a' }, 'items.3', undefined, 'x')).toEqual([
    { column: 'description', id: 'x-description', label: undefined, path: 'items.3' },
  ]);
});

test('cells read and show numbers in the language of the browser', () => {
  expect(cellValue('unit_price', '1.234,5')).toBe(1234.5);
  expect([1234.5, 0.125, 3].map((price) => cellText('unit_price', price, 'EUR'))).toEqual([
    '1.234,50',
    '0,125',
    '3,00',
  ]);
  expect([cellText('unit_price', 1234, 'JPY'), cellText('quantity', 1.5, 'EUR')]).toEqual([
    '1234',
    '1,5',
  ]);
  expect(cellValue('tax_rate', '')).toBeNull();
  expect(cellValue('unit_price', '1,1234567')).toBe(unreadable('1,1234567'));
  expect([cellValue('unit_code', 'hour'), cellText('unit_code', 'HUR', '')]).toEqual([
    'HUR',
    'hour',
  ]);
  expect([cellText('discount_rate', 0, ''), cellText('tax_rate', 0, '')]).toEqual(['', '0']);
});
