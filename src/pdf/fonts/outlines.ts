import type { Font, Glyph } from 'fontkit';
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

/** A part of a composite glyph: the glyph it names, and where in the bytes it does. */
interface Component {
  readonly glyphID: number;
  readonly pos: number;
}

interface EmbeddedGlyph extends EncodedGlyph {
  readonly components?: readonly Component[];
}

/** fontkit's published types leave this out. */
interface Decodable {
  readonly _decode: () => { readonly components?: readonly Component[] } | null;
}

const isVariable = (font: Font) => Object.keys(font.variationAxes).length > 0;

/**
 * The glyphs of a font as they are embedded. An outline is encoded once in the life of its thread:
 * fontkit's own subset decodes each glyph and its metrics again for each document, which was a
 * seventh of the time of a document of ten lines.
 */
export class OutlineEncoder {
  /** Goes with its outline, of which `CopyableFont.trim` bounds the number. */
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
      ? { bytes: encodeOutline([]), advance: 0, bearing: 0 }
      : this.own(font.getGlyph(0));
  }

  /** A glyph as the font's file has it, with its hints. */
  private own(glyph: Glyph): EmbeddedGlyph {
    const { components } = (glyph as Glyph & Decodable)._decode() ?? {};
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
    // Readers shift an outline until it begins at its bearing; the widths are in the PDF itself.
    return { bytes, advance: 0, bearing: leftOf(bytes) };
  }

  /** A glyph that others are made of. Of these there are no more than the font has. */
  private partOf(id: number): EmbeddedGlyph {
    const known = this.parts.get(id) ?? this.own(this.font.getGlyph(id));
    this.parts.set(id, known);
    return known;
  }

  /** The glyphs drawn, then those they are made of: pdfkit counts on the places of the former. */
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
