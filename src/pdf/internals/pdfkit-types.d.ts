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
  }

  interface PDFDocument extends Readable {
    end(): void;
  }

  const PDFDocument: new (options: PdfOptions) => PDFDocument;
  export = PDFDocument;
}
