import { View } from '@react-pdf/renderer';
import type { Style } from '@react-pdf/types';
import type { Row, TableLayout } from '../../layout/columns';
import type { RenderContext } from '../../layout/render-context';
import { mergeObjects } from '../../../domain/merge-objects';
import { Cells, type Cell } from './cells';
import { QUIET, TEXT } from './wrapped-text';

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
  const { columns, size, inset, leading } = layout;
  const style = { size, weight: 400 } as const;
  const cells = columns.map(({ key, width }): Cell => {
    if (key !== 'item') {
      return { lines: [row.line[key] ?? ''], width, align: 'right', gap: 0 };
    }
    const cell = {
      lines: row.lines,
      width: width - ITEM_GAP,
      align: 'start',
      gap: ITEM_GAP,
    } as const;
    return row.titles === undefined
      ? cell
      : { ...cell, titled: { lines: row.titles, rest: QUIET } };
  });
  const room = { height: row.height, paddingTop: row.top, paddingHorizontal: inset };
  const color = look.text ?? TEXT;
  return (
    <Cells
      context={context}
      style={style}
      leading={leading}
      cells={cells}
      color={color}
      box={mergeObjects(room, row.goesOn ? {} : look.row)}
    />
  );
}

/** The sum of the lines on earlier pages, at the top of the table. */
export function CarriedRow({ amount, ...table }: TableProps & { readonly amount: string }) {
  const { layout, look, context } = table;
  const row: Row = {
    line: { item: '', amount },
    lines: [context.view.carriedLabel ?? ''],
    height: carriedHeight(layout),
    top: layout.padding,
    goesOn: false,
  };
  return <TableRow {...table} look={{ ...look, text: QUIET }} row={row} />;
}

export const carriedHeight = ({ size, leading, padding }: TableLayout): number =>
  size * leading + 2 * padding;
