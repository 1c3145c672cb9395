import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

export function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

interface PngOptions {
  readonly width: number;
  readonly height: number;
  /** Bits per sample, and the colour type: 6 is RGBA. */
  readonly depth?: number;
  readonly color?: number;
  readonly interlaced?: boolean;
  /** In place of the pixels that belong to the size. */
  readonly pixels?: Buffer;
  /** Chunks between header and pixels. */
  readonly chunks?: readonly Buffer[];
}

const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

export function pngHeader(options: PngOptions): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(options.width, 0);
  header.writeUInt32BE(options.height, 4);
  header.writeUInt8(options.depth ?? 8, 8);
  header.writeUInt8(options.color ?? 6, 9);
  header.writeUInt8(options.interlaced ? 1 : 0, 12);
  return chunk('IHDR', header);
}

/** A picture of one colour, RGBA by default. */
export function png(options: PngOptions): Buffer {
  const { width, height, depth = 8, color = 6, pixels, chunks = [] } = options;
  const row = 1 + Math.ceil((width * depth * (SAMPLES[color] ?? 0)) / 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngHeader(options),
    ...chunks,
    chunk('IDAT', deflateSync(pixels ?? Buffer.alloc(row * height))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A JPEG segment with its marker and length. */
export function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** The camera data of a JPEG: one value, of the type of a short, `count` times. */
export function exif(tag: number, count: number, value: number): Buffer {
  const tiff = Buffer.from('MM\0*\0\0\0\x08\0\x01', 'latin1');
  const entry = Buffer.alloc(16);
  entry.writeUInt16BE(tag, 0);
  entry.writeUInt16BE(3, 2);
  entry.writeUInt32BE(count, 4);
  entry.writeUInt16BE(value, 8);
  return segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, entry]));
}

/** A file with something put in behind its first two bytes. */
export const behindStart = (file: Buffer, ...parts: readonly Buffer[]): Buffer =>
  Buffer.concat([file.subarray(0, 2), ...parts, file.subarray(2)]);

/** A JPEG of one colour. */
export const jpeg = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#a03c28' } })
    .jpeg()
    .toBuffer();

/** The pixels of a picture, as RGBA. */
export const pixelsOf = (file: Buffer): Promise<Buffer> =>
  sharp(file, { ignoreIcc: true }).ensureAlpha().raw().toBuffer();
