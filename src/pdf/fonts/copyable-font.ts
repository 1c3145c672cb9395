import type { Font, Glyph, GlyphRun } from 'fontkit';
import { textOfGlyphs } from './clusters';
import { encodeOutline } from './outline';

/** A fontkit subset as it is; its published types are of an older version. */
interface GlyphSubset {
  /** Ids in the full font, by id in the subset. */
  glyphs: number[];
  includeGlyph: (id: number) => number;
  encode: () => Uint8Array;
  glyphEncoder?: { encodeSimple: typeof encodeOutline };
  cff?: unknown;
}

const CACHED_RUNS = 4000;
const CACHED_LENGTH = 80;
const MAX_GLYPHS = 20_000;

/**
 * A fontkit font as react-pdf should see it.
 *
 * 1. Text copies out as it was put in: pdfkit remembers one text for each glyph id, whatever it
 *    stands for in the next word. So each pair of glyph and text gets an id of its own here, and the
 *    subset maps it back to the glyph.
 * 2. It has its own name: pdfkit takes fonts of one PostScript name for the same font, which
 *    the slices of a package and the weights of a variable font all share.
 * 3. It is cheap to open: pdfkit opens the font again for each run of text and throws it away.
 *    The subset is made only when a glyph is drawn, and short words are shaped once.
 */
export function copyableFont(font: Font, name: string): Font {
  const glyphs = new VirtualGlyphs();
  const runs = new Map<string, GlyphRun>();

  const layoutWord = (word: string): GlyphRun => {
    const known = runs.get(word);
    if (known) return known;
    const run = shape(font, glyphs, word);
    if (runs.size >= CACHED_RUNS) runs.clear();
    if (word.length <= CACHED_LENGTH) runs.set(word, run);
    return run;
  };

  return Object.create(font, {
    postscriptName: { value: name },
    unitsPerEm: { value: font.unitsPerEm },
    _tables: { value: { head: { checkSumAdjustment: name } } },
    layout: { value: (text: string) => joined(wordsOf(text).map(layoutWord)) },
    createSubset: { value: () => lazySubset(font, glyphs) },
  }) as Font;
}

/** Words with the space before them: shaping never reaches over a space. */
const wordsOf = (text: string): string[] => text.match(/ ?[^ ]+| +/g) ?? [];

function joined(runs: readonly GlyphRun[]): GlyphRun {
  const [first] = runs;
  if (first && runs.length === 1) return first;
  return {
    glyphs: runs.flatMap((run) => run.glyphs),
    positions: runs.flatMap((run) => run.positions),
    advanceWidth: runs.reduce((sum, run) => sum + run.advanceWidth, 0),
  } as unknown as GlyphRun;
}

/** Figures of one width stand in columns; contextual alternates cost time and change little. */
const FEATURES = { tnum: true, calt: false };

function shape(font: Font, glyphs: VirtualGlyphs, text: string): GlyphRun {
  const features = font.availableFeatures.includes('tnum') ? FEATURES : undefined;
  // Always left to right: react-pdf orders the glyphs by itself after breaking lines.
  const run = font.layout(text, features, undefined, undefined, 'ltr');
  const source = Array.from(text, (char) => char.codePointAt(0) ?? 0);
  const texts = textOfGlyphs(
    source,
    run.glyphs.map((glyph) => glyph.codePoints ?? []),
  );
  const copyable = run.glyphs.map((glyph, index) => glyphs.of(glyph, texts[index] ?? []));
  const { positions, advanceWidth } = run;
  return { glyphs: copyable, positions, advanceWidth } as unknown as GlyphRun;
}

/** Glyph ids, one for each pair of a glyph and the text it stands for. */
class VirtualGlyphs {
  private readonly ids = new Map<string, Glyph>();
  private readonly real: number[] = [0];

  of(glyph: Glyph, codePoints: number[]): Glyph {
    const key = `${glyph.id}:${codePoints.join()}`;
    const known = this.ids.get(key);
    if (known) return known;
    // Texts are endless, a worker's memory is not: beyond this, glyphs share their id again.
    const crowded = this.real.length >= MAX_GLYPHS;
    const shared = crowded ? this.real.indexOf(glyph.id, 1) : -1;
    const id = shared > 0 ? shared : this.real.push(glyph.id) - 1;
    const { advanceWidth, isLigature } = glyph;
    const virtual = { id, codePoints, advanceWidth, isLigature } as Glyph;
    if (!crowded) this.ids.set(key, virtual);
    return virtual;
  }

  realId(id: number): number {
    return this.real[id] ?? 0;
  }
}

/** A subset whose glyph ids are virtual: the same outline may be in it under several. */
function lazySubset(font: Font, glyphs: VirtualGlyphs) {
  let subset: GlyphSubset | undefined;
  const included = new Map<number, number>();
  const opened = () => {
    subset ??= font.createSubset() as unknown as GlyphSubset;
    if (subset.glyphEncoder) subset.glyphEncoder.encodeSimple = encodeOutline;
    return subset;
  };
  return {
    includeGlyph(id: number): number {
      const known = included.get(id);
      if (known !== undefined) return known;
      const gid = addOutline(opened(), glyphs.realId(id));
      included.set(id, gid);
      return gid;
    },
    encode: () => opened().encode(),
    get cff() {
      return opened().cff;
    },
  };
}

/** `includeGlyph` gives a known glyph its old place; this always makes a new one. */
function addOutline(subset: GlyphSubset, realId: number): number {
  if (!subset.glyphs.includes(realId, 1)) return subset.includeGlyph(realId);
  return subset.glyphs.push(realId) - 1;
}
