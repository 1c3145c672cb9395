import Big from 'big.js';
import {
  checkDate,
  checkDecimal,
  checkEmail,
  checkName,
  checkOneOf,
  checkText,
  checkUuid,
  checkWhole,
  type Check,
} from '../../../src/domain/checks';

const ZERO = new Big(0);
const quantity = checkDecimal({ maxDecimals: 6, above: ZERO, sizeBelow: new Big('1e9') });
const price = checkDecimal({ maxDecimals: 6, sizeBelow: new Big('1e12') });
const rate = checkDecimal({ maxDecimals: 4, min: ZERO, max: new Big(100) });

/** The value as text, or the problem. */
function outcome(check: Check<Big>, input: unknown): string {
  const checked = check(input);
  return 'value' in checked ? checked.value.toFixed() : String(checked.problem);
}

test.each([
  [0.000001, '0.000001'],
  [new Big('999999999.999999'), '999999999.999999'],
  [0, 'must be greater than 0'],
  [-1, 'must be greater than 0'],
  [1e9, 'must be less than 1000000000 in size'],
  [0.0000001, 'must have at most 6 decimals'],
  [new Big('1.0000001'), 'must have at most 6 decimals'],
  ['1', 'must be a number'],
  [null, 'must be a number'],
  [true, 'must be a number'],
  [[1], 'must be a number'],
  [Number.NaN, 'must be a number'],
  [Number.POSITIVE_INFINITY, 'must be a number'],
])('a quantity of %p becomes: %s', (input, expected) => {
  expect(outcome(quantity, input)).toBe(expected);
});

test.each([
  [-12.5, '-12.5'],
  [0, '0'],
  [new Big('999999999999.999999'), '999999999999.999999'],
  [new Big('-999999999999.999999'), '-999999999999.999999'],
  [1e12, 'must be less than 1000000000000 in size'],
  [-1e12, 'must be less than 1000000000000 in size'],
  [1e300, 'must be less than 1000000000000 in size'],
  [1e-300, 'must have at most 6 decimals'],
])('a price of %p becomes: %s', (input, expected) => {
  expect(outcome(price, input)).toBe(expected);
});

test.each([
  [0, '0'],
  [100, '100'],
  [0.0001, '0.0001'],
  [8.875, '8.875'],
  [0.00001, 'must have at most 4 decimals'],
  [100.0001, 'must be at most 100'],
  [-0.0001, 'must be at least 0'],
])('a rate of %p becomes: %s', (input, expected) => {
  expect(outcome(rate, input)).toBe(expected);
});

test('text is counted in characters, not in UTF-16 units', () => {
  expect(checkText(3)('😀😀😀')).toEqual({ value: '😀😀😀' });
  expect(checkText(3)('abcd')).toEqual({ problem: 'must be at most 3 characters long' });
  expect(checkText(2000)('x'.repeat(2001))).toEqual({
    problem: 'must be at most 2,000 characters long',
  });
});

test('text keeps every character but NUL', () => {
  const text = ' \t\r\n\u0001\u202e\u0000'.slice(0, -1);
  expect(checkText(255)(text)).toEqual({ value: text });
  expect(checkText(255)('a\u0000b')).toEqual({ problem: 'must not contain the NUL character' });
  expect(checkText(255)('\ud83d')).toEqual({ problem: 'must be well-formed Unicode' });
  expect(checkText(255)(7)).toEqual({ problem: 'must be a string' });
});

test('a name is trimmed, with all of Unicode’s white space, and not empty', () => {
  expect(checkName(255)('  Acme\u00a0\n')).toEqual({ value: 'Acme' });
  expect(checkName(255)(' \u2003\t')).toEqual({ problem: 'must not be empty' });
  expect(checkName(255)('')).toEqual({ problem: 'must not be empty' });
  expect(checkName(255)({})).toEqual({ problem: 'must be a string' });
  expect(checkName(4)(' Acme ')).toEqual({ value: 'Acme' });
});

test.each(['a@b.co', "o'hara+tag@sub.example.co.uk", 'jörg@exämple.de', '用户@例子.广告'])(
  '%s is an e-mail address',
  (text) => {
    expect(checkEmail(text)).toEqual({ value: text });
  },
);

test.each(['', ' ', 'a', 'a@', '@b.co', 'a b@c.co', 'a@b@c.co', 'a@b.co\nBcc: x@y.z', 7, {}])(
  '%p is no e-mail address',
  (input) => {
    expect(checkEmail(input)).toHaveProperty('problem');
  },
);

test('a UUID becomes lower case', () => {
  const id = '36D8FDFB-1C5F-4B5E-9A2C-0123456789AB';
  expect(checkUuid(id)).toEqual({ value: id.toLowerCase() });
});

test.each(['', '36d8fdfb', `{36d8fdfb-1c5f-4b5e-9a2c-0123456789ab}`, 36, null])(
  '%p is no UUID',
  (input) => {
    expect(checkUuid(input)).toEqual({ problem: 'must be a UUID' });
  },
);

test('a date must be text and exist', () => {
  expect(checkDate('2026-02-28')).toEqual({ value: '2026-02-28' });
  for (const input of ['2026-02-30', 20260228, null, {}]) {
    expect(checkDate(input)).toEqual({
      problem: 'must be a calendar date in the form YYYY-MM-DD',
    });
  }
});

test('one of a list is matched exactly, and the message names them all', () => {
  const check = checkOneOf(['draft', 'sent']);
  expect(check('sent')).toEqual({ value: 'sent' });
  for (const input of ['Sent', 'sent ', 'toString', 0, null]) {
    expect(check(input)).toEqual({ problem: 'must be one of draft, sent' });
  }
});

test.each([
  [0, 0],
  [365, 365],
  [new Big('14.0'), 14],
])('%p is a term of %d days', (input, value) => {
  expect(checkWhole(0, 365)(input)).toEqual({ value });
});

test.each([-1, 366, 1.5, 1e300, Number.NaN, '14', true, null, [14]])('%p is no term', (input) => {
  const problem = 'must be a whole number from 0 to 365';
  expect(checkWhole(0, 365)(input)).toEqual({ problem });
});
