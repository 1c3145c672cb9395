import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import type { PixelRows } from './image-header';

const inflateAsync = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflate);

/** PNG has filters 0 to 4; the renderer throws at any other. */
const LAST_FILTER = 4;

/**
 * The compressed pixels: all IDAT chunks, in order. Undefined when a chunk claims more than the
 * file has or the end is missing: the renderer would collect what is not there until its thread
 * is out of memory.
 */
function pixelData(file: Buffer): Buffer | undefined {
  const parts: Buffer[] = [];
  let at = 8;
  while (at + 12 <= file.length) {
    const length = file.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > file.length) return undefined;
    const type = file.toString('latin1', at + 4, at + 8);
    if (type === 'IDAT') parts.push(file.subarray(at + 8, at + 8 + length));
    if (type === 'IEND') return Buffer.concat(parts);
    at = end;
  }
  return undefined;
}

function areRows(pixels: Buffer, rows: readonly PixelRows[]): boolean {
  let at = 0;
  for (const { bytes, count } of rows) {
    for (const end = at + bytes * count; at < end; at += bytes) {
      if ((pixels[at] ?? Infinity) > LAST_FILTER) return false;
    }
  }
  return at === pixels.length;
}

/**
 * Whether a PNG's pixels are those that its header says: the renderer inflates them without a
 * limit, and two megabytes can inflate to two gigabytes.
 */
export async function hasItsPixels(file: Buffer, rows: readonly PixelRows[]): Promise<boolean> {
  const compressed = pixelData(file);
  if (!compressed) return false;
  const size = rows.reduce((sum, { bytes, count }) => sum + bytes * count, 0);
  try {
    return areRows(await inflateAsync(compressed, { maxOutputLength: size }), rows);
  } catch {
    return false;
  }
}
