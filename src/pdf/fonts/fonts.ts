import { Font as registry } from '@react-pdf/renderer';
import type { CopyableFont } from './copyable-font';
import { FALLBACKS, SANS, SERIF, type FontPackage, type Typeface } from './catalogue';
import { openSlice } from './font-file';
import { slicesOf, type FontSlice } from './slices';
import { createTextMeasure, type TextMeasure, type Weight } from '../layout/text-measure';

const WEIGHTS = [400, 600] as const satisfies readonly Weight[];

const opened = new Map<string, Promise<CopyableFont>>();
const registered = new Set<string>();

function open(slice: FontSlice, weight: number): Promise<CopyableFont> {
  const key = `${slice.name}-${weight}`;
  const known = opened.get(key) ?? openSlice(slice, weight);
  opened.set(key, known);
  return known;
}

/** Chinese has about two hundred, with both weights. All scripts together hold 100 MB. */
const MOST_OPENED = 250;

/** Only between two documents. */
function closeWhenMany(): void {
  if (opened.size <= MOST_OPENED) return;
  opened.clear();
  for (const family of registered) Reflect.deleteProperty(registry.getRegisteredFonts(), family);
  registered.clear();
}

/** Hands a slice to react-pdf under its name; a weight's file is read when a text first needs it. */
function register(slice: FontSlice): void {
  if (registered.has(slice.name)) return;
  registered.add(slice.name);
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

const chosen = new Map<string, FontSlice | undefined>();

/** Which slice draws a character is asked for every character of every document. */
async function knownSliceFor(codePoint: number, fonts: FontPackage[], order: string) {
  const key = `${order} ${codePoint}`;
  if (chosen.has(key)) return chosen.get(key);
  const slice = await sliceFor(codePoint, fonts);
  chosen.set(key, slice);
  return slice;
}

/** The first slice that can really draw the character: a slice's range promises more than it holds. */
async function sliceFor(codePoint: number, fonts: FontPackage[]): Promise<FontSlice | undefined> {
  for (const slice of fonts.flatMap(slicesOf)) {
    if (!slice.covers(codePoint)) continue;
    const font = await open(slice, WEIGHTS[0]);
    if (font.hasGlyphForCodePoint(codePoint)) return slice;
  }
  return undefined;
}

async function slicesFor(text: string, typeface: Typeface): Promise<FontSlice[]> {
  const first = typeface === 'serif' ? [SERIF, SANS] : [SANS];
  const fonts = [...first, ...fallbacksFor(text)];
  const latin = slicesOf(first[0] ?? SANS).filter((slice) => slice.name.endsWith('-latin'));
  const order = fonts.map((font) => font.prefix).join();
  const needed = new Set(latin);
  for (const char of new Set(text)) {
    if (!isDrawn(char)) continue;
    const slice = await knownSliceFor(char.codePointAt(0) ?? 0, fonts, order);
    if (slice) needed.add(slice);
  }
  return [...needed];
}

/**
 * Makes all fonts needed to draw `text` known to react-pdf: the typeface, then a fallback for
 * each character it lacks. Only slices with a character of the text are read. What no font has
 * is drawn as an empty box.
 */
export async function textMeasureFor(text: string, typeface: Typeface): Promise<TextMeasure> {
  closeWhenMany();
  const slices = await slicesFor(text, typeface);
  slices.forEach(register);
  const load = (weight: Weight) => Promise.all(slices.map((slice) => open(slice, weight)));
  const [regular, bold] = await Promise.all(WEIGHTS.map(load));
  [...(regular ?? []), ...(bold ?? [])].forEach((font) => font.trim());
  const families = slices.map((slice) => slice.name);
  return createTextMeasure(families, { 400: regular ?? [], 600: bold ?? [] });
}
