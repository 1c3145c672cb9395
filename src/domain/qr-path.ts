import { create } from 'qrcode';

/** A QR code as an SVG path in a square of `size` modules, without the quiet zone around it. */
export interface QrPath {
  readonly size: number;
  readonly path: string;
}

/** The light modules that scanners want around a code (ISO/IEC 18004). */
export const QUIET_ZONE = 4;

/** One rectangle for each run of dark modules in a row. */
function rowPath(cells: Uint8Array, y: number): string {
  const row = Array.from(cells, (cell) => (cell ? '1' : '0')).join('');
  return [...row.matchAll(/1+/g)]
    .map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`)
    .join('');
}

/**
 * The QR code of a text in UTF-8, with error correction of level M as EPC069-12 wants it. Its version is at
 * most 13 for up to 331 bytes.
 */
export function qrPath(text: string): QrPath {
  const segments = [{ data: Buffer.from(text), mode: 'byte' as const }];
  const { size, data } = create(segments, { errorCorrectionLevel: 'M' }).modules;
  const rows = Array.from({ length: size }, (_, y) => data.subarray(y * size, (y + 1) * size));
  return { size, path: rows.map(rowPath).join('') };
}
