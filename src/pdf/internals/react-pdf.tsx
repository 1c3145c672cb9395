import { Document, Font as registry, Page, Text } from '@react-pdf/renderer';
import layoutDocument from '@react-pdf/layout';
import drawDocument from '@react-pdf/render';
import type { Font } from 'fontkit';
import type PDFDocument from 'pdfkit';
import type { ReactElement } from 'react';
import type { PositionedLine } from '../text/positioned-lines';
import { nodesOf, type NodeTag, type TreeNode } from './tree';
import { missing, requireFunction } from './missing';

/** A node of react-pdf's layout, as much of it as is read here. */
export interface LaidOut {
  readonly type?: string | undefined;
  readonly props?: {
    readonly id?: string;
    readonly tag?: NodeTag;
    /** How many lines each cell of a text has. */
    readonly cells?: unknown;
  };
  readonly style?: Readonly<Record<string, unknown>>;
  readonly box?: Readonly<Partial<Record<Edge, number | undefined>>>;
  readonly children?: readonly LaidOut[];
  /** The lines of a text. */
  readonly lines?: unknown;
  /** How far a text that has the width of its lines is drawn left of its box. */
  readonly alignOffset?: number;
  /** The point around which the node is turned, from the edges of the one around it. */
  readonly origin?: { readonly left: number; readonly top: number } | null;
}

type Edge =
  | 'top'
  | 'left'
  | 'width'
  | 'height'
  | 'paddingTop'
  | 'paddingLeft'
  | 'paddingRight'
  | `border${'Top' | 'Right' | 'Bottom' | 'Left'}Width`;

/** Their published types are for react-pdf's own renderer. */
const layOutTree = layoutDocument as unknown as (
  root: TreeNode | undefined,
  fonts: typeof registry,
) => Promise<LaidOut>;

type DrawNode = (node: LaidOut) => void;

/** react-pdf draws the pages of a document one by one, then asks them for bookmarks. */
interface Pages {
  readonly children: { readonly forEach: (each: DrawNode) => void };
}

const drawPages = drawDocument as unknown as (
  pdf: InstanceType<typeof PDFDocument>,
  document: Pages,
) => void;

/** Draws into an open PDF and ends it. `walk` gets the function that draws one node with its children. */
export function drawNodes(
  pdf: InstanceType<typeof PDFDocument>,
  walk: (draw: DrawNode) => void,
): void {
  let isFirst = true;
  const forEach = (each: DrawNode) => {
    if (isFirst) walk(each);
    isFirst = false;
  };
  drawPages(pdf, { children: { forEach } });
}

/** Gives each element of a document its place. */
export async function layOut(document: ReactElement): Promise<LaidOut> {
  const [root] = nodesOf(document);
  const laidOut = await layOutTree(root, registry);
  dropUnembedded(laidOut);
  return laidOut;
}

interface DrawnRun {
  readonly attributes?: { readonly font?: readonly { readonly type?: string }[] };
  readonly xAdvance?: number;
}

/** A line of a text, from the left edge of its content. */
interface DrawnLine {
  runs?: readonly DrawnRun[];
  readonly box: { readonly x: number };
}

export const linesOf = ({ lines }: LaidOut): readonly DrawnLine[] =>
  Array.isArray(lines) ? (lines as DrawnLine[]) : [];

const isEmbedded = ({ attributes }: DrawnRun) => attributes?.font?.[0]?.type !== 'STANDARD';

/**
 * Takes away the characters that no font of ours has, such as the line breaks of right to left text.
 * react-pdf draws them in its own Helvetica, as nothing or as a wrong sign, and no file embeds that font.
 */
function dropUnembedded(node: LaidOut): void {
  for (const line of linesOf(node)) line.runs = line.runs?.filter(isEmbedded) ?? [];
  node.children?.forEach(dropUnembedded);
}

interface PositionedTextProps {
  readonly lines: readonly PositionedLine[];
  /** How many of the lines each of several texts side by side has. */
  readonly cells?: readonly number[];
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
