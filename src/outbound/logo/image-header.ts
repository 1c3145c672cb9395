import type { ImageHeader } from './image';
import { readJpeg } from './jpeg-image';
import { readPng } from './png-image';

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Reads a PNG or JPEG by its content, and ignores its name and media type. */
export function imageHeader(file: Buffer): ImageHeader | undefined {
  if (file.subarray(0, 8).equals(PNG_SIGNATURE)) return readPng(file);
  return file[0] === 0xff && file[1] === 0xd8 ? readJpeg(file) : undefined;
}
