import { tableLayout } from './columns';
import { documentOf, type PartId, type DocumentLayout } from './document';
import { textMeasureFor } from '../fonts/fonts';
import { fillPages, type Heights, type PageContent, type Remark } from './pages';
import { renderContext } from './render-context';
import { templateOf } from '../templates';
import { REMARK } from '../templates/parts/remarks';
import { draw } from './draw';
import { layOut, type LaidOut } from '../internals/react-pdf';
import type { DocumentView } from '../view-model';

/** Every string of the view, for the choice of fonts. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Uint8Array || typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(textOf).join('\n');
}

function heightOf(node: LaidOut, id: PartId): number {
  if (node.props?.id === id) return node.box?.height ?? 0;
  return (node.children ?? []).reduce((found, child) => found || heightOf(child, id), 0);
}

const layOutPages = (layout: DocumentLayout, pages: readonly PageContent[]) =>
  layOut(documentOf(layout, pages));

const heightsIn = (laidOut: LaidOut, page: number): Heights => ({
  page,
  head: heightOf(laidOut, 'head'),
  tableHeader: heightOf(laidOut, 'table-header'),
  sums: heightOf(laidOut, 'sums'),
  remarkLabel: REMARK.labelHeight,
  remarkLine: REMARK.lineHeight,
});

/** A head with a larger share of the page leaves too little of it, and is set in smaller type. */
const MOST_OF_PAGE = 0.62;
const LEAST_SCALE = 0.5;

/** Rows with this share of the page's height never fit on one page, because every page has a head. */
const SURELY_FULL = 0.85;

/**
 * The PDF of a view. It keeps its thread busy, so only a render worker may call it.
 *
 * Most documents have one page, so we try that first. If the page is too short, the try has measured
 * the parts, and `fillPages` uses their heights. Only the final layout is drawn.
 */
export async function renderPdf(view: DocumentView): Promise<Buffer> {
  const template = templateOf(view.template, view.templateVersion);
  const text = await textMeasureFor(`${textOf(view)} 0123456789/`, template.typeface);
  const context = renderContext(view, text);
  const table = tableLayout(context, template.measures);
  const remarks = view.remarks.map(({ label, value }): Remark => {
    return { label, lines: text.wrap(value.trim(), REMARK.style, context.page.width) };
  });
  const layout: DocumentLayout = { context, template, table };
  const { rows } = table;
  const { height } = context.page;
  const long = rows.reduce((sum, row) => sum + row.height, 0) > height * SURELY_FULL;
  const draft = { head: true, rows: long ? rows.slice(0, 1) : rows, sums: true };
  const single = await layOutPages(layout, [{ ...draft, remarks: long ? [] : remarks }]);
  if (!long && heightOf(single, 'body') <= height) return draw(view, single);
  const heights = heightsIn(single, height);
  if (heights.head <= height * MOST_OF_PAGE) {
    return draw(view, await layOutPages(layout, fillPages(rows, remarks, heights)));
  }
  return draw(view, await withSmallerHead(layout, remarks, heights));
}

async function withSmallerHead(
  layout: DocumentLayout,
  remarks: readonly Remark[],
  heights: Heights,
): Promise<LaidOut> {
  const wanted = Math.sqrt((heights.page * MOST_OF_PAGE) / heights.head);
  const headScale = Math.max(LEAST_SCALE, wanted * 0.95);
  const smaller = { ...layout, context: { ...layout.context, headScale } };
  const { rows } = layout.table;
  const draft = { head: true, rows: rows.slice(0, 1), sums: true, remarks: [] };
  const single = await layOutPages(smaller, [draft]);
  const pages = fillPages(rows, remarks, heightsIn(single, heights.page));
  return layOutPages(smaller, pages);
}
