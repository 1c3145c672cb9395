import { Text } from '@react-pdf/renderer';
import type { Style } from '@react-pdf/types';
import type { TextContext } from '../../layout/render-context';
import { positionLines } from '../../text/positioned-lines';
import type { TextStyle } from '../../text/text-measure';
import { PositionedText } from '../../internals/react-pdf';
import { mergeObjects } from '../../../domain/merge-objects';
import { isRightToLeft } from '../../text/direction';

export interface FixedTextProps {
  readonly context: TextContext;
  /** Broken to the column. */
  readonly lines: readonly string[];
  readonly style: TextStyle;
  readonly width: number;
  readonly color: string;
  /** `start` is the right edge for right to left text. */
  readonly align?: 'left' | 'right' | 'center' | 'start';
  readonly leading: number;
  readonly box?: Style;
}

/** Text that is broken into lines; each line has its place. */
export function FixedText({
  context,
  lines,
  style,
  width,
  color,
  leading,
  box = {},
  ...props
}: FixedTextProps) {
  const rtl = isRightToLeft(lines.join('\n'));
  const align = props.align === 'start' ? (rtl ? 'right' : 'left') : (props.align ?? 'left');
  const set = positionLines(lines, context.text, { style, width, align, leading, color });
  const height = lines.length * style.size * leading;
  if (set) {
    return <PositionedText lines={set} style={mergeObjects(box, { width, height })} />;
  }
  return (
    <Text
      style={{
        ...box,
        width,
        minHeight: height,
        fontFamily: [...context.text.families],
        fontSize: style.size,
        fontWeight: style.weight,
        lineHeight: leading,
        color,
        textAlign: align,
        direction: rtl ? 'rtl' : 'ltr',
      }}
    >
      {lines.join('\n')}
    </Text>
  );
}
