import Big from 'big.js';
import fc from 'fast-check';
import { jsonNumber, jsonText, parseJson } from '../../../src/domain/json';
import { processorTimeOf } from '../../support/processor-time';
import { times } from '../../support/times';

/** A number in a JSON text, read and printed in plain decimal digits. */
function digitsOf(text: string): string {
  const { n } = parseJson(`{"n":${text}}`) as { n: number | Big };
  return new Big(n).toFixed();
}

test.each([
  ['0', '0'],
  ['-1.5', '-1.5'],
  ['1e3', '1000'],
  ['12345678901234.123456', '12345678901234.123456'],
  ['999999999999.999999', '999999999999.999999'],
  ['-999999999999.999999', '-999999999999.999999'],
  ['0.1000000000000000055511151231257827', '0.1000000000000000055511151231257827'],
  ['9007199254740993', '9007199254740993'],
  ['123456789012345678901234567890', '123456789012345678901234567890'],
])('the number %s keeps its digits', (text, digits) => {
  expect(digitsOf(text)).toBe(digits);
});

test('everything but long numbers reads as JSON.parse reads it', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      const exact = parseJson(text);
      expect(JSON.parse(jsonText(exact ?? null))).toEqual(JSON.parse(text) ?? null);
    }),
    { numRuns: times(500) },
  );
});

test.each([
  '',
  '{',
  '{"a":}',
  "{'a':1}",
  '{"a":1,}',
  '[1 2]',
  'NaN',
  '01',
  '{"n":1234567890123456789.}',
  '{"n":01234567890123456789}',
  '{"n":1234567890123456789e}',
  '{1234567890123456789:1}',
  '{1234567890123456789 :1}',
  '[1234567890123456789 1]',
  '"1234567890123456789',
  '.1234567890123456789',
])('%j is malformed', (text) => {
  expect(() => parseJson(text)).toThrow(SyntaxError);
});

test('digits within texts and names stay texts', () => {
  const text = '{"a":"1234567890123456789","1234567890123456789":"\\"1234567890123456789\\\\"}';
  expect(parseJson(text)).toEqual(JSON.parse(text));
  expect(parseJson('1234567890123456789')).toEqual(new Big('1234567890123456789'));
});

test('texts and long numbers by turns read as they stand', () => {
  const big = fc.bigInt({ min: 10n ** 17n, max: 10n ** 30n });
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string(), big)), (pairs) => {
      const parts = pairs.map(([text, number]) => `${JSON.stringify(text)}, ${number}`);
      const read = parseJson(`[${parts.join(' ,')}]`) as unknown[];
      const written = read.map((one) =>
        typeof one === 'string' ? one : new Big(one as Big).toFixed(),
      );
      expect(written).toEqual(pairs.flatMap(([text, number]) => [text, String(number)]));
    }),
    { numRuns: times(300) },
  );
});

test.each([
  ['nested lists', '[[[[[1]]]],[[[[1]]]]],'],
  ['small numbers', '1,'],
  ['long numbers', '1234567890123456789,'],
  ['escaped quotes', '"\\"\\"\\"",'],
  ['blanks', '1 ,                                '],
])('a megabyte of %s with a long number costs little more than JSON', (_, piece) => {
  const list = piece.repeat(Math.floor(1_000_000 / piece.length));
  const text = `{"n":12345678901234567890,"list":[${list}0]}`;
  expect(processorTimeOf(() => parseJson(text))).toBeLessThan(1_000);
});

test.each(['\\"', '"', '\\', '1234567890123456789:', '1 ', '-', '\\u0022'])(
  'a megabyte of %j after a quote is refused at little cost',
  (piece) => {
    const text = `[12345678901234567890,"${piece.repeat(1_000_000 / piece.length)}`;
    const read = () => expect(() => parseJson(text)).toThrow(SyntaxError);
    expect(processorTimeOf(read)).toBeLessThan(1_000);
  },
);

test('when a key is given twice, the last value counts, with and without long numbers', () => {
  expect(parseJson('{"a":1,"a":2}')).toEqual({ a: 2 });
  expect(parseJson('{"a":1,"a":2,"n":12345678901234567890}')).toMatchObject({ a: 2 });
});

test('a key named __proto__ is data and changes no prototype', () => {
  for (const number of ['1', '12345678901234567890']) {
    const parsed = parseJson(`{"__proto__":{"status":"paid"},"n":${number}}`) as object;
    expect((parsed as { status?: string }).status).toBeUndefined();
  }
  const parsed = parseJson('{"__proto__":12345678901234567890}') as object;
  expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype);
  expect(Object.values(parsed)).toEqual([new Big('12345678901234567890')]);
});

test.each([
  ['3', '3'],
  ['3.5', '3.5'],
  ['999999999999.999999', '999999999999.999999'],
  ['9999999999999.999999', '9999999999999.999999'],
  ['-999999999999.999999', '-999999999999.999999'],
  ['1000000000000', '1000000000000'],
  ['0.000001', '0.000001'],
])('the decimal text %s is written as the JSON number %s', (text, written) => {
  expect(jsonText({ n: jsonNumber(text) })).toBe(`{"n":${written}}`);
});

test('every amount of eighteen digits is written unchanged', () => {
  const amount = fc.tuple(
    fc.bigInt({ min: 0n, max: 9_999_999_999_999n }),
    fc.integer({ min: 0, max: 999_999 }),
  );
  fc.assert(
    fc.property(amount, fc.boolean(), ([whole, millionths], negative) => {
      const fraction = String(millionths).padStart(6, '0').replace(/0+$/, '');
      const size = fraction === '' ? String(whole) : `${whole}.${fraction}`;
      const text = negative && size !== '0' ? `-${size}` : size;
      const written = jsonText({ n: jsonNumber(text) }).slice('{"n":'.length, -1);
      expect(new Big(written).eq(text)).toBe(true);
      expect(written.length).toBeLessThanOrEqual(text.length);
    }),
    { numRuns: times(1_000) },
  );
});

test('text that looks like the mark of an exact number stays text', () => {
  const note = '"isLosslessNumber":true';
  const value = { note, n: jsonNumber('999999999999.999999') };
  expect(JSON.parse(jsonText(value))).toEqual({ note, n: Number('999999999999.999999') });
});
