import { Document } from '@react-pdf/renderer';
import { textMeasuresFor } from '../fonts/fonts';
import { openPlain } from '../archive/open';
import { layOut } from '../internals/react-pdf';
import { draw } from '../layout/draw';
import { FOOT, MARGIN, PAPERS } from '../layout/render-context';
import { textOf } from '../layout/text-of';
import { fillReport } from './pages';
import { headHeight, ReportSheet, STRIP, TITLE, type SheetContext } from './sheet';
import { tableOf } from './tables';
import type { ReportView } from './view';

/** The PDF of a report. It keeps its thread busy, so only a render worker may call it. */
export async function renderReport(view: ReportView): Promise<Buffer> {
  const [short, long] = PAPERS[view.paper];
  const size: [number, number] = view.isWide ? [long, short] : [short, long];
  const { tabular: text } = await textMeasuresFor(`${textOf(view)} 0123456789/·`, 'inter');
  const width = size[0] - 2 * MARGIN;
  const context: SheetContext = { view, text, headScale: 1, isMirrored: false, size, width };
  const tables = view.sections.map((section) => tableOf(text, section, width));
  const pages = fillReport(tables, {
    page: size[1] - MARGIN - FOOT - STRIP,
    head: headHeight(context),
    title: TITLE,
  });
  const document = (
    <Document>
      {pages.map((page, index) => (
        <ReportSheet
          key={index}
          context={context}
          page={page}
          position={{ page: index + 1, of: pages.length }}
        />
      ))}
    </Document>
  );
  return draw(openPlain(view), await layOut(document));
}
