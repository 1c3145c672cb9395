import { drawLayout, type LaidOut } from '../internals/react-pdf';
import { openPdf } from '../internals/pdfkit';
import type { DocumentView } from '../view-model';

/** The PDF of a document that is laid out. */
export async function draw(view: DocumentView, layout: LaidOut): Promise<Buffer> {
  const pdf = openPdf(view);
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((done, failed) => pdf.once('end', done).once('error', failed));
  drawLayout(pdf, layout);
  await ended;
  return Buffer.concat(chunks);
}
