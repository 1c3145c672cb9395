import { View } from '@react-pdf/renderer';
import type { Style } from '@react-pdf/types';
import { sideBySide, positionLines } from '../../text/positioned-lines';
import { PositionedText } from '../../internals/react-pdf';
import { isRightToLeft } from '../../text/direction';
import { FixedText, type FixedTextProps } from './fixed-text';

export type Cell = Pick<FixedTextProps, 'lines' | 'width' | 'align'> & { readonly gap: number };

interface CellsProps extends Pick<FixedTextProps, 'context' | 'style' | 'color' | 'leading'> {
  readonly cells: readonly Cell[];
  /** It has no line above, since react-pdf would draw the text over it. */
  readonly box: Style;
}

/**
 * Texts side by side. They are one node of react-pdf's layout unless one of them runs right to left. A
 * node per cell took a third of the time of a document of ten lines.
 */
export function Cells({ cells, box, ...text }: CellsProps) {
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
