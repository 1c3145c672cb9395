import { readdirSync, readFileSync } from 'node:fs';
import business from '../../../src/api/business/content-types/business/schema.json';
import { checkNumberPattern, DEFAULT_PATTERNS } from '../../../src/domain/number-pattern';

test.each([
  'INV-{00000}',
  'QT-{00000}',
  '{0}',
  'RE{YY}{MM}-{000}',
  '{000}/{YYYY}',
  '{YYYY}-{YYYY}-{0000}',
  'Rechnung Nr. {0} — “Wien”',
  `${'x'.repeat(245)}{0}`,
])('%s is a pattern', (pattern) => {
  expect(checkNumberPattern(pattern)).toEqual({ value: pattern });
});

test('spaces around a pattern are removed', () => {
  expect(checkNumberPattern(' A {0} ')).toEqual({ value: 'A {0}' });
});

const BRACE = 'has a brace without its partner: write parts such as {YYYY} and {00000}';
const unknown = (name: string) =>
  `has the unknown part {${name}}: use {YYYY}, {YY}, {MM} and zeros such as {00000}`;
const LONG = 'can give a number of more than 255 characters: make it shorter';

test.each([
  ['INV', 'needs a running number such as {00000}'],
  ['INV-{YYYY}', 'needs a running number such as {00000}'],
  ['{000}-{000}', 'must have only one running number'],
  ['{0}{00}{YYYY}', 'must have only one running number'],
  ['INV-{MM}-{000}', 'has a month without a year: add {YYYY} or {YY}'],
  ['INV-{000', BRACE],
  ['INV-000}', BRACE],
  ['{{000}}', BRACE],
  ['{YYYY{000}', BRACE],
  ['INV-{yyyy}-{000}', unknown('yyyy')],
  ['{}{000}', unknown('')],
  ['{001}', unknown('001')],
  ['{DD}{000}', unknown('DD')],
  ['{YYYYY}{000}', unknown('YYYYY')],
  ['{٠٠٠}', unknown('٠٠٠')],
  ['A\n{000}', 'must not contain control characters'],
  ['A\u2028{000}', 'must not contain control characters'],
  ['A\u0000{000}', 'must not contain the NUL character'],
  ['\ud800{0}', 'must be well-formed Unicode'],
  [`${'x'.repeat(246)}{0}`, LONG],
  [`${'x'.repeat(238)}{YY}{0000000}`, null],
  [`${'x'.repeat(244)}{YY}{0}`, LONG],
  [`{${'0'.repeat(253)}}`, null],
  [`{${'0'.repeat(254)}}`, 'must be at most 255 characters long'],
  ['   ', 'must not be empty'],
  [7, 'must be a string'],
])('%j: %s', (pattern, problem) => {
  expect(checkNumberPattern(pattern)).toEqual(problem === null ? { value: pattern } : { problem });
});

test('a new business has the default patterns, and SQL names no other', () => {
  const { invoice, quotation, credit_note: creditNote } = DEFAULT_PATTERNS;
  expect([
    business.attributes.invoice_number_pattern.default,
    business.attributes.quotation_number_pattern.default,
    business.attributes.credit_note_number_pattern.default,
  ]).toEqual([invoice, quotation, creditNote]);
  const sql = readdirSync('database', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.sql'))
    .map((name) => readFileSync(`database/${name}`, 'utf8'))
    .join('\n');
  const named = [...sql.matchAll(/'([A-Z]+-\{0+\})'/g)].map(([, pattern]) => pattern);
  expect(new Set(named)).toEqual(new Set([invoice]));
});
