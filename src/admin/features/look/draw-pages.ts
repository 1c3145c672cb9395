import type { PDFDocumentProxy } from 'pdfjs-dist';

/** The sample has one page, and some more when the terms of the business are long. */
const MOST_PAGES = 5;
/** A finer picture than the sharpest screens show costs time and memory. */
const MOST_PIXELS = 2_400;

/** Loaded with the first picture: most pages of the panel draw none. */
async function load() {
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const script = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url);
  pdfjs.GlobalWorkerOptions.workerSrc = script.toString();
  return { pdfjs, worker: pdfjs.PDFWorker.create({}) };
}

let loaded: ReturnType<typeof load> | undefined;

async function drawPage(file: PDFDocumentProxy, number: number, width: number) {
  const page = await file.getPage(number);
  const { width: points } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: width / points });
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  await page.render({ canvas, viewport }).promise;
  return canvas;
}

/**
 * The pages of a PDF as pictures. Browsers of phones have no reader that a page could show, and a reader
 * anew for each change would flicker.
 * @param width in pixels of the screen
 */
export async function drawPages(pdf: ArrayBuffer, width: number): Promise<HTMLCanvasElement[]> {
  loaded ??= load();
  const { pdfjs, worker } = await loaded;
  // The worker takes the bytes over, and the next screen may need them again.
  const task = pdfjs.getDocument({ data: pdf.slice(0), worker });
  try {
    const file = await task.promise;
    const numbers = Array.from({ length: Math.min(file.numPages, MOST_PAGES) }, (_, at) => at + 1);
    const pixels = Math.min(width, MOST_PIXELS);
    return await Promise.all(numbers.map((number) => drawPage(file, number, pixels)));
  } finally {
    await task.destroy();
  }
}
