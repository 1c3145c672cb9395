import jsQR from 'jsqr';
import type { Picture } from './pdf/pixels';
import { QUIET_ZONE, type QrPath } from '../../src/domain/qr-path';

/** A picture in red, green, blue and opacity, a byte each. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

const SCALE = 4;
const RUN = /M(\d+) (\d+)h(\d+)v1h-\d+z/g;

/** Paints a code's path black on white, quiet zone included. */
export function painted({ size, path }: QrPath): Raster {
  const width = (size + 2 * QUIET_ZONE) * SCALE;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, left, top, length] of path.matchAll(RUN)) {
    for (let x = 0; x < Number(length) * SCALE; x += 1) {
      for (let y = 0; y < SCALE; y += 1) {
        const column = (Number(left) + QUIET_ZONE) * SCALE + x;
        const row = (Number(top) + QUIET_ZONE) * SCALE + y;
        data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
      }
    }
  }
  return { width, height: width, data };
}

/** The code in a picture, as an independent decoder reads it. */
export function readCode({ data, width, height }: Raster): { text: string; version: number } {
  const found = jsQR(data, width, height);
  if (!found) throw new Error('No QR code in the picture');
  return { text: Buffer.from(found.binaryData).toString('utf8'), version: found.version };
}

/** A picture in shades of grey, a byte each, in the form that the decoder takes. */
export function inColor({ width, height, pixels }: Picture): Raster {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  pixels.forEach((shade, index) => data.fill(shade, index * 4, index * 4 + 3));
  return { width, height, data };
}
