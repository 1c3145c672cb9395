import fc from 'fast-check';
import {
  mergeMetadata,
  pairValue,
  withPair,
  metadataProblems,
  MOST_KEYS,
  type Metadata,
  type MetadataChange,
} from '../../../src/domain/metadata';
import { patchedRecord } from '../../../src/domain/patched';

const KEYS = ['a', 'b', 'region', '__proto__', 'constructor', 'toString', '7', 'a.b-c_D'];
const key = fc.constantFrom(...KEYS);
const pairs = <T>(value: fc.Arbitrary<T>) =>
  fc.array(fc.tuple(key, value)).map((list) => Object.fromEntries(list) as Record<string, T>);
const stored = pairs(fc.string()).map((found): Metadata | null =>
  Object.keys(found).length === 0 ? null : found,
);
const change: fc.Arbitrary<MetadataChange> = pairs(fc.option(fc.string()));

/** Read as PostgreSQL's answers are. */
const valueOf = (metadata: MetadataChange | null, name: string): string | null | undefined => {
  const text = new Map(Object.entries(metadata ?? {}));
  return text.get(name);
};

test('each key is as the change says, else as it was, and empty metadata is null', () => {
  fc.assert(
    fc.property(stored, change, (before, sent) => {
      const after = mergeMetadata(before, sent);
      for (const name of KEYS) {
        const said = valueOf(sent, name);
        const expected = said === undefined ? valueOf(before, name) : (said ?? undefined);
        expect(valueOf(after, name)).toBe(expected);
      }
      expect(after === null || Object.keys(after).length > 0).toBe(true);
    }),
  );
});

test('the same change a second time changes nothing, and neither does what is stored', () => {
  fc.assert(
    fc.property(stored, change, (before, sent) => {
      const once = mergeMetadata(before, sent);
      expect(JSON.stringify(mergeMetadata(once, sent))).toBe(JSON.stringify(once));
      expect(JSON.stringify(mergeMetadata(before, before ?? {}))).toBe(JSON.stringify(before));
    }),
  );
});

test('a key of JavaScript is a key as any other', () => {
  const sent = JSON.parse('{"__proto__":"x","constructor":"y"}') as MetadataChange;
  const merged = mergeMetadata(null, sent);
  expect(JSON.stringify(merged)).toBe('{"__proto__":"x","constructor":"y"}');
  expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  expect(
    JSON.stringify(patchedRecord({ metadata: merged }, { metadata: { a: '1' } }).metadata),
  ).toBe('{"__proto__":"x","constructor":"y","a":"1"}');
});

const numbered = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 'v']));

test('fifty keys can give way to fifty others, and no more are kept', () => {
  const full = numbered(MOST_KEYS);
  const removed = Object.fromEntries(Object.keys(full).map((name) => [name, null]));
  const other = Object.fromEntries(Object.keys(full).map((name) => [`x${name}`, 'v']));
  expect(Object.keys(mergeMetadata(full, { ...removed, ...other }) ?? {})).toHaveLength(50);
  expect(() => mergeMetadata(full, { one: 'more' })).toThrow('metadata may have at most 50 keys');
});

test('a patch keeps, merges or clears metadata', () => {
  const record = { name: 'Roe', metadata: { a: '1' } as Metadata | null };
  expect(patchedRecord(record, { name: 'Doe' })).toEqual({ name: 'Doe', metadata: { a: '1' } });
  expect(patchedRecord(record, { metadata: { a: null } }).metadata).toBeNull();
  expect(patchedRecord(record, { metadata: null }).metadata).toBeNull();
});

test.each([
  ['text', ['', 'must be a JSON object']],
  [[], ['', 'must be a JSON object']],
  [{ 'a b': 'x' }, ['a b', 'must have a key of 1 to 40 of A–Z, a–z, 0–9, _, . and -']],
  [{ '': 'x' }, ['', 'must have a key of 1 to 40 of A–Z, a–z, 0–9, _, . and -']],
  [{ 'a\n': 'x' }, ['a\n', 'must have a key of 1 to 40 of A–Z, a–z, 0–9, _, . and -']],
  [{ a: 1 }, ['a', 'must be a string']],
  [{ a: { b: 'c' } }, ['a', 'must be a string']],
  [{ a: 'x'.repeat(501) }, ['a', 'must be at most 500 characters long']],
  [{ a: '\0' }, ['a', 'must not contain the NUL character']],
  [numbered(51), ['', 'may have at most 50 keys']],
])('%j is refused', (sent, [path, message]) => {
  const problems = metadataProblems(sent, MOST_KEYS);
  expect(problems.map((one) => [one.path.join('.'), String(one.message)])).toEqual([
    [path, message],
  ]);
});

test('the longest keys and values are taken, and a longer key is shown cut off', () => {
  const longest = { ['k'.repeat(40)]: '😀'.repeat(500), gone: null };
  expect(metadataProblems(longest, MOST_KEYS)).toEqual([]);
  const [problem] = metadataProblems({ ['k'.repeat(999)]: 'v' }, MOST_KEYS);
  expect(problem?.path).toEqual([`${'k'.repeat(40)}…`]);
});

test('a pair is put in its place, and an empty value removes its key', () => {
  expect(withPair({ a: '1', b: '2' }, 'a', '3')).toEqual({ a: '3', b: '2' });
  expect(withPair({ a: '1' }, 'a', '')).toBeNull();
  const odd = withPair({}, '__proto__', 'x');
  expect([odd && Object.keys(odd), pairValue(odd, '__proto__')]).toEqual([['__proto__'], 'x']);
  expect([pairValue(null, 'a'), pairValue({}, 'constructor')]).toEqual(['', '']);
});
