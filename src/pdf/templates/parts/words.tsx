import type { Press } from '../../press';
import type { TextStyle, Words as Breaks } from '../../typesetter';
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
  readonly words?: Breaks | 'one line';
}

/** Smaller type than this share is harder to read than a second line. */
const LEAST_SHARE = 0.7;

/**
 * A number, a date or an amount: on one line, set smaller where it must be. What is longer still
 * is broken at its spaces, and anywhere only where a word of it is wider than its column.
 */
export function Figure(props: WordsProps) {
  const { press, text, width } = props;
  const { size } = props.style;
  const scale = press.headScale;
  const style = { ...props.style, size: size * scale };
  const smaller = press.type.fit(text, style, width, style.size * LEAST_SHARE) / scale;
  const isOneLine = press.type.width(text, { ...style, size: smaller * scale }) <= width + 0.01;
  const own = isOneLine ? { ...props.style, size: smaller } : props.style;
  return <Words {...props} style={own} words={isOneLine ? 'one line' : 'whole'} />;
}

/** Text broken to its column, in its own direction. */
export function Words({
  press,
  text,
  width,
  color = TEXT,
  leading = 1.4,
  gap,
  words = 'parted',
  ...props
}: WordsProps) {
  const style = { ...props.style, size: props.style.size * press.headScale };
  return (
    <SetText
      press={press}
      lines={words === 'one line' ? [text] : press.type.wrap(text, style, width, words)}
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
