import { decimalFor, delimiterFor } from '../../../src/domain/csv-decimals';

test.each([
  ['point', ',', '-1234.5'],
  ['comma', ';', '-1234,5'],
] as const)(
  'a file with a decimal %s has "%s" between columns, and -1234.5 as %s',
  (decimal, between, number) => {
    expect(delimiterFor(decimal)).toBe(between);
    expect(decimalFor(decimal, '-1234.5')).toBe(number);
    expect(decimalFor(decimal, '1234')).toBe('1234');
  },
);
