import type { Font, Glyph } from 'fontkit';
import { hasRightToLeft } from './direction';
import type { TextMeasure, TextStyle } from './text-measure';

/** Where and how lines stand in their column. */
export interface Column {
  readonly style: TextStyle;
  readonly width: number;
  readonly align: 'left' | 'right' | 'center';
  /** Distance of baselines, in sizes of the type. */
  readonly leading: number;
  readonly color: string;
}

/** A line as react-pdf draws it: its layout leaves such lines in a text node's `lines`. */
export interface PositionedLine {
  readonly string: string;
  readonly runs: readonly PositionedRun[];
  readonly box: { x: number; y: number; width: number; height: number };
  readonly ascent: number;
  readonly xAdvance: number;
}

interface PositionedRun {
  readonly attributes: { readonly font: readonly Font[]; fontSize: number; color: string };
  readonly glyphs: readonly Glyph[];
  readonly positions: readonly Place[];
  readonly height: number;
  readonly descent: number;
  readonly xAdvance: number;
}

interface Place {
  readonly xAdvance: number;
  readonly yAdvance: number;
  readonly xOffset: number;
  readonly yOffset: number;
}

const SHARE_LEFT = { left: 0, center: 0.5, right: 1 } as const;

function positionRuns(
  line: string,
  text: TextMeasure,
  { style, leading, color }: Column,
): PositionedRun[] {
  const { size, weight } = style;
  return text.shape(line, weight).map(({ font, run }) => {
    const scale = size / font.unitsPerEm;
    return {
      attributes: { font: [font], fontSize: size, color },
      glyphs: run.glyphs,
      positions: run.positions.map(({ xAdvance }) => {
        return { xAdvance: xAdvance * scale, yAdvance: 0, xOffset: 0, yOffset: 0 };
      }),
      height: size * leading,
      descent: font.descent * scale,
      xAdvance: run.advanceWidth * scale,
    };
  });
}

/**
 * Broken lines, ready to draw. react-pdf's own text layout would break, order and shape them a second
 * time, which takes a quarter of a document's time. Right to left text gives undefined: react-pdf
 * orders it.
 */
export function positionLines(
  lines: readonly string[],
  text: TextMeasure,
  column: Column,
): readonly PositionedLine[] | undefined {
  if (lines.some(hasRightToLeft)) return undefined;
  const { style, width, align, leading } = column;
  const height = style.size * leading;
  return lines.map((line, index) => {
    const runs = positionRuns(line, text, column);
    const xAdvance = runs.reduce((sum, run) => sum + run.xAdvance, 0);
    const x = Math.max(0, width - xAdvance) * SHARE_LEFT[align];
    const ascents = runs.map(({ attributes: { font } }) => {
      return ((font[0]?.ascent ?? 0) * style.size) / (font[0]?.unitsPerEm ?? 1);
    });
    const box = { x, y: index * height, width, height };
    return { string: line, runs, box, ascent: Math.max(0, ...ascents), xAdvance };
  });
}

/** Texts under each other as one; undefined when one of them has no positions. */
export function under(
  texts: readonly (readonly PositionedLine[] | undefined)[],
): readonly PositionedLine[] | undefined {
  let top = 0;
  const all: PositionedLine[] = [];
  for (const lines of texts) {
    if (!lines) return undefined;
    const moved = lines.map((line) => ({ ...line, box: { ...line.box, y: top + line.box.y } }));
    all.push(...moved);
    top += lines.reduce((sum, { box }) => sum + box.height, 0);
  }
  return all;
}

interface PositionedText {
  readonly lines: readonly PositionedLine[] | undefined;
  /** Space before the text. */
  readonly before: number;
  /** From there to the next text. */
  readonly width: number;
}

/** Texts side by side as the lines of one text; undefined when one of them has no positions. */
export function sideBySide(
  texts: readonly PositionedText[],
): readonly PositionedLine[] | undefined {
  if (!texts.every(({ lines }) => lines)) return undefined;
  const counts = texts.map(({ lines = [] }) => lines.length);
  const tallest = counts.indexOf(Math.max(...counts));
  let left = 0;
  return texts.flatMap(({ lines = [], before, width }, index) => {
    const x = left + before;
    left = x + width;
    return lines.map((line): PositionedLine => {
      // react-pdf adds up the heights of the lines, so only the tallest text has any.
      const height = index === tallest ? line.box.height : 0;
      return { ...line, box: { ...line.box, x: x + line.box.x, height } };
    });
  });
}
