import { textBudgetProblem } from '../../../src/domain/text-budget';

const repeated = (text: string, length: number) => text.repeat(Math.ceil(length / text.length));

test('an ordinary invoice of a thousand lines has room', () => {
  const lines = Array.from({ length: 1_000 }, (_, at) => `Consulting, week ${at}\nsecond line`);
  expect(textBudgetProblem(lines)).toBeNull();
  expect(textBudgetProblem(Array.from({ length: 1_000 }, () => '請求書の明細'))).toBeNull();
});

test.each([
  ['100,000 Latin letters', '100,000 characters', repeated('abc ', 100_000), 'a'],
  ['20,000 letters of Arabic', '100,000 characters', 'ش'.repeat(20_000), 'a'],
  [
    '10,000 of Chinese with 50,000 of Latin',
    '100,000',
    `${'字'.repeat(10_000)}${'a'.repeat(50_000)}`,
    '字',
  ],
  ['20,000 emoji', '100,000 characters', '😀'.repeat(20_000), '😀'],
  ['5,000 line breaks', '5,000 line breaks', 'a\r\n'.repeat(5_000), '\u2028'],
])('%s are the most', (_, limit, text, more) => {
  expect(textBudgetProblem([text])).toBeNull();
  expect(textBudgetProblem([text, more])).toMatch(`must have at most ${limit}`);
});

test('the problem explains how other scripts count, but only for texts that have any', () => {
  expect(textBudgetProblem(['a'.repeat(100_001)])).toBe(
    'must have at most 100,000 characters in all its texts together, not 100,001',
  );
  expect(textBudgetProblem(['ش'.repeat(20_001)])).toBe(
    'must have at most 100,000 characters in all its texts together, not 100,005; each one outside Latin, Greek and Cyrillic counts as five',
  );
});

test('the number of different characters in a document is limited', () => {
  const characters = (count: number) =>
    Array.from({ length: count }, (_, at) => String.fromCodePoint(0x4e00 + at));
  expect(textBudgetProblem(characters(1_500))).toBeNull();
  expect(textBudgetProblem(characters(1_501))).toBe(
    'must have at most 1,500 different characters in all its texts together, not 1,501',
  );
});
