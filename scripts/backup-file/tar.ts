/**
 * Just enough of the tar format (POSIX ustar) to write and read regular files. `tar -xzf` unpacks our
 * files, so the data can be had without this service.
 */
const BLOCK = 512;
const NAME_BYTES = 100;
/** An entry whose content is the name of the next entry, as GNU and BSD tar write it. */
const LONG_NAME = 'L';
const FILE = '0';

export interface Entry {
  name: string;
  size: number;
  /** Must be read before the next entry. */
  body: AsyncIterable<Buffer>;
}

/** An archive that ends too early, or is none. */
export class BrokenArchive extends Error {}

export function* header(name: string, size: number): Generator<Buffer> {
  const bytes = Buffer.from(name);
  if (bytes.length > NAME_BYTES) {
    yield block('././@LongLink', bytes.length, LONG_NAME);
    yield bytes;
    yield padding(bytes.length);
  }
  yield block(bytes.subarray(0, NAME_BYTES).toString('latin1'), size, FILE);
}

/** The zeros between the content of an entry and the next header. */
export function padding(size: number): Buffer {
  return Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);
}

/** Two empty blocks end an archive. */
export const END = Buffer.alloc(2 * BLOCK);

function block(name: string, size: number, type: string): Buffer {
  const at = Buffer.alloc(BLOCK);
  at.write(name, 0, NAME_BYTES, 'latin1');
  at.write('0000600\0' + '0000000\0'.repeat(2), 100);
  at.write(`${octal(size, 11)}\0${octal(0, 11)}\0`, 124);
  at.write(' '.repeat(8), 148);
  at.write(`${type}`, 156);
  at.write('ustar\x0000', 257);
  at.write(`${octal(sumOf(at), 6)}\0 `, 148);
  return at;
}

const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0');
const sumOf = (at: Buffer) => at.reduce((sum, byte) => sum + byte, 0);

/** Reads the entries of an archive, in their order. */
export async function* entries(source: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  const bytes = byteReader(source);
  let longName: string | undefined;
  for (;;) {
    const at = await bytes.take(BLOCK);
    if (at.every((byte) => byte === 0)) break;
    const { name, size, type } = parse(at);
    if (type === LONG_NAME) {
      longName = (await bytes.take(size)).toString();
    } else {
      yield { name: longName ?? name, size, body: bytes.pieces(size) };
      longName = undefined;
    }
    await bytes.take(padding(size).length);
  }
  // Reads on, so that gzip comes to its checksum at the end.
  await bytes.drain();
}

function parse(at: Buffer): { name: string; size: number; type: string } {
  const text = (from: number, length: number) =>
    at.toString('utf8', from, from + length).replace(/\0.*$/s, '');
  const stored = Number.parseInt(text(148, 8), 8);
  const sum = sumOf(
    Buffer.concat([at.subarray(0, 148), Buffer.from(' '.repeat(8)), at.subarray(156)]),
  );
  const size = Number.parseInt(text(124, 12), 8);
  if (stored !== sum || !Number.isSafeInteger(size)) throw new BrokenArchive('no header of tar');
  return { name: text(0, NAME_BYTES), size, type: text(156, 1) };
}

/** Cuts a stream of chunks of any size into pieces of a wanted size. */
function byteReader(source: AsyncIterable<Buffer>) {
  const chunks = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  const more = async () => {
    const { done, value } = await chunks.next();
    if (done) throw new BrokenArchive('the archive is cut off');
    return value;
  };
  async function* pieces(size: number): AsyncGenerator<Buffer> {
    for (let left = size; left > 0;) {
      if (rest.length === 0) rest = await more();
      const piece = rest.subarray(0, left);
      rest = rest.subarray(piece.length);
      left -= piece.length;
      yield piece;
    }
  }
  const take = async (size: number) => {
    const found: Buffer[] = [];
    for await (const piece of pieces(size)) found.push(piece);
    return Buffer.concat(found);
  };
  const drain = async () => {
    while (!(await chunks.next()).done);
  };
  return { pieces, take, drain };
}
