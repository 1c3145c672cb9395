import sharp from 'sharp';
import { fileTypeOf } from '../../domain/file-types';

// They hold for the uploads of Strapi, too: no file is drawn twice, and a logo needs one core.
sharp.cache(false);
sharp.concurrency(1);

/** A picture as documents print it. */
export interface Logo {
  readonly format: 'png' | 'jpg';
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

/** The most pixels on each side. */
interface Box {
  readonly width: number;
  readonly height: number;
}

/** What the head of a file says of its picture. */
export interface PictureHead {
  readonly format: Logo['format'];
  readonly width: number;
  readonly height: number;
  /** Bytes of the pixels in memory. */
  readonly bytes: number;
  readonly isInterlaced: boolean;
}

/** A logo is printed a few centimetres wide, so more pixels cannot be seen. */
const MOST_ON_A_SIDE = 2_000;
const QUALITY = 90;
const SECONDS = 5;

const START_OF_SCAN = Buffer.from([0xff, 0xda]);
/**
 * Progressive files have about ten. The decoder goes through all blocks at each, and cannot be stopped
 * meanwhile: 820 scans in 45 kB took it 2.7 s.
 */
const MOST_SCANS = 40;

/** Compressed data never holds the marker. */
function scansIn(file: Buffer): number {
  let count = 0;
  for (let at = file.indexOf(START_OF_SCAN); at >= 0; at = file.indexOf(START_OF_SCAN, at + 2))
    count += 1;
  return count;
}

/** sharp knows more kinds of pictures, and would read any file that looks like one. */
function formatOf(file: Buffer): Logo['format'] | undefined {
  const type = fileTypeOf(file);
  if (type === 'image/png') return 'png';
  return type === 'image/jpeg' && scansIn(file) <= MOST_SCANS ? 'jpg' : undefined;
}

/**
 * Reads the head of a PNG or JPEG by its content, without its pixels. Undefined for any other file.
 * @throws an error of sharp when the head is damaged
 */
export async function readHead(file: Buffer): Promise<PictureHead | undefined> {
  const format = formatOf(file);
  if (!format) return undefined;
  // The caller compares the size with its own limits.
  const head = await sharp(file, { limitInputPixels: false }).metadata();
  const { width, height, channels, depth } = head;
  const bytes = width * height * channels * (depth === 'ushort' ? 2 : 1);
  return { format, width, height, bytes, isInterlaced: head.isProgressive === true };
}

/** The pixels of all frames of a picture, by its head; null for a file that is no picture. */
export async function pixelsIn(path: string): Promise<number | null> {
  try {
    const head = await sharp(path, { limitInputPixels: false }).metadata();
    return head.width * head.height * (head.pages ?? 1);
  } catch {
    return null;
  }
}

/**
 * Draws a picture anew, upright, in sRGB with 8 bits. So nothing but its pixels gets into a document:
 * neither texts nor camera data, and nothing that a stranger wrote.
 * @throws an error of sharp when a pixel is missing or wrong
 */
export async function redrawn(file: Buffer, { format, width, height }: PictureHead): Promise<Logo> {
  const options = { limitInputPixels: width * height, failOn: 'warning', ignoreIcc: true } as const;
  const picture = sharp(file, options).timeout({ seconds: SECONDS });
  if (format === 'jpg') picture.autoOrient().jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' });
  else picture.png();
  const { data, info } = await picture
    .resize(MOST_ON_A_SIDE, MOST_ON_A_SIDE, { fit: 'inside', withoutEnlargement: true })
    .toBuffer({ resolveWithObject: true });
  return { format, width: info.width, height: info.height, data };
}

/**
 * A logo that was drawn anew, made as small as a box. It gets white where it was transparent, since it may
 * stand on any ground.
 */
export async function fitted({ data, format }: Logo, { width, height }: Box): Promise<Logo> {
  const picture = sharp(data).resize(width, height, { fit: 'inside', withoutEnlargement: true });
  if (format === 'jpg') picture.jpeg({ quality: QUALITY });
  else picture.flatten({ background: '#ffffff' }).png();
  const { data: small, info } = await picture.toBuffer({ resolveWithObject: true });
  return { format, width: info.width, height: info.height, data: small };
}
