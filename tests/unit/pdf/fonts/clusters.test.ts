import { clustersOf } from '../../../../src/pdf/fonts/clusters';

const points = (text: string) => Array.from(text, (char) => char.codePointAt(0) ?? 0);

/** Glyphs, written as their characters. `+` marks a glyph that is placed on another. */
const clusters = (source: string, ...glyphs: string[]) =>
  clustersOf(
    points(source),
    glyphs.map((glyph) => ({
      codePoints: points(glyph.replace('+', '')),
      isAttached: glyph.startsWith('+'),
    })),
  ).map(({ size, text }) => `${size}:${String.fromCodePoint(...text)}`);

test('glyphs in the order of the text form no clusters', () => {
  expect(clusters('abc', 'a', 'b', 'c')).toEqual(['1:a', '1:b', '1:c']);
});

test('a ligature stands for all of its characters', () => {
  expect(clusters('office', 'o', 'ffi', 'c', 'e')).toEqual(['1:o', '1:ffi', '1:c', '1:e']);
});

test('a vowel sign that is drawn before its consonant follows it in the text', () => {
  expect(clusters('कित', 'ि', 'क', 'त')).toEqual(['2:कि', '1:त']);
});

test('a letter and its dots form one cluster', () => {
  expect(clusters('تم', 'ت', '', 'م')).toEqual(['2:ت', '1:م']);
});

test('a mark belongs to its letter', () => {
  expect(clusters('สั่ง', 'ส', '+ั', '+่', 'ง')).toEqual(['3:สั่', '1:ง']);
});

test('the text is complete for any output of the shaper', () => {
  expect(clusters('abcd', 'a', 'x', 'b')).toEqual(['1:a', '2:bcd']);
  expect(clusters('ab', 'a')).toEqual(['1:ab']);
});
