import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FontPackage } from './catalogue';

/** One font file of a package: some characters of one typeface, in all its weights. */
export interface FontSlice {
  readonly name: string;
  readonly font: FontPackage;
  readonly covers: (codePoint: number) => boolean;
  readonly file: (weight: number) => string;
}

type Range = readonly [number, number];

const hex = (text: string) => Number.parseInt(text, 16);

/** `"U+0000-00FF,U+0131"` to pairs of first and last code point. */
function parseUnicodeRanges(text: string): Range[] {
  return text.split(',').map((part) => {
    const [first = '', last] = part.trim().replace(/^U\+/i, '').split('-');
    return [hex(first), hex(last ?? first)] as const;
  });
}

function coverage(ranges: readonly Range[]) {
  return (codePoint: number) =>
    ranges.some(([first, last]) => codePoint >= first && codePoint <= last);
}

/** The file weight to show `weight` with: the nearest there is. */
function nearestWeight(font: FontPackage, weight: number): number {
  if (font.weights === 'variable') return weight;
  const distance = (candidate: number) => Math.abs(candidate - weight);
  return font.weights.reduce((best, next) => (distance(next) < distance(best) ? next : best));
}

const cache = new Map<FontPackage, FontSlice[]>();

/** The slices of a package, read from its `unicode.json` once. */
export function slicesOf(font: FontPackage): FontSlice[] {
  const known = cache.get(font);
  if (known) return known;
  const table = require.resolve(`${font.package}/unicode.json`);
  const ranges: Record<string, string> = JSON.parse(readFileSync(table, 'utf8'));
  const slices = Object.entries(ranges).map(([key, text]) => {
    const slice = key.replace(/[[\]]/g, '');
    const file = (weight: number) => {
      const axis = font.weights === 'variable' ? 'wght' : String(nearestWeight(font, weight));
      const name = `${font.prefix}-${slice}-${axis}-normal.woff2`;
      return path.join(path.dirname(table), 'files', name);
    };
    return {
      name: `${font.prefix}-${slice}`,
      font,
      covers: coverage(parseUnicodeRanges(text)),
      file,
    };
  });
  cache.set(font, slices);
  return slices;
}
