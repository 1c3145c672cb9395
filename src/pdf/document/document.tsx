import { Document, View } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import type { TableLayout } from '../layout/columns';
import type { PageContent } from '../layout/pages';
import { inColumns, type RenderContext } from '../layout/render-context';
import { SUMMARY, type SummaryLayout, type SummaryRow } from '../layout/summary';
import { Remarks, RemarksBeside } from '../templates/parts/remarks';
import { RunningHead, Sheet } from '../templates/parts/paper';
import { CarriedRow, TableHeader, TableRow } from '../templates/parts/table';
import { TaxSummary } from '../templates/parts/tax-summary';
import { Totals } from '../templates/parts/totals';
import { WindowHead } from '../templates/parts/window-head';
import type { Template } from '../templates/template';

/** The parts that all pages of a document share. */
export interface DocumentLayout {
  readonly context: RenderContext;
  readonly template: Template;
  readonly table: TableLayout;
  readonly summary?: SummaryLayout | undefined;
}

/** The parts whose height only react-pdf knows; these ids mark them in its layout. */
export type PartId = 'body' | 'head' | 'table-header' | 'sums';

const part = (id: PartId) => ({ id, style: { flexShrink: 0 } });

type SummaryProps = DocumentLayout & { readonly rows: readonly SummaryRow[] };

/** As many of the rows of the tax summary as stand in one place. */
function Summary({ context, template, table, summary, rows }: SummaryProps) {
  if (!summary || rows.length === 0) return null;
  const look = template.taxSummary(context);
  const part = (
    <TaxSummary
      context={inColumns(context)}
      look={look}
      rows={rows}
      layout={summary}
      inset={table.inset}
    />
  );
  return summary.place === 'below' ? (
    <View style={{ marginTop: SUMMARY.gap }}>{part}</View>
  ) : (
    <View style={{ position: 'absolute', left: 0, top: look.top }}>{part}</View>
  );
}

/** The sums, and the tax summary where it stands beside them. */
function Sums(layout: DocumentLayout) {
  const { context, template, summary } = layout;
  const beside = summary?.place === 'beside' ? summary : undefined;
  const { top } = template.taxSummary(context);
  return (
    <View style={beside ? { minHeight: top + beside.height } : {}}>
      <Totals context={inColumns(context)} look={template.sums(context)} />
      {beside ? <Summary {...layout} rows={beside.rows} /> : null}
    </View>
  );
}

interface ContentProps extends DocumentLayout {
  readonly content: PageContent;
}

function Top({ context, template: { Head }, content }: ContentProps) {
  if (!content.head) return <RunningHead context={context} />;
  return (
    <View {...part('head')}>
      {context.view.hasWindow ? <WindowHead context={context} /> : <Head context={context} />}
    </View>
  );
}

function Table({ context, template, table: layout, content }: ContentProps) {
  if (content.rows.length === 0) return null;
  const props = { context: inColumns(context), layout, look: template.look(context) };
  return (
    <>
      <View {...part('table-header')}>
        <TableHeader {...props} />
      </View>
      {content.carried === undefined ? null : <CarriedRow {...props} amount={content.carried} />}
      {content.rows.map((row, index) => (
        <TableRow key={index} {...props} row={row} />
      ))}
    </>
  );
}

interface PageProps extends ContentProps {
  readonly position: { readonly page: number; readonly of: number };
}

/** One sheet. react-pdf breaks no pages here, so it lays out each one once. */
function DocumentPage({ content, position, ...layout }: PageProps) {
  const { context, template } = layout;
  const { remarkColors, backdrop } = template;
  return (
    <Sheet context={context} backdrop={backdrop?.(context)} position={position}>
      <View {...part('body')}>
        <Top {...layout} content={content} />
        <Table {...layout} content={content} />
        {content.sums ? (
          <View {...part('sums')}>
            <Sums {...layout} />
          </View>
        ) : null}
        <Summary {...layout} rows={content.summary} />
        <Remarks context={context} parts={content.remarks} {...remarkColors(context)} />
        {content.beside ? (
          <RemarksBeside context={context} columns={content.beside} {...remarkColors(context)} />
        ) : null}
      </View>
    </Sheet>
  );
}

/** The document of these pages. */
export function documentOf(layout: DocumentLayout, pages: readonly PageContent[]): ReactElement {
  return (
    <Document>
      {pages.map((content, index) => (
        <DocumentPage
          key={index}
          {...layout}
          content={content}
          position={{ page: index + 1, of: pages.length }}
        />
      ))}
    </Document>
  );
}
