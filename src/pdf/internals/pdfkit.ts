import PDFDocument from 'pdfkit';
import { missing, requireFunction } from './missing';

export type Pdf = InstanceType<typeof PDFDocument>;
export type Reference = ReturnType<Pdf['ref']>;

/** The entries of a document about itself. */
export interface Entries {
  readonly title: string;
  readonly author: string;
  readonly language: string;
  /** Of a stored document, so that its bytes are the same whenever they are drawn. By default the moment of drawing. */
  readonly date?: Date | undefined;
}

export const PROGRAM = 'Invoicing service';

const optionsOf = ({ title, author, language }: Entries, date: Date) => ({
  // Every text names its font; opening pdfkit's own takes half a millisecond.
  font: null,
  lang: language,
  displayTitle: true,
  autoFirstPage: false,
  tagged: true,
  pdfVersion: '1.7' as const,
  info: {
    Title: title,
    Author: author,
    Creator: PROGRAM,
    Producer: PROGRAM,
    CreationDate: date,
  },
});

/**
 * An open PDF.
 * @param metadata RDF descriptions for the XMP, of its date
 * @param id names the file; made of its content. By default of its entries
 */
export function openPdf(entries: Entries, metadata: (date: Date) => string, id?: Uint8Array): Pdf {
  const date = entries.date ?? new Date();
  const pdf = new PDFDocument(optionsOf(entries, date));
  // pdfkit would write title and author into the XMP without escaping them.
  pdf._addInfo = () => pdf.appendXML(metadata(date), false);
  if (id) pdf._id = id;
  return pdf;
}

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
  const pdf = new PDFDocument({ ...options, subset: 'PDF/A-3b' });
  const { xml, name, description } = file;
  pdf.file(xml, {
    name,
    description,
    type: 'text/xml',
    relationship: 'Alternative',
    creationDate: date,
    modifiedDate: date,
  });
  pdf._addInfo = () => pdf.appendXML(metadata, false);
  // pdfkit makes it of title, author and date only.
  pdf._id = id;
  return pdf;
}

const NEEDED = [
  ...(['_addInfo', 'appendXML', 'file', 'ref', 'addContent', '_refEnd', '_finalize'] as const),
  ...(['getStructTreeRoot', 'getStructParentTree'] as const),
] as const;

/** @throws when pdfkit opens its own font although it was told to open none, or lacks a part of archives */
export function checkPdfkit(): void {
  requireFunction('pdfkit', 'its class PDFDocument', PDFDocument);
  const pdf = openPdf({ title: '', author: '', language: '' }, () => '');
  if (!('_font' in pdf) || pdf._font !== null) throw missing('pdfkit', 'the option `font: null`');
  for (const name of NEEDED) {
    requireFunction('pdfkit', `${name} of a document`, pdf[name]);
  }
  if (!Array.isArray(pdf._offsets)) throw missing('pdfkit', '_offsets of a document');
  if (!(pdf._id instanceof Uint8Array)) throw missing('pdfkit', '_id of a document');
}
