import { createHash } from 'node:crypto';
import { openArchive, openPdf, type Entries, type Pdf } from '../internals/pdfkit';
import type { DocumentView } from '../view-model';
import { FILE_NAME, type FacturX } from './factur-x';
import { facturXMetadata, metadataOf } from './metadata';

/** The same pages and the same XML have the same id. */
function idOf({ logo, ...words }: DocumentView, xml: Uint8Array): Uint8Array {
  const hash = createHash('md5').update(JSON.stringify(words));
  return hash
    .update(logo?.data ?? '')
    .update(xml)
    .digest();
}

/** An open PDF with these entries. */
export const openPlain = (entries: Entries): Pdf =>
  openPdf(entries, (date) => metadataOf(entries, date));

/** The open PDF of a view that carries its invoice as XML. */
export const openFacturX = (view: DocumentView, { xml, date }: FacturX): Pdf =>
  openArchive(view, {
    date,
    id: idOf(view, xml),
    metadata: facturXMetadata(view, date),
    file: { name: FILE_NAME, description: 'Factur-X invoice', xml },
  });
