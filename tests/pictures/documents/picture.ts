import { deflateSync, inflateSync } from 'node:zlib';
import { picturesOf, type Picture } from '../../support/pdf/pixels';
import { chunk, pngHeader } from '../../unit/outbound/logo/images';

/** A pixel is a point: a digit is five pixels wide, and a page takes 18 kB. */
const DOTS_PER_INCH = 72;

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The signature, the length and the name of the first chunk. */
const HEADER_DATA = 16;

/** The pages of a PDF as the kept pictures show them. */
export const drawnPages = (pdf: Buffer): Picture[] => picturesOf(pdf, DOTS_PER_INCH);

/** Each row begins with filter 0: the bytes as they are. */
export function writePng({ width, height, pixels }: Picture): Buffer {
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  }
  const data = chunk('IDAT', deflateSync(rows, { level: 9 }));
  const header = pngHeader({ width, height, color: 0 });
  return Buffer.concat([SIGNATURE, header, data, chunk('IEND', Buffer.alloc(0))]);
}

/** Reads what `writePng` wrote, and no other PNG. */
export function readPng(file: Buffer): Picture {
  const [width, height] = [file.readUInt32BE(HEADER_DATA), file.readUInt32BE(HEADER_DATA + 4)];
  // The header's data are 13 bytes long, and a checksum of 4 follows.
  const data = HEADER_DATA + 13 + 4;
  const rows = inflateSync(file.subarray(data + 8, data + 8 + file.readUInt32BE(data)));
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const start = y * (width + 1);
    if (rows[start] !== 0) throw new Error('This PNG was not made by npm run pictures');
    pixels.set(rows.subarray(start + 1, start + 1 + width), y * width);
  }
  return { width, height, pixels };
}

/**
 * Shades of grey, 255 is white. We compare means of three by three pixels, because the edges of
 * glyphs depend on the version of PDFium. Measured on all templates:
 *
 * - a move by a tenth of a point, or another gamma (0.8 to 1.25), changes a mean by 21 at most;
 * - another word in grey 8.5 point type changes one by 45 or more, another digit by 28 or more;
 * - a margin that moves by 2 points changes one by 126 or more, and thousands by more than 40.
 *
 * Only a letter of nearly the same shape, such as `o` for `u` in small type, stays below.
 */
const TOLERANCE = 25;

/** The sums of three by three pixels around each pixel. */
function sums({ width, height, pixels }: Picture): Uint16Array {
  const result = new Uint16Array(width * height);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      let sum = 0;
      for (let row = y - 1; row <= y + 1; row += 1) {
        for (let column = x - 1; column <= x + 1; column += 1) {
          sum += pixels[row * width + column] ?? 0;
        }
      }
      result[y * width + x] = sum;
    }
  }
  return result;
}

/** Where two pictures differ, in points from the left top corner; there when their sizes differ. */
export function differences(left: Picture, right: Picture): { x: number; y: number }[] {
  if (left.width !== right.width || left.height !== right.height) return [{ x: 0, y: 0 }];
  if (Buffer.compare(left.pixels, right.pixels) === 0) return [];
  const [before, after] = [sums(left), sums(right)];
  const points: { x: number; y: number }[] = [];
  for (let index = 0; index < before.length; index += 1) {
    if (Math.abs((before[index] ?? 0) - (after[index] ?? 0)) <= TOLERANCE * 9) continue;
    points.push({ x: index % left.width, y: Math.floor(index / left.width) });
  }
  return points;
}
