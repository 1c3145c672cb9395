import { readFileSync } from 'node:fs';
import { init, type Methods } from '@embedpdf/pdfium';

type Functions = {
  readonly [Name in keyof Methods as `_${Name}`]: (...values: number[]) => number;
};

/**
 * PDFium reads PDFs in Chromium. Every value is a number: a text, an object or a list is its address
 * in `HEAPU8`.
 */
interface Pdfium extends Functions {
  readonly HEAPU8: Uint8Array<ArrayBuffer>;
  readonly _malloc: (bytes: number) => number;
  readonly _free: (address: number) => void;
}

const WASM = require.resolve('@embedpdf/pdfium/pdfium.wasm');
let loaded: Pdfium | undefined;

/** Loads PDFium at the first call, which takes a tenth of a second. No caller has to wait for it. */
export function pdfium(): Pdfium {
  if (loaded) return loaded;
  const options = {
    instantiateWasm(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) {
      const instance = new WebAssembly.Instance(
        new WebAssembly.Module(readFileSync(WASM)),
        imports,
      );
      done(instance);
      return instance.exports;
    },
  };
  // It makes a module of its options, and awaits nothing where the instance is there at once.
  void init(options);
  loaded = options as object as Pdfium;
  loaded._PDFiumExt_Init();
  return loaded;
}

/** Memory of PDFium for as long as `use` takes. */
export function inMemory<Result>(bytes: number, use: (address: number) => Result): Result {
  const { _malloc, _free } = pdfium();
  const address = _malloc(bytes);
  try {
    return use(address);
  } finally {
    _free(address);
  }
}

/** Bytes that a function writes when it gets an address and the number of bytes there. */
export function bytesAt(write: (address: number, bytes: number) => number): Buffer {
  const length = write(0, 0);
  return inMemory(length, (address) => {
    write(address, length);
    return Buffer.from(pdfium().HEAPU8.subarray(address, address + length));
  });
}

/** The same for a text of two bytes per unit, with a zero behind it. */
export const textAt = (write: (address: number, bytes: number) => number): string =>
  bytesAt(write).toString('utf16le').replace(/\0$/, '');

/** Opens a PDF for as long as `read` takes. @throws when PDFium finds no document in it */
export function withDocument<Result>(pdf: Buffer, read: (document: number) => Result): Result {
  return inMemory(pdf.length, (address) => {
    pdfium().HEAPU8.set(pdf, address);
    const document = pdfium()._FPDF_LoadMemDocument(address, pdf.length, 0);
    if (document === 0)
      throw new Error(`PDFium reads no document: ${pdfium()._FPDF_GetLastError()}`);
    try {
      return read(document);
    } finally {
      pdfium()._FPDF_CloseDocument(document);
    }
  });
}

/** Each page of a PDF, open while `read` takes. */
export function pagesOf<Result>(pdf: Buffer, read: (page: number) => Result): Result[] {
  return withDocument(pdf, (document) =>
    Array.from({ length: pdfium()._FPDF_GetPageCount(document) }, (_, index) => {
      const page = pdfium()._FPDF_LoadPage(document, index);
      if (page === 0) throw new Error(`PDFium reads no page ${index + 1}`);
      try {
        return read(page);
      } finally {
        pdfium()._FPDF_ClosePage(page);
      }
    }),
  );
}
