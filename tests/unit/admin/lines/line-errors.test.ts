import { errorPaths } from '../../../../src/admin/forms/lines/line-errors';
import { lineNotes } from '../../../../src/admin/forms/lines/line-notes';
import { storedAmount } from '../../../../src/admin/forms/lines/line-amounts';
import { moved } from '../../../../src/admin/forms/lines/line-changes';

const lines = [
  { description: 'a', unit_price: 1, __temp_key__: 'a' },
  { description: 'b', unit_price: 2, quantity: 0, __temp_key__: 'b' },
];
const at = (items: unknown) => ({ errors: { items }, lines });

test('the errors of a line are named by their paths, also when it has moved', () => {
  const judged = at([
    undefined,
    { unit_price: 'wrong', quantity: { id: 'min', defaultMessage: '' } },
  ]);
  const paths = 'items.1.unit_price items.1.quantity';
  expect(moved(lines, 1, 0).map((line) => errorPaths(judged, line))).toEqual([paths, '']);
});

test('the error of a changed cell no longer holds', () => {
  const judged = at({ 1: { unit_price: 'wrong', quantity: 'wrong' } });
  const changed = { ...lines[1], unit_price: 3, __temp_key__: 'b' };
  expect(errorPaths(judged, changed)).toBe('items.1.quantity');
});

test('an error of the whole line holds until the line changes', () => {
  const judged = at(['must not come to so much']);
  expect(lines.map((line) => errorPaths(judged, line))).toEqual(['items.0', '']);
  expect(errorPaths(judged, { ...lines[0] })).toBe('');
});

test('no errors, and an error of all lines together, name no line', () => {
  expect(lines.map((line) => errorPaths({ errors: {}, lines }, line))).toEqual(['', '']);
  expect(lines.map((line) => errorPaths(at('is required'), line))).toEqual(['', '']);
});

test('a line tells of its folded fields when they hold something', () => {
  expect(lineNotes({ tax_category: 'S' })).toBe('');
  expect(lineNotes({ tax_category: 'AE', tax_exemption_reason: 'Art. 196', product_id: 'p' })).toBe(
    'Reverse charge (AE) · Art. 196 · From a product',
  );
});

test('a stored line is shown with its amount before tax, unless the role hides it', () => {
  expect(storedAmount({ amount: 1190, tax_amount: 190 }, 'eur')).toBe('1,000.00');
  expect(storedAmount({ amount: 11, tax_amount: 1 }, 'JPY')).toBe('10');
  expect(storedAmount({ amount: 11 }, 'EUR')).toBe('–');
});
