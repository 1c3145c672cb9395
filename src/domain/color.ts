import { say } from '../messages/message';
import type { Check } from './checks';

const COLOR = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;

/** The colour of documents whose business has chosen none. */
export const NEUTRAL = '#334155';

/** A colour as the web writes it: `#RGB` or `#RRGGBB`. */
export const checkColor: Check<string> = (input) =>
  typeof input === 'string' && COLOR.test(input.trim())
    ? { value: input.trim() }
    : { problem: say('not_colour') };

/** Red, green and blue, 0–255. */
type Rgb = readonly [number, number, number];

const WHITE: Rgb = [255, 255, 255];

/** `#RGB` as `#RRGGBB`. */
export const sixDigits = (color: string): string =>
  color.length === 4 ? color.replace(/[^#]/g, '$&$&') : color;

function parse(color: string): Rgb {
  const value = Number.parseInt(sixDigits(color).slice(1), 16);
  return [(value >> 16) & 0xff, (value >> 8) & 0xff, value & 0xff];
}

const print = (rgb: Rgb) =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** `share` of the way from one colour to another. */
function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const at = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * share;
  return [at(0), at(1), at(2)];
}

/** Relative luminance, WCAG 2.2. */
function luminance(rgb: Rgb): number {
  const linear = (part: number) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(rgb[0]) + 0.7152 * linear(rgb[1]) + 0.0722 * linear(rgb[2]);
}

/** Contrast of two colours, 1 to 21, WCAG 2.2. */
export function contrast(left: string, right: string): number {
  const values = [luminance(parse(left)), luminance(parse(right))];
  return (Math.max(...values) + 0.05) / (Math.min(...values) + 0.05);
}

/** Black or white, whichever reads better on `color`. */
export function readableOn(color: string): string {
  const dark = '#111827';
  const white = print(WHITE);
  return contrast(color, white) >= Math.min(4.5, contrast(color, dark)) ? white : dark;
}

/**
 * `color`, changed until text in it can be read on `ground` (4.5 : 1): darkened on a light one such as white
 * paper, lightened on a dark one.
 */
export function inkOf(color: string, ground = print(WHITE)): string {
  const end: Rgb = luminance(parse(ground)) > 0.18 ? [0, 0, 0] : WHITE;
  let rgb = parse(color);
  while (contrast(print(rgb), ground) < 4.5) rgb = mix(rgb, end, 0.08);
  return print(rgb);
}

/** `color` thinned with white: 1 is the colour, 0 is white. */
export function tint(color: string, strength: number): string {
  return print(mix(WHITE, parse(color), strength));
}
