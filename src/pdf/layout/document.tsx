import { Document, View } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import type { TableLayout } from './columns';
import type { PageContent } from './pages';
import type { RenderContext } from './render-context';
import { Remarks } from '../templates/parts/remarks';
import { Sheet } from '../templates/parts/paper';
import { TableHeader, TableRow } from '../templates/parts/table';
import type { Template } from '../templates/template';

/** The parts that all pages of a document share. */
export interface DocumentLayout {
  readonly context: RenderContext;
  readonly template: Template;
  readonly table: TableLayout;
}

/** The parts whose height only react-pdf knows; these ids mark them in its layout. */
export type PartId = 'body' | 'head' | 'table-header' | 'sums';

const part = (id: PartId) => ({ id, style: { flexShrink: 0 } });

interface PageProps extends DocumentLayout {
  readonly content: PageContent;
  readonly position: { readonly page: number; readonly of: number };
}

/** One sheet. react-pdf breaks no pages here, so it lays out each one once. */
function DocumentPage({ context, template, table, content, position }: PageProps) {
  const { Head, Sums, remarkColors, backdrop } = template;
  const look = template.look(context);
  return (
    <Sheet context={context} backdrop={backdrop?.(context)} position={position}>
      <View {...part('body')}>
        {content.head ? (
          <View {...part('head')}>
            <Head context={context} />
          </View>
        ) : null}
        {content.rows.length > 0 ? (
          <View {...part('table-header')}>
            <TableHeader context={context} layout={table} look={look} />
          </View>
        ) : null}
        {content.rows.map((row, index) => (
          <TableRow key={index} context={context} layout={table} look={look} row={row} />
        ))}
        {content.sums ? (
          <View {...part('sums')}>
            <Sums context={context} />
          </View>
        ) : null}
        <Remarks context={context} parts={content.remarks} {...remarkColors(context)} />
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
