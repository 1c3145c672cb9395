/** The little of pdfkit 0.20 that is used here; it comes without types. */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream';

  interface PdfOptions {
    /** The font to begin with; `null` opens none, where leaving it out reads Helvetica's metrics. */
    font: string | null;
    lang: string;
    displayTitle: boolean;
    autoFirstPage: boolean;
    info: Readonly<Record<string, string | Date>>;
    pdfVersion?: '1.7';
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

  interface PDFDocument extends Readable {
    file(bytes: Uint8Array, options: FileOptions): object;
    /** Adds to the XMP. */
    appendXML(xml: string, newline: boolean): void;
    end(): void;
    /** Called by `end`; adds title, author and dates to the XMP. */
    _addInfo: () => void;
    _id: Uint8Array;
  }

  const PDFDocument: new (options: PdfOptions) => PDFDocument;
  export = PDFDocument;
}
