import { textBudgetProblem } from '../../../src/domain/text-budget';

const repeated = (text: string, length: number) => text.repeat(Math.ceil(length / text.length));

test('an ordinary invoice of a thousand lines has room', () => {
  const lines = Array.from({ length: 1_000 }, (_, at) => `Consulting, week ${at}\nsecond line`);
  expect(textBudgetProblem(lines)).toBeNull();
  expect(textBudgetProblem(Array.from({ length: 1_000 }, () => '請求書の明細'))).toBeNull();
});

test.each([
  ['100,000 Latin letters', '100,000 characters', repeated('abc ', 100_000), 'a'],
  ['20,000 letters of Arabic', '20,000 characters outside Latin', 'ش'.repeat(20_000), 'ش'],
  ['20,000 letters of which a part is Latin', '20,000', `${'字'.repeat(20_000)}abc`, '字'],
  ['20,000 emoji', '20,000 characters outside Latin', '😀'.repeat(20_000), '😀'],
  ['5,000 line breaks', '5,000 line breaks', 'a\r\n'.repeat(5_000), '\u2028'],
])('%s are the most', (_, limit, text, more) => {
  expect(textBudgetProblem([text])).toBeNull();
  expect(textBudgetProblem([text, more])).toMatch(`must have at most ${limit}`);
});

test('each character of a document can be another one only so often', () => {
  const characters = (count: number) =>
    Array.from({ length: count }, (_, at) => String.fromCodePoint(0x4e00 + at));
  expect(textBudgetProblem(characters(1_500))).toBeNull();
  expect(textBudgetProblem(characters(1_501))).toBe(
    'must have at most 1,500 different characters in all its texts together, not 1,501',
  );
});
