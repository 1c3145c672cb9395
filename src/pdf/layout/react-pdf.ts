import { Font as registry } from '@react-pdf/renderer';
import layoutDocument from '@react-pdf/layout';
import drawDocument from '@react-pdf/render';
import PDFDocument from 'pdfkit';
import type { ReactElement } from 'react';
import { nodesOf, type TreeNode } from './tree';
import type { DocumentView } from '../view-model';

const PROGRAM = 'Invoicing service';

/** A node of react-pdf's layout, as much of it as is read here. */
export interface LaidOut {
  readonly props?: { readonly id?: string };
  readonly box?: { readonly height?: number };
  readonly children?: readonly LaidOut[];
}

type Pdf = InstanceType<typeof PDFDocument>;

/** Their published types are for react-pdf's own callers. */
const layOutTree = layoutDocument as unknown as (
  root: TreeNode | undefined,
  fonts: typeof registry,
) => Promise<LaidOut>;
const drawPages = drawDocument as unknown as (pdf: Pdf, layout: LaidOut) => void;

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

/** Gives each element of a document its place. */
export function layOut(document: ReactElement): Promise<LaidOut> {
  const [root] = nodesOf(document);
  return layOutTree(root, registry);
}

/** The PDF of a document that is laid out. */
export async function draw(view: DocumentView, layout: LaidOut): Promise<Buffer> {
  const pdf = emptyPdf(view);
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((done, failed) => pdf.once('end', done).once('error', failed));
  drawPages(pdf, layout);
  await ended;
  return Buffer.concat(chunks);
}
