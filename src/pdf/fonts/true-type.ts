/**
 * The tables of a TrueType font that a subset is made of, read from the file's bytes (OpenType
 * specification, "Organization of an OpenType Font").
 */
export interface TrueType {
  readonly table: (tag: string) => Uint8Array | undefined;
  /** A glyph as the file holds it; empty where nothing is drawn. */
  readonly glyph: (id: number) => Uint8Array;
  readonly metrics: (id: number) => GlyphMetrics;
}

interface GlyphMetrics {
  readonly advance: number;
  readonly bearing: number;
}

/** A glyph on its own: its bytes in `glyf`, and its entry in `hmtx`. */
export interface EncodedGlyph extends GlyphMetrics {
  readonly bytes: Uint8Array;
}

const HEADER = 12;
const RECORD = 16;
const EMPTY = new Uint8Array(0);

const viewOf = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function tablesOf(file: Uint8Array): Map<string, Uint8Array> {
  const view = viewOf(file);
  const tables = new Map<string, Uint8Array>();
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const at = HEADER + index * RECORD;
    const tag = String.fromCharCode(...file.subarray(at, at + 4));
    const start = view.getUint32(at + 8);
    tables.set(tag, file.subarray(start, start + view.getUint32(at + 12)));
  }
  return tables;
}

function required(tables: Map<string, Uint8Array>, tag: string): Uint8Array {
  const found = tables.get(tag);
  if (!found) throw new Error(`The font has no table ${tag}`);
  return found;
}

export function readTrueType(file: Uint8Array): TrueType {
  const tables = tablesOf(file);
  const glyf = required(tables, 'glyf');
  const head = viewOf(required(tables, 'head'));
  const hhea = viewOf(required(tables, 'hhea'));
  const loca = viewOf(required(tables, 'loca'));
  const hmtx = viewOf(required(tables, 'hmtx'));
  const isLong = head.getInt16(50) === 1;
  const offset = (id: number) => (isLong ? loca.getUint32(id * 4) : loca.getUint16(id * 2) * 2);
  const full = hhea.getUint16(34);
  return {
    table: (tag) => tables.get(tag),
    glyph: (id) => glyf.subarray(offset(id), offset(id + 1)),
    metrics: (id) => ({
      advance: hmtx.getUint16(Math.min(id, full - 1) * 4),
      bearing: hmtx.getInt16(id < full ? id * 4 + 2 : full * 4 + (id - full) * 2),
    }),
  };
}

/** A copy with one number of two bytes changed. */
function changed(bytes: Uint8Array, at: number, value: number): Uint8Array {
  const copy = Uint8Array.from(bytes);
  viewOf(copy).setUint16(at, value);
  return copy;
}

const padded = (length: number) => (length + 3) & ~3;

/** `glyf`, where each glyph begins on a fourth byte, with `loca` and `hmtx` beside it. */
function glyphTables(glyphs: readonly EncodedGlyph[]) {
  const size = glyphs.reduce((sum, { bytes }) => sum + padded(bytes.length), 0);
  const glyf = new Uint8Array(size);
  const loca = new DataView(new ArrayBuffer((glyphs.length + 1) * 4));
  const hmtx = new DataView(new ArrayBuffer(glyphs.length * 4));
  let offset = 0;
  for (const [index, { bytes, advance, bearing }] of glyphs.entries()) {
    glyf.set(bytes, offset);
    hmtx.setUint16(index * 4, advance);
    hmtx.setInt16(index * 4 + 2, bearing);
    offset += padded(bytes.length);
    loca.setUint32((index + 1) * 4, offset);
  }
  return { glyf, loca: new Uint8Array(loca.buffer), hmtx: new Uint8Array(hmtx.buffer) };
}

/** The tables that PDF asks of an embedded TrueType font (ISO 32000-1, 9.9). */
export function writeTrueType(font: TrueType, glyphs: readonly EncodedGlyph[]): Uint8Array {
  const table = (tag: string) => font.table(tag) ?? EMPTY;
  const made = glyphTables(glyphs);
  return assembled([
    ['cvt ', table('cvt ')],
    ['fpgm', table('fpgm')],
    ['glyf', made.glyf],
    ['head', changed(table('head'), 50, 1)],
    ['hhea', changed(table('hhea'), 34, glyphs.length)],
    ['hmtx', made.hmtx],
    ['loca', made.loca],
    ['maxp', changed(table('maxp'), 4, glyphs.length)],
    ['prep', table('prep')],
  ]);
}

function checksum(bytes: Uint8Array): number {
  const view = viewOf(bytes);
  let sum = 0;
  let at = 0;
  for (; at + 4 <= bytes.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  for (let shift = 24; at < bytes.length; at += 1, shift -= 8) {
    sum = (sum + (((bytes[at] ?? 0) << shift) >>> 0)) >>> 0;
  }
  return sum;
}

/** A font file of these tables, which come in the order of their tags. */
function assembled(all: readonly (readonly [string, Uint8Array])[]): Uint8Array {
  const tables = all.filter(([, bytes]) => bytes.length > 0);
  const start = HEADER + tables.length * RECORD;
  const file = new Uint8Array(tables.reduce((at, [, { length }]) => at + padded(length), start));
  const view = viewOf(file);
  const power = 2 ** Math.floor(Math.log2(tables.length));
  view.setUint32(0, 0x00010000);
  [tables.length, power * RECORD, Math.log2(power), (tables.length - power) * RECORD].forEach(
    (value, index) => view.setUint16(4 + index * 2, value),
  );
  let offset = start;
  for (const [index, [tag, bytes]] of tables.entries()) {
    const at = HEADER + index * RECORD;
    [...tag].forEach((char, place) => view.setUint8(at + place, char.charCodeAt(0)));
    [checksum(bytes), offset, bytes.length].forEach((value, place) =>
      view.setUint32(at + 4 + place * 4, value),
    );
    file.set(bytes, offset);
    offset += padded(bytes.length);
  }
  return file;
}
