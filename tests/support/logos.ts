import { readHead, redrawn } from '../../src/outbound/logo/picture';
import type { LogoImage } from '../../src/pdf/view-model';
import { chunk, png, segment } from '../unit/outbound/logo/images';
import { firstPageOf } from './pdf/pixels';

/** A logo as the service draws it of a file. */
async function logoOf(file: Buffer): Promise<LogoImage> {
  const head = await readHead(file);
  if (!head) throw new Error('This is no picture that the service takes');
  return redrawn(file, head);
}

const WIDTH_OF_PAGE = 100;

/** A Huffman table of two codes, `0` and `10`, for these two symbols. */
const codes = (table: number, ...symbols: [number, number]) =>
  segment(0xc4, Buffer.from([table, 1, 1, ...Array<number>(14).fill(0), ...symbols]));

/** Bits as the compressed data of a JPEG: filled up with ones, and a zero byte behind each 255. */
const scanned = (bits: string) =>
  Buffer.from(
    (bits.padEnd(Math.ceil(bits.length / 8) * 8, '1').match(/.{8}/g) ?? []).flatMap((byte) => {
      const value = parseInt(byte, 2);
      return value === 0xff ? [value, 0] : [value];
    }),
  );

/** 24 by 16 pixels of one colour. Each of its parts is at least 192. */
function flatJpeg(...color: number[]): Buffer {
  const parts = color.map((_, index) => index + 1);
  // The first block has its mean, 7 bits behind the code of that size; the others differ by 0.
  const first = color.map((part) => `10${(part - 128).toString(2)}0`).join('');
  const others = color.map(() => '00').join('');
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, Buffer.from([0, 8, ...Array<number>(63).fill(1)])),
    segment(
      0xc0,
      Buffer.from([8, 0, 16, 0, 24, parts.length, ...parts.flatMap((part) => [part, 0x11, 0])]),
    ),
    codes(0x00, 0, 7),
    codes(0x10, 0, 1),
    segment(0xda, Buffer.from([parts.length, ...parts.flatMap((part) => [part, 0]), 0, 63, 0])),
    scanned(first + others.repeat(5)),
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** JPEG files of each kind, the first two of the first page. Those of a press have four colours. */
export const jpegFiles = async (pdf: Buffer) => ({
  'RGB JPEG': await firstPageOf(pdf, WIDTH_OF_PAGE).jpeg().toBuffer(),
  'progressive JPEG': await firstPageOf(pdf, WIDTH_OF_PAGE).jpeg({ progressive: true }).toBuffer(),
  'grey JPEG': flatJpeg(200),
  'CMYK JPEG': flatJpeg(250, 200, 230, 210),
});

/** Pictures as the service draws them, by the same names. */
export async function drawnLogos<Name extends string>(
  files: Readonly<Record<Name, Buffer>>,
): Promise<Record<Name, LogoImage>> {
  const entries = Object.entries<Buffer>(files).map(
    async ([name, file]) => [name, await logoOf(file)] as const,
  );
  return Object.fromEntries(await Promise.all(entries)) as Record<Name, LogoImage>;
}

const [WIDTH, HEIGHT] = [48, 24];

/** The rows of a picture: `pixel` gives the bytes of a column. */
const rows = (pixel: (x: number, y: number) => number[]) =>
  Buffer.concat(
    Array.from({ length: HEIGHT }, (_, y) =>
      Buffer.from([0, ...Array.from({ length: WIDTH }, (__, x) => pixel(x, y)).flat()]),
    ),
  );

const size = { width: WIDTH, height: HEIGHT };
/** From clear at the left to opaque at the right. */
const alpha = (x: number) => Math.round((255 * x) / (WIDTH - 1));
const PALETTE = chunk('PLTE', Buffer.from([200, 20, 20, 20, 20, 200]));

/** PNG files of each kind. */
export const PNG_FILES: Readonly<Record<string, Buffer>> = Object.fromEntries(
  Object.entries({
    'PNG with alpha': { color: 6, pixels: rows((x, y) => [180, 10 * y, 30, alpha(x)]) },
    'PNG of 16 bits with alpha': {
      color: 6,
      depth: 16,
      pixels: rows((x) => [180, 0, 90, 0, 30, 0, alpha(x), 0]),
    },
    'PNG of 16 bits': { color: 2, depth: 16, pixels: rows((x) => [alpha(x), 0, 90, 0, 30, 0]) },
    'grey PNG with alpha': { color: 4, pixels: rows((x) => [90, alpha(x)]) },
    'grey PNG': { color: 0, pixels: rows((x) => [alpha(x)]) },
    'PNG with a clear colour': {
      color: 2,
      chunks: [chunk('tRNS', Buffer.from([0, 10, 0, 20, 0, 30]))],
      pixels: rows((x) => (x < 24 ? [10, 20, 30] : [180, 90, 30])),
    },
    'PNG with a palette': { color: 3, chunks: [PALETTE], pixels: rows((x) => [x % 2]) },
    'PNG with a clear palette': {
      color: 3,
      chunks: [PALETTE, chunk('tRNS', Buffer.from([0, 128]))],
      pixels: rows((x) => [x % 2]),
    },
  }).map(([name, picture]) => [name, png({ ...size, ...picture })]),
);
