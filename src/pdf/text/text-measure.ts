import type { Font, GlyphRun } from 'fontkit';
import { LINE_BREAK } from '../../domain/line-break';

export type Weight = 400 | 600;

export interface TextStyle {
  readonly size: number;
  readonly weight: Weight;
}

/** Glyphs of one font that stand side by side. */
interface ShapedRun {
  readonly font: Font;
  readonly run: GlyphRun;
}

/**
 * Measures and breaks text with the fonts that draw it. Templates break all text by themselves:
 * react-pdf hyphenates, lets long words run out of their column, and takes twice the time. With the
 * height of each row known, pages are filled without another layout.
 */
export interface TextMeasure {
  readonly families: readonly string[];
  /** The glyphs of one line of text, font by font. */
  shape: (text: string, weight: Weight) => readonly ShapedRun[];
  width: (text: string, style: TextStyle) => number;
  /** The size, from that of `style` down to `least`, at which `text` is no wider than `width`. */
  fit: (text: string, style: TextStyle, width: number, least: number) => number;
  /** The lines of `text` in a column of `width`: broken between words, else within one. */
  wrap: (text: string, style: TextStyle, width: number, breaks?: WordBreaks) => string[];
}

/**
 * - `parted`: a word also ends after a hyphen or slash.
 * - `whole`: it ends only at a space.
 * - `numbers`: as `parted`, but a line of numbers, such as those of telephones, ends between two of them.
 */
type WordBreaks = 'parted' | 'whole' | 'numbers';

const wordBreaks = new Intl.Segmenter('und', { granularity: 'word' });
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Scripts that put spaces between words. */
const SPACED = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}]*$/u;

/** A list of numbers after each comma, semicolon or slash that has a space after it. */
const BETWEEN_NUMBERS = /(?<=[,;/])(?=\s)/u;

const isOfNumbers = (text: string) => /\d/.test(text) && !/\p{L}/u.test(text);

function segmentsOf(text: string, breaks: WordBreaks): string[] {
  const spaced = text.trimEnd();
  if (spaced === '') return [];
  if (breaks === 'whole') return spaced.split(/(?<=\S)(?=\s)/u);
  // Part numbers and web addresses are long, so they break after a hyphen or slash.
  if (SPACED.test(text)) return spaced.split(/(?<=\S)(?=\s)|(?<=[/-])(?=[^\s/-])/u);
  const parts: string[] = [];
  for (const { segment, isWordLike } of wordBreaks.segment(text)) {
    // Closing punctuation stays with the word before it, spaces go before the next word.
    const joins = !isWordLike && /^[^\s\p{Ps}\p{Pi}]/u.test(segment) && parts.length > 0;
    const afterSpace =
      /^\s+$/u.test(parts.at(-1) ?? '') || /[\p{Ps}\p{Pi}]$/u.test(parts.at(-1) ?? '');
    if (joins || afterSpace) parts.push(`${parts.pop() ?? ''}${segment}`);
    else parts.push(segment);
  }
  return parts;
}

/** Zero width joiner and non-joiner, which say how the letters around them are joined. */
const isJoiner = (point: number) => point === 0x200c || point === 0x200d;

/** Fonts of one weight, in the order in which react-pdf tries them. A joiner stays with the letter before it. */
function runsOf(text: string, fonts: readonly Font[]): [Font, string][] {
  const runs: [Font, string][] = [];
  for (const char of text) {
    const point = char.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    const has = (candidate: Font) => candidate.hasGlyphForCodePoint(point);
    const font = (isJoiner(point) && last?.[0]) || (fonts.find(has) ?? fonts.at(-1));
    if (!font) continue;
    if (last?.[0] === font) last[1] += char;
    else runs.push([font, char]);
  }
  return runs;
}

const widthOfRuns = (runs: readonly ShapedRun[]) =>
  runs.reduce((sum, { font, run }) => sum + run.advanceWidth / font.unitsPerEm, 0);

/** Figures as wide as they are, as in a sentence; without this each is as wide as all others. */
export const PROPORTIONAL = { tnum: false };

/** @param features OpenType features by tag that differ from those of the fonts */
export function createTextMeasure(
  families: readonly string[],
  fonts: Readonly<Record<Weight, readonly Font[]>>,
  features?: typeof PROPORTIONAL,
): TextMeasure {
  const known = new Map<string, readonly ShapedRun[]>();
  const shape = (text: string, weight: Weight) => {
    const key = `${weight}${text}`;
    const shaped =
      known.get(key) ??
      runsOf(text, fonts[weight]).map(([font, part]) => ({
        font,
        run: font.layout(part, features),
      }));
    known.set(key, shaped);
    return shaped;
  };
  const width = (text: string, { size, weight }: TextStyle) =>
    widthOfRuns(shape(text, weight)) * size;
  const wrap = (text: string, style: TextStyle, limit: number, breaks: WordBreaks = 'parted') => {
    const measure = (part: string) => width(part, style);
    return text.split(LINE_BREAK).flatMap((line) => wrapLine(line, limit, measure, breaks));
  };
  const fit = (text: string, style: TextStyle, limit: number, least: number) => {
    const natural = width(text, style);
    return natural <= limit ? style.size : Math.max(least, (style.size * limit) / natural);
  };
  return { families, shape, width, fit, wrap };
}

/** Longer text is rarely one line. Shaping it whole would take a quarter of its time. */
const MAYBE_ONE_LINE = 300;

function wrapLine(
  text: string,
  limit: number,
  width: (part: string) => number,
  breaks: WordBreaks,
): string[] {
  if (text.length <= MAYBE_ONE_LINE && width(text) <= limit) return [text];
  const words =
    breaks === 'numbers' && isOfNumbers(text)
      ? text.split(BETWEEN_NUMBERS).flatMap((one) => wholeOrParts(one, limit, width))
      : segmentsOf(text, breaks);
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const part of words.flatMap((word) => pieces(word, limit, width))) {
    const needed = width(part);
    if (line !== '' && used + needed > limit) {
      lines.push(line.trimEnd());
      line = part.trimStart();
      used = width(line);
    } else {
      line += part;
      used += needed;
    }
  }
  return [...lines, line];
}

/** A number that is wider than the column is broken as other text. */
function wholeOrParts(number: string, limit: number, width: (part: string) => number): string[] {
  return width(number.trimStart()) <= limit ? [number] : segmentsOf(number, 'parted');
}

/** Cuts a word that is wider than the column, between characters as the reader counts them. */
function pieces(word: string, limit: number, width: (part: string) => number): string[] {
  if (width(word.trimStart()) <= limit) return [word];
  const result: string[] = [];
  let piece = '';
  let used = 0;
  for (const { segment } of graphemes.segment(word)) {
    const needed = width(segment);
    if (piece !== '' && used + needed > limit * 0.98) {
      result.push(piece);
      piece = '';
      used = 0;
    }
    piece += segment;
    used += needed;
  }
  return [...result, piece];
}
