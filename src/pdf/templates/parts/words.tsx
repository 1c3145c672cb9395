import { Text } from '@react-pdf/renderer';
import type { Press } from '../../press';
import type { TextStyle } from '../../typesetter';

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
  /** `start` is the right edge for right to left text. */
  readonly align?: 'left' | 'right' | 'center' | 'start';
  readonly leading?: number;
  readonly gap?: number;
}

const FIRST_STRONG =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]|\p{L}/u;
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** As the Unicode bidirectional algorithm has it: the first letter decides (UAX #9, P2). */
export function isRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(FIRST_STRONG.exec(text)?.[0] ?? '');
}

/** Text broken to its column, in its own direction. */
export function Words(props: WordsProps) {
  const { press, text, width, align = 'left', leading = 1.4 } = props;
  const style = { ...props.style, size: props.style.size * press.headScale };
  const rtl = isRightToLeft(text);
  return (
    <Text
      style={{
        width: width + 1,
        fontSize: style.size,
        fontWeight: style.weight,
        lineHeight: leading,
        color: props.color ?? TEXT,
        textAlign: align === 'start' ? (rtl ? 'right' : 'left') : align,
        direction: rtl ? 'rtl' : 'ltr',
        marginBottom: props.gap ?? 0,
      }}
    >
      {press.type.wrap(text, style, width).join('\n')}
    </Text>
  );
}
