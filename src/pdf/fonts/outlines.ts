import type { Font, Glyph } from 'fontkit';

/** A glyph of the font moved by so many of its units. */
export interface OutlinePart {
  readonly glyph: Glyph;
  readonly dx: number;
  readonly dy: number;
}

/** A glyph of the font, or several drawn as one. */
export type Outline = readonly OutlinePart[];

/** A fontkit subset as it is; its published types are of an older version. */
export interface GlyphSubset {
  /** Ids in the full font, by id in the subset. */
  glyphs: number[];
  includeGlyph: (id: number) => number;
  encode: () => Uint8Array;
  _addGlyph: (id: number) => number;
  glyf: Uint8Array[];
  loca: { offsets: number[] };
  hmtx: { metrics: { advance: number; bearing: number }[] };
  offset: number;
  cff?: unknown;
}

/** What pdfkit calls a subset of a font. */
export interface DrawnSubset {
  readonly includeGlyph: (id: number) => number;
  readonly encode: () => Uint8Array;
  readonly cff: unknown;
}

/** Glyph ids end at 65,535: ids from here on are of outlines made here. */
const FIRST_MADE = 0x10000;

/**
 * A subset whose ids are places in `outlines`: the same glyph may be in it more than once, and
 * several glyphs may be one. Opened only when something is drawn.
 */
export function outlineSubset(
  font: Font,
  outlines: readonly Outline[],
  encode: (parts: Outline) => Uint8Array,
): DrawnSubset {
  let subset: GlyphSubset | undefined;
  const included = new Map<number, number>();
  const opened = () => (subset ??= subsetWithOutlines(font, outlines, encode));
  return {
    includeGlyph(id) {
      const known = included.get(id);
      if (known !== undefined) return known;
      const gid = opened().glyphs.push(subsetId(outlines, id, font)) - 1;
      included.set(id, gid);
      return gid;
    },
    encode: () => opened().encode(),
    get cff() {
      return opened().cff;
    },
  };
}

/** `xMin`, the third number of a glyph. */
const leftOf = (outline: Uint8Array) =>
  outline.length === 0 ? 0 : new DataView(outline.buffer, outline.byteOffset).getInt16(2);

/** The font's own glyph where the outline is just that, else the outline's place. */
function subsetId(outlines: readonly Outline[], id: number, font: Font): number {
  const [part, ...others] = outlines[id] ?? [];
  if (!part) return 0;
  return others.length > 0 || isVariable(font) ? FIRST_MADE + id : part.glyph.id;
}

const isVariable = (font: Font) => Object.keys(font.variationAxes).length > 0;

function subsetWithOutlines(
  font: Font,
  outlines: readonly Outline[],
  encode: (parts: Outline) => Uint8Array,
): GlyphSubset {
  const subset = font.createSubset() as unknown as GlyphSubset;
  const addOwn = subset._addGlyph.bind(subset);
  if (isVariable(font)) subset.glyphs[0] = FIRST_MADE;
  subset._addGlyph = (id) => {
    if (id < FIRST_MADE) return addOwn(id);
    const parts = outlines[id - FIRST_MADE] ?? [];
    const outline = encode(parts);
    subset.glyf.push(outline);
    subset.loca.offsets.push(subset.offset);
    // Readers shift an outline until it begins at its bearing; the widths are in the PDF itself.
    subset.hmtx.metrics.push({ advance: 0, bearing: leftOf(outline) });
    subset.offset += outline.length;
    return subset.glyf.length - 1;
  };
  return subset;
}
