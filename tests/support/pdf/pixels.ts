import sharp, { type Sharp } from 'sharp';
import { inMemory, pagesOf, pdfium } from './pdfium';

/** A page in shades of grey, a byte per pixel, row by row; 255 is white. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** The pages of a PDF in shades of grey. */
export const picturesOf = (pdf: Buffer, dotsPerInch: number): Picture[] =>
  pagesOf(pdf, (page) => shrunk(drawn(page, dotsPerInch / 72, GREY)));

/** The first page in colours, to be written as a file. */
export function firstPageOf(pdf: Buffer, width: number): Sharp {
  const [first] = pagesOf(pdf, (page) =>
    drawn(page, width / pdfium()._FPDF_GetPageWidthF(page), COLORS),
  );
  if (!first) throw new Error('The PDF has no page');
  const { pixels, ...size } = first;
  return sharp(pixels, { raw: { ...size, channels: COLORS.channels } }).resize({ width });
}

/** Formats of pixels and flags of PDFium's fpdfview.h. */
const GREY = { format: 1, channels: 1, flags: 0x08 } as const;
const COLORS = { format: 2, channels: 3, flags: 0x10 } as const;
const WHITE = 0xffffffff;

/** PDFium moves each letter to a whole pixel. A page is drawn larger, so that these are quarters. */
const TIMES = 4;

function drawn(page: number, scale: number, kind: typeof GREY | typeof COLORS): Picture {
  const reader = pdfium();
  const points = [reader._FPDF_GetPageWidthF(page), reader._FPDF_GetPageHeightF(page)] as const;
  const [width, height] = [
    Math.ceil(points[0] * scale) * TIMES,
    Math.ceil(points[1] * scale) * TIMES,
  ];
  const row = width * kind.channels;
  return inMemory(row * height, (pixels) => {
    const bitmap = reader._FPDFBitmap_CreateEx(width, height, kind.format, pixels, row);
    reader._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    const matrix = [scale * TIMES, 0, 0, scale * TIMES, 0, 0];
    inFloats([...matrix, 0, 0, width, height], (at) =>
      reader._FPDF_RenderPageBitmapWithMatrix(bitmap, page, at, at + matrix.length * 4, kind.flags),
    );
    reader._FPDFBitmap_Destroy(bitmap);
    return { width, height, pixels: reader.HEAPU8.slice(pixels, pixels + row * height) };
  });
}

/** Numbers of 4 bytes each. */
const inFloats = (numbers: readonly number[], use: (address: number) => number) =>
  inMemory(numbers.length * 4, (address) => {
    new Float32Array(pdfium().HEAPU8.buffer, address, numbers.length).set(numbers);
    return use(address);
  });

/** Each pixel is the mean of those that were drawn in its place: four in each of four rows. */
function shrunk({ width: wide, height: high, pixels: fine }: Picture): Picture {
  const [width, height] = [wide / TIMES, high / TIMES];
  const fours = new Uint32Array(fine.buffer);
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sums = 0;
      for (let row = y * TIMES; row < (y + 1) * TIMES; row += 1) {
        const four = fours[row * width + x] ?? 0;
        // The first and the third of them, and the others: two sums, of two bytes each.
        sums += (four & 0xff00ff) + ((four >>> 8) & 0xff00ff);
      }
      pixels[y * width + x] = ((sums & 0xffff) + (sums >>> 16)) / TIMES ** 2;
    }
  }
  return { width, height, pixels };
}
