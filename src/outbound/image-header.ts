/** Rows of pixels of one width, each behind a byte that names its filter. */
export interface PixelRows {
  readonly bytes: number;
  readonly count: number;
}

export interface ImageHeader {
  readonly format: 'png' | 'jpg';
  readonly width: number;
  readonly height: number;
  /** A PNG's pixels once inflated; a file that has others is not what it says. */
  readonly rows?: readonly PixelRows[];
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Samples a pixel by colour type (PNG specification, table 11.1). */
const PNG_SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** First column, first row and the steps from there of each pass (PNG specification, 8.2). */
type Pass = readonly [x: number, y: number, stepX: number, stepY: number];
const WHOLE: readonly Pass[] = [[0, 0, 1, 1]];
const ADAM7: readonly Pass[] = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
];

function pngHeader(file: Buffer): ImageHeader | undefined {
  if (file.length < 33 || file.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  const width = file.readUInt32BE(16);
  const height = file.readUInt32BE(20);
  const depth = file.readUInt8(24);
  const samples = PNG_SAMPLES[file.readUInt8(25)];
  if (samples === undefined || ![1, 2, 4, 8, 16].includes(depth)) return undefined;
  const bits = samples * depth;
  const passes = file.readUInt8(28) === 1 ? ADAM7 : WHOLE;
  const rows = passes.map(([x, y, stepX, stepY]): PixelRows => {
    const pixels = Math.ceil((width - x) / stepX);
    const count = pixels > 0 ? Math.max(0, Math.ceil((height - y) / stepY)) : 0;
    return { bytes: 1 + Math.ceil((pixels * bits) / 8), count };
  });
  return { format: 'png', width, height, rows };
}

/** Baseline, extended and progressive: the JPEG processes a PDF can hold (ISO 32000 §7.4.8). */
const JPEG_FRAMES = [0xc0, 0xc1, 0xc2];
/** Markers without a length: fill bytes, restarts, TEM. */
const isBare = (marker: number) =>
  marker === 0xff || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

const END_OF_IMAGE = Buffer.from([0xff, 0xd9]);

/** A frame header, image data after it, and the mark at its end: a file cut short is none. */
function jpegHeader(file: Buffer): ImageHeader | undefined {
  let at = 2;
  let frame: ImageHeader | undefined;
  while (at + 9 < file.length) {
    if (file[at] !== 0xff) return undefined;
    const marker = file.readUInt8(at + 1);
    if (isBare(marker)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    if (JPEG_FRAMES.includes(marker)) {
      const components = file.readUInt8(at + 9);
      if (![1, 3, 4].includes(components)) return undefined;
      const [height, width] = [file.readUInt16BE(at + 5), file.readUInt16BE(at + 7)];
      frame = { format: 'jpg', width, height };
    }
    // Without a frame: image data before it, or a process that no PDF reader decodes.
    if (marker === 0xda) return file.indexOf(END_OF_IMAGE, at) > 0 ? frame : undefined;
    if (marker === 0xd9) return undefined;
    at += 2 + file.readUInt16BE(at + 2);
  }
  return undefined;
}

/** What a PNG or JPEG says of itself in its first bytes, whatever its name or media type. */
export function imageHeader(file: Buffer): ImageHeader | undefined {
  const isPng = file.subarray(0, 8).equals(PNG_SIGNATURE);
  const isJpeg = file.length > 12 && file[0] === 0xff && file[1] === 0xd8;
  const header = isPng ? pngHeader(file) : isJpeg ? jpegHeader(file) : undefined;
  return header && header.width > 0 && header.height > 0 ? header : undefined;
}
