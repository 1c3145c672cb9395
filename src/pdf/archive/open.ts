import { createHash } from 'node:crypto';
import { openArchive, openPdf, type Entries, type Pdf } from '../internals/pdfkit';
import type { DocumentView } from '../view-model';
import { FILE_NAME, type FacturX } from './factur-x';
import { facturXMetadata, metadataOf } from './metadata';

/** The same pages and the same XML have the same id. */
function idOf({ logo, ...words }: DocumentView, xml: Uint8Array = new Uint8Array()): Uint8Array {
  const hash = createHash('md5').update(JSON.stringify(words));
  return hash
    .update(logo?.data ?? '')
    .update(xml)
    .digest();
}

/** An open PDF with these entries. @param id names the file */
export const openPlain = (entries: Entries, id?: Uint8Array): Pdf =>
  openPdf(entries, (date) => metadataOf(entries, date), id);

/** The open PDF of a view. That of a stored document depends on nothing but the view. */
export const openDocument = (view: DocumentView): Pdf => openPlain(view, view.date && idOf(view));

/** The open PDF of a view that carries its invoice as XML. */
export const openFacturX = (view: DocumentView, { xml, date }: FacturX): Pdf =>
  openArchive(view, {
    date,
    id: idOf(view, xml),
    metadata: facturXMetadata(view, date),
    file: { name: FILE_NAME, description: 'Factur-X invoice', xml },
  });
