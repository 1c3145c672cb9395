import { View } from '@react-pdf/renderer';
import type { Style } from '@react-pdf/types';
import type { Row, TableLayout } from '../../layout/columns';
import type { RenderContext } from '../../layout/render-context';
import { sideBySide, positionLines } from '../../layout/positioned-lines';
import { PositionedText } from '../../internals/react-pdf';
import { mergeObjects } from '../../../domain/merge-objects';
import { isRightToLeft } from '../../layout/direction';
import { FixedText, type FixedTextProps } from './fixed-text';
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

type Cell = Pick<FixedTextProps, 'lines' | 'width' | 'align'> & { readonly gap: number };

interface CellsProps extends Pick<FixedTextProps, 'context' | 'style' | 'color' | 'leading'> {
  readonly cells: readonly Cell[];
  /** It has no line above, since react-pdf would draw the text over it. */
  readonly box: Style;
}

/**
 * Texts side by side. They are one node of react-pdf's layout unless one of them runs right to left. A
 * node per cell took a third of the time of a document of ten lines.
 */
function Cells({ cells, box, ...text }: CellsProps) {
  const { context, style, color, leading } = text;
  const set = sideBySide(
    cells.map(({ lines, width, align = 'left', gap }) => {
      const side = align === 'start' ? 'left' : align;
      return {
        lines: lines.some(isRightToLeft)
          ? undefined
          : positionLines(lines, context.text, { style, color, leading, width, align: side }),
        width: width + gap,
      };
    }),
  );
  if (set) {
    return <PositionedText lines={set} style={box} />;
  }
  return (
    <View style={{ ...box, flexDirection: 'row' }}>
      {cells.map(({ gap, ...cell }, index) => (
        <FixedText
          key={index}
          {...text}
          {...cell}
          {...(gap ? { box: { marginRight: gap } } : {})}
        />
      ))}
    </View>
  );
}

export function TableHeader({ context, layout, look }: TableProps) {
  const { columns, size, inset } = layout;
  const style = { size: size - 0.5, weight: 600 } as const;
  const leading = 1.3;
  const cells = columns.map(({ key, label, width }): Cell => {
    return { lines: [label], width, align: key === 'item' ? 'left' : 'right', gap: 0 };
  });
  return (
    <View style={mergeObjects({ paddingHorizontal: inset }, look.header)}>
      <Cells {...{ context, style, leading, cells }} color={look.headerText} box={{}} />
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
    <Cells {...{ context, style, leading, cells, color }} box={mergeObjects(room, look.row)} />
  );
}
