import { textOfGlyphs } from '../../../src/pdf/fonts/clusters';

const points = (text: string) => Array.from(text, (char) => char.codePointAt(0) ?? 0);
const texts = (source: string, glyphs: string[]) =>
  textOfGlyphs(points(source), glyphs.map(points)).map((part) => String.fromCodePoint(...part));

test('glyphs in the order of the text keep their characters', () => {
  expect(texts('abc', ['a', 'b', 'c'])).toEqual(['a', 'b', 'c']);
});

test('a ligature copies out as all of its characters', () => {
  expect(texts('office', ['o', 'ffi', 'c', 'e'])).toEqual(['o', 'ffi', 'c', 'e']);
});

test('a vowel sign drawn before its consonant copies out behind it', () => {
  expect(texts('कि', ['ि', 'क']).join('')).toBe('कि');
});

test('whatever the shaper reports, the text is whole', () => {
  expect(texts('abcd', ['a', '', 'b']).join('')).toBe('abcd');
});
