import type { Font, Glyph } from 'fontkit';
import { componentsOf, type Component } from '../internals/fontkit';
import { encodeOutline, type Outline } from './encode-outline';
import { writeTrueType, type EncodedGlyph, type TrueType } from './true-type';

/** What pdfkit calls a subset of a font. */
export interface DrawnSubset {
  readonly includeGlyph: (id: number) => number;
  readonly encode: () => Uint8Array;
}

/** `xMin`, the third number of a glyph. */
const leftOf = (outline: Uint8Array) =>
  outline.length === 0 ? 0 : new DataView(outline.buffer, outline.byteOffset).getInt16(2);

const MOST_ADVANCE = 0xffff;

/** As the PDF's own list of widths has it. PDF/A wants both to be the same (ISO 19005-3, 6.2.11.5). */
function advanceOf(glyphs: readonly Glyph[]): number {
  const advance = glyphs.reduce((sum, glyph) => sum + glyph.advanceWidth, 0);
  return Math.min(MOST_ADVANCE, Math.round(advance));
}

interface EmbeddedGlyph extends EncodedGlyph {
  readonly components?: readonly Component[];
}

const isVariable = (font: Font) => Object.keys(font.variationAxes).length > 0;

/**
 * The glyphs of a font as they are embedded. A thread encodes each outline once. fontkit's own subset
 * decodes each glyph and its metrics again per document, which took a seventh of the time of a document
 * of ten lines.
 */
export class OutlineEncoder {
  /** An entry goes with its outline, and `CopyableFont.trim` bounds their number. */
  private readonly encoded = new WeakMap<Outline, EmbeddedGlyph>();
  private readonly parts = new Map<number, EmbeddedGlyph>();
  private readonly isVariable: boolean;
  private readonly blank: EmbeddedGlyph;

  constructor(
    private readonly font: Font,
    private readonly file: TrueType,
  ) {
    this.isVariable = isVariable(font);
    this.blank = this.isVariable
      ? { bytes: encodeOutline([]), advance: advanceOf([font.getGlyph(0)]), bearing: 0 }
      : this.own(font.getGlyph(0));
  }

  /** A glyph as the font's file has it, with its hints. */
  private own(glyph: Glyph): EmbeddedGlyph {
    const components = componentsOf(glyph);
    const found = { bytes: this.file.glyph(glyph.id), ...this.file.metrics(glyph.id) };
    return components ? { ...found, components } : found;
  }

  of(outline: Outline): EmbeddedGlyph {
    const known = this.encoded.get(outline) ?? this.encode(outline);
    this.encoded.set(outline, known);
    return known;
  }

  private encode(outline: Outline): EmbeddedGlyph {
    const [part, ...others] = outline;
    if (!part) return this.blank;
    if (others.length === 0 && !this.isVariable) return this.own(part.glyph);
    const bytes = encodeOutline(outline);
    const advance = advanceOf(outline.map(({ glyph }) => glyph));
    // Readers shift an outline until it begins at its bearing.
    return { bytes, advance, bearing: leftOf(bytes) };
  }

  /** A glyph that is a part of others. The font has a limited number of them. */
  private partOf(id: number): EmbeddedGlyph {
    const known = this.parts.get(id) ?? this.own(this.font.getGlyph(id));
    this.parts.set(id, known);
    return known;
  }

  /** First the drawn glyphs, because pdfkit relies on their places, then their parts. */
  private withParts(drawn: readonly EmbeddedGlyph[]): EncodedGlyph[] {
    const all: EmbeddedGlyph[] = [...drawn];
    const places = new Map<number, number>();
    const placeOf = (id: number) => {
      const place = places.get(id) ?? all.push(this.partOf(id)) - 1;
      places.set(id, place);
      return place;
    };
    for (const [index, glyph] of all.entries()) {
      if (!glyph.components) continue;
      const bytes = Uint8Array.from(glyph.bytes);
      const view = new DataView(bytes.buffer);
      for (const { glyphID, pos } of glyph.components) view.setUint16(pos, placeOf(glyphID));
      all[index] = { ...glyph, bytes };
    }
    return all;
  }

  /**
   * A subset whose ids are places in `outlines`: the same glyph may be in it more than once, and
   * several glyphs may be one.
   */
  subset(outlines: readonly Outline[]): DrawnSubset {
    const included = new Map<number, number>();
    const drawn = [this.blank];
    return {
      includeGlyph: (id) => {
        const known = included.get(id);
        if (known !== undefined) return known;
        const place = drawn.push(this.of(outlines[id] ?? [])) - 1;
        included.set(id, place);
        return place;
      },
      encode: () => writeTrueType(this.file, this.withParts(drawn)),
    };
  }
}
