import PDFDocument from 'pdfkit';
import { missing, requireFunction } from './missing';

export type Pdf = InstanceType<typeof PDFDocument>;

/** The entries of a document about itself. */
export interface Entries {
  readonly title: string;
  readonly author: string;
  readonly language: string;
}

export const PROGRAM = 'Invoicing service';

const optionsOf = ({ title, author, language }: Entries, date: Date) => ({
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
    CreationDate: date,
  },
});

export const openPdf = (entries: Entries): Pdf => new PDFDocument(optionsOf(entries, new Date()));

/** The options that make a PDF an archive. */
export interface ArchiveParts {
  readonly date: Date;
  /** Names the file; made of its content. */
  readonly id: Uint8Array;
  /** RDF descriptions for the XMP, without the one of PDF/A itself. */
  readonly metadata: string;
  /** XML that says the same as the pages. */
  readonly file: { readonly name: string; readonly description: string; readonly xml: Uint8Array };
}

/** An open PDF/A-3b with an attached file. */
export function openArchive(entries: Entries, { date, id, metadata, file }: ArchiveParts): Pdf {
  const options = optionsOf(entries, date);
  const pdf = new PDFDocument({ ...options, pdfVersion: '1.7', subset: 'PDF/A-3b' });
  const { xml, name, description } = file;
  pdf.file(xml, {
    name,
    description,
    type: 'text/xml',
    relationship: 'Alternative',
    creationDate: date,
    modifiedDate: date,
  });
  // pdfkit would write title and author into the XMP without escaping them.
  pdf._addInfo = () => pdf.appendXML(metadata, false);
  // pdfkit makes it of title, author and date only.
  pdf._id = id;
  return pdf;
}

/** @throws when pdfkit opens its own font although it was told to open none, or lacks a part of archives */
export function checkPdfkit(): void {
  requireFunction('pdfkit', 'its class PDFDocument', PDFDocument);
  const pdf = openPdf({ title: '', author: '', language: '' });
  if (!('_font' in pdf) || pdf._font !== null) throw missing('pdfkit', 'the option `font: null`');
  for (const name of ['_addInfo', 'appendXML', 'file'] as const) {
    requireFunction('pdfkit', `${name} of a document`, pdf[name]);
  }
  if (!(pdf._id instanceof Uint8Array)) throw missing('pdfkit', '_id of a document');
}
