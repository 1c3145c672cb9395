import { readFile } from 'node:fs/promises';
import { decompress } from 'wawoff2';
import { copyableFont, type CopyableFont } from './copyable-font';
import { openFont } from '../internals/fontkit';
import type { FontSlice } from './slices';
import { readTrueType } from './true-type';

/**
 * Reads a font file for react-pdf. fontkit reads WOFF2 too, but cannot instance a variable font
 * out of one, so the file is unpacked first (3 ms for a slice of 100 kB).
 */
export async function openSlice(slice: FontSlice, weight: number): Promise<CopyableFont> {
  const unpacked = Buffer.from(await decompress(await readFile(slice.file(weight))));
  const font = openFont(unpacked);
  const isVariable = slice.font.weights === 'variable';
  const instance = isVariable ? font.getVariation({ wght: weight }) : font;
  const name = `${slice.name}-${weight}`;
  return copyableFont(instance, readTrueType(unpacked), name, slice.font.features);
}
