import { mergeObjects } from '../../domain/merge-objects';
import type { Pdf } from '../internals/pdfkit';
import { drawNodes, type LaidOut } from '../internals/react-pdf';
import { Structure, type Element } from '../internals/structure';
import type { NodeTag } from '../internals/tree';

/** A document while it is drawn. */
interface Drawing {
  readonly pdf: Pdf;
  readonly structure: Structure;
  readonly draw: (node: LaidOut) => void;
  /** Tables by their names: one goes on over pages. */
  readonly tables: Map<string, Element>;
}

const isDecorated = ({ box = {}, style = {} }: LaidOut): boolean =>
  style['backgroundColor'] !== undefined ||
  [box.borderTopWidth, box.borderBottomWidth, box.borderLeftWidth, box.borderRightWidth].some(
    (width) => (width ?? 0) > 0,
  );

const isText = ({ type }: LaidOut) => type === 'TEXT';
/** Its parts are not drawn one by one. */
const isWhole = (node: LaidOut) =>
  isText(node) || node.type === 'IMAGE' || node.type === 'SVG' || node.style?.['transform'];

const listOf = (lines: unknown): readonly unknown[] =>
  Array.isArray(lines) ? (lines as unknown[]) : [];

function tableOf({ structure, tables }: Drawing, name: string): Element {
  const known = tables.get(name) ?? structure.add(structure.root, 'Table');
  tables.set(name, known);
  return known;
}

/** A heading of columns stands in its table once; later pages repeat it. */
const isRepeated = ({ tables }: Drawing, { table, cells }: NodeTag): boolean =>
  cells === 'TH' && table !== undefined && tables.has(table);

function elementOf(drawing: Drawing, { as, table, alt }: NodeTag): Element {
  const { structure } = drawing;
  const parent = table === undefined ? structure.root : tableOf(drawing, table);
  return structure.add(parent, as === 'Artifact' ? 'P' : as, { alt });
}

function cellOf({ structure }: Drawing, row: Element, { cells }: NodeTag, at: number): Element {
  const isList = typeof cells === 'object';
  const role = (isList ? cells[at] : cells) ?? 'TD';
  return structure.add(row, role, role === 'TH' ? { scope: isList ? 'Row' : 'Column' } : {});
}

const isEmpty = (line: unknown): boolean =>
  typeof line === 'object' && line !== null && 'runs' in line && listOf(line.runs).length === 0;

/** Lines with the element that they belong to. */
type Part = readonly [Element, readonly unknown[]];

/** Texts side by side, each a cell of the row. */
function cellsOf(drawing: Drawing, { lines, props }: LaidOut, row: Element, tag: NodeTag): Part[] {
  const all = listOf(lines);
  let from = 0;
  return listOf(props?.cells).map((count, at) => {
    const own = all.slice(from, from + Number(count));
    from += own.length;
    return [cellOf(drawing, row, tag, at), own];
  });
}

function partsOf(drawing: Drawing, node: LaidOut, into: Element | undefined): Part[] {
  const { structure } = drawing;
  const { tag, cells } = node.props ?? {};
  if (tag && into && cells) return cellsOf(drawing, node, into, tag);
  const lines = listOf(node.lines);
  return lines.every(isEmpty) ? [] : [[into ?? structure.add(structure.root, 'P'), lines]];
}

/** react-pdf draws what is around a text, then asks for its lines one by one. */
function drawText(drawing: Drawing, node: LaidOut, into: Element | undefined): void {
  const { structure, draw } = drawing;
  const parts = partsOf(drawing, node, into);
  const isPlain = !isDecorated(node);
  const forEach = (each: (line: unknown) => void) => {
    if (!isPlain) structure.close();
    for (const [element, own] of parts) {
      if (own.every(isEmpty)) continue;
      structure.open(element);
      own.forEach(each);
      structure.close();
    }
  };
  if (!isPlain) structure.openArtifact();
  draw(mergeObjects(node, { lines: { 0: listOf(node.lines)[0], forEach } }));
}

function drawWhole(drawing: Drawing, node: LaidOut, into: Element | undefined): void {
  const { structure, draw } = drawing;
  const isPicture = node.type === 'IMAGE' || node.type === 'SVG';
  if (isText(node) && !node.style?.['transform']) return drawText(drawing, node, into);
  if (isPicture && !into) structure.openArtifact();
  else structure.open(into ?? structure.add(structure.root, 'P'));
  draw(node);
  structure.close();
}

function drawArtifact({ structure, draw }: Drawing, node: LaidOut): void {
  structure.openArtifact();
  draw(node);
  structure.close();
}

function drawNode(drawing: Drawing, node: LaidOut, around: Element | undefined): void {
  const { pdf } = drawing;
  const tag = node.props?.tag;
  if (tag && (tag.as === 'Artifact' || isRepeated(drawing, tag))) {
    return drawArtifact(drawing, node);
  }
  const into = tag ? elementOf(drawing, tag) : around;
  if (isWhole(node)) return drawWhole(drawing, node, into);
  if (isDecorated(node)) drawArtifact(drawing, { ...node, children: [] });
  pdf.save();
  pdf.translate(node.box?.left ?? 0, node.box?.top ?? 0);
  const row = tag?.as === 'TR' ? into : undefined;
  const children = node.children ?? [];
  // A space between two cells is none.
  const shown = row
    ? children.filter((child) => isWhole(child) || child.children?.length)
    : children;
  shown.forEach((child, at) => {
    drawNode(drawing, child, row && tag ? cellOf(drawing, row, tag, at) : into);
  });
  pdf.restore();
}

/** Draws a laid out document with its structure: headings, texts, tables and pictures in reading order. */
export function drawTagged(pdf: Pdf, layout: LaidOut): void {
  drawNodes(pdf, (draw) => {
    const structure = new Structure(pdf);
    const drawing = { pdf, structure, draw, tables: new Map<string, Element>() };
    for (const page of layout.children ?? []) {
      draw({ ...page, children: [] });
      drawNode(drawing, { ...page, style: {}, type: 'VIEW' }, undefined);
    }
    structure.end();
  });
}
