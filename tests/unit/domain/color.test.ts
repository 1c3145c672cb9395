import fc from 'fast-check';
import { contrast, inkOf, readableOn, tint } from '../../../src/domain/color';

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`);

test('text on any theme colour is readable', () => {
  fc.assert(fc.property(color, (theme) => contrast(theme, readableOn(theme)) >= 4.2));
});

test('any theme colour is dark enough as text on white', () => {
  fc.assert(fc.property(color, (theme) => contrast(inkOf(theme), '#ffffff') >= 4.5));
});

test.each(['#161d27', '#0d1219'])('any theme colour is light enough as text on %s', (ground) => {
  fc.assert(fc.property(color, (theme) => contrast(inkOf(theme, ground), ground) >= 4.5));
});

test('a colour that is dark enough is kept', () => {
  expect(inkOf('#1E40AF')).toBe('#1e40af');
});

test('three digits are six', () => {
  expect(tint('#f00', 1)).toBe('#ff0000');
  expect(tint('#000', 0)).toBe('#ffffff');
});
