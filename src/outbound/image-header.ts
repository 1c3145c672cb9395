import { readJpeg } from './jpeg-image';
import { readPng } from './png-image';

/** Rows of pixels of one width, each behind a byte that names its filter. */
export interface PixelRows {
  readonly bytes: number;
  readonly count: number;
}

/** A PNG's pixels: as they must be once inflated, and as they are in the file. */
export interface Pixels {
  readonly rows: readonly PixelRows[];
  readonly compressed: readonly Buffer[];
  /** In seven passes, which takes the renderer several times as long. */
  readonly isInterlaced: boolean;
}

export interface ImageHeader {
  readonly format: 'png' | 'jpg';
  readonly width: number;
  readonly height: number;
  /** A PNG's; a file that has others is not what it says. */
  readonly pixels?: Pixels;
  /** The file without anything that is not drawn. */
  readonly drawn: () => Buffer;
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** What a PNG or JPEG says of itself, whatever its name or media type. */
export function imageHeader(file: Buffer): ImageHeader | undefined {
  if (file.subarray(0, 8).equals(PNG_SIGNATURE)) return readPng(file);
  return file[0] === 0xff && file[1] === 0xd8 ? readJpeg(file) : undefined;
}
