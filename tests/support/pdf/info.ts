import { inMemory, pagesOf, pdfium, textAt, withDocument } from './pdfium';

/** The properties of a PDF. */
export interface Info {
  readonly title: string;
  readonly author: string;
  readonly version: string;
  readonly pages: number;
  /** Width and height of the first page in points, to two places. */
  readonly paper: string;
  readonly isTagged: boolean;
}

export const A4 = '595.28 × 841.89';

export function infoOf(pdf: Buffer): Info {
  const sizes = pagesOf(pdf, (page) =>
    [pdfium()._FPDF_GetPageWidthF(page), pdfium()._FPDF_GetPageHeightF(page)]
      .map((points) => Number(points.toFixed(2)))
      .join(' × '),
  );
  return withDocument(pdf, (document) => ({
    title: metaOf(document, 'Title'),
    author: metaOf(document, 'Author'),
    version: versionOf(document),
    pages: sizes.length,
    paper: sizes[0] ?? '',
    isTagged: pdfium()._FPDFCatalog_IsTagged(document) === 1,
  }));
}

function metaOf(document: number, name: string): string {
  const bytes = Buffer.from(`${name}\0`);
  return inMemory(bytes.length, (tag) => {
    pdfium().HEAPU8.set(bytes, tag);
    return textAt((address, length) => pdfium()._FPDF_GetMetaText(document, tag, address, length));
  });
}

/** PDFium gives 17 for 1.7. */
const versionOf = (document: number) =>
  inMemory(4, (address) => {
    pdfium()._FPDF_GetFileVersion(document, address);
    const [version = 0] = new Int32Array(pdfium().HEAPU8.buffer, address, 1);
    return (version / 10).toFixed(1);
  });
