import { openDocument, openFacturX } from '../archive/open';
import type { FacturX } from '../archive/factur-x';
import { tableLayout } from '../layout/columns';
import { documentOf, type PartId, type DocumentLayout } from './document';
import { textMeasuresFor } from '../fonts/fonts';
import {
  fillPages,
  inTwoColumns,
  type Flow,
  type Heights,
  type PageContent,
  isShorter,
  type Remark,
  type RemarkColumns,
} from '../layout/pages';
import { mirrored } from '../layout/mirror';
import { inColumns, renderContext, type RenderContext } from '../layout/render-context';
import { textOf } from '../layout/text-of';
import { hasRightToLeft } from '../text/direction';
import { SUMMARY, summaryLayout, type SummaryLayout } from '../layout/summary';
import { templateOf } from '../templates';
import { CODE } from '../templates/parts/code';
import { RUNNING } from '../templates/parts/paper';
import { columnWidths, REMARK } from '../templates/parts/remarks';
import { carriedHeight } from '../templates/parts/table';
import { roomBesideTotals } from '../templates/parts/totals';
import type { Template } from '../templates/template';
import { draw } from '../layout/draw';
import { layOut, type LaidOut } from '../internals/react-pdf';
import type { DocumentView } from '../view-model';

function heightOf(node: LaidOut, id: PartId): number {
  if (node.props?.id === id) return node.box?.height ?? 0;
  return (node.children ?? []).reduce((found, child) => found || heightOf(child, id), 0);
}

async function layOutPages(layout: DocumentLayout, pages: readonly PageContent[]) {
  const laidOut = await layOut(documentOf(layout, pages));
  return layout.context.isMirrored ? mirrored(laidOut) : laidOut;
}

const REMARK_HEIGHTS = {
  remarkLabel: REMARK.labelHeight,
  remarkLine: REMARK.lineHeight,
  code: CODE.height,
};

const heightsIn = (
  laidOut: LaidOut,
  { summary, table }: DocumentLayout,
  page: number,
): Heights => ({
  page,
  head: heightOf(laidOut, 'head'),
  running: RUNNING.height,
  tableHeader: heightOf(laidOut, 'table-header'),
  carried: carriedHeight(table),
  sums: heightOf(laidOut, 'sums'),
  summaryHeader: summary ? SUMMARY.gap + summary.header.height : 0,
  ...REMARK_HEIGHTS,
});

function summaryOf(context: RenderContext, template: Template): SummaryLayout | undefined {
  const { taxSummary } = context.view;
  if (!taxSummary) return undefined;
  const insets = 2 * template.measures.inset;
  const beside = roomBesideTotals({ context, look: template.sums(context) }) - insets;
  return summaryLayout(context, taxSummary, { page: context.page.width - insets, beside });
}

/** A head with a larger share of the page leaves too little of it, and is set in smaller type. */
const MOST_OF_PAGE = 0.62;
const LEAST_SCALE = 0.5;

/** Rows with this share of the page's height never fit on one page, because every page has a head. */
const SURELY_FULL = 0.85;

/** The PDF of a view. It keeps its thread busy, so only a render worker may call it. */
export async function renderPdf(view: DocumentView, facturX?: FacturX): Promise<Buffer> {
  const layout = await laidOut(view);
  return draw(facturX ? openFacturX(view, facturX) : openDocument(view), layout);
}

const measuresOf = (view: DocumentView, { typeface }: Template) =>
  textMeasuresFor(`${textOf(view)} 0123456789/`, view.font ?? typeface);

/**
 * Reads the fonts that a view needs. They stay read for what is drawn after it.
 * @returns the characters that no font has
 */
export async function loadFonts(view: DocumentView): Promise<readonly string[]> {
  const measures = await measuresOf(view, templateOf(view.template, view.templateVersion));
  return measures.unprintable;
}

/**
 * Most documents have one page, so we try that first. If the page is too short, the try has measured
 * the parts, and `fillPages` uses their heights. Only the final layout is drawn.
 */
async function laidOut(view: DocumentView): Promise<LaidOut> {
  const template = templateOf(view.template, view.templateVersion);
  const measures = await measuresOf(view, template);
  const context = renderContext(view, {
    isMirrored: view.isMirrored,
    // react-pdf itself sets lines from right to left, with figures of one width.
    text: measures[hasRightToLeft(textOf(view)) ? 'tabular' : 'proportional'],
    figures: measures.tabular,
  });
  const table = tableLayout(inColumns(context), template.measures);
  const summary = summaryOf(inColumns(context), template);
  const layout: DocumentLayout = { context, template, table, summary };
  const flow: Flow = {
    rows: table.rows,
    summary: summary?.place === 'below' ? summary.rows : [],
    ...remarksOf(context),
  };
  const { height } = context.page;
  const long = table.rows.reduce((sum, row) => sum + row.height, 0) > height * SURELY_FULL;
  const first = long ? beginningOf(flow) : flow;
  const single = await layOutPages(layout, [onOnePage(first)]);
  if (!long && heightOf(single, 'body') <= height) return single;
  const heights = heightsIn(single, layout, height);
  if (heights.head <= height * MOST_OF_PAGE) {
    return layOutPages(layout, fillPages(flow, heights));
  }
  return withSmallerHead(layout, flow, heights);
}

const onOnePage = ({ beside, remarks, ...flow }: Flow): PageContent => ({
  head: true,
  sums: true,
  ...flow,
  ...(beside ? { beside, remarks: [] } : { remarks }),
});

/** Remarks broken to a column. */
type Broken = (wide: number, some?: DocumentView['remarks']) => Remark[];

/** Bank details, notes and terms, broken to the page and to two columns. */
function remarksOf(context: RenderContext): Pick<Flow, 'remarks' | 'beside'> {
  const { remarks: given } = context.view;
  const broken: Broken = (wide, some = given) =>
    some.map(({ label, value, code }): Remark => {
      const width = wide - (code ? CODE.width : 0);
      return { label, lines: context.text.wrap(value.trim(), REMARK.style, width), code };
    });
  const remarks = broken(context.page.width);
  const beside = besideOf(context, broken);
  return beside && isShorter(beside, remarks, REMARK_HEIGHTS) ? { remarks, beside } : { remarks };
}

/** The remarks in two columns; a code stays in the left one, with what stands before it. */
function besideOf(context: RenderContext, broken: Broken): RemarkColumns | undefined {
  const { remarks: given } = context.view;
  const coded = given.findIndex(({ code }) => code);
  const widths = columnWidths(context, coded >= 0);
  const label = { ...REMARK.style, weight: 600 } as const;
  // Labels are not broken.
  if (given.some((one) => context.text.width(one.label, label) > Math.min(...widths))) {
    return undefined;
  }
  if (coded < 0) return inTwoColumns(broken(widths[0]), REMARK_HEIGHTS);
  const [left, right] = [given.slice(0, coded + 1), given.slice(coded + 1)];
  return right.length === 0 ? undefined : [broken(widths[0], left), broken(widths[1], right)];
}

/** As much as shows the heights of all parts. */
const beginningOf = ({ rows }: Flow): Flow => ({
  rows: rows.slice(0, 1),
  summary: [],
  remarks: [],
});

async function withSmallerHead(
  layout: DocumentLayout,
  flow: Flow,
  heights: Heights,
): Promise<LaidOut> {
  const wanted = Math.sqrt((heights.page * MOST_OF_PAGE) / heights.head);
  const headScale = Math.max(LEAST_SCALE, wanted * 0.95);
  const smaller = { ...layout, context: { ...layout.context, headScale } };
  const single = await layOutPages(smaller, [onOnePage(beginningOf(flow))]);
  const pages = fillPages(flow, heightsIn(single, layout, heights.page));
  return layOutPages(smaller, pages);
}
