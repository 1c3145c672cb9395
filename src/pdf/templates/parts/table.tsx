import { View } from '@react-pdf/renderer';
import type { Style } from '@react-pdf/types';
import type { Row, TableLayout } from '../../layout/columns';
import type { RenderContext } from '../../layout/render-context';
import { mergeObjects } from '../../../domain/merge-objects';
import { Cells, type Cell } from './cells';
import { TEXT } from './wrapped-text';

export interface TableLook {
  readonly header: Style;
  readonly headerText: string;
  readonly row: Style;
  readonly text?: string;
}

interface TableProps {
  readonly context: RenderContext;
  readonly layout: TableLayout;
  readonly look: TableLook;
}

/** Kept free at the right of a description. */
const ITEM_GAP = 12;

export function TableHeader({ context, layout, look }: TableProps) {
  const { columns, size, inset } = layout;
  const style = { size: size - 0.5, weight: 600 } as const;
  const leading = 1.3;
  const cells = columns.map(({ key, label, width }): Cell => {
    return { lines: [label], width, align: key === 'item' ? 'left' : 'right', gap: 0 };
  });
  return (
    <View style={mergeObjects({ paddingHorizontal: inset }, look.header)}>
      <Cells
        context={context}
        style={style}
        leading={leading}
        cells={cells}
        color={look.headerText}
        box={{}}
      />
    </View>
  );
}

export function TableRow({ context, layout, look, row }: TableProps & { readonly row: Row }) {
  const { columns, size, padding, inset, leading } = layout;
  const style = { size, weight: 400 } as const;
  const cells = columns.map(({ key, width }): Cell => {
    if (key !== 'item') {
      return { lines: [row.line[key] ?? ''], width, align: 'right', gap: 0 };
    }
    return { lines: row.lines, width: width - ITEM_GAP, align: 'start', gap: ITEM_GAP };
  });
  const room = { height: row.height, paddingTop: padding, paddingHorizontal: inset };
  const color = look.text ?? TEXT;
  return (
    <Cells
      context={context}
      style={style}
      leading={leading}
      cells={cells}
      color={color}
      box={mergeObjects(room, look.row)}
    />
  );
}
