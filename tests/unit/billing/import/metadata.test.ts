import { withMetadata } from '../../../../src/billing/import/metadata';

test('cells add to the stored pairs, and those of custom fields are stronger', () => {
  const stored = { a: '1', b: '2' };
  expect(withMetadata({ name: 'x', metadata: stored })).toEqual({ name: 'x', metadata: stored });
  expect(withMetadata({ name: 'x' })).toEqual({ name: 'x', metadata: null });
  const cells = { metadata_pairs: { b: '3', c: '4' }, 'metadata.c': '5', 'metadata.d.e': '6' };
  expect(withMetadata({ ...cells, metadata: stored })).toEqual({
    'metadata.c': '5',
    'metadata.d.e': '6',
    metadata: { a: '1', b: '3', c: '5', 'd.e': '6' },
  });
});

test('what is no JSON of pairs, and too long a cell, is refused by its field', () => {
  const refused = (values: object) => () => withMetadata(values as Record<string, unknown>);
  expect(refused({ metadata_pairs: 'no JSON' })).toThrow('metadata_pairs must be a JSON object');
  expect(refused({ 'metadata.k': 'x'.repeat(501) })).toThrow('metadata.k must be at most 500');
});
