import type { ImageHeader } from './image';
import { orientationIn, orientationSegment } from './jpeg-orientation';

/** Baseline, extended and progressive: the JPEG processes a PDF can hold (ISO 32000 §7.4.8). */
const FRAMES = [0xc0, 0xc1, 0xc2];
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
const EXIF = 0xe1;
const ADOBE = 0xee;

/** Tables: Huffman, arithmetic, quantisation, restart interval; and how Adobe stores colours. */
const TABLES = [0xc4, 0xcc, 0xdb, 0xdd, ADOBE];

/** Progressive files have about ten; the renderer copies the rest of the file at each. */
const MOST_SCANS = 100;

/** Markers without a length: fill bytes, restarts, TEM. */
const isBare = (marker: number) =>
  marker === 0xff || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;

/** Where the compressed data that begins at `from` ends: at the next marker that is no part of it. */
function endOfScan(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0;
    if (next !== 0 && !isRestart(next)) return at;
  }
  return file.length;
}

/** Reads a JPEG segment by segment, and keeps those that its picture needs. */
class JpegReader {
  private readonly kept: Buffer[] = [];
  private orientation = 1;
  private frame: { width: number; height: number } | undefined;
  private scans = 0;
  private at = 2;

  constructor(private readonly file: Buffer) {}

  /** Undefined for a process that no PDF reader decodes, and for a file that is cut short. */
  read(): ImageHeader | undefined {
    while (this.at + 1 < this.file.length) {
      if (this.file[this.at] !== 0xff) return undefined;
      const marker = this.file.readUInt8(this.at + 1);
      if (marker === END_OF_IMAGE) return this.header();
      if (isBare(marker)) this.at += marker === 0xff ? 1 : 2;
      else if (!this.takeSegment(marker)) return undefined;
    }
    return undefined;
  }

  private takeSegment(marker: number): boolean {
    const { file, at } = this;
    const end = at + 4 > file.length ? Infinity : at + 2 + file.readUInt16BE(at + 2);
    if (end < at + 4 || end > file.length) return false;
    const segment = file.subarray(at, end);
    this.at = end;
    if (FRAMES.includes(marker)) return this.takeFrame(segment);
    if (marker === START_OF_SCAN) return this.takeScan(at);
    if (marker === EXIF) this.orientation = orientationIn(segment) ?? this.orientation;
    // Without a frame of ours: a process that no PDF reader decodes.
    if (TABLES.includes(marker)) this.kept.push(segment);
    return true;
  }

  /** A second frame would have another size than the one that was checked. */
  private takeFrame(segment: Buffer): boolean {
    if (this.frame || segment.length < 10) return false;
    if (![1, 3, 4].includes(segment.readUInt8(9))) return false;
    const [height, width] = [segment.readUInt16BE(5), segment.readUInt16BE(7)];
    this.frame = { width, height };
    this.kept.push(segment);
    return width > 0 && height > 0;
  }

  private takeScan(from: number): boolean {
    this.scans += 1;
    if (!this.frame || this.scans > MOST_SCANS) return false;
    this.at = endOfScan(this.file, this.at);
    this.kept.push(this.file.subarray(from, this.at));
    return true;
  }

  private header(): ImageHeader | undefined {
    if (!this.frame || this.scans === 0) return undefined;
    const { width, height } = this.frame;
    // From 5 on, the camera was held upright: rows are columns.
    const isTurned = this.orientation > 4;
    const exif = this.orientation === 1 ? [] : [orientationSegment(this.orientation)];
    const [start, end] = [Buffer.from([0xff, 0xd8]), Buffer.from([0xff, END_OF_IMAGE])];
    return {
      format: 'jpg',
      width: isTurned ? height : width,
      height: isTurned ? width : height,
      drawn: () => Buffer.concat([start, ...exif, ...this.kept, end]),
    };
  }
}

/**
 * A JPEG by its segments, without those that are not drawn: a count of four billion in its camera
 * data takes the renderer all its memory.
 */
export function readJpeg(file: Buffer): ImageHeader | undefined {
  return new JpegReader(file).read();
}
