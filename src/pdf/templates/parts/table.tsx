import { View } from '@react-pdf/renderer';
import type { Style } from '@react-pdf/types';
import type { Row, TableLayout } from '../../layout/columns';
import type { RenderContext } from '../../layout/render-context';
import { mergeObjects } from '../../../domain/merge-objects';
import { Tag } from '../../internals/tree';
import { Cells, figuresCell, type Cell } from './cells';
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

/** The name of the table. */
const LINES = 'lines';

/** Kept free at the right of a description. */
const ITEM_GAP = 12;

/** Kept free between two labels, where they take all of their width. */
const HEADING_GAP = 8;

export function TableHeader({ context, layout, look }: TableProps) {
  const { columns, size, inset, gap } = layout;
  const style = { size: size - 0.5, weight: 600 } as const;
  const leading = 1.3;
  // Those of figures end with them, which leaves a mirrored one no more room than its figures have.
  const kept = context.isMirrored ? gap : HEADING_GAP;
  const cells = columns.map(({ key, label, width }): Cell => {
    const lines = context.text.wrap(label, style, width - kept);
    if (key === 'item') return { lines, width, gap: 0 };
    return figuresCell(context, { lines, width, gap });
  });
  return (
    <View style={mergeObjects({ paddingHorizontal: inset }, look.header)}>
      <Tag as="TR" table={LINES} cells="TH">
        <Cells
          context={context}
          style={style}
          leading={leading}
          cells={cells}
          color={look.headerText}
          box={{}}
        />
      </Tag>
    </View>
  );
}

export function TableRow({ context, layout, look, row }: TableProps & { readonly row: Row }) {
  const { columns, size, inset, leading, gap } = layout;
  const style = { size, weight: 400 } as const;
  const cells = columns.map(({ key, width }): Cell => {
    if (key !== 'item') {
      return figuresCell(context, { lines: [row.line[key] ?? ''], width, gap });
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
    <Tag as="TR" table={LINES} cells="TD">
      <Cells
        context={context}
        style={style}
        leading={leading}
        cells={cells}
        color={color}
        box={mergeObjects(room, row.goesOn ? {} : look.row)}
      />
    </Tag>
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
  return (
    <Tag as="Artifact">
      <TableRow {...table} look={{ ...look, text: QUIET }} row={row} />
    </Tag>
  );
}

export const carriedHeight = ({ size, leading, padding }: TableLayout): number =>
  size * leading + 2 * padding;
