import { readFile } from 'node:fs/promises';
import { decompress } from 'wawoff2';
import { type CopyableFont, copyableFont } from './copyable-font';
import type { DocumentFont } from '../../domain/document-look';
import { FALLBACKS, SANS, TYPEFACES, type FontPackage } from './catalogue';
import { forgetFont, registerFont } from '../internals/react-pdf';
import { slicesOf, type FontSlice } from './slices';
import {
  createTextMeasure,
  PROPORTIONAL,
  type TextMeasure,
  type Weight,
} from '../text/text-measure';
import { openFont, toleratingMissingAnchors } from '../internals/fontkit';
import { readTrueType } from './true-type';

/**
 * Reads a font file for react-pdf. fontkit reads WOFF2 too, but cannot instance a variable font
 * out of one, so the file is unpacked first (3 ms for a slice of 100 kB).
 */
async function openSlice(slice: FontSlice, weight: number): Promise<CopyableFont> {
  const unpacked = Buffer.from(await decompress(await readFile(slice.file(weight))));
  const font = openFont(unpacked);
  const isVariable = slice.font.weights === 'variable';
  const instance = toleratingMissingAnchors(
    isVariable ? font.getVariation({ wght: weight }) : font,
  );
  const name = `${slice.name}-${weight}`;
  return copyableFont(instance, readTrueType(unpacked), name, slice.font.features);
}

const WEIGHTS = [400, 600] as const satisfies readonly Weight[];

const opened = new Map<string, Promise<CopyableFont>>();
const registered = new Set<string>();

function open(slice: FontSlice, weight: number): Promise<CopyableFont> {
  const key = `${slice.name}-${weight}`;
  const known = opened.get(key) ?? openSlice(slice, weight);
  opened.set(key, known);
  return known;
}

/** Chinese has about two hundred files, with both weights. All scripts together hold 100 MB. */
const MOST_OPENED = 250;

/** Only between two documents. */
function closeWhenMany(): void {
  if (opened.size <= MOST_OPENED) return;
  opened.clear();
  registered.forEach(forgetFont);
  registered.clear();
}

/** Gives a slice to react-pdf under its name. The file of a weight is read when a text first needs it. */
function register(slice: FontSlice): void {
  if (registered.has(slice.name)) return;
  registered.add(slice.name);
  const files = WEIGHTS.map((weight) => ({ weight, file: slice.file(weight) }));
  registerFont(slice.name, files, (weight) => open(slice, weight));
}

function fallbacksFor(text: string): FontPackage[] {
  const preferred = FALLBACKS.filter((font) => font.preferredFor?.test(text));
  return [...preferred, ...FALLBACKS.filter((font) => !preferred.includes(font))];
}

/** Control characters and spaces are laid out, not drawn. */
const isDrawn = (char: string) => !/[\p{Cc}\p{Cf}\p{Zs}]/u.test(char);

const chosen = new Map<string, FontSlice | undefined>();

/** Remembers the slice of a character: every character of every document asks for it. */
async function knownSliceFor(codePoint: number, fonts: FontPackage[], order: string) {
  const key = `${order} ${codePoint}`;
  if (chosen.has(key)) return chosen.get(key);
  const slice = await sliceFor(codePoint, fonts);
  chosen.set(key, slice);
  return slice;
}

/** The first slice that can draw the character; the range of a slice names more than it holds. */
async function sliceFor(codePoint: number, fonts: FontPackage[]): Promise<FontSlice | undefined> {
  for (const slice of fonts.flatMap(slicesOf)) {
    if (!slice.covers(codePoint)) continue;
    const font = await open(slice, WEIGHTS[0]);
    if (font.hasGlyphForCodePoint(codePoint)) return slice;
  }
  return undefined;
}

const latinOf = (font: FontPackage) =>
  slicesOf(font).filter((slice) => slice.name.endsWith('-latin'));

/** The slices that a text needs, and its characters that none of them has. */
interface Needed {
  slices: FontSlice[];
  unprintable: string[];
}

async function slicesFor(text: string, typeface: DocumentFont): Promise<Needed> {
  const first = TYPEFACES[typeface];
  const fonts = [...new Set([first, SANS]), ...fallbacksFor(text)];
  const latin = latinOf(first);
  const order = fonts.map((font) => font.prefix).join();
  const needed = new Set(latin);
  const unprintable: string[] = [];
  for (const char of new Set(text)) {
    if (!isDrawn(char)) continue;
    const slice = await knownSliceFor(char.codePointAt(0) ?? 0, fonts, order);
    if (slice) needed.add(slice);
    else unprintable.push(char);
  }
  return { slices: [...needed], unprintable };
}

/** By its figures: of one width, which stand in columns, or as wide as they are. */
interface TextMeasures {
  readonly tabular: TextMeasure;
  readonly proportional: TextMeasure;
  /** Characters of the text that no font has. */
  readonly unprintable: readonly string[];
}

/**
 * Registers all fonts that `text` needs with react-pdf: the typeface, then a fallback for each character
 * that it lacks. Only slices with a character of the text are read. A character that no font has is
 * drawn as an empty box.
 */
export async function textMeasuresFor(text: string, typeface: DocumentFont): Promise<TextMeasures> {
  closeWhenMany();
  const { slices, unprintable } = await slicesFor(text, typeface);
  slices.forEach(register);
  const load = (weight: Weight) => Promise.all(slices.map((slice) => open(slice, weight)));
  const [regular, bold] = await Promise.all(WEIGHTS.map(load));
  [...(regular ?? []), ...(bold ?? [])].forEach((font) => font.trim());
  const families = slices.map((slice) => slice.name);
  const byWeight = { 400: regular ?? [], 600: bold ?? [] };
  return {
    tabular: createTextMeasure(families, byWeight),
    proportional: createTextMeasure(families, byWeight, PROPORTIONAL),
    unprintable,
  };
}

/** The font of nearly every document. */
export async function sansFont(): Promise<CopyableFont> {
  const [slice] = latinOf(SANS);
  if (!slice) throw new Error('The typeface has no Latin characters');
  return open(slice, WEIGHTS[0]);
}
