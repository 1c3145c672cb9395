import {
  customFieldsOf,
  MAX_CUSTOM_FIELDS,
  readCustomFields,
  suggestedKey,
  type CustomField,
} from '../../../src/domain/custom-fields';
import { CUSTOM_FIELDS } from '../../../src/billing/schemas/custom-fields';

const field = (more: object = {}) => ({
  key: 'region',
  label: 'Region',
  kind: 'customer',
  printed: true,
  ...more,
});

const problemsOf = (input: unknown): Record<string, string> => {
  const read = readCustomFields(input);
  const problems = 'problems' in read ? read.problems : [];
  return Object.fromEntries(problems.map(({ path, message }) => [path.join('.'), String(message)]));
};

test('fields are stored with a trimmed label and nothing else, and none are null', () => {
  const sent = [field({ label: ' Region ', colour: 'red' }), field({ kind: 'invoice' })];
  expect(readCustomFields(sent)).toEqual({ fields: [field(), field({ kind: 'invoice' })] });
  for (const none of [[], null, undefined]) expect(CUSTOM_FIELDS.parse(none)).toBeNull();
});

test('every wrong part is told at its place', () => {
  const wrong = [
    field({ key: 'two words', label: ' ', kind: 'payment', printed: 'yes' }),
    field({ label: 'two\nlines' }),
    field({ label: 'x'.repeat(61) }),
    field({ kind: 'product' }),
    'region',
    {},
  ];
  expect(problemsOf(wrong)).toEqual({
    '0.key': 'must be 1 to 40 of A–Z, a–z, 0–9, _, . and -',
    '0.label': 'must not be empty',
    '0.kind': 'must be one of customer, product, invoice, quotation',
    '0.printed': 'must be true or false',
    '1.label': 'must be one line without control characters',
    '2.label': 'must be at most 60 characters long',
    '3.printed': 'must be false, since documents print no fields of products',
    '4': 'must be a JSON object',
    '5.key': 'must be 1 to 40 of A–Z, a–z, 0–9, _, . and -',
    '5.label': 'must be a string',
    '5.kind': 'must be one of customer, product, invoice, quotation',
    '5.printed': 'must be true or false',
  });
});

test('a key is named once for each kind, and a business has at most fifty fields', () => {
  const twice = [field(), field({ kind: 'quotation' }), field({ label: 'Area' })];
  expect(problemsOf(twice)).toEqual({
    '2.key': 'is already the key of another field of this kind',
  });
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => field({ key: `k${at}` }));
  expect(problemsOf(many(MAX_CUSTOM_FIELDS))).toEqual({});
  expect(problemsOf(many(MAX_CUSTOM_FIELDS + 1))).toEqual({ '': 'may have at most 50 fields' });
  expect(problemsOf('region')).toEqual({ '': 'must be a list of custom fields' });
});

test('the fields of a kind keep the order of the business', () => {
  const all = [
    field({ key: 'b', label: 'B' }),
    field({ key: 'b', label: 'Other', kind: 'invoice' }),
    field({ key: 'a', label: 'A' }),
  ] as CustomField[];
  expect(customFieldsOf(all, 'customer').map(({ label }) => label)).toEqual(['B', 'A']);
  expect(customFieldsOf(all, 'invoice').map(({ label }) => label)).toEqual(['Other']);
  expect(customFieldsOf(null, 'invoice')).toEqual([]);
});

test.each([
  ['Kostenstelle Süd', 'kostenstelle_sud'],
  ['Straße / n° 2', 'strasse_n_2'],
  ['  --  ', ''],
  ['x'.repeat(39) + ' y', 'x'.repeat(39)],
])('%s suggests the key %s', (label, key) => {
  expect(suggestedKey(label)).toBe(key);
});
