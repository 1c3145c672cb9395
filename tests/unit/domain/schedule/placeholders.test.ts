import { LANGUAGES, type Language } from '../../../../src/domain/languages';
import {
  placeholderProblem,
  PLACEHOLDERS,
  placeholdersApart,
  withDoubledBraces,
} from '../../../../src/domain/schedule/placeholders';
import { inWordsOf } from '../../../../src/words/placeholders';

const billed = {
  occurrence: 2,
  date: '2026-01-31',
  period: { start: '2026-01-31', end: '2026-02-27' },
};
const filled = (text: string, language: Language = 'en') => inWordsOf(language, text, billed);

test.each([
  ['{date}', '31 January 2026'],
  ['{date+14}', '14 February 2026'],
  ['{date-31}', '31 December 2025'],
  ['{period_start} to {period_end}', '31 January 2026 to 27 February 2026'],
  ['{period_end+1}', '28 February 2026'],
  ['{month}', 'January'],
  ['{month+1}', 'February'],
  ['{month-1} and {month+13}', 'December and February'],
  ['{month_year}', 'January 2026'],
  ['{month_year-1}', 'December 2025'],
  ['{quarter} {year}', 'Q1 2026'],
  ['{quarter-1} {year-1}', 'Q4 2025'],
  ['{quarter+1}', 'Q2'],
  ['{year+1}', '2027'],
  ['{quarter_year-1}', 'Q4 2025'],
  ['{quarter_year}', 'Q1 2026'],
  ['Week {week}', 'Week 5'],
  ['Week {week-5}/{week_year-5}', 'Week 52/2025'],
  ['JSON {{a: 1}}', 'JSON {a: 1}'],
  ['{{month}} {{{month}}} {{{{', '{month} {January} {{'],
  ['{week+1}', '6'],
  ['{week-5}', '52'],
  ['{occurrence} of 12', '3 of 12'],
  ['{occurrence+1}', '4'],
  ['Nothing } to { fill in', 'Nothing } to { fill in'],
  ['{month}{month}', 'JanuaryJanuary'],
])('%s becomes %s', (text, expected) => {
  expect(filled(text)).toBe(expected);
});

test.each([
  ['de', '31. Januar 2026', 'Januar 2026', 'Q1'],
  ['fr', '31 janvier 2026', 'janvier 2026', 'T1'],
  ['es', '31 de enero de 2026', 'enero de 2026', 'T1'],
  ['it', '31 gennaio 2026', 'gennaio 2026', 'T1'],
  ['nl', '31 januari 2026', 'januari 2026', 'K1'],
  ['pt', '31 de janeiro de 2026', 'janeiro de 2026', 'T1'],
  ['pl', '31 stycznia 2026', 'styczeń 2026', 'I kw.'],
] as const)('in %s the date is %s', (language, date, month, quarter) => {
  expect(filled('{date}', language)).toBe(date);
  expect(filled('{month_year}', language)).toBe(month);
  expect(filled('{quarter}', language)).toBe(quarter);
});

test('every placeholder says something in every language', () => {
  for (const language of LANGUAGES)
    for (const name of PLACEHOLDERS) expect(filled(`{${name}}`, language)).toMatch(/[\p{L}\d]/u);
});

test.each([
  ['2026-01-01', '1'],
  ['2027-01-01', '53'],
  ['2026-12-31', '53'],
  ['2025-12-29', '1'],
  ['2024-12-30', '1'],
  ['2023-01-01', '52'],
  ['2020-12-31', '53'],
  ['2026-11-27', '48'],
])('%s is in week %s', (date, week) => {
  expect(inWordsOf('en', '{week}', { ...billed, date })).toBe(week);
});

test.each([
  ['2027-01-01', '53/2026'],
  ['2025-12-29', '1/2026'],
  ['2024-12-30', '1/2025'],
  ['2023-01-01', '52/2022'],
  ['2026-11-27', '48/2026'],
])('%s is in week and year %s', (date, week) => {
  expect(inWordsOf('en', '{week}/{week_year}', { ...billed, date })).toBe(week);
});

test.each(['{a: 1}', 'a { b } }} {{ c', '{month}', '{\n}', '{{month}}'])(
  '%j with doubled braces prints as it is',
  (text) => {
    const doubled = withDoubledBraces(text);
    expect([placeholderProblem(doubled, 'none'), filled(doubled)]).toEqual([null, text]);
  },
);

test.each([
  ['{month+1} {year}', ['{month+1} beside {year}; {month_year+1}']],
  ['{year}: {quarter-1}', ['{quarter-1} beside {year}; {quarter_year-1}']],
  ['{month+1} {year+1}, {month+1}', ['{month+1} beside {year+1}; {month_year+1}']],
  ['KW {week}/{year}', ['{week} beside {year}; {week_year}']],
  ['KW {week+1}/{week_year}', ['{week+1} beside {week_year}; {week_year+1}']],
  ['KW {week+1}/{week_year+1}, contract {year}', []],
  ['{month} {year}, {month} {year+1}, {quarter} {year}', []],
  ['{month+12} {year}, {quarter-4} {year}', []],
  ['{month_year+1}, {quarter_year+1}, {date+14}, {year}', []],
  ['{{month+1}} {year}', []],
  ['Nothing', []],
])('of %j is told: %j', (text, expected) => {
  const told = placeholdersApart(text).map(({ placeholder, message }) => {
    const [, other, instead] = /beside (\S+), .*; use (\S+)$/.exec(String(message)) ?? [];
    return `${placeholder} beside ${other}; ${instead}`;
  });
  expect(told).toEqual(expected);
});

test.each(['{Month}', '{month +1}', '{}', '{month+1000}', '{foo}', '{ date }', '{date+}', '{a{b}'])(
  '%s is unknown',
  (text) => {
    expect(String(placeholderProblem(`For ${text}`, 'advance'))).toMatch(
      /^has the unknown placeholder \{/,
    );
  },
);

test('a placeholder of the period needs one', () => {
  expect(placeholderProblem('{period_start}', 'arrears')).toBeNull();
  expect(String(placeholderProblem('{month} {period_end+1}', 'none'))).toBe(
    'has {period_end+1}, which needs a period',
  );
  expect(placeholderProblem('{month} {date-7} {week}', 'none')).toBeNull();
});
