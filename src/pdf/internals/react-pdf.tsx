import { Document, Font as registry, Page, Text } from '@react-pdf/renderer';
import layoutDocument from '@react-pdf/layout';
import drawDocument from '@react-pdf/render';
import type { Font } from 'fontkit';
import type PDFDocument from 'pdfkit';
import type { ReactElement } from 'react';
import type { PositionedLine } from '../text/positioned-lines';
import { nodesOf, type TreeNode } from './tree';
import { missing, requireFunction } from './missing';

/** A node of react-pdf's layout, as much of it as is read here. */
export interface LaidOut {
  readonly props?: { readonly id?: string };
  readonly box?: { readonly height?: number };
  readonly children?: readonly LaidOut[];
  /** The lines of a text. */
  readonly lines?: unknown;
}

/** Their published types are for react-pdf's own renderer. */
const layOutTree = layoutDocument as unknown as (
  root: TreeNode | undefined,
  fonts: typeof registry,
) => Promise<LaidOut>;

/** Draws a layout into an open PDF. */
export const drawLayout = drawDocument as unknown as (
  pdf: InstanceType<typeof PDFDocument>,
  layout: LaidOut,
) => void;

/** Gives each element of a document its place. */
export function layOut(document: ReactElement): Promise<LaidOut> {
  const [root] = nodesOf(document);
  return layOutTree(root, registry);
}

interface DrawnRun {
  readonly attributes?: { readonly font?: readonly { readonly type?: string }[] };
}

interface DrawnLine {
  runs?: readonly DrawnRun[];
}

const isEmbedded = ({ attributes }: DrawnRun) => attributes?.font?.[0]?.type !== 'STANDARD';

/**
 * Takes away the characters that no font of ours has, such as the line breaks of right to left text.
 * react-pdf draws them in its own Helvetica, as nothing or as a wrong sign, and no file embeds that font.
 */
export function dropUnembedded({ lines, children = [] }: LaidOut): void {
  if (Array.isArray(lines)) {
    for (const line of lines as DrawnLine[]) line.runs = line.runs?.filter(isEmbedded) ?? [];
  }
  children.forEach(dropUnembedded);
}

interface PositionedTextProps {
  readonly lines: readonly PositionedLine[];
  /** Only the space that it takes. */
  readonly style: object;
}

/** A text whose lines have their places: react-pdf takes and draws them as they are. */
export function PositionedText(props: PositionedTextProps): ReactElement {
  // `lines` is no prop of react-pdf's, but a field of the node that its layout makes of a text.
  const untyped: object = props;
  return <Text {...untyped} />;
}

/** Makes react-pdf ask `load` for the fonts of a family, in place of reading their files. */
export function registerFont(
  family: string,
  files: readonly { readonly weight: number; readonly file: string }[],
  load: (weight: number) => Promise<Font>,
): void {
  for (const { weight, file } of files) {
    registry.register({ family, src: file, fontWeight: weight });
  }
  const sources = registry.getRegisteredFonts()[family]?.sources;
  if (!sources || sources.length !== files.length) throw missing('@react-pdf/font', 'sources');
  for (const source of sources) {
    requireFunction('@react-pdf/font', 'load of a source', source.load);
    const { fontWeight } = source;
    source.load = async () => {
      source.data ??= await load(fontWeight);
    };
  }
}

export function forgetFont(family: string): void {
  Reflect.deleteProperty(registry.getRegisteredFonts(), family);
}

const HEIGHT = 7;

/** A line without glyphs. */
const EMPTY: PositionedLine = {
  string: '',
  runs: [],
  box: { x: 0, y: 0, width: 1, height: HEIGHT },
  ascent: 0,
  xAdvance: 0,
};

/** @throws when a layout does not keep the lines that it was given */
export async function checkReactPdf(): Promise<void> {
  requireFunction('@react-pdf/layout', 'its layout function', layoutDocument);
  requireFunction('@react-pdf/render', 'its draw function', drawDocument);
  requireFunction('@react-pdf/font', 'getRegisteredFonts', registry.getRegisteredFonts);
  const lines = [EMPTY];
  const document = await layOut(
    <Document>
      <Page size={[100, 100]} wrap={false}>
        <PositionedText lines={lines} style={{}} />
      </Page>
    </Document>,
  );
  const text = document.children?.[0]?.children?.[0];
  const [line] = Array.isArray(text?.lines) ? (text.lines as unknown[]) : [];
  if (line !== EMPTY) throw missing('@react-pdf/layout', 'lines of a text');
  if (text?.box?.height !== HEIGHT) throw missing('@react-pdf/layout', 'boxes with a height');
}
