import fc from 'fast-check';
import { guardFormula, unguardFormula } from '../../../src/domain/formulas';

const HOSTILE = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1',
  '＋1',
  '－1',
  '＠1',
];

test.each(HOSTILE)('%j begins with an apostrophe in an export', (text) => {
  expect(guardFormula(text)).toBe(`'${text}`);
});

test.each(['', 'Ada', "'Ada'", "O'Neil", 'a=b', '1-2', ' =1', '(555) 1'])(
  '%j stays as it is',
  (text) => {
    expect(guardFormula(text)).toBe(text);
    expect(unguardFormula(text)).toBe(text);
  },
);

test('every text comes back, one that begins with apostrophes as well', () => {
  const marks = fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', '\n', 'a', '＝');
  const text = fc.oneof(fc.string({ unit: marks, maxLength: 6 }), fc.string());
  fc.assert(
    fc.property(text, (original) => {
      expect(unguardFormula(guardFormula(original))).toBe(original);
      expect(guardFormula(original)).toMatch(/^(?!['\t]*[=+\-@\t\r\n]).*$|^'/s);
    }),
  );
});
