import type { Font, Glyph, GlyphRun } from 'fontkit';
import { clustersOf, type ShapedGlyph } from './clusters';
import type { Outline } from './encode-outline';
import { OutlineEncoder } from './outlines';
import type { TrueType } from './true-type';

const CACHED_RUNS = 4_000;
const CACHED_LENGTH = 80;
const MAX_GLYPHS = 20_000;

/** Of all fonts alike, in ems, so that scripts side by side stand on one line. */
const ASCENT = 0.97;
const DESCENT = -0.25;

/** OpenType features by tag, on or off. */
export type Features = Readonly<Record<string, boolean>>;

export type CopyableFont = Font & {
  /** Forgets old glyphs where there are many: texts are endless. Only between two documents. */
  readonly trim: () => void;
};

/**
 * A fontkit font as react-pdf should see it.
 *
 * 1. Text copies out as it was put in: each cluster of the text is one glyph here, with an id of its
 *    own for each text it stands for. (pdfkit remembers one text for each glyph id; react-pdf loses
 *    the first glyph where a line begins with a character of two, and misplaces the marks of right
 *    to left scripts.)
 * 2. It has its own name: pdfkit takes fonts of one PostScript name for the same font, which
 *    the slices of a package and the weights of a variable font all share.
 * 3. It is cheap to open: pdfkit opens the font again for each run of text and throws it away. What
 *    it asks then is worked out once, and short words are shaped once.
 */
export function copyableFont(
  font: Font,
  file: TrueType,
  name: string,
  features: Features = {},
): CopyableFont {
  forgetCharacters(font);
  const glyphs = new VirtualGlyphs();
  const encoder = new OutlineEncoder(font, file);
  const runs = new Map<string, GlyphRun>();

  const layoutWord = (word: string): GlyphRun => {
    const known = runs.get(word);
    if (known) return known;
    const run = shape(font, glyphs, word, features);
    if (runs.size >= CACHED_RUNS) runs.clear();
    if (word.length <= CACHED_LENGTH) runs.set(word, run);
    return run;
  };

  return Object.create(font, {
    ...askedForEachRun(font),
    postscriptName: { value: name },
    ascent: { value: ASCENT * font.unitsPerEm },
    descent: { value: DESCENT * font.unitsPerEm },
    _tables: { value: { head: { checkSumAdjustment: name } } },
    layout: { value: (text: string) => joined(wordsOf(text).map(layoutWord)) },
    createSubset: { value: () => encoder.subset(glyphs.outlines) },
    trim: {
      value: () => {
        if (!glyphs.isCrowded) return;
        runs.clear();
        glyphs.clear();
      },
    },
  }) as CopyableFont;
}

/** What pdfkit and react-pdf ask of a font for each run of text; fontkit reads its tables for it. */
function askedForEachRun(font: Font): PropertyDescriptorMap {
  const { unitsPerEm, xHeight, capHeight, lineGap, bbox } = font;
  const notDrawn = font.getGlyph(0);
  const [space, attachment] = [font.glyphForCodePoint(0x20), font.glyphForCodePoint(0xfffc)];
  const glyphForCodePoint = (point: number) => {
    if (point === 0x20) return space;
    return point === 0xfffc ? attachment : font.glyphForCodePoint(point);
  };
  const plain = Object.entries({ unitsPerEm, xHeight, capHeight, lineGap, bbox });
  return {
    ...Object.fromEntries(plain.map(([key, value]) => [key, { value }])),
    getGlyph: {
      value: (id: number, points?: number[]) => (id === 0 ? notDrawn : font.getGlyph(id, points)),
    },
    glyphForCodePoint: { value: glyphForCodePoint },
  };
}

/**
 * fontkit keeps the first glyph it makes for an id, with the characters it then stood for. Arabic
 * letters that differ in their dots share their body, so each use needs its own characters.
 */
function forgetCharacters(font: Font): void {
  const shared = font.getGlyph.bind(font);
  font.getGlyph = (id, codePoints = []) =>
    Object.create(shared(id), { codePoints: { value: [...codePoints] } }) as Glyph;
}

/** Words with the space before them: shaping never reaches over a space. */
const wordsOf = (text: string): string[] => text.match(/ ?[^ ]+| +/g) ?? [];

type Positions = GlyphRun['positions'];

const runOf = (glyphs: Glyph[], positions: Positions, advanceWidth: number) =>
  ({ glyphs, positions, advanceWidth }) as GlyphRun;

/** Always new lists: react-pdf turns them around in place for right to left text. */
function joined(runs: readonly GlyphRun[]): GlyphRun {
  const glyphs = runs.flatMap((run) => run.glyphs);
  const positions = runs.flatMap((run) => run.positions);
  return runOf(
    glyphs,
    positions,
    runs.reduce((sum, run) => sum + run.advanceWidth, 0),
  );
}

function shape(font: Font, virtual: VirtualGlyphs, text: string, features: Features): GlyphRun {
  // Always left to right: react-pdf orders the glyphs by itself after breaking lines.
  const run = font.layout(text, { ...features }, undefined, undefined, 'ltr');
  const source = Array.from(text, (char) => char.codePointAt(0) ?? 0);
  const glyphs: Glyph[] = [];
  const positions: Positions = [];
  let at = 0;
  for (const { size, text: points } of clustersOf(source, shapedGlyphs(run))) {
    const parts = run.glyphs.slice(at, at + size);
    const places = run.positions.slice(at, at + size);
    const xAdvance = places.reduce((sum, place) => sum + place.xAdvance, 0);
    glyphs.push(virtual.of(points, outlineOf(parts, places)));
    positions.push({ xAdvance, yAdvance: 0, xOffset: 0, yOffset: 0 });
    at += size;
  }
  return runOf(glyphs, positions, run.advanceWidth);
}

function shapedGlyphs({ glyphs, positions }: GlyphRun): ShapedGlyph[] {
  return glyphs.map((glyph, index) => {
    const { xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const isAttached = yOffset !== 0 || (xOffset !== 0 && glyph.isMark);
    return { codePoints: glyph.codePoints ?? [], isAttached };
  });
}

function outlineOf(glyphs: readonly Glyph[], positions: Positions): Outline {
  let pen = 0;
  return glyphs.map((glyph, index) => {
    const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {};
    const part = { glyph, dx: pen + xOffset, dy: yOffset };
    pen += xAdvance;
    return part;
  });
}

/** Glyphs by outline and text; a glyph's id is the place of its outline. */
class VirtualGlyphs {
  private readonly known = new Map<string, Glyph>();
  /** The first is the empty box that every font has at id 0. */
  readonly outlines: Outline[] = [[]];

  of(text: readonly number[], outline: Outline): Glyph {
    const parts = outline.map(({ glyph, dx, dy }) => `${glyph.id},${dx},${dy}`);
    const key = `${text.join()}:${parts.join(';')}`;
    const known = this.known.get(key);
    if (known) return known;
    const id = this.outlines.push(outline) - 1;
    // pdfkit shifts what follows by the difference between this and the advance.
    const advanceWidth = outline.reduce((sum, { glyph }) => sum + glyph.advanceWidth, 0);
    const glyph = { id, codePoints: [...text], advanceWidth, isLigature: text.length > 1 } as Glyph;
    this.known.set(key, glyph);
    return glyph;
  }

  get isCrowded(): boolean {
    return this.outlines.length > MAX_GLYPHS;
  }

  clear(): void {
    this.known.clear();
    this.outlines.length = 1;
  }
}
