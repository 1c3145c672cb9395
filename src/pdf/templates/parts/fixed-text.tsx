import { Text, View } from '@react-pdf/renderer';
import type { Style } from '@react-pdf/types';
import type { TextContext } from '../../layout/render-context';
import { positionLines } from '../../text/positioned-lines';
import type { TextStyle } from '../../text/text-measure';
import { PositionedText } from '../../internals/react-pdf';
import { mergeObjects } from '../../../domain/merge-objects';
import { beginsWithNumber, isRightToLeft, withNumbersInOrder } from '../../text/direction';

/**
 * - `start`: where the text begins, which is the right edge for right to left text.
 * - `figures`: at the right of their column on every sheet, so that digits stand under each other.
 */
type Align = 'left' | 'right' | 'center' | 'start' | 'figures';

/** The edge of the column before the sheet is mirrored; all text of a mirrored sheet begins at its right. */
export function edgeOf(align: Align, { isMirrored }: TextContext, rtl: boolean) {
  if (align === 'figures') return isMirrored ? 'left' : 'right';
  if (align === 'start') return rtl && !isMirrored ? 'right' : 'left';
  return align;
}

export interface FixedTextProps {
  readonly context: TextContext;
  /** Broken to the column. */
  readonly lines: readonly string[];
  readonly style: TextStyle;
  readonly width: number;
  readonly color: string;
  readonly align?: Align;
  readonly leading: number;
  readonly box?: Style;
}

/** Lines that follow each other and all begin with a number, or none of them. */
function inGroups(lines: readonly string[]): (readonly string[])[] {
  const starts = lines.flatMap((line, at) =>
    at === 0 || beginsWithNumber(line) !== beginsWithNumber(lines[at - 1] ?? '') ? [at] : [],
  );
  return starts.map((start, index) => lines.slice(start, starts[index + 1]));
}

/** Text that is broken into lines; each line has its place. */
export function FixedText({ lines, box = {}, ...props }: FixedTextProps) {
  const isMixed = props.context.isMirrored && isRightToLeft(lines.join('\n'));
  const groups = isMixed ? inGroups(lines) : [lines];
  if (groups.length === 1) return <Lines {...props} lines={lines} box={box} />;
  return (
    <View style={mergeObjects(box, { width: props.width })}>
      {groups.map((group, index) => (
        <Lines key={index} {...props} lines={group} />
      ))}
    </View>
  );
}

function Lines({
  context,
  lines,
  style,
  width,
  color,
  leading,
  box = {},
  align: wanted = 'left',
}: FixedTextProps) {
  const text = lines.join('\n');
  const rtl = isRightToLeft(text);
  const align = edgeOf(wanted, context, rtl);
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
      {context.isMirrored ? withNumbersInOrder(text) : text}
    </Text>
  );
}
