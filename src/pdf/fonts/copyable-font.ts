import type { Font, Glyph, GlyphRun } from 'fontkit';
import { derived, glyphRun, identityOf, plainGlyph } from '../internals/fontkit';
import { clustersOf, type ShapedGlyph } from './clusters';
import { asDrawn, isMyanmar, MYANMAR } from './myanmar';
import type { Outline } from './encode-outline';
import { OutlineEncoder } from './outlines';
import type { TrueType } from './true-type';

const CACHED_RUNS = 4_000;
const CACHED_LENGTH = 80;
const MAX_GLYPHS = 20_000;

/** The same for all fonts, in ems, so that scripts side by side share a line. */
const ASCENT = 0.97;
const DESCENT = -0.25;

/** OpenType features by tag, on or off. */
export type Features = Readonly<Record<string, boolean>>;

export type CopyableFont = Font & {
  /** Forgets the glyphs when there are many. Call it between two documents only. */
  readonly trim: () => void;
};

/**
 * A fontkit font for react-pdf, with three changes.
 *
 * 1. Copied text equals the original. Each cluster of the text is one glyph here, and has an id per
 *    text that it stands for. pdfkit remembers one text per glyph id. react-pdf loses the first glyph
 *    of a line that begins with a character of two, and misplaces marks of right to left scripts.
 * 2. It has its own name. pdfkit takes fonts with the same PostScript name for one font, and all slices
 *    of a package and all weights of a variable font share theirs.
 * 3. It is cheap to open. pdfkit opens the font anew per run of text. The values it then reads are
 *    computed once, and short words are shaped once.
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

  const layoutWord = (word: string, more: Features | undefined): GlyphRun => {
    const key = more ? `${word} ${JSON.stringify(more)}` : word;
    const known = runs.get(key);
    if (known) return known;
    const run = shape(font, glyphs, word, { ...features, ...more });
    if (runs.size >= CACHED_RUNS) runs.clear();
    if (word.length <= CACHED_LENGTH) runs.set(key, run);
    return run;
  };

  const trim = () => {
    if (!glyphs.isCrowded) return;
    runs.clear();
    glyphs.clear();
  };
  const copyable = derived(font, {
    ...askedForEachRun(font),
    ...identityOf(name),
    ascent: { value: ASCENT * font.unitsPerEm },
    descent: { value: DESCENT * font.unitsPerEm },
    layout: {
      value: (text: string, more?: Features) =>
        joined(wordsOf(text).map((word) => layoutWord(word, more))),
    },
    createSubset: { value: () => encoder.subset(glyphs.outlines) },
  });
  return Object.assign(copyable, { trim });
}

/** The values that pdfkit and react-pdf read per run of text; fontkit would read its tables anew. */
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
 * fontkit keeps the first glyph of an id, with the characters of that use. Arabic letters that differ in
 * their dots share their body, so each use needs its own characters.
 */
function forgetCharacters(font: Font): void {
  const shared = font.getGlyph.bind(font);
  font.getGlyph = (id, codePoints = []) =>
    derived(shared(id), { codePoints: { value: [...codePoints] } });
}

/** Words with the space before them: shaping never reaches over a space. */
const wordsOf = (text: string): string[] => text.match(/ ?[^ ]+| +/g) ?? [];

type Positions = GlyphRun['positions'];

/** Makes new lists, because react-pdf reverses them in place for right to left text. */
function joined(runs: readonly GlyphRun[]): GlyphRun {
  const glyphs = runs.flatMap((run) => run.glyphs);
  const positions = runs.flatMap((run) => run.positions);
  return glyphRun(
    glyphs,
    positions,
    runs.reduce((sum, run) => sum + run.advanceWidth, 0),
  );
}

function shape(font: Font, virtual: VirtualGlyphs, text: string, features: Features): GlyphRun {
  // Always left to right: react-pdf orders the glyphs by itself after breaking lines.
  const inMyanmar = isMyanmar(text);
  const drawn = inMyanmar ? asDrawn(text) : text;
  const asked = inMyanmar ? { ...MYANMAR, ...features } : { ...features };
  const run = font.layout(drawn, asked, undefined, undefined, 'ltr');
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
  return glyphRun(glyphs, positions, run.advanceWidth);
}

/** Marks that take no room beside their letter. */
const isUnderOrOver = (point: number) => /\p{Mn}/u.test(String.fromCodePoint(point));

function shapedGlyphs({ glyphs, positions }: GlyphRun): ShapedGlyph[] {
  return glyphs.map((glyph, index) => {
    const { xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const codePoints = glyph.codePoints ?? [];
    const isAttached =
      yOffset !== 0 || (xOffset !== 0 && glyph.isMark) || codePoints.every(isUnderOrOver);
    return { codePoints, isAttached };
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
    const isLigature = text.length > 1;
    const glyph = plainGlyph({ id, codePoints: [...text], advanceWidth, isLigature });
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
