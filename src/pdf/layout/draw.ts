import type { LaidOut } from '../internals/react-pdf';
import type { Pdf } from '../internals/pdfkit';
import { drawTagged } from './draw-tagged';

/** Draws a laid out document into an open PDF, and ends it. */
export async function draw(pdf: Pdf, layout: LaidOut): Promise<Buffer> {
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((done, failed) => pdf.once('end', done).once('error', failed));
  drawTagged(pdf, layout);
  await ended;
  return Buffer.concat(chunks);
}
