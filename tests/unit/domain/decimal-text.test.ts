import { readDecimal } from '../../../src/domain/decimal-text';

test.each([
  ['12.50', '12.5'],
  [' 12.5 ', '12.5'],
  ['+3', '3'],
  ['-3', '-3'],
  ['.5', '0.5'],
  ['5.', '5'],
  ['0', '0'],
  ['1'.repeat(40), '1'.repeat(40)],
])('the text "%s" is read as %s', (text, expected) => {
  expect(readDecimal(text)?.toFixed()).toBe(expected);
});

test.each(['', ' ', '.', '-', '1,5', '1e3', '1 000', '0x10', '1.2.3', '--1', '1'.repeat(41)])(
  'the text "%s" is read as no number',
  (text) => {
    expect(readDecimal(text)).toBeUndefined();
  },
);

test.each([
  ['19%', '19'],
  ['19 %', '19'],
  ['19', '19'],
  ['19%%', undefined],
  ['%', undefined],
])('with a sign of per cent after it, the text "%s" is read as %s', (text, expected) => {
  expect(readDecimal(text, '%')?.toFixed()).toBe(expected);
});

test('a sign of per cent is read only where it may stand', () => {
  expect(readDecimal('19%')).toBeUndefined();
});
