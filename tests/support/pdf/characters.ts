import { inMemory, pagesOf, pdfium } from './pdfium';

/** A character with its edges in points from the top left corner of its page. */
export interface Character {
  readonly text: string;
  /** PDFium puts a blank or the end of a line between texts that stand apart. */
  readonly isAdded: boolean;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Where the line stands on which it was written. */
  readonly baseline: number;
  /** In radians; text that stands aslant is a stamp or a watermark. */
  readonly angle: number;
}

/** The characters of each page in the order of the file; within a line, in the order of reading. */
export const charactersOf = (pdf: Buffer): Character[][] =>
  pagesOf(pdf, (page) => {
    const height = pdfium()._FPDF_GetPageHeightF(page);
    return withTexts(page, (texts) =>
      inMemory(SCRATCH, (scratch) =>
        Array.from({ length: pdfium()._FPDFText_CountChars(texts) }, (_, index) =>
          character(texts, index, { height, scratch }),
        ),
      ),
    );
  });

/** The texts of a page, for as long as `read` takes. */
export function withTexts<Result>(page: number, read: (texts: number) => Result): Result {
  const texts = pdfium()._FPDFText_LoadPage(page);
  try {
    return read(texts);
  } finally {
    pdfium()._FPDFText_ClosePage(texts);
  }
}

/** Marks of direction are not part of the text. */
const DIRECTION_MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A text as a person would write it, where any blank is a blank. */
export const written = (text: string): string =>
  text.replace(DIRECTION_MARKS, '').replace(/\s+/gu, ' ').trim().normalize('NFC');

/** Two floating point numbers of 8 bytes or four of 4 bytes. */
const SCRATCH = 16;

function character(
  texts: number,
  index: number,
  { height, scratch }: { height: number; scratch: number },
): Character {
  const reader = pdfium();
  const code = reader._FPDFText_GetUnicode(texts, index);
  // PDFium has a code of its own for a hyphen at the end of a line.
  const isHyphen = reader._FPDFText_IsHyphen(texts, index) === 1;
  reader._FPDFText_GetCharOrigin(texts, index, scratch, scratch + 8);
  const [, y = 0] = new Float64Array(reader.HEAPU8.buffer, scratch, 2);
  reader._FPDFText_GetLooseCharBox(texts, index, scratch);
  const [left = 0, top = 0, right = 0, bottom = 0] = new Float32Array(
    reader.HEAPU8.buffer,
    scratch,
    4,
  );
  const isAdded = reader._FPDFText_IsGenerated(texts, index) === 1;
  return {
    text: isHyphen ? '-' : String.fromCodePoint(code),
    isAdded,
    left,
    top: height - top,
    right,
    bottom: height - bottom,
    baseline: height - y,
    angle: isAdded ? 0 : reader._FPDFText_GetCharAngle(texts, index),
  };
}
