import type { Press } from '../../press';
import type { TextStyle } from '../../typesetter';
import { SetText, type SetTextProps } from './set-text';

export const TEXT = '#1F2937';
export const QUIET = '#6B7280';
export const RULE = '#E5E7EB';

export interface WordsProps {
  readonly press: Press;
  readonly text: string;
  readonly style: TextStyle;
  /** Of the column; the text is broken to it. */
  readonly width: number;
  readonly color?: string;
  readonly align?: SetTextProps['align'];
  readonly leading?: number;
  readonly gap?: number;
}

/** Text broken to its column, in its own direction. */
export function Words({
  press,
  text,
  width,
  color = TEXT,
  leading = 1.4,
  gap,
  ...props
}: WordsProps) {
  const style = { ...props.style, size: props.style.size * press.headScale };
  return (
    <SetText
      press={press}
      lines={press.type.wrap(text, style, width)}
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
