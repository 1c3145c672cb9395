import { tableLayout } from './columns';
import { documentOf, type PartId, type Setting } from './document';
import { typesetterFor } from '../fonts/fonts';
import { fillPages, type Heights, type PageContent, type Remark } from './pages';
import { renderContext } from './render-context';
import { templateOf } from '../templates';
import { REMARK } from '../templates/parts/remarks';
import { draw, layOut, type LaidOut } from './react-pdf';
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

const layOutPages = (setting: Setting, pages: readonly PageContent[]) =>
  layOut(documentOf(setting, pages));

const heightsIn = (layout: LaidOut, page: number): Heights => ({
  page,
  head: heightOf(layout, 'head'),
  tableHeader: heightOf(layout, 'table-header'),
  sums: heightOf(layout, 'sums'),
  remarkLabel: REMARK.labelHeight,
  remarkLine: REMARK.lineHeight,
});

/** A head this tall leaves too little of its page: it is then set in smaller type. */
const MOST_OF_PAGE = 0.62;
const LEAST_SCALE = 0.5;

/** Share of the page's height that no head leaves free; a sure sign that one page is not enough. */
const SURELY_FULL = 0.85;

/**
 * The PDF of a view. Takes the whole thread while it runs: only a render worker may call it.
 *
 * Most documents are one page long, so that is tried first. Where it does not do, the same try has
 * told how tall the parts are, and the pages are filled by that. Only what is right is drawn.
 */
export async function renderPdf(view: DocumentView): Promise<Buffer> {
  const template = templateOf(view.template, view.templateVersion);
  const type = await typesetterFor(`${textOf(view)} 0123456789/`, template.typeface);
  const paper = renderContext(view, type);
  const layout = tableLayout(paper, template.measures);
  const remarks = view.remarks.map(({ label, value }): Remark => {
    return { label, lines: type.wrap(value.trim(), REMARK.style, paper.page.width) };
  });
  const setting: Setting = { press: paper, template, layout };
  const { rows } = layout;
  const { height } = paper.page;
  const long = rows.reduce((sum, row) => sum + row.height, 0) > height * SURELY_FULL;
  const draft = { head: true, rows: long ? rows.slice(0, 1) : rows, sums: true };
  const single = await layOutPages(setting, [{ ...draft, remarks: long ? [] : remarks }]);
  if (!long && heightOf(single, 'body') <= height) return draw(view, single);
  const heights = heightsIn(single, height);
  if (heights.head <= height * MOST_OF_PAGE) {
    return draw(view, await layOutPages(setting, fillPages(rows, remarks, heights)));
  }
  return draw(view, await withSmallerHead(setting, remarks, heights));
}

async function withSmallerHead(setting: Setting, remarks: readonly Remark[], heights: Heights) {
  const wanted = Math.sqrt((heights.page * MOST_OF_PAGE) / heights.head);
  const headScale = Math.max(LEAST_SCALE, wanted * 0.95);
  const smaller = { ...setting, press: { ...setting.press, headScale } };
  const { rows } = setting.layout;
  const draft = { head: true, rows: rows.slice(0, 1), sums: true, remarks: [] };
  const layout = await layOutPages(smaller, [draft]);
  const pages = fillPages(rows, remarks, heightsIn(layout, heights.page));
  return layOutPages(smaller, pages);
}
