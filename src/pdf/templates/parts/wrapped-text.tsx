import type { TextContext } from '../../layout/render-context';
import type { TextStyle } from '../../text/text-measure';
import { FixedText, type FixedTextProps } from './fixed-text';

export const TEXT = '#1F2937';
export const QUIET = '#6B7280';
export const RULE = '#E5E7EB';

export interface WrappedTextProps {
  readonly context: TextContext;
  readonly text: string;
  readonly style: TextStyle;
  /** Of the column; the text is broken to it. */
  readonly width: number;
  readonly color?: string;
  readonly align?: FixedTextProps['align'];
  readonly leading?: number;
  readonly gap?: number;
  /**
   * A number, a date or an amount: on one line, in smaller type if needed. Longer text breaks at its
   * spaces. It breaks elsewhere only when one of its words is wider than the column.
   */
  readonly isFigure?: boolean;
}

/** Smaller type than this share is harder to read than a second line. */
const LEAST_SHARE = 0.7;

/** The style, smaller where the text then fits on one line. */
function fitted(context: TextContext, text: string, style: TextStyle, width: number): TextStyle {
  const natural = context.text.width(text, style);
  if (natural <= width || natural * LEAST_SHARE > width) return style;
  return { size: (style.size * width) / natural, weight: style.weight };
}

/** Text broken to its column, in its own direction. */
export function WrappedText({
  context,
  text,
  width,
  color = TEXT,
  leading = 1.4,
  gap,
  isFigure = false,
  ...props
}: WrappedTextProps) {
  const normal = { ...props.style, size: props.style.size * context.headScale };
  const style = isFigure ? fitted(context, text, normal, width) : normal;
  // All lines of a mirrored sheet begin at its right. The rest of a number would read as another number there.
  const parted = context.isMirrored ? 'numbers' : 'parted';
  return (
    <FixedText
      context={context}
      // Room for the rounding of a computed size.
      lines={context.text.wrap(text, style, width + 0.001, isFigure ? 'whole' : parted)}
      style={style}
      // A point more than the text was broken to, against rounding.
      width={width + 1}
      color={color}
      leading={leading}
      align={props.align ?? 'left'}
      box={gap ? { marginBottom: gap } : {}}
    />
  );
}
