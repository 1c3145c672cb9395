import { CUSTOMER_CREATE, CUSTOMER_UPDATE } from '../../../../src/billing/schemas/customer';
import { INVOICE_CREATE, INVOICE_UPDATE } from '../../../../src/billing/schemas/invoice';
import { PRODUCT_CREATE, PRODUCT_UPDATE } from '../../../../src/billing/schemas/product';
import { QUOTATION_CREATE, QUOTATION_UPDATE } from '../../../../src/billing/schemas/quotation';
import { problemsOf } from './problems-of';

const DOCUMENT = {
  customer_id: '36d8fdfb-1c5f-4b5e-9a2c-0123456789ab',
  items: [{ description: 'Work', quantity: 1, unit_price: 10 }],
};
const numbered = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 'v']));

const NO_OBJECT = 'must be a JSON object';
const BAD_KEY = 'must have a key of 1 to 40 of A–Z, a–z, 0–9, _, . and -';
const NO_TEXT = 'must be a string';

const CASES: [what: string, metadata: unknown, problems: [string, string][]][] = [
  ['a key of each kind', { 'A-z_0.9': 'x', gone: null }, []],
  ['a text', 'text', [['/metadata', NO_OBJECT]]],
  ['a list', [], [['/metadata', NO_OBJECT]]],
  ['a space in a key', { 'a b': '1' }, [['/metadata/a b', BAD_KEY]]],
  ['an empty key', { '': '1' }, [['/metadata/', BAD_KEY]]],
  ['a long key', { ['k'.repeat(41)]: '1' }, [[`/metadata/${'k'.repeat(40)}…`, BAD_KEY]]],
  [
    'other values',
    { a: 1, b: true, c: {}, d: '1' },
    [
      ['/metadata/a', NO_TEXT],
      ['/metadata/b', NO_TEXT],
      ['/metadata/c', NO_TEXT],
    ],
  ],
  [
    'a long value',
    { a: 'x'.repeat(501) },
    [['/metadata/a', 'must be at most 500 characters long']],
  ],
  ['NUL', { a: '\0' }, [['/metadata/a', 'must not contain the NUL character']]],
  ['half a character', { a: '\ud800' }, [['/metadata/a', 'must be well-formed Unicode']]],
];

test.each(CASES)('metadata with %s are judged alike in all bodies', (_what, metadata, problems) => {
  expect(problemsOf(CUSTOMER_CREATE, { name: 'Jane', metadata })).toEqual(problems);
  expect(problemsOf(PRODUCT_CREATE, { name: 'Nut', unit_price: 1, metadata })).toEqual(problems);
  for (const schema of [INVOICE_CREATE, QUOTATION_CREATE])
    expect(problemsOf(schema, { ...DOCUMENT, metadata })).toEqual(problems);
  for (const schema of [CUSTOMER_UPDATE, PRODUCT_UPDATE, INVOICE_UPDATE, QUOTATION_UPDATE])
    expect(problemsOf(schema, { metadata })).toEqual(problems);
});

test('a new record takes fifty keys, and a change a hundred', () => {
  const most = (max: number): [string, string][] => [['/metadata', `may have at most ${max} keys`]];
  const create = (count: number) => ({ name: 'Jane', metadata: numbered(count) });
  expect(problemsOf(CUSTOMER_CREATE, create(50))).toEqual([]);
  expect(problemsOf(CUSTOMER_CREATE, create(51))).toEqual(most(50));
  expect(problemsOf(CUSTOMER_UPDATE, { metadata: numbered(100) })).toEqual([]);
  expect(problemsOf(CUSTOMER_UPDATE, { metadata: numbered(101) })).toEqual(most(100));
});
