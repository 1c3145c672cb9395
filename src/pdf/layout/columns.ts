import type { RenderContext } from './render-context';
import { LINE_BREAK } from '../../domain/line-break';
import type { TextStyle } from '../text/text-measure';
import type { Column, ColumnKey, Line } from '../view-model';

/** A line of the document broken to its column, or a piece of it. */
export interface Row {
  readonly line: Line;
  readonly lines: readonly string[];
  /** How many of the lines are a title; undefined where all lines are alike. */
  readonly titles?: number | undefined;
  readonly height: number;
  /** Space above the text. */
  readonly top: number;
  /** Whether the same line goes on in the next row, without a rule between them. */
  readonly goesOn: boolean;
}

export interface TableLayout {
  readonly columns: readonly (Column & { readonly width: number })[];
  readonly rows: readonly Row[];
  readonly size: number;
  readonly padding: number;
  /** Before the text of each column of figures. */
  readonly gap: number;
  /** Space left and right of the row's text. */
  readonly inset: number;
  readonly leading: number;
}

/** Points between two columns. */
const GAP = 16;
/** A row that takes more than this share of a page is parted every few lines. */
const PIECES = { share: 1 / 3, lines: 4 } as const;
const LEAST_ITEM_WIDTH = 150;
/** Points. The label of a column of figures that is longer takes several lines of a smaller width. */
const LONG_HEADING = 90;
const LONG_HEADING_WIDTH = 64;
const SIZES = [9, 8, 7, 6, 5] as const;

const isFigure = (column: Column) => column.key !== 'item';

function widthOf(context: RenderContext, column: Column, size: number): number {
  const cell = (key: ColumnKey) => (line: Line) =>
    context.text.width(line[key] ?? '', { size, weight: 400 });
  const label = context.text.width(column.label, { size: size - 0.5, weight: 600 });
  const heading = label > LONG_HEADING ? LONG_HEADING_WIDTH : label;
  const last = context.view.lines.at(-1)?.sumSoFar ?? '';
  const carried = column.key === 'amount' ? context.text.width(last, { size, weight: 400 }) : 0;
  return context.view.lines
    .map(cell(column.key))
    .reduce((left, right) => Math.max(left, right), Math.max(heading, carried));
}

/** The first text size at which the figures, never broken, leave enough for the description. */
function fit(context: RenderContext, available: number) {
  for (const size of SIZES) {
    const figures = context.view.columns.filter(isFigure).map((column) => ({
      key: column.key,
      width: widthOf(context, column, size) + GAP,
    }));
    const item = available - figures.reduce((sum, { width }) => sum + width, 0);
    if (item >= LEAST_ITEM_WIDTH || size === SIZES.at(-1)) return { size, figures, item };
  }
  throw new Error('No text size');
}

function chunks<T>(values: readonly T[], size: number): T[][] {
  const count = Math.max(1, Math.ceil(values.length / size));
  return Array.from({ length: count }, (_, index) =>
    values.slice(index * size, (index + 1) * size),
  );
}

export interface TableMeasures {
  readonly padding: number;
  readonly inset: number;
  readonly leading: number;
}

interface Setting extends TableMeasures {
  readonly context: RenderContext;
  readonly size: number;
  /** The width of a description. */
  readonly width: number;
}

/** A description broken to its column. The title is its first line, where others follow. */
function broken({ item }: Line, { context, size, width }: Setting) {
  const wrap = (text: string, weight: TextStyle['weight']) =>
    context.text.wrap(text, { size, weight }, width);
  const [first = '', ...details] = item.split(LINE_BREAK);
  if (details.length === 0) return { lines: wrap(first, 400) };
  const title = wrap(first, 600);
  return { titles: title.length, lines: [...title, ...wrap(details.join('\n'), 400)] };
}

function rowsOf(line: Line, isLast: boolean, setting: Setting): Row[] {
  const { context, size, leading, padding } = setting;
  const { titles, lines } = broken(line, setting);
  const height = (count: number) => count * size * leading;
  const row = (part: readonly string[], index: number, count: number): Row => {
    const [isFirst, goesOn] = [index === 0, index < count - 1];
    const top = isFirst ? padding : 0;
    const bottom = goesOn ? 0 : padding;
    return {
      line: isFirst ? line : { item: '', sumSoFar: line.sumSoFar },
      lines: part,
      titles: titles && Math.max(0, Math.min(part.length, titles - index * PIECES.lines)),
      height: height(part.length) + top + bottom,
      top,
      goesOn,
    };
  };
  // The sums stand beside the end of the last row, so that one is parted sooner.
  const most = Math.floor((context.page.height * PIECES.share) / (isLast ? 2 : 1) / height(1));
  if (lines.length <= most) return [row(lines, 0, 1)];
  const parts = chunks(lines, PIECES.lines);
  return parts.map((part, index) => row(part, index, parts.length));
}

/** Column widths from what stands in them, and every row's height. */
export function tableLayout(context: RenderContext, measures: TableMeasures): TableLayout {
  const { size, figures, item } = fit(context, context.page.width - 2 * measures.inset);
  const setting = { ...measures, context, size, width: item - GAP };
  const { lines } = context.view;
  const rows = lines.flatMap((line, index) => rowsOf(line, index === lines.length - 1, setting));
  const columns = context.view.columns.map(({ key, label }) => {
    return { key, label, width: figures.find((figure) => figure.key === key)?.width ?? item };
  });
  return { columns, rows, size, gap: GAP, ...measures };
}
