import type { Font } from 'fontkit';
import { createTextMeasure } from '../../../../src/pdf/text/text-measure';

/** A font in which every character is as wide as it is high. */
const square = {
  unitsPerEm: 1,
  hasGlyphForCodePoint: () => true,
  layout: (text: string) => ({ advanceWidth: Array.from(text).length }),
} as unknown as Font;

const type = createTextMeasure(['Square'], { 400: [square], 600: [square] });
const style = { size: 1, weight: 400 } as const;
const wrap = (text: string, width: number) => type.wrap(text, style, width);

test('lines break between words and at line breaks', () => {
  expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
  expect(wrap('a\nb\r\n\nc', 7)).toEqual(['a', 'b', '', 'c']);
});

test('long numbers and URLs break after hyphens and slashes first', () => {
  expect(wrap('PO-4500-ABC', 8)).toEqual(['PO-4500-', 'ABC']);
  expect(wrap('a.test/path/page', 7)).toEqual(['a.test/', 'path/', 'page']);
});

test('a list of numbers breaks between them, and within one only if that is wider than the column', () => {
  const numbers = (text: string, width: number) => type.wrap(text, style, width, 'numbers');
  expect(wrap('+1 23-45, +1 67-89', 14)).toEqual(['+1 23-45, +1', '67-89']);
  expect(numbers('+1 23-45, +1 67-89', 14)).toEqual(['+1 23-45,', '+1 67-89']);
  expect(numbers('1/23 / 4/56', 8)).toEqual(['1/23 /', '4/56']);
  expect(numbers('12 34 56 / 7', 6)).toEqual(['12 34', '56 / 7']);
  expect(numbers('Flat 1, 22 Road', 10)).toEqual(wrap('Flat 1, 22 Road', 10));
});

test('a word wider than the column is cut, never lost', () => {
  const lines = wrap(`x ${'y'.repeat(25)} z`, 10);
  expect(lines.join('').replace(/ /g, '')).toBe(`x${'y'.repeat(25)}z`);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(10);
});

test('characters that look like one are not separated', () => {
  for (const line of wrap('e\u0301'.repeat(20), 5)) expect(line).toMatch(/^(e\u0301)+$/);
});

test('scripts without spaces break between words', () => {
  expect(wrap('网站设计与开发服务', 5).join('')).toBe('网站设计与开发服务');
  expect(wrap('ออกแบบเว็บไซต์', 7).join('')).toBe('ออกแบบเว็บไซต์');
});

test('the size is reduced to fit, down to the minimum', () => {
  expect(type.fit('12345', { size: 10, weight: 600 }, 100, 5)).toBe(10);
  expect(type.fit('12345', { size: 10, weight: 600 }, 40, 5)).toBe(8);
  expect(type.fit('12345', { size: 10, weight: 600 }, 10, 5)).toBe(5);
});
