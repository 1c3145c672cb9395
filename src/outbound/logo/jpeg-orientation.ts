/** Identifier of an Exif segment, behind its marker and length. */
const EXIF = Buffer.from('Exif\0\0', 'latin1');
const TIFF_AT = 4 + EXIF.length;
const ORIENTATION = 0x0112;
const ENTRY_BYTES = 12;

/** The camera's orientation in its Exif segment, 1 to 8; undefined when it is not readable. */
export function orientationIn(segment: Buffer): number | undefined {
  const tiff = segment.subarray(TIFF_AT);
  if (!segment.subarray(4, TIFF_AT).equals(EXIF) || tiff.length < 8) return undefined;
  const isBigEndian = tiff.toString('latin1', 0, 2) === 'MM';
  const number = (at: number) => (isBigEndian ? tiff.readUInt16BE(at) : tiff.readUInt16LE(at));
  const first = isBigEndian ? tiff.readUInt32BE(4) : tiff.readUInt32LE(4);
  if (first + 2 > tiff.length) return undefined;
  const end = Math.min(tiff.length, first + 2 + number(first) * ENTRY_BYTES);
  for (let at = first + 2; at + ENTRY_BYTES <= end; at += ENTRY_BYTES) {
    if (number(at) !== ORIENTATION) continue;
    const value = number(at + 8);
    return value >= 1 && value <= 8 ? value : undefined;
  }
  return undefined;
}

/** An Exif segment that holds only this orientation. */
export function orientationSegment(orientation: number): Buffer {
  const tiff = Buffer.from(
    'MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\0\0\0\0\0\0\0',
    'latin1',
  );
  tiff.writeUInt16BE(orientation, 18);
  const head = Buffer.from([0xff, 0xe1, 0, 2 + EXIF.length + tiff.length]);
  return Buffer.concat([head, EXIF, tiff]);
}
