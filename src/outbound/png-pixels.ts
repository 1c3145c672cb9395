import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

const inflateAsync = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflate);

/** The compressed pixels: all IDAT chunks, in order. */
function pixelData(file: Buffer): Buffer {
  const parts: Buffer[] = [];
  let at = 8;
  while (at + 12 <= file.length) {
    const length = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    if (type === 'IDAT') parts.push(file.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  return Buffer.concat(parts);
}

/**
 * Whether a PNG's pixels are really as many as its header says: the renderer inflates them without
 * a limit, and two megabytes can inflate to two gigabytes.
 */
export async function hasItsPixels(file: Buffer, inflatedSize: number): Promise<boolean> {
  try {
    const pixels = await inflateAsync(pixelData(file), { maxOutputLength: inflatedSize });
    return pixels.length > 0;
  } catch {
    return false;
  }
}
