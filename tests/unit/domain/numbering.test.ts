import { formatNumber } from '../../../src/domain/numbering';

test.each([
  ['INV-', 1, 'INV-00001'],
  ['INV-', 42, 'INV-00042'],
  ['QT-', 99_999, 'QT-99999'],
  ['QT-', 100_000, 'QT-100000'],
  ['INV-', 1_234_567, 'INV-1234567'],
])('the number %s of sequence %i is %s', (prefix, sequence, number) => {
  expect(formatNumber(prefix, sequence)).toBe(number);
});
