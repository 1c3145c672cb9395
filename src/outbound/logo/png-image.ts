import type { ImageHeader, PixelRows } from './image';

/** Bits that a sample may have, by colour type, and samples per pixel (PNG specification, table 11.1). */
const COLOR_TYPES: Readonly<Record<number, { depths: readonly number[]; samples: number }>> = {
  0: { depths: [1, 2, 4, 8, 16], samples: 1 },
  2: { depths: [8, 16], samples: 3 },
  3: { depths: [1, 2, 4, 8], samples: 1 },
  4: { depths: [8, 16], samples: 2 },
  6: { depths: [8, 16], samples: 4 },
};

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

const SIGNATURE_BYTES = 8;
/** Length, type and checksum. */
const FRAME_BYTES = 12;
const IHDR_BYTES = 13;

/** The chunks that pixels need, and the most bytes of one. The others are not drawn. */
const DRAWN: ReadonlyMap<string, number> = new Map([
  ['IHDR', IHDR_BYTES],
  ['PLTE', 3 * 256],
  ['tRNS', 256],
  ['IDAT', Infinity],
  ['IEND', 0],
]);

interface Chunk {
  readonly type: string;
  /** With its frame. */
  readonly whole: Buffer;
  readonly data: Buffer;
}

/**
 * The chunks up to the end. Undefined when a chunk claims more than the file has or the end is
 * missing: the renderer would wait for missing bytes until its thread is out of memory.
 */
function chunksOf(file: Buffer): Chunk[] | undefined {
  const chunks: Chunk[] = [];
  let at = SIGNATURE_BYTES;
  while (at + FRAME_BYTES <= file.length) {
    const length = file.readUInt32BE(at);
    const end = at + FRAME_BYTES + length;
    if (end > file.length) return undefined;
    const type = file.toString('latin1', at + 4, at + 8);
    const data = file.subarray(at + 8, at + 8 + length);
    chunks.push({ type, whole: file.subarray(at, end), data });
    if (type === 'IEND') return chunks;
    at = end;
  }
  return undefined;
}

/** The renderer takes the last of several headers and palettes, so there may be one of each. */
function areInOrder(chunks: readonly Chunk[]): boolean {
  const [first, ...others] = chunks;
  if (first?.type !== 'IHDR' || first.data.length !== IHDR_BYTES) return false;
  const single = others.filter(({ type }) => type !== 'IDAT').map(({ type }) => type);
  if (new Set(['IHDR', ...single]).size !== single.length + 1) return false;
  return chunks.every(({ type, data }) => data.length <= (DRAWN.get(type) ?? 0));
}

function rowsOf(width: number, height: number, bits: number, passes: readonly Pass[]) {
  return passes.map(([x, y, stepX, stepY]): PixelRows => {
    const pixels = Math.ceil((width - x) / stepX);
    const count = pixels > 0 ? Math.max(0, Math.ceil((height - y) / stepY)) : 0;
    return { bytes: 1 + Math.ceil((pixels * bits) / 8), count };
  });
}

/** A PNG by its chunks, without those that are not drawn. Undefined for any other file. */
export function readPng(file: Buffer): ImageHeader | undefined {
  const chunks = chunksOf(file)?.filter(({ type }) => DRAWN.has(type));
  if (!chunks || !areInOrder(chunks)) return undefined;
  const header = chunks[0]?.data ?? Buffer.alloc(IHDR_BYTES);
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth, isInterlaced] = [header.readUInt8(8), header.readUInt8(12) === 1];
  const color = COLOR_TYPES[header.readUInt8(9)];
  if (!color?.depths.includes(depth) || width === 0 || height === 0) return undefined;
  const bits = color.samples * depth;
  return {
    format: 'png',
    width,
    height,
    pixels: {
      rows: rowsOf(width, height, bits, isInterlaced ? ADAM7 : WHOLE),
      compressed: chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data),
      isInterlaced,
    },
    drawn: () =>
      Buffer.concat([file.subarray(0, SIGNATURE_BYTES), ...chunks.map(({ whole }) => whole)]),
  };
}
