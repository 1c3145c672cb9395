import { crc32, inflateRawSync } from 'node:zlib';
import { RefusedWorkbook } from './refused';

/** Bytes of all parts of a workbook together, when they are unpacked. */
const MOST_BYTES = 160_000_000;

const END = Buffer.from('PK\x05\x06', 'latin1');
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const [STORED, DEFLATED] = [0, 8];
const ENCRYPTED = 0x1;
/** Stands in a field whose value is in the extra field for long files, which some programs always write. */
const ELSEWHERE = 0xffff_ffff;
const LONG_FIELD = 0x0001;

interface Part {
  name: string;
  method: number;
  flags: number;
  crc: number;
  packed: number;
  size: number;
  at: number;
}

/** The values of an extra field, in their order. */
function longValues(extra: Buffer): number[] {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== LONG_FIELD) continue;
    const field = extra.subarray(at + 4, at + 4 + extra.readUInt16LE(at + 2));
    const count = Math.floor(field.length / 8);
    return Array.from({ length: count }, (_, place) => Number(field.readBigUInt64LE(place * 8)));
  }
  return [];
}

/** Where the directory begins. */
function directoryOf(file: Buffer): number {
  const end = file.lastIndexOf(END);
  if (end === -1) throw new RefusedWorkbook('import_damaged');
  const at = file.readUInt32LE(end + 16);
  if (at !== ELSEWHERE) return at;
  const long = Number(file.readBigUInt64LE(end - 12));
  return Number(file.readBigUInt64LE(long + 48));
}

function* partsOf(file: Buffer): Generator<Part> {
  for (let at = directoryOf(file); file.readUInt32LE(at) === CENTRAL;) {
    const [nameEnd, extra] = [at + 46 + file.readUInt16LE(at + 28), file.readUInt16LE(at + 30)];
    const long = longValues(file.subarray(nameEnd, nameEnd + extra));
    const value = (place: number): number => {
      const short = file.readUInt32LE(place);
      return short === ELSEWHERE ? (long.shift() ?? short) : short;
    };
    const size = value(at + 24);
    const packed = value(at + 20);
    yield {
      name: file.toString('utf8', at + 46, nameEnd),
      method: file.readUInt16LE(at + 10),
      flags: file.readUInt16LE(at + 8),
      crc: file.readUInt32LE(at + 16),
      packed,
      size,
      at: value(at + 42),
    };
    at = nameEnd + extra + file.readUInt16LE(at + 32);
  }
}

function unpacked(file: Buffer, { method, flags, crc, packed, at }: Part, most: number): Buffer {
  if (flags & ENCRYPTED) throw new RefusedWorkbook('import_locked_workbook');
  if (file.readUInt32LE(at) !== LOCAL) throw new RefusedWorkbook('import_damaged');
  const from = at + 30 + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28);
  const bytes = file.subarray(from, from + packed);
  if (bytes.length !== packed || (method !== STORED && method !== DEFLATED))
    throw new RefusedWorkbook('import_damaged');
  const whole = method === STORED ? bytes : inflateRawSync(bytes, { maxOutputLength: most });
  if (crc32(whole) !== crc) throw new RefusedWorkbook('import_damaged');
  return whole;
}

const isTooLong = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === 'ERR_BUFFER_TOO_LARGE';

/**
 * The wanted parts of a ZIP file by their names. What its directory says of their sizes is asked first, and
 * not believed afterwards.
 * @throws RefusedWorkbook
 */
export function unzip(file: Buffer, isWanted: (name: string) => boolean): Map<string, Buffer> {
  const parts = new Map<string, Buffer>();
  try {
    const wanted = [...partsOf(file)].filter(({ name }) => isWanted(name));
    let left = MOST_BYTES;
    if (wanted.reduce((sum, { size }) => sum + size, 0) > left)
      throw new RefusedWorkbook('import_unpacks');
    for (const part of wanted) {
      const whole = unpacked(file, part, Math.max(1, left));
      left -= whole.length;
      if (left < 0) throw new RefusedWorkbook('import_unpacks');
      parts.set(part.name, whole);
    }
  } catch (error) {
    if (error instanceof RefusedWorkbook) throw error;
    throw new RefusedWorkbook(isTooLong(error) ? 'import_unpacks' : 'import_damaged');
  }
  return parts;
}
