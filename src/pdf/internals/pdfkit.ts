import PDFDocument from 'pdfkit';
import { missing, requireFunction } from './missing';

export type Pdf = InstanceType<typeof PDFDocument>;

interface Entries {
  readonly title: string;
  readonly author: string;
  readonly language: string;
}

const PROGRAM = 'Invoicing service';

export function openPdf({ title, author, language }: Entries): Pdf {
  return new PDFDocument({
    // Every text names its font; opening pdfkit's own takes half a millisecond.
    font: null,
    lang: language,
    displayTitle: true,
    autoFirstPage: false,
    info: {
      Title: title,
      Author: author,
      Creator: PROGRAM,
      Producer: PROGRAM,
      CreationDate: new Date(),
    },
  });
}

/** @throws when pdfkit opens its own font although it was told to open none */
export function checkPdfkit(): void {
  requireFunction('pdfkit', 'its class PDFDocument', PDFDocument);
  const pdf: object = openPdf({ title: '', author: '', language: '' });
  if (!('_font' in pdf) || pdf._font !== null) throw missing('pdfkit', 'the option `font: null`');
}
