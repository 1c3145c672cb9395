import { Font as registry } from '@react-pdf/renderer';
import layoutDocument from '@react-pdf/layout';
import drawDocument from '@react-pdf/render';
import PDFDocument from 'pdfkit';
import type { ReactElement } from 'react';
import { nodesOf, type TreeNode } from './tree';
import type { DocumentView } from './view-model';

const PROGRAM = 'Invoicing service';

/** A node of react-pdf's layout, as much of it as is read here. */
export interface LaidOut {
  readonly props?: { readonly id?: string };
  readonly box?: { readonly height?: number };
  readonly children?: readonly LaidOut[];
}

type Pdf = InstanceType<typeof PDFDocument>;

/** Their published types are for react-pdf's own callers. */
const layOut = layoutDocument as unknown as (
  root: TreeNode | undefined,
  fonts: typeof registry,
) => Promise<LaidOut>;
const draw = drawDocument as unknown as (pdf: Pdf, layout: LaidOut) => void;

function emptyPdf({ title, author, language }: DocumentView): Pdf {
  return new PDFDocument({
    // Every text names its font; pdfkit's own takes half a millisecond to open.
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

/** Lays a document out and draws it: what react-pdf's `renderToBuffer` does, without its React. */
export async function typeset(view: DocumentView, document: ReactElement) {
  const [root] = nodesOf(document);
  const layout = await layOut(root, registry);
  const pdf = emptyPdf(view);
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((done, failed) => pdf.once('end', done).once('error', failed));
  draw(pdf, layout);
  await ended;
  return { pdf: Buffer.concat(chunks), layout };
}
