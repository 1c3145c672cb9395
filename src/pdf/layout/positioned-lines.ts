import type { Font, Glyph } from 'fontkit';
import type { TextStyle, TextMeasure } from './text-measure';

/** Where and how lines stand in their column. */
export interface Column {
  readonly style: TextStyle;
  readonly width: number;
  readonly align: 'left' | 'right' | 'center';
  /** Distance of baselines, in sizes of the type. */
  readonly leading: number;
  readonly color: string;
}

/** A line as react-pdf keeps and draws it: what its layout leaves in a text node's `lines`. */
export interface SetLine {
  readonly string: string;
  readonly runs: readonly SetRun[];
  readonly box: { x: number; y: number; width: number; height: number };
  readonly ascent: number;
  readonly xAdvance: number;
}

interface SetRun {
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
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

function setRuns(line: string, type: TextMeasure, { style, leading, color }: Column): SetRun[] {
  const { size, weight } = style;
  return type.shape(line, weight).map(({ font, run }) => {
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
 * Lines that are broken already, ready to draw. react-pdf's own text layout breaks, orders and
 * shapes them a second time, which takes a quarter of a document's time. Not for right to left text: there
 * the answer is undefined, and react-pdf orders it.
 */
export function setLines(
  lines: readonly string[],
  type: TextMeasure,
  column: Column,
): readonly SetLine[] | undefined {
  if (lines.some((line) => RIGHT_TO_LEFT.test(line))) return undefined;
  const { style, width, align, leading } = column;
  const height = style.size * leading;
  return lines.map((line, index) => {
    const runs = setRuns(line, type, column);
    const xAdvance = runs.reduce((sum, run) => sum + run.xAdvance, 0);
    const x = Math.max(0, width - xAdvance) * SHARE_LEFT[align];
    const ascents = runs.map(({ attributes: { font } }) => {
      return ((font[0]?.ascent ?? 0) * style.size) / (font[0]?.unitsPerEm ?? 1);
    });
    const box = { x, y: index * height, width, height };
    return { string: line, runs, box, ascent: Math.max(0, ...ascents), xAdvance };
  });
}

interface SetTexts {
  readonly lines: readonly SetLine[] | undefined;
  readonly width: number;
}

/** Set texts side by side as the lines of one; `undefined` where one of them is not set here. */
export function besideEachOther(texts: readonly SetTexts[]): readonly SetLine[] | undefined {
  if (!texts.every(({ lines }) => lines)) return undefined;
  const counts = texts.map(({ lines = [] }) => lines.length);
  const tallest = counts.indexOf(Math.max(...counts));
  let left = 0;
  return texts.flatMap(({ lines = [], width }, index) => {
    const x = left;
    left += width;
    return lines.map((line): SetLine => {
      // react-pdf adds the heights of the lines up: the others stand beside the tallest text.
      const height = index === tallest ? line.box.height : 0;
      return { ...line, box: { ...line.box, x: x + line.box.x, height } };
    });
  });
}
