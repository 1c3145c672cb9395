import * as fontkit from 'fontkit';
import type { Font, Glyph, GlyphRun } from 'fontkit';
import { missing, requireFunction } from './missing';

/** A part of a composite glyph: the glyph it names, and where in the bytes it does. */
export interface Component {
  readonly glyphID: number;
  readonly pos: number;
}

/** fontkit's published types leave this out. */
interface Decodable {
  readonly _decode?: () => { readonly components?: readonly Component[] } | null;
}

export function openFont(file: Buffer): Font {
  const font = fontkit.create(file);
  if (!('getVariation' in font)) throw new Error('Font collections are not used');
  return font;
}

/** How fontkit places glyphs; its published types leave this out. */
interface Positioner {
  applyAnchor: (mark: { markAnchor: unknown }, base: unknown, at: number) => void;
  applyLookup: (type: number, table: unknown) => boolean;
}

interface Positioned {
  readonly _layoutEngine?: { readonly engine?: { readonly GPOSProcessor?: Positioner } };
}

const NO_PLACE = Symbol('no place for the mark');

/**
 * A glyph may have no place for a mark (OpenType, GPOS: an anchor may be NULL); the next table then says where the
 * mark goes. fontkit throws there, as for some words in Malayalam, Gurmukhi and Lao.
 */
export function toleratingMissingAnchors(font: Font): Font {
  const positioner = (font as unknown as Positioned)._layoutEngine?.engine?.GPOSProcessor;
  if (!positioner) return font;
  for (const name of ['applyAnchor', 'applyLookup'] as const) {
    requireFunction('fontkit', name, positioner[name]);
  }
  const anchor = positioner.applyAnchor.bind(positioner);
  const lookup = positioner.applyLookup.bind(positioner);
  positioner.applyAnchor = (mark, base, at) => {
    if (!base || !mark.markAnchor) throw NO_PLACE;
    anchor(mark, base, at);
  };
  positioner.applyLookup = (type, table) => {
    try {
      return lookup(type, table);
    } catch (error) {
      if (error === NO_PLACE) return false;
      throw error;
    }
  };
  return font;
}

/** The parts of a composite glyph; undefined for a simple one. */
export function componentsOf(glyph: Glyph): readonly Component[] | undefined {
  const decodable: Decodable = glyph as unknown as Decodable;
  if (!decodable._decode) throw missing('fontkit', '_decode of a glyph');
  return decodable._decode()?.components;
}

/** The same object with other properties; what they do not name, the original answers. */
export function derived<Base extends object>(base: Base, properties: PropertyDescriptorMap): Base {
  return Object.create(base, properties) as Base;
}

/** pdfkit compares this in place of the whole font when it asks whether two fonts are the same. */
export const identityOf = (name: string): PropertyDescriptorMap => ({
  postscriptName: { value: name },
  _tables: { value: { head: { checkSumAdjustment: name } } },
});

/** As much of a run as react-pdf and pdfkit read. */
export function glyphRun(
  glyphs: Glyph[],
  positions: GlyphRun['positions'],
  advanceWidth: number,
): GlyphRun {
  return { glyphs, positions, advanceWidth } as unknown as GlyphRun;
}

/** As much of a glyph as react-pdf and pdfkit read. */
export function plainGlyph(
  fields: Pick<Glyph, 'id' | 'codePoints' | 'advanceWidth' | 'isLigature'>,
): Glyph {
  return fields as Glyph;
}

/** The position of "é", which most fonts make of two glyphs. */
const COMPOSITE = 0xe9;

/** @throws when a font lacks what we or pdfkit ask of it */
export function checkFontkit(font: Font): void {
  for (const name of ['layout', 'getGlyph', 'glyphForCodePoint', 'createSubset'] as const) {
    requireFunction('fontkit', `${name} of a font`, font[name]);
  }
  const glyph = font.glyphForCodePoint(COMPOSITE);
  componentsOf(glyph);
  if (!(font as unknown as Positioned)._layoutEngine) throw missing('fontkit', '_layoutEngine');
  if (!Array.isArray(glyph.path.commands)) throw missing('fontkit', 'commands of an outline');
}
