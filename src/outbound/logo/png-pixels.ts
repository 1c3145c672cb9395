import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createInflate } from 'node:zlib';
import type { PixelRows, Pixels } from './image';

/** PNG has filters 0 to 4; the renderer throws at any other. */
const LAST_FILTER = 4;

const CHUNK_BYTES = 64 * 1024;

/** Bytes of the pixels once inflated, with a filter byte before each row. */
export function inflatedBytes(rows: readonly PixelRows[]): number {
  return rows.reduce((sum, { bytes, count }) => sum + bytes * count, 0);
}

/** Follows the rows through inflated bytes that come in pieces, and keeps none of them. */
class RowCheck {
  private pass = 0;
  private row = 0;
  /** Bytes until the next filter byte, and to the end. */
  private ahead = 0;
  private left: number;

  constructor(private readonly rows: readonly PixelRows[]) {
    this.left = inflatedBytes(rows);
  }

  /** @returns whether these bytes can go on those before */
  take(piece: Buffer): boolean {
    this.left -= piece.length;
    if (this.left < 0) return false;
    let at = this.ahead;
    for (; at < piece.length; at += this.nextRow()) {
      if ((piece[at] ?? Infinity) > LAST_FILTER) return false;
    }
    this.ahead = at - piece.length;
    return true;
  }

  get isComplete(): boolean {
    return this.left === 0;
  }

  /** @returns the bytes of the row that begins here */
  private nextRow(): number {
    while (this.row >= (this.rows[this.pass]?.count ?? Infinity)) {
      this.pass += 1;
      this.row = 0;
    }
    this.row += 1;
    return this.rows[this.pass]?.bytes ?? 1;
  }
}

/**
 * Whether a PNG's pixels are those that its header says: the renderer inflates them without a
 * limit, and two megabytes can inflate to two gigabytes. Stops at the first byte too many.
 */
export async function hasItsPixels({ rows, compressed }: Pixels): Promise<boolean> {
  const check = new RowCheck(rows);
  try {
    await pipeline(
      Readable.from(compressed),
      createInflate({ chunkSize: CHUNK_BYTES }),
      async (inflated: AsyncIterable<Buffer>) => {
        for await (const piece of inflated) {
          if (!check.take(piece)) throw new Error('Other pixels than the header says');
        }
      },
    );
    return check.isComplete;
  } catch {
    return false;
  }
}
