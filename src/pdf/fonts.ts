import { Font as registry } from '@react-pdf/renderer';
import type { Font } from 'fontkit';
import { FALLBACKS, SANS, SERIF, type FontPackage, type Typeface } from './fonts/catalogue';
import { openSlice } from './fonts/font-file';
import { slicesOf, type FontSlice } from './fonts/slices';

/** The weights that templates use. */
const WEIGHTS = [400, 600, 700] as const;

const opened = new Map<string, Promise<Font>>();

function open(slice: FontSlice, weight: number): Promise<Font> {
  const key = `${slice.name}-${weight}`;
  const known = opened.get(key) ?? openSlice(slice, weight);
  opened.set(key, known);
  return known;
}

/** Hands a slice to react-pdf under its name; a weight's file is read when a text first needs it. */
function register(slice: FontSlice): void {
  if (registry.getRegisteredFontFamilies().includes(slice.name)) return;
  for (const weight of WEIGHTS) {
    registry.register({ family: slice.name, src: slice.file(weight), fontWeight: weight });
  }
  for (const source of registry.getRegisteredFonts()[slice.name]?.sources ?? []) {
    const { fontWeight } = source;
    source.load = async () => {
      source.data ??= await open(slice, fontWeight);
    };
  }
}

function fallbacksFor(text: string): FontPackage[] {
  const preferred = FALLBACKS.filter((font) => font.preferredFor?.test(text));
  return [...preferred, ...FALLBACKS.filter((font) => !preferred.includes(font))];
}

/** Control characters and spaces are laid out, not drawn. */
const isDrawn = (char: string) => !/[\p{Cc}\p{Cf}\p{Zs}]/u.test(char);

/** The first slice that can really draw the character: a slice's range promises more than it holds. */
async function sliceFor(codePoint: number, fonts: FontPackage[]): Promise<FontSlice | undefined> {
  for (const slice of fonts.flatMap(slicesOf)) {
    if (!slice.covers(codePoint)) continue;
    const font = await open(slice, WEIGHTS[0]);
    if (font.hasGlyphForCodePoint(codePoint)) return slice;
  }
  return undefined;
}

/**
 * Makes everything needed to draw `text` known to react-pdf and returns the font families to
 * set, the typeface first. Only slices with a character of the text are read. What no font has
 * is drawn as the typeface's empty box.
 */
export async function fontStackFor(text: string, typeface: Typeface): Promise<string[]> {
  const first = typeface === 'serif' ? [SERIF, SANS] : [SANS];
  const fonts = [...first, ...fallbacksFor(text)];
  const latin = first.flatMap(slicesOf).filter((slice) => slice.name.endsWith('-latin'));
  const needed = new Set(latin.slice(0, 1));
  for (const char of new Set(text)) {
    if (!isDrawn(char)) continue;
    const slice = await sliceFor(char.codePointAt(0) ?? 0, fonts);
    if (slice) needed.add(slice);
  }
  needed.forEach(register);
  return [...needed].map((slice) => slice.name);
}
