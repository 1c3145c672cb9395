import type { RenderContext } from './render-context';
import type { TextStyle } from '../text/text-measure';
import type { TaxSummary, TaxSummaryRow } from '../view-model';

/** A row of the tax summary, broken to its columns. */
export interface SummaryRow {
  readonly cells: readonly SummaryCell[];
  readonly height: number;
}

interface SummaryCell {
  readonly key: keyof TaxSummaryRow;
  readonly lines: readonly string[];
  readonly width: number;
}

export interface SummaryLayout {
  /** Beside the sums where they leave room for it, else below them. */
  readonly place: 'beside' | 'below';
  readonly header: SummaryRow;
  readonly rows: readonly SummaryRow[];
  /** Of header and rows. */
  readonly height: number;
  readonly size: number;
  readonly width: number;
}

export const SUMMARY = {
  gap: 16,
  padding: 3.5,
  leading: 1.35,
  /** Before the text of each column of figures. */
  columnGap: 18,
} as const;

const SIZES = [8.5, 7.5, 6.5, 5] as const;
/** A shorter column breaks the names of rates too often. */
const LEAST_RATE_WIDTH = 90;
/** A longer heading is broken; figures never are. */
const MOST_HEADING_WIDTH = 112;
/** Between the summary and the sums. */
const GUTTER = 20;
/** In points. A taller one goes over pages, below the sums. */
const MOST_HEIGHT_BESIDE = 240;

const headingStyle = (size: number): TextStyle => ({ size, weight: 600 });

/** Widths of the columns in points. */
type Widths = Readonly<Record<keyof TaxSummaryRow, number>>;

const widest = (context: RenderContext, texts: readonly string[], style: TextStyle): number =>
  texts.reduce((most, text) => Math.max(most, context.text.width(text, style)), 0);

/** What the columns need. */
function widthsAt(context: RenderContext, { labels, rows }: TaxSummary, size: number): Widths {
  const textsOf = (key: keyof TaxSummaryRow) => rows.map((row) => row[key]);
  const heading = (key: keyof TaxSummaryRow) =>
    context.text.width(labels[key], headingStyle(size)) + 1;
  const figure = (key: 'net' | 'tax') => {
    const most = Math.min(heading(key), MOST_HEADING_WIDTH);
    return Math.max(widest(context, textsOf(key), { size, weight: 400 }), most) + SUMMARY.columnGap;
  };
  const rates = widest(context, textsOf('rate'), { size, weight: 400 }) + 1;
  return { rate: Math.max(rates, heading('rate')), net: figure('net'), tax: figure('tax') };
}

function setIn(
  context: RenderContext,
  { labels, rows: texts }: TaxSummary,
  widths: Widths,
  size: number,
): Omit<SummaryLayout, 'place'> {
  const row = (text: TaxSummaryRow, style: TextStyle): SummaryRow => {
    const cells = (['rate', 'net', 'tax'] as const).map((key): SummaryCell => {
      const width = widths[key];
      const limit = key === 'rate' ? width : width - SUMMARY.columnGap + 0.001;
      return { key, width, lines: context.text.wrap(text[key], style, limit) };
    });
    const most = Math.max(...cells.map(({ lines }) => lines.length));
    return { cells, height: most * size * SUMMARY.leading + 2 * SUMMARY.padding };
  };
  const header = row(labels, headingStyle(size));
  const rows = texts.map((text) => row(text, { size, weight: 400 }));
  const height = rows.reduce((sum, one) => sum + one.height, header.height);
  return { header, rows, height, size, width: widths.rate + widths.net + widths.tax };
}

/**
 * The tax summary in columns.
 * @param room in points: of the whole page, and of what the sums leave free
 */
export function summaryLayout(
  context: RenderContext,
  summary: TaxSummary,
  room: { readonly page: number; readonly beside: number },
): SummaryLayout {
  const usual = widthsAt(context, summary, SIZES[0]);
  const rate = Math.min(usual.rate, room.beside - GUTTER - usual.net - usual.tax);
  if (rate >= Math.min(usual.rate, LEAST_RATE_WIDTH)) {
    const beside = setIn(context, summary, { ...usual, rate }, SIZES[0]);
    if (beside.height <= MOST_HEIGHT_BESIDE) return { place: 'beside', ...beside };
  }
  const sized = SIZES.map((size) => {
    const { net, tax } = widthsAt(context, summary, size);
    return { size, widths: { net, tax, rate: room.page - net - tax } };
  });
  const found = sized.find(({ widths }) => widths.rate >= LEAST_RATE_WIDTH) ?? sized.at(-1);
  if (!found) throw new Error('No text size');
  return { place: 'below', ...setIn(context, summary, found.widths, found.size) };
}
