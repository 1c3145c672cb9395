import { Text, View } from '@react-pdf/renderer';
import type { RemarkPart } from '../../pages';
import type { Press } from '../../press';
import { isRightToLeft } from './words';

const SIZE = 8.5;
const LEADING = 1.5;
const GAP = 16;

/** Notes and terms are all set alike, so that their height is known before they are laid out. */
export const REMARK = {
  style: { size: SIZE, weight: 400 },
  labelHeight: GAP + SIZE * LEADING + 2,
  lineHeight: SIZE * LEADING,
} as const;

export interface RemarkColors {
  readonly labelColor: string;
  readonly color: string;
}

interface RemarksProps extends RemarkColors {
  readonly press: Press;
  readonly parts: readonly RemarkPart[];
}

export function Remarks({ press, parts, labelColor, color }: RemarksProps) {
  const common = { fontSize: SIZE, lineHeight: LEADING, width: press.page.width + 1 };
  return parts.map(({ label, lines }, index) => {
    const text = lines.join('\n');
    const rtl = isRightToLeft(text);
    const textAlign = rtl ? 'right' : 'left';
    return (
      <View key={index}>
        {label === undefined ? null : (
          <Text
            style={{
              ...common,
              fontWeight: 600,
              color: labelColor,
              textAlign,
              marginTop: GAP,
              marginBottom: 2,
            }}
          >
            {label}
          </Text>
        )}
        <Text style={{ ...common, color, textAlign, direction: rtl ? 'rtl' : 'ltr' }}>{text}</Text>
      </View>
    );
  });
}
