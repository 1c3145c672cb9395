import type { RenderContext } from './render-context';
import type { TextStyle } from '../text/text-measure';
import type { Column, ColumnKey, Line } from '../view-model';

/** A line of the document broken to its column. */
export interface Row {
  readonly line: Line;
  readonly lines: readonly string[];
  readonly height: number;
}

export interface TableLayout {
  readonly columns: readonly (Column & { readonly width: number })[];
  readonly rows: readonly Row[];
  readonly size: number;
  readonly padding: number;
  /** Space left and right of the row's text. */
  readonly inset: number;
  readonly leading: number;
}

const GAP = 16;
const LEAST_FIGURE_WIDTH = 46;
const LEAST_ITEM_WIDTH = 150;
const SIZES = [9, 8, 7, 6, 5] as const;
/** A longer description goes on in a row of its own, so that a row always fits a page. */
const MOST_LINES = 36;

const isFigure = (column: Column) => column.key !== 'item';

function widthOf(context: RenderContext, column: Column, size: number): number {
  const cell = (key: ColumnKey) => (line: Line) =>
    context.text.width(line[key] ?? '', { size, weight: 400 });
  const heading = context.text.width(column.label, { size: size - 0.5, weight: 600 });
  return context.view.lines
    .map(cell(column.key))
    .reduce((left, right) => Math.max(left, right), Math.max(heading, LEAST_FIGURE_WIDTH));
}

/** The first text size at which the figures, never broken, leave enough for the description. */
function fit(context: RenderContext, available: number) {
  for (const size of SIZES) {
    const figures = context.view.columns
      .filter(isFigure)
      .map((column) => ({ key: column.key, width: widthOf(context, column, size) + GAP }));
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

/** Column widths from what stands in them, and every row's height. */
export function tableLayout(context: RenderContext, measures: TableMeasures): TableLayout {
  const { padding, inset, leading } = measures;
  const { size, figures, item } = fit(context, context.page.width - 2 * inset);
  const style: TextStyle = { size, weight: 400 };
  const rows = context.view.lines.flatMap((line) =>
    chunks(context.text.wrap(line.item, style, item - GAP), MOST_LINES).map((lines, index): Row => {
      const height = lines.length * size * leading + 2 * padding;
      return { line: index === 0 ? line : { item: '' }, lines, height };
    }),
  );
  const columns = context.view.columns.map(({ key, label }) => {
    return { key, label, width: figures.find((figure) => figure.key === key)?.width ?? item };
  });
  return { columns, rows, size, ...measures };
}
