import { bytesAt, inMemory, pdfium, textAt, withDocument } from './pdfium';

/** The files within a PDF by their names, taken out by an independent reader. */
export const attachmentsOf = (pdf: Buffer): Map<string, Buffer> =>
  withDocument(pdf, (document) => {
    const { _FPDFDoc_GetAttachmentCount, _FPDFDoc_GetAttachment } = pdfium();
    const found = Array.from({ length: _FPDFDoc_GetAttachmentCount(document) }, (_, index) => {
      const attachment = _FPDFDoc_GetAttachment(document, index);
      return [nameOf(attachment), contentOf(attachment)] as const;
    });
    return new Map(found);
  });

/** The invoice within a Factur-X PDF. @throws when there is none */
export function xmlIn(pdf: Buffer): string {
  const xml = attachmentsOf(pdf).get('factur-x.xml');
  if (!xml) throw new Error('The PDF has no factur-x.xml');
  return xml.toString('utf8');
}

const nameOf = (attachment: number) =>
  textAt((address, length) => pdfium()._FPDFAttachment_GetName(attachment, address, length));

/** PDFium answers whether it could read, and writes the length to an address of its own. */
const contentOf = (attachment: number) =>
  inMemory(4, (size) =>
    bytesAt((address, length) => {
      const isRead = pdfium()._FPDFAttachment_GetFile(attachment, address, length, size);
      if (isRead === 0) throw new Error('PDFium cannot read the attachment');
      const [bytes = 0] = new Uint32Array(pdfium().HEAPU8.buffer, size, 1);
      return bytes;
    }),
  );
