import { readJpeg } from './jpeg-image';
import { readPng } from './png-image';

/** Rows of pixels of one width, each behind a byte that names its filter. */
export interface PixelRows {
  readonly bytes: number;
  readonly count: number;
}

/** A PNG's pixels: the expected inflated rows, and the data in the file. */
export interface Pixels {
  readonly rows: readonly PixelRows[];
  readonly compressed: readonly Buffer[];
  /** In seven passes, so that the renderer needs several times as long. */
  readonly isInterlaced: boolean;
}

export interface ImageHeader {
  readonly format: 'png' | 'jpg';
  readonly width: number;
  readonly height: number;
  /** Only a PNG has them. A file with other pixels is no valid image. */
  readonly pixels?: Pixels;
  /** The file without anything that is not drawn. */
  readonly drawn: () => Buffer;
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Reads a PNG or JPEG by its content, and ignores its name and media type. */
export function imageHeader(file: Buffer): ImageHeader | undefined {
  if (file.subarray(0, 8).equals(PNG_SIGNATURE)) return readPng(file);
  return file[0] === 0xff && file[1] === 0xd8 ? readJpeg(file) : undefined;
}
