import { Document, View } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import type { TableLayout } from './columns';
import type { PageContent } from './pages';
import type { RenderContext } from './render-context';
import { Remarks } from '../templates/parts/remarks';
import { Sheet } from '../templates/parts/paper';
import { TableHeader, TableRow } from '../templates/parts/table';
import type { Template } from '../templates/template';

export interface Setting {
  readonly press: RenderContext;
  readonly template: Template;
  readonly layout: TableLayout;
}

/** The parts whose height only react-pdf knows, as they are marked in its layout. */
export type PartId = 'body' | 'head' | 'table-header' | 'sums';

const part = (id: PartId) => ({ id, style: { flexShrink: 0 } });

interface PageProps extends Setting {
  readonly content: PageContent;
  readonly position: { readonly page: number; readonly of: number };
}

/** One sheet; react-pdf breaks no page by itself, so it lays each out once. */
function DocumentPage({ press, template, layout, content, position }: PageProps) {
  const { Head, Sums, remarkColors, backdrop } = template;
  const look = template.look(press);
  return (
    <Sheet press={press} backdrop={backdrop?.(press)} position={position}>
      <View {...part('body')}>
        {content.head ? (
          <View {...part('head')}>
            <Head press={press} />
          </View>
        ) : null}
        {content.rows.length > 0 ? (
          <View {...part('table-header')}>
            <TableHeader press={press} layout={layout} look={look} />
          </View>
        ) : null}
        {content.rows.map((row, index) => (
          <TableRow key={index} press={press} layout={layout} look={look} row={row} />
        ))}
        {content.sums ? (
          <View {...part('sums')}>
            <Sums press={press} />
          </View>
        ) : null}
        <Remarks press={press} parts={content.remarks} {...remarkColors(press)} />
      </View>
    </Sheet>
  );
}

/** The document of these pages. */
export function documentOf(setting: Setting, pages: readonly PageContent[]): ReactElement {
  return (
    <Document>
      {pages.map((content, index) => (
        <DocumentPage
          key={index}
          {...setting}
          content={content}
          position={{ page: index + 1, of: pages.length }}
        />
      ))}
    </Document>
  );
}
