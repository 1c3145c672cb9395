import { inMemory, pagesOf, pdfium } from './pdfium';

/** Of PDFium's fpdf_edit.h. */
const IMAGE = 3;

/** Width × height in pixels of each picture that the pages show. */
export const imagesIn = (pdf: Buffer): string[] =>
  pagesOf(pdf, (page) =>
    objectsOf(page)
      .filter((object) => pdfium()._FPDFPageObj_GetType(object) === IMAGE)
      .map(sizeOf),
  ).flat();

/** The painting operators of a page, in order. */
export const objectsOf = (page: number): number[] =>
  Array.from({ length: pdfium()._FPDFPage_CountObjects(page) }, (_, index) =>
    pdfium()._FPDFPage_GetObject(page, index),
  );

const sizeOf = (image: number) =>
  inMemory(8, (address) => {
    pdfium()._FPDFImageObj_GetImagePixelSize(image, address, address + 4);
    const [width = 0, height = 0] = new Uint32Array(pdfium().HEAPU8.buffer, address, 2);
    return `${width}×${height}`;
  });
