import { View } from '@react-pdf/renderer';
import type { Style } from '@react-pdf/types';
import { positionLines, sideBySide, under, type Column } from '../../text/positioned-lines';
import type { TextContext } from '../../layout/render-context';
import { PositionedText } from '../../internals/react-pdf';
import { isRightToLeft } from '../../text/direction';
import { edgeOf, FixedText, type FixedTextProps } from './fixed-text';

export type Cell = Pick<FixedTextProps, 'lines' | 'width' | 'align'> & {
  /** After it. */
  readonly gap: number;
  /** Before it; by default 0. */
  readonly before?: number;
  /** Its first lines are set strong, and the others in this colour. */
  readonly titled?: { readonly lines: number; readonly rest: string };
};

/**
 * Figures at the right of a column that begins with `gap`. On a mirrored sheet the gap is at its right,
 * and they end before it.
 */
export function figuresCell(
  { isMirrored }: TextContext,
  { gap, ...cell }: Pick<Cell, 'lines' | 'width' | 'gap'>,
): Cell {
  const before = isMirrored ? gap : 0;
  return { ...cell, align: 'figures', before, gap: -before };
}

interface CellsProps extends Pick<FixedTextProps, 'context' | 'style' | 'color' | 'leading'> {
  readonly cells: readonly Cell[];
  /** It has no line above, since react-pdf would draw the text over it. */
  readonly box: Style;
}

type CellText = Pick<CellsProps, 'style' | 'color' | 'leading'>;

interface Part extends CellText {
  readonly lines: readonly string[];
}

/** The title of a cell, and the rest. */
function partsOf({ lines, titled }: Cell, { style, color, leading }: CellText): Part[] {
  if (!titled) return [{ lines, style, color, leading }];
  const title = { style: { ...style, weight: 600 as const }, color, leading };
  const parts = [
    { ...title, lines: lines.slice(0, titled.lines) },
    { style, color: titled.rest, leading, lines: lines.slice(titled.lines) },
  ];
  return parts.filter((part) => part.lines.length > 0);
}

function positioned(cell: Cell, { context, ...text }: Omit<CellsProps, 'cells' | 'box'>) {
  const { width } = cell;
  if (cell.lines.some(isRightToLeft)) return undefined;
  const column = { width, align: edgeOf(cell.align ?? 'left', context, false) };
  const parts = partsOf(cell, text).map(({ lines, ...type }) =>
    positionLines(lines, context.text, { ...type, ...column } satisfies Column),
  );
  return under(parts);
}

/**
 * Texts side by side. They are one node of react-pdf's layout unless one of them runs right to left. A
 * node per cell took a third of the time of a document of ten lines.
 */
export function Cells({ cells, box, ...text }: CellsProps) {
  const set = sideBySide(
    cells.map((cell) => ({
      lines: positioned(cell, text),
      before: cell.before ?? 0,
      width: cell.width + cell.gap,
    })),
  );
  if (set) {
    const counts = cells.map(({ lines }) => lines.length);
    return <PositionedText lines={set} cells={counts} style={box} />;
  }
  return (
    <View style={{ ...box, flexDirection: 'row' }}>
      {cells.map((cell, index) => (
        <View
          key={index}
          style={{ width: cell.width, marginLeft: cell.before ?? 0, marginRight: cell.gap }}
        >
          {partsOf(cell, text).map((part, place) => (
            <FixedText
              key={place}
              {...part}
              context={text.context}
              width={cell.width}
              align={cell.align ?? 'left'}
            />
          ))}
        </View>
      ))}
    </View>
  );
}
