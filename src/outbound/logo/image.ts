/** Rows of pixels of one width, each behind a byte that names its filter. */
export interface PixelRows {
  readonly bytes: number;
  readonly count: number;
}

/** A PNG's pixels: the expected inflated rows, and the data in the file. */
export interface Pixels {
  readonly rows: readonly PixelRows[];
  readonly compressed: readonly Buffer[];
  /** In seven passes, so that the renderer needs several times as long. */
  readonly isInterlaced: boolean;
}

export interface ImageHeader {
  readonly format: 'png' | 'jpg';
  readonly width: number;
  readonly height: number;
  /** Only a PNG has them. A file with other pixels is no valid image. */
  readonly pixels?: Pixels;
  /** The file without anything that is not drawn. */
  readonly drawn: () => Buffer;
}
