/** The little of pdfkit 0.20 that is used here; it comes without types. */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream';

  interface PdfOptions {
    /** The font to begin with; `null` opens none, where leaving it out reads Helvetica's metrics. */
    font: string | null;
    lang: string;
    displayTitle: boolean;
    autoFirstPage: boolean;
    /** Says that everything drawn is marked. */
    tagged: boolean;
    info: Readonly<Record<string, string | Date>>;
    pdfVersion: '1.7';
    subset?: 'PDF/A-3b';
  }

  interface FileOptions {
    name: string;
    description: string;
    /** Media type. */
    type: string;
    /** Between the file and the pages (ISO 19005-3, annex E). */
    relationship: 'Alternative';
    creationDate: Date;
    modifiedDate: Date;
  }

  /** An object of the file. */
  interface Reference {
    readonly id: number;
    readonly data: Record<string, unknown>;
    /** Writes it as a stream of these bytes. */
    end(bytes: Uint8Array): void;
  }

  interface PDFDocument extends Readable {
    /** Makes an object of the file. */
    ref(data: Record<string, unknown>): Reference;
    addContent(operators: string): void;
    save(): void;
    restore(): void;
    translate(x: number, y: number): void;
    readonly page: { readonly dictionary: Reference; readonly structParentTreeKey: number };
    getStructTreeRoot(): Reference;
    /** The elements by the ids of the marked contents of a page. */
    getStructParentTree(): { add(page: number, elements: Reference): void };
    file(bytes: Uint8Array, options: FileOptions): object;
    /** Adds to the XMP. */
    appendXML(xml: string, newline: boolean): void;
    end(): void;
    /** Called by `end`; adds title, author and dates to the XMP. */
    _addInfo: () => void;
    _id: Uint8Array;
    readonly _root: Reference;
    readonly _info: Reference;
    /** Called when all objects are written; writes their table. */
    _finalize: () => void;
    /** How long the file is so far. */
    readonly _offset: number;
    /** Where each object of the file begins, once it is written. */
    readonly _offsets: (number | null)[];
    /** Writes a line to the file, or bytes as they are. */
    _write(part: string | Uint8Array): void;
    /** Enters an object that is written into the table of the file. */
    _refEnd(object: Reference): void;
  }

  const PDFDocument: new (options: PdfOptions) => PDFDocument;
  export = PDFDocument;
}
