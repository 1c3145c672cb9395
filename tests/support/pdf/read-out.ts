import { withTexts, written } from './characters';
import { objectsOf } from './images';
import { pagesOf, pdfium, textAt } from './pdfium';

/** The texts in the order in which they are read out, each behind the role of its element. */
export const readOut = (pdf: Buffer): string =>
  pagesOf(pdf, (page) =>
    withTexts(page, (texts) => {
      const reader = pdfium();
      const marked = markedTexts(page, texts);
      const tree = reader._FPDF_StructTree_GetForPage(page);
      const roots = Array.from(
        { length: reader._FPDF_StructTree_CountChildren(tree) },
        (_, index) => linesOf(reader._FPDF_StructTree_GetChildAtIndex(tree, index), marked),
      );
      reader._FPDF_StructTree_Close(tree);
      return roots.flat().join('\n');
    }),
  ).join('\n');

/** PDFium's id of page numbers and the like, which are not read out. */
const UNMARKED = -1;

/** The texts of a page by the number with which the structure names them. */
function markedTexts(page: number, texts: number): Map<number, string> {
  const marked = new Map<number, string>();
  for (const object of objectsOf(page)) {
    const id = pdfium()._FPDFPageObj_GetMarkedContentID(object);
    const text = textAt((address, length) =>
      pdfium()._FPDFTextObj_GetText(object, texts, address, length),
    );
    if (id !== UNMARKED && text) marked.set(id, (marked.get(id) ?? '') + text);
  }
  return marked;
}

/** An element has elements and numbers of texts below it. */
function linesOf(element: number, marked: ReadonlyMap<number, string>): string[] {
  const reader = pdfium();
  const role = textAt((address, length) =>
    reader._FPDF_StructElement_GetType(element, address, length),
  );
  const below = Array.from(
    { length: reader._FPDF_StructElement_CountChildren(element) },
    (_, at) => {
      const child = reader._FPDF_StructElement_GetChildAtIndex(element, at);
      if (child !== 0) return linesOf(child, marked);
      const text = marked.get(reader._FPDF_StructElement_GetChildMarkedContentID(element, at));
      return text === undefined ? [] : [`"${written(text)}"`];
    },
  );
  return [role, ...below.flat().map((line) => `  ${line}`)];
}
